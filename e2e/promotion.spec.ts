import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { chooseFirst } from './choices.ts';
import { logIn, newCustomer } from './people.ts';

/** Puts the first product of a search into the cart. */
const addFirst = async (page: Page, term: string) => {
  await page.goto(`/search?q=${term}`);
  await page.locator('main a[href^="/details/"]').first().click();
  await expect(page.getByRole('button', { name: 'Add To Cart' })).toBeVisible();
  for (const label of ['Color', 'Size']) {
    const option = page.getByRole('group', { name: label }).getByRole('button').first();
    if ((await option.count()) > 0) await option.click();
  }
  await page.getByRole('button', { name: 'Add To Cart' }).click();
  await expect(page.getByText('Item successfully added to the cart!')).toBeVisible();
};

const summaryOf = (page: Page) => page.getByRole('region', { name: 'Order summary' });

const apply = async (page: Page, code: string) => {
  await summaryOf(page).getByLabel('Promotion code').fill(code);
  await summaryOf(page).getByRole('button', { name: 'Apply' }).click();
};

/** Returns what the totals say that the code takes off, for example "−$12.00". */
const savedOf = async (page: Page): Promise<string> => {
  const line = page
    .getByRole('main')
    .getByText('Promotion WELCOME10', { exact: true })
    .locator('xpath=..')
    .first();
  const [amount] = /\S*\$[\d,]+\.\d\d/.exec(await line.innerText()) ?? [];
  if (amount === undefined) throw new Error('The totals say nothing of the promotion.');
  return amount;
};

test('a cart with a promotion code costs what the checkout said, and the code is used once', async ({
  page,
  request,
}) => {
  const person = await newCustomer(request, 'Nasrin Sultana');
  await logIn(page, person);
  await addFirst(page, 'laptop');
  await addFirst(page, 'tea');
  await page.goto('/cart');
  await page.getByRole('button', { name: 'Checkout' }).first().click();
  await expect(page).toHaveURL('/confirmorder');

  await test.step('a wrong code is refused at its field', async () => {
    await apply(page, 'WELCOME100');
    await expect(summaryOf(page).getByText('There is no such promotion code.')).toBeVisible();
    await expect(summaryOf(page).getByLabel('Promotion code')).toHaveValue('WELCOME100');
    await expectAccessible(page);
  });

  await test.step('one that is for none of the products too', async () => {
    await apply(page, 'SOUND20');
    await expect(
      summaryOf(page).getByText('This promotion code takes nothing off these products.'),
    ).toBeVisible();
  });

  await test.step('the right one is a line of the totals, whatever its case', async () => {
    await apply(page, 'welcome10');
    await expect(summaryOf(page).getByText('Promotion WELCOME10')).toBeVisible();
    await expectAccessible(page);
  });
  const saved = await savedOf(page);

  await test.step('the order costs that', async () => {
    await page.getByRole('textbox', { name: 'Address' }).fill('Lake View 7, Sylhet 3100');
    await page.getByLabel('Phone Number').fill('01912345678');
    await page.getByRole('button', { name: 'Proceed to Pay' }).click();
    await page.getByRole('radio', { name: 'Cash on Delivery' }).check();
    await page.getByRole('button', { name: 'Confirm Order' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Thank you for your order!' })).toBeVisible();
    await page.getByRole('link', { name: 'View Your Order' }).click();
    await expect(page).toHaveURL(/\/vieworder\//);
    await expect(page.getByRole('main').getByText('Promotion WELCOME10')).toBeVisible();
    expect(await savedOf(page)).toBe(saved);
    await expectAccessible(page);
  });

  await test.step('a second order cannot use it', async () => {
    await page.goto('/search?q=laptop');
    await page.locator('main a[href^="/details/"]').first().click();
    await page.getByRole('button', { name: 'Buy Now' }).first().click();
    await chooseFirst(page);
    await apply(page, 'WELCOME10');
    await expect(summaryOf(page).getByText('You have used this promotion code already.')).toBeVisible();
  });
});
