import { expect, test } from '@playwright/test';
import { awake } from './awake.ts';
import { expectAccessible } from './axe.ts';
import { linkIn, newestMailTo } from './mailbox.ts';
import { admin, fillLogin, signIn } from './people.ts';

test('somebody registers, confirms their address, waits, is confirmed by an admin, and logs in', async ({
  page,
  browser,
  request,
}) => {
  const email = `shirin.${test.info().testId.slice(-6)}.${test.info().retry}.${Date.now()}@gmail.com`;
  const shirin = { email, password: 'rajshahi-silk', displayName: 'Shirin Akter' };

  await test.step('registers', async () => {
    await page.goto('/login');
    await awake(page);
    await page.getByRole('tab', { name: 'Registration' }).click();
    await page.getByLabel('Name').fill(shirin.displayName);
    await page.getByLabel('Phone Number').pressSequentially('912345678');
    await expect(page.getByLabel('Phone Number')).toHaveValue('01912345678');
    await page.getByLabel('E-mail').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(shirin.password);
    await page.getByLabel('Confirm password').fill('another');
    await page.getByLabel('I accept the Terms and Conditions').check();
    await page.getByRole('button', { name: 'Registration Now' }).click();
    await expect(page.getByText('Confirm password is not match')).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel('Confirm password').fill(shirin.password);
    await page.getByRole('button', { name: 'Registration Now' }).click();
    await expect(
      page.getByText('Successfully Created Your Account. Please Wait for Comfiremed by Admin. Good Luck'),
    ).toBeVisible();
    await expect(page.getByText(`A mail is on its way to ${email}.`)).toBeVisible();
  });
  const link = linkIn(await newestMailTo(request, email));

  await test.step('confirms the address by the mail, once', async () => {
    await page.goto(link);
    await expect(page.getByText('Your e-mail address is confirmed.')).toBeVisible();
    expect(new URL(page.url()).hash).toBe('');
    await expectAccessible(page);
    await page.goto('about:blank');
    await page.goto(link);
    await expect(page.getByRole('alert')).toHaveText(/This link was used before or has ended/);
    await page.getByLabel('E-mail').fill(email);
    await page.getByRole('button', { name: 'Send the confirmation mail again' }).click();
    await expect(page.getByText(/a mail with a link is on its way/)).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('has to wait', async () => {
    await page.goto('/login');
    await fillLogin(page, shirin);
    await expect(page.getByRole('alert')).toHaveText('Your account is waiting for confirmation by an admin.');
    await expect(page.getByRole('button', { name: 'Send the confirmation mail again' })).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
    await expectAccessible(page);
  });

  await test.step('an admin confirms', async () => {
    const office = await (await browser.newContext()).newPage();
    await signIn(office, admin);
    await office.goto('/');
    await office.getByRole('button', { name: /Account menu/ }).click();
    await office.getByRole('menuitem', { name: 'Deshboard' }).click();
    await office.getByRole('link', { name: /Accounts to confirm/ }).click();
    const row = office.getByRole('row').filter({ hasText: email });
    await expect(row).toBeVisible();
    await expectAccessible(office);
    await row.getByRole('button', { name: 'Confirm Shirin Akter' }).click();
    await expect(office.getByText('Shirin Akter is confirmed and may log in now.')).toBeVisible();
    await expect(row).toHaveCount(0);
    await office.context().close();
  });

  await test.step('logs in', async () => {
    await fillLogin(page, shirin);
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('button', { name: 'Account menu of Shirin Akter' })).toBeVisible();
  });
});
