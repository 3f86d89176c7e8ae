import { expect, test } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { chooseFirst } from './choices.ts';
import { customer, logIn } from './people.ts';

test('a customer finds a product, buys it with Cash on Delivery and follows the order', async ({ page }) => {
  await logIn(page, customer);
  await expect(page).toHaveURL('/');

  await test.step('search and narrow down', async () => {
    await page.getByRole('combobox', { name: 'Search products' }).fill('phone');
    await page.getByRole('combobox', { name: 'Search products' }).press('Enter');
    await expect(page).toHaveURL(/\/search\?q=phone/);
    await page.getByRole('checkbox', { name: /^Apple/ }).click();
    await expect(page).toHaveURL(/Apple/);
    await page.locator('main a[href^="/details/"]:visible', { hasText: 'Apple iPhone' }).first().click();
  });

  const name = await page.getByRole('heading', { level: 1, name: /^Apple iPhone/ }).innerText();

  await test.step('Buy Now', async () => {
    await page.getByRole('button', { name: 'Buy Now' }).first().click();
    await expect(page).toHaveURL('/confirmorder');
    await expect(page.getByRole('region', { name: 'Order summary' }).getByText(name)).toBeVisible();
  });

  await test.step('what Buy Now did not ask is asked', async () => {
    await page.getByRole('button', { name: 'Proceed to Pay' }).click();
    await expect(page.getByText('Please choose a color')).toBeVisible();
    await expectAccessible(page);
    await chooseFirst(page);
  });

  await test.step('billing: what is missing is said at its field', async () => {
    // What the shop knows is folded.
    await page.getByRole('button', { name: 'Change' }).click();
    await expect(page.getByLabel('E-mail')).toHaveValue(customer.email);
    await page.getByLabel('Phone Number').fill('0171');
    await page.getByRole('button', { name: 'Proceed to Pay' }).click();
    await expect(page.getByText('Use valid phone number')).toBeVisible();
    await expect(page.getByLabel('Phone Number')).toBeFocused();
    await expectAccessible(page);
    await page.getByLabel('Name').fill('Rahima K.');
    await page.getByRole('textbox', { name: 'Address' }).fill('Flat 3B, Lake Road, Sylhet 3100');
    await page.getByLabel('Phone Number').fill('01812345678');
    await page.getByRole('button', { name: 'Proceed to Pay' }).click();
  });

  await test.step('payment: a method has to be chosen; a reload loses nothing', async () => {
    await page.getByRole('button', { name: 'Confirm Order' }).click();
    await expect(page.getByText('Please select a payment method before confirming your order.')).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Billing address' })).toBeFocused();
    await page.goForward();
    await page.getByRole('radio', { name: 'Cash on Delivery' }).check();
    await page.reload();
    await expect(page.getByRole('radio', { name: 'Cash on Delivery' })).toBeChecked();
    await expect(page.getByText('Rahima K., 01812345678')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Confirm Order' }).dblclick();
  });

  await test.step('congratulations', async () => {
    await expect(page).toHaveURL(/\/order\/congratulations\/[\w-]+$/);
    await expect(page.getByRole('heading', { name: 'Thank you for your order!' })).toBeVisible();
    await expect(page.getByText('Flat 3B, Lake Road, Sylhet 3100')).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('card'))).toBeNull();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'View Your Order' }).click();
  });

  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';

  await test.step('view and track', async () => {
    await expect(page).toHaveURL(/\/vieworder\//);
    await expect(page.getByText(name)).toBeVisible();
    await expect(page.getByText('Cash on Delivery').first()).toBeVisible();
    await expect(page.getByText('Pending')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Track order' }).click();
    await expect(page).toHaveURL(/\/ordertracking\//);
    await expect(page.getByRole('listitem').filter({ hasText: 'Order Placed' })).toHaveAttribute(
      'aria-current',
      'step',
    );
    await expectAccessible(page);
  });

  await test.step('My Orders has it once', async () => {
    await page.getByRole('button', { name: /Account menu/ }).click();
    await page.getByRole('menuitem', { name: 'My Orders' }).click();
    const row = page.getByRole('row').filter({ has: page.locator(`a[href="/vieworder/${id}"]`) });
    await expect(row).toHaveCount(1);
    await expect(row).toContainText(name);
    await expect(row).toContainText('Pending');
    await expectAccessible(page);
  });
});
