import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { expectAccessible } from './axe.ts';
import { admin, fillLogin, signIn, newCustomer } from './people.ts';

test('a rejected customer reads the reason, and is confirmed later; the audit log has both', async ({
  page,
  browser,
  request,
}) => {
  const person = await newCustomer(request, 'Nasrin Sultana');
  const office = await (await browser.newContext()).newPage();
  await signIn(office, admin);

  await test.step('an admin gives the reason', async () => {
    await office.goto('/deshboard/customers');
    await office.getByRole('row', { name: person.email }).getByRole('link', { name: person.displayName }).click();
    const reject = office.getByRole('button', { name: 'Reject', exact: true });
    await reject.click();
    const reason = office.getByLabel('Reason, for them to read');
    await expect(reason).toBeFocused();
    await office.keyboard.press('Escape');
    await expect(office.getByRole('dialog')).toBeHidden();
    await expect(reject).toBeFocused();
    await office.keyboard.press('Enter');
    await expectAccessible(office);
    await reason.fill('We deliver to shops only.');
    await office.getByRole('dialog').getByRole('button', { name: 'Reject' }).click();
    await expect(office.getByText('Nasrin Sultana is rejected.')).toBeVisible();
    await expect(office.getByText('Reason: We deliver to shops only.').first()).toBeVisible();
    await expectAccessible(office);
  });

  await test.step('the login shows it', async () => {
    await page.goto('/login');
    await fillLogin(page, person);
    await expect(page.getByRole('alert')).toHaveText('Your account was not accepted: We deliver to shops only.');
  });

  await test.step('an admin confirms after all', async () => {
    await office.getByRole('button', { name: 'Confirm Nasrin Sultana' }).click();
    await expect(office.getByText('Nasrin Sultana is confirmed and may log in now.')).toBeVisible();
  });

  await test.step('and the login works', async () => {
    await fillLogin(page, person);
    await expect(page.getByRole('button', { name: 'Account menu of Nasrin Sultana' })).toBeVisible();
  });

  await test.step('the audit log tells all of it', async () => {
    const log = office.getByRole('region', { name: 'Sign-ins and decisions' });
    await log.getByRole('link', { name: 'Audit log' }).click();
    await expect(office.getByText('Only what is about Nasrin Sultana.')).toBeVisible();
    const rows = office.getByRole('table', { name: 'Audit log' }).getByRole('row');
    // The newest entry is in the first row below the header.
    await expect(rows.nth(1)).toContainText('Signed in');
    await expect(rows.nth(1)).toContainText('By: password');
    await expect(rows.nth(2)).toContainText('Account confirmed');
    await expect(rows.nth(3)).toContainText('Reason: We deliver to shops only.');
    await expectAccessible(office);
  });
  await office.context().close();
});

test('a customer uploads a photo, exports their data, and deletes the account', async ({ page, request }) => {
  const person = await newCustomer(request, 'Farid Ahmed');
  await signIn(page, person);
  await page.goto('/customer/profile');

  await test.step('a photo is uploaded and shown in the header too', async () => {
    const picture = sharp({ create: { width: 300, height: 400, channels: 3, background: '#0a5' } });
    await page
      .getByLabel('Add a photo')
      .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: await picture.png().toBuffer() });
    await expect(page.getByText('Your photo is saved.')).toBeVisible();
    const header = page.getByRole('button', { name: /Account menu/ }).locator('img');
    await expect(header).toHaveJSProperty('complete', true);
    expect(await header.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  });

  await test.step('everything that the shop holds is one file', async () => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download my data' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^haat-my-data-[\d-]+\.json$/);
    const data = JSON.parse(await readFile(await file.path(), 'utf8')) as { profile: { email: string } };
    expect(data.profile.email).toBe(person.email);
    await expectAccessible(page);
  });

  await test.step('the question before the deletion closes by Escape, and keeps the focus inside', async () => {
    await page.getByRole('button', { name: 'Delete account…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
    await expect(dialog).toBeVisible();
    await expectAccessible(page);
    for (let press = 0; press < 8; press += 1) {
      await page.keyboard.press('Tab');
      const isOutside = await page.evaluate(
        () => document.activeElement !== document.body && !document.activeElement?.closest('dialog'),
      );
      expect(isOutside).toBe(false);
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: 'Delete account…' })).toBeFocused();
  });

  await test.step('the account is deleted, and the session ends', async () => {
    await page.getByRole('button', { name: 'Delete account…' }).click();
    await page.getByLabel('Your e-mail address, to be sure').fill(person.email);
    await page.getByLabel('Your password', { exact: true }).fill('not this one');
    await page.getByRole('button', { name: 'Delete my account' }).click();
    await expect(page.getByText('This is not your password')).toBeVisible();
    await page.getByLabel('Your password', { exact: true }).fill(person.password);
    await page.getByRole('button', { name: 'Delete my account' }).click();
    await expect(page.getByRole('heading', { name: 'Your account is deleted.' })).toBeVisible();
    await expect(page).toHaveURL('/customer/goodbye');
    await expectAccessible(page);
    await page.goto('/login');
    await fillLogin(page, person);
    await expect(page.getByRole('alert')).toHaveText('E-mail or password is wrong.');
  });
});
