import { expect, test, type Browser, type Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { ask, placeOrder } from './orders.ts';
import { linkIn, newestMailTo } from './mailbox.ts';
import { admin, fillLogin, newCustomer, signIn } from './people.ts';

/** Opens the dashboard in a browser of its own. */
const openDashboard = async (browser: Browser, account: Parameters<typeof signIn>[1]): Promise<Page> => {
  const page = await (await browser.newContext()).newPage();
  await signIn(page, account);
  await page.goto('/deshboard');
  return page;
};

test('an admin gives roles, and each person finds what theirs allows', async ({ page: owner, request, browser }) => {
  const person = await newCustomer(request, 'Shirin Staff');
  const { me } = await ask<{ me: { id: string } }>(request, person, '{ me { id } }', {});
  const buyer = await newCustomer(request, 'Rahima Buyer');
  const { id, number } = await placeOrder(request, buyer, 'electronics', 1);

  const give = async (role: string) => {
    await owner.goto(`/deshboard/customers/${me.id}`);
    await owner.getByRole('button', { name: 'Change role' }).click();
    const dialog = owner.getByRole('dialog', { name: 'What may Shirin Staff do?' });
    await dialog.getByLabel('Role').selectOption(role);
    await expectAccessible(owner);
    await dialog.getByRole('button', { name: 'Change role' }).click();
    await expect(owner.getByText(`Shirin Staff has a new role: ${role}.`)).toBeVisible();
  };
  await signIn(owner, admin);

  await give('Packer');
  const page = await openDashboard(browser, person);
  await test.step('a packer is led to the board, and cancels nothing', async () => {
    await expect(page).toHaveURL(/\/deshboard\/orderstatus$/);
    const entries = page.getByRole('navigation', { name: 'Pages of the dashboard' }).getByRole('link');
    await expect(entries).toHaveText(['View All Orders', 'Order Status']);
    await page.getByRole('button', { name: `Move order #${number} to …` }).click();
    await expect(page.getByRole('menuitem', { name: 'Move to Order Processed' })).toBeVisible();
    await expect(page.getByRole('menuitem', { name: /Cancel/ })).toHaveCount(0);
    await page.goto(`/deshboard/orders/${id}`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(`${number}`);
    await expect(page.getByRole('button', { name: 'Give money back' })).toHaveCount(0);
    await page.goto('/deshboard/customers');
    await expect(page.getByRole('heading', { name: 'This page is not part of your role' })).toBeVisible();
    await expectAccessible(page);
  });

  await give('Editor');
  await test.step('an editor is led to the products, and finds no customer', async () => {
    await page.goto('/deshboard');
    await expect(page).toHaveURL(/\/deshboard\/allproducts$/);
    await page.getByRole('button', { name: /^Find an order/ }).click();
    const palette = page.getByRole('dialog', { name: /^Find an order/ });
    await palette.getByRole('combobox').fill('lamp');
    await expect(palette.getByRole('option', { name: /Lamp/ }).first()).toBeVisible();
    await palette.getByRole('combobox').fill('Shirin Staff');
    await expect(palette.getByText('0 found')).toBeAttached();
  });
});

test('somebody invited by mail chooses a password and has the role', async ({ page: owner, request, browser }) => {
  const email = `accounts.${Date.now()}@shop.example.com`;
  await signIn(owner, admin);
  await owner.goto('/deshboard/customers');
  await owner.getByRole('button', { name: 'Invite to the staff' }).click();
  const dialog = owner.getByRole('dialog', { name: 'Invite to the staff' });
  await dialog.getByLabel('Name').fill('Anwar Accounts');
  await dialog.getByLabel('E-mail address').fill(email);
  await dialog.getByLabel('Role').selectOption('Accountant');
  await expectAccessible(owner);
  await dialog.getByRole('button', { name: 'Send the invitation' }).click();
  await expect(owner.getByText('Anwar Accounts is invited: the mail is on its way.')).toBeVisible();
  await expect(owner.getByRole('row', { name: /Anwar Accounts/ })).toBeVisible();

  const page = await (await browser.newContext()).newPage();
  await page.goto(linkIn(await newestMailTo(request, email, 'invited')));
  await page.getByLabel('New password', { exact: true }).fill('a-basket-half-full');
  await page.getByLabel('Confirm new password').fill('a-basket-half-full');
  await page.getByRole('button', { name: 'Set new password' }).click();
  await expect(page).toHaveURL('/login');
  await fillLogin(page, { email, password: 'a-basket-half-full' });
  await expect(page).toHaveURL(/\/deshboard/);
  const entries = page.getByRole('navigation', { name: 'Pages of the dashboard' }).getByRole('link');
  await expect(entries.filter({ hasText: 'View All Orders' })).toBeVisible();
  await expect(entries.filter({ hasText: 'View All products' })).toHaveCount(0);
});
