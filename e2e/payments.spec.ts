import { expect, test, type Page } from '@playwright/test';
import { awake } from './awake.ts';
import { expectAccessible } from './axe.ts';
import { chooseFirst } from './choices.ts';
import { placeOrder } from './orders.ts';
import { choose, paymentOf, payWith, refundPart, toHostedPage } from './payments.ts';
import { newCustomer, signIn } from './people.ts';
import { codeSentTo } from './trust.ts';

/** Buys the first product of a search, up to the choice of the payment method. */
const toPayment = async (page: Page, term: string) => {
  await page.goto(`/search?q=${term}`);
  await awake(page);
  await page.locator('main a[href^="/details/"]:visible').first().click();
  await page.getByRole('button', { name: 'Buy Now' }).first().click();
  await expect(page).toHaveURL('/confirmorder');
  await chooseFirst(page);
  await page.getByRole('textbox', { name: 'Address' }).fill('Flat 3B, Lake Road, Sylhet 3100');
  await page.getByLabel('Phone Number').fill('01812345678');
  await page.getByRole('button', { name: 'Proceed to Pay' }).click();
};

/** The page after an order whose money has come. */
const expectPaid = async (page: Page) => {
  await expect(page).toHaveURL(/\/order\/congratulations\//);
  await expect(page.getByRole('heading', { name: 'Thank you for your order!' })).toBeVisible();
  await expect(page.getByText(/^We have received your payment of \$[\d,.]+\.$/)).toBeVisible();
};

test('chosen at the checkout, approved at the provider, paid', async ({ page, request }) => {
  const person = await newCustomer(request, 'Farida Parvin');
  await signIn(page, person);
  await toPayment(page, 'lamp');
  await page.getByRole('radio', { name: 'Credit/Debit Card' }).check();
  await page.getByRole('button', { name: 'Confirm Order' }).dblclick();

  await toHostedPage(page, 'SSLCommerz');
  await expect(page.getByText(/^৳[\d,]+\.\d\d$/)).toBeVisible();
  await expectAccessible(page);
  await choose(page, 'SSLCommerz', 'Approve');

  await expectPaid(page);
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  expect(await paymentOf(request, person, id)).toMatchObject({
    awaits: null,
    dueCents: 0,
    attempts: [{ method: 'CARD', status: 'PAID' }],
  });
  await page.goto(`/vieworder/${id}`);
  await expect(page.getByRole('row', { name: /^Paid \$/ })).toBeVisible();
});

test('in Bangla on a phone: cancelled, then declined, then paid at the door', async ({ page, request }) => {
  const nothingTaken = page.getByText('কোনো টাকা কাটা হয়নি, আপনার অর্ডারটি রাখা আছে।');
  const cancelled = page.getByText(/দিয়ে পেমেন্টটি আপনি বাতিল করেছেন।$/);
  await page.setViewportSize({ width: 360, height: 740 });
  const person = await newCustomer(request, 'Shamima Akter');
  const { id } = await placeOrder(request, person, 'fiction', 1, 'NAGAD');
  // The browser remembers the language of the login page.
  await page.goto('/bn/login');
  await page.getByLabel('ই-মেইল').fill(person.email);
  await page.getByLabel('পাসওয়ার্ড', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'লগইন করুন', exact: true }).click();
  await page.getByRole('button', { name: /Shamima Akter/ }).waitFor();

  await test.step('cancelled: nothing was taken, and it can be tried again', async () => {
    await page.goto(`/bn/pay/${id}`);
    await payWith(page, 'NAGAD');
    await choose(page, 'Nagad', 'Cancel');
    await expect(page).toHaveURL(`/pay/${id}`);
    await expect(cancelled).toBeVisible();
    await expect(nothingTaken).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('declined', async () => {
    await payWith(page, 'NAGAD');
    await choose(page, 'Nagad', 'Low balance');
    await expect(page).toHaveURL(`/pay/${id}`);
    await expect(nothingTaken).toBeVisible();
    await expect(cancelled).toHaveCount(0);
  });

  await test.step('Cash on Delivery: a first order is confirmed by a code', async () => {
    await page.locator('#payment-CASH_ON_DELIVERY').check();
    await page.getByRole('button', { name: /^ডেলিভারির সময়/ }).click();
    await page.getByLabel('কোড', { exact: true }).fill(await codeSentTo(request, person.email));
    await page.getByRole('button', { name: 'অর্ডার নিশ্চিত করুন' }).click();
    await expect(page).toHaveURL(`/order/congratulations/${id}`);
    await expect(page.getByRole('heading', { name: 'অর্ডারের জন্য ধন্যবাদ!' })).toBeVisible();
  });
  const { awaits, collectedCents, attempts } = await paymentOf(request, person, id);
  expect([awaits, collectedCents]).toEqual([null, 0]);
  expect(attempts.map(({ status }) => status)).toEqual(['FAILED', 'CANCELLED']);
});

test('the window closed after paying, and a part refunded', async ({ page, request, browser }) => {
  const person = await newCustomer(request, 'Nasrin Sultana');
  const { id } = await placeOrder(request, person, 'hats', 1, 'BKASH');
  await signIn(page, person);
  await page.goto(`/pay/${id}`);
  await payWith(page, 'BKASH');
  await choose(page, 'bKash', 'Close the window');
  await expect(page.getByRole('heading', { name: 'You may close this window' })).toBeVisible();

  await test.step('no notification comes: the customer looks at the order again', async () => {
    await page.goto(`/pay/${id}`);
    // At bKash approving moves no money yet: the shop waits for the browser at first, which can still come back.
    await page.getByRole('button', { name: /^Go on with / }).click();
    await expect(page.getByRole('heading', { name: 'This payment is over' })).toBeVisible();
    await page.getByRole('link', { name: 'Back to the shop' }).click();
    await expectPaid(page);
  });

  await test.step('a part refunded', async () => {
    const context = await browser.newContext();
    await refundPart(await context.newPage(), id, { dollars: '5', reason: 'A scratch on the brim.' });
    await context.close();
    const refunds = async () => (await paymentOf(request, person, id)).refunds;
    await expect.poll(refunds).toEqual([{ amountCents: 500, status: 'DONE' }]);
    await page.goto(`/vieworder/${id}`);
    await expect(page.getByRole('row', { name: /^(To be paid back to you|Paid back) \$5\.00/ })).toBeVisible();
    await expectAccessible(page);
  });
});
