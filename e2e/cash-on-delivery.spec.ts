import { expect, test, type Page } from '@playwright/test';
import { awake } from './awake.ts';
import { expectAccessible } from './axe.ts';
import { chooseFirst } from './choices.ts';
import { codeSentTo, confirmByCode } from './trust.ts';
import { moveOrder } from './orders.ts';
import { admin, signIn, newCustomer } from './people.ts';

/** Buys the first tea with Cash on Delivery. */
const buy = async (page: Page, phone: string) => {
  await page.goto('/search?q=tea');
  await awake(page);
  await page.locator('main a[href^="/details/"]:visible').first().click();
  await page.getByRole('button', { name: 'Buy Now' }).first().click();
  await expect(page).toHaveURL('/confirmorder');
  await chooseFirst(page);
  await page.getByRole('textbox', { name: 'Address' }).fill('Shaheb Bazar, Rajshahi 6000');
  await page.getByRole('textbox', { name: 'Phone Number' }).fill(phone);
  await page.getByRole('button', { name: 'Proceed to Pay' }).click();
  await page.getByRole('radio', { name: 'Cash on Delivery' }).check();
  await page.getByRole('button', { name: 'Confirm Order' }).click();
};

/** Returns the id of the order whose page is open. */
const orderOn = (page: Page): string => new URL(page.url()).pathname.split('/').at(-1) ?? '';

const isPlaced = (page: Page) => expect(page.getByRole('heading', { name: 'Thank you for your order!' })).toBeVisible();

test('a first order by Cash on Delivery is confirmed by the code of a mail', async ({ page, browser, request }) => {
  const person = await newCustomer(request, 'Momena First');
  await signIn(page, person);
  await buy(page, '01398765431');
  await expect(page).toHaveURL(/\/pay\//);
  const orderId = orderOn(page);

  await test.step('the order waits for its code', async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'Confirm your order' })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('the owner sees why', async () => {
    const office = await (await browser.newContext()).newPage();
    await signIn(office, admin);
    await office.goto('/deshboard');
    const row = office.getByRole('row').filter({ has: office.locator(`a[href="/deshboard/orders/${orderId}"]`) });
    await expect(row).toContainText('Waits for its code');
    await expect(row).toContainText('First order');
    await office.context().close();
  });

  await test.step('a wrong code is refused at the field, and the right one confirms', async () => {
    const right = await codeSentTo(request, person.email);
    const code = page.getByLabel('Code', { exact: true });
    await code.fill(right === '000000' ? '000001' : '000000');
    await page.getByRole('button', { name: 'Confirm the order' }).click();
    await expect(page.getByText('This code is wrong. Please look into the newest mail.')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Send a new code' }).click();
    await expect(page.getByText(/^We have just sent a code\./)).toBeVisible();
    await code.fill(right);
    await page.getByRole('button', { name: 'Confirm the order' }).click();
    await isPlaced(page);
  });
});

test('after an order that was refused at the door the next one needs a deposit, and the rest is paid there', async ({
  page,
  request,
}) => {
  const person = await newCustomer(request, 'Kamal Refuses');
  // A number of their own: strangers who order to it would have to pay a deposit, too.
  const phone = '01398765432';
  await signIn(page, person);
  await buy(page, phone);
  await confirmByCode(page, person);
  await isPlaced(page);
  const orderId = orderOn(page);
  await moveOrder(request, 'changeOrderStatus', { orderId, status: 'PROCESSED' });
  await moveOrder(request, 'shipOrder', { orderId, carrier: 'Pathao', trackingNumber: 'PTH-2' });
  await moveOrder(request, 'changeOrderStatus', { orderId, status: 'CANCELLED', reason: 'Nobody took it.' });

  await buy(page, phone);
  await expect(page.getByRole('heading', { level: 1, name: 'Pay a deposit' })).toBeVisible();
  await expect(page.getByText(/^We ask for a deposit before we send this order/)).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Credit/Debit Card' })).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('radio', { name: 'Nagad' }).check();
  await page.getByRole('button', { name: 'Pay $60.00 with Nagad' }).click();
  await page.getByRole('button', { name: 'Approve' }).click();
  await isPlaced(page);
  await page.goto(`/vieworder/${orderOn(page)}`);
  await expect(page.getByRole('row', { name: 'Paid $60.00' })).toBeVisible();
  await expect(page.getByRole('row', { name: /^To pay at the door \$/ })).toBeVisible();
});
