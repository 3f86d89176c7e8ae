import { expect, test } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { awake } from './awake.ts';
import { expectAccessible } from './axe.ts';
import { ask } from './orders.ts';
import { admin, fillLogin, newCustomer, signIn } from './people.ts';

test('somebody of the staff turns codes on, signs out, and signs in with one', async ({ page, request }) => {
  const person = await newCustomer(request, 'Shila Codes');
  const { me } = await ask<{ me: { id: string } }>(request, person, '{ me { id } }', {});
  const makeStaff = 'mutation Give($input: ChangeRoleInput!) { changeRole(input: $input) { __typename } }';
  await ask(request, admin, makeStaff, { input: { id: me.id, role: 'MANAGER' } });

  await signIn(page, person);
  await page.goto('/customer/profile');
  const section = page.getByRole('region', { name: 'Two-factor codes' });
  await section.getByRole('button', { name: 'Turn on' }).click();
  await expect(section.getByRole('img', { name: 'QR code of the key' })).toBeVisible();
  await expectAccessible(page);
  const uri = await section.getByRole('link', { name: 'Open in the app' }).getAttribute('href');
  const secret = Secret.fromBase32(new URL(uri ?? '').searchParams.get('secret') ?? '');
  const codeOf = (steps: number) => new TOTP({ secret }).generate({ timestamp: Date.now() + steps * 30_000 });
  await section.getByLabel('The code that the app shows now').fill(codeOf(0));
  await section.getByRole('button', { name: 'Confirm' }).click();
  await expect(section.getByText(/^([A-Z2-7]{4}-){3}[A-Z2-7]{4}$/)).toHaveCount(8);
  await expectAccessible(page);
  await section.getByRole('button', { name: 'I have kept them' }).click();

  await page.getByRole('button', { name: 'Account menu of Shila Codes' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page.getByRole('link', { name: 'Login', exact: true })).toBeVisible();
  await page.goto('/login');
  await awake(page);
  await fillLogin(page, person);
  const code = page.getByLabel('Code of your app');
  await expect(code).toBeFocused();
  await expectAccessible(page);
  // The code before was used to turn them on; a clock may be one step ahead.
  await code.fill(codeOf(1));
  await code.press('Enter');
  await expect(page.getByRole('button', { name: 'Account menu of Shila Codes' })).toBeVisible();
});
