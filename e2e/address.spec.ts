import { expect, test } from '@playwright/test';
import { awake } from './awake.ts';
import { expectAccessible } from './axe.ts';
import { chooseFirst } from './choices.ts';
import { confirmByCode } from './trust.ts';
import { signIn, newCustomer } from './people.ts';

test('a customer keeps two addresses, and the checkout is filled from them', async ({ page, request }) => {
  const nasrin = await newCustomer(request, 'Nasrin Sultana');
  await signIn(page, nasrin);
  await page.goto('/customer/profile');

  await test.step('finds the upazila in Bangla', async () => {
    await page.getByRole('button', { name: 'Add an address' }).click();
    await expect(page.getByLabel('Recipient')).toHaveValue('Nasrin Sultana');
    await page.getByLabel('Phone Number').fill('০১৭১২৩৪৫৬৭৮');
    await page.getByLabel('Find your place').fill('সাভার');
    await expect(page.getByRole('option', { name: /^Savar, Dhaka/ })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await page.getByLabel('House, road, village').fill('House 9, Lane 2');
    await page.getByRole('button', { name: 'Save address' }).click();
    await expect(page.getByText('The address is saved.')).toBeVisible();
    // The first address is the default, and so the profile's.
    await expect(page.getByRole('row', { name: 'Address House 9, Lane 2, Savar, Dhaka' })).toBeVisible();
  });

  await test.step('and the second one in the lists, by the name it had before', async () => {
    await page.getByRole('button', { name: 'Add an address' }).click();
    await page.getByLabel('Find your place').fill('Jessore');
    await page.getByRole('option', { name: /^Jashore, Khulna/ }).click();
    await page.getByLabel('Upazila or city').selectOption('Abhaynagar');
    await page.getByLabel('Recipient').fill('Mother');
    await page.getByLabel('House, road, village').fill('Shop 7');
    await page.getByRole('button', { name: 'Save address' }).click();
    await expect(page.getByRole('button', { name: 'Make default: Shop 7' })).toBeVisible();
  });

  await test.step('buys, and has it sent to the other', async () => {
    await page.goto('/search?q=tea');
    await awake(page);
    await page.locator('main a[href^="/details/"]:visible').first().click();
    await page.getByRole('button', { name: 'Buy Now' }).first().click();
    await chooseFirst(page);
    await expect(page.getByRole('main').getByText('House 9, Lane 2, Savar, Dhaka')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Change' }).click();
    const address = page.getByRole('textbox', { name: 'Address' });
    await expect(address).toHaveValue('House 9, Lane 2, Savar, Dhaka');
    await expect(page.getByRole('textbox', { name: 'Phone Number' })).toHaveValue('01712345678');
    await address.fill('Somewhere else');
    await page.getByRole('radio', { name: /^Mother/ }).check();
    await expect(address).toHaveValue('Shop 7, Abhaynagar, Jashore, Khulna');
    await expect(page.getByText('What you had typed is kept.')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Proceed to Pay' }).click();
    await page.getByRole('radio', { name: 'Cash on Delivery' }).check();
    await page.getByRole('button', { name: 'Confirm Order' }).click();
    await confirmByCode(page, nasrin);
    await expect(page.getByRole('heading', { name: 'Thank you for your order!' })).toBeVisible();
    await expect(page.getByText('Shop 7, Abhaynagar, Jashore, Khulna')).toBeVisible();
  });
});
