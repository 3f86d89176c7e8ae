import { expect, test } from '@playwright/test';
import { awake } from './awake.ts';
import { expectAccessible } from './axe.ts';
import { linkIn, newestMailTo } from './mailbox.ts';
import { fillLogin, signIn, newCustomer } from './people.ts';

test('a forgotten password is replaced by the mail in the mailbox', async ({ page, browser, request }) => {
  const nasrin = await newCustomer(request, 'Nasrin Sultana');
  const elsewhere = await (await browser.newContext()).newPage();
  await signIn(elsewhere, nasrin);
  await elsewhere.goto('/customer/profile');
  await expect(elsewhere.getByRole('button', { name: 'Edit Profile' })).toBeVisible();

  await test.step('asks for a link', async () => {
    await page.goto('/login');
    await awake(page);
    await page.getByLabel('E-mail').fill(nasrin.email);
    await page.getByRole('link', { name: 'Forgot password?' }).click();
    await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
    await expect(page.getByLabel('E-mail')).toHaveValue(nasrin.email);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Send the link' }).click();
    await expect(page.getByText(/a mail with a link is on its way/)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Open the mailbox of this demo shop' })).toBeVisible();
    await expectAccessible(page);
  });

  const link = linkIn(await newestMailTo(request, nasrin.email, 'password'));
  const chosen = { ...nasrin, password: 'a-basket-half-full' };

  await test.step('chooses a new one', async () => {
    await page.goto(link);
    await expect(page.getByLabel('New password', { exact: true })).toBeVisible();
    // Nobody who looks at the screen, or at the history, has the link.
    await expect(page).toHaveURL(/\/reset-password$/);
    await page.getByLabel('New password', { exact: true }).fill(chosen.password);
    await page.getByLabel('Confirm new password').fill('another');
    await page.getByRole('button', { name: 'Set new password' }).click();
    await expect(page.getByText('Confirm password is not match')).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel('Confirm new password').fill(chosen.password);
    await page.getByRole('button', { name: 'Set new password' }).click();
    await expect(page).toHaveURL('/login');
    await expect(page.getByText('Your new password is set. Please log in with it.')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('the other browser is signed out', async () => {
    await elsewhere.reload();
    await expect(elsewhere).toHaveURL('/login');
    await elsewhere.context().close();
  });

  await test.step('the old password is refused, the new one is not', async () => {
    await fillLogin(page, nasrin);
    await expect(page.getByRole('alert')).toHaveText('E-mail or password is wrong.');
    await fillLogin(page, chosen);
    await expect(page.getByRole('button', { name: /Account menu of Nasrin/ })).toBeVisible();
  });

  await test.step('the link is no longer valid', async () => {
    await page.goto('about:blank');
    await page.goto(link);
    await page.getByLabel('New password', { exact: true }).fill('a-third-one');
    await page.getByLabel('Confirm new password').fill('a-third-one');
    await page.getByRole('button', { name: 'Set new password' }).click();
    await expect(page.getByRole('alert')).toHaveText(/This link was used before or has ended/);
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Ask for a new link' }).click();
    await expect(page).toHaveURL('/forgot-password');
  });
});
