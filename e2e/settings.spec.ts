import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { expectAccessible } from './axe.ts';
import { admin, signIn } from './people.ts';
import { startShop, type RunningShop } from './shop.ts';

/** A shop of its own: its settings would change what other journeys see. */
let shop: RunningShop;
test.beforeAll(async () => {
  shop = await startShop({ DEMO_MODE: 'true' });
});
test.afterAll(() => shop.stop());

test('an owner sets fee, words, colour and sections, everybody sees them at once, and takes them back', async ({
  browser,
}) => {
  // Without motion: a line of the hero that fades in has not the contrast that it has at last.
  const open = async () => (await browser.newContext({ baseURL: shop.url, reducedMotion: 'reduce' })).newPage();
  const [owner, visitor] = [await open(), await open()];
  await signIn(owner, admin);
  await owner.goto('/deshboard/settings');
  const set = async (name: string, value: string) => {
    await owner.getByRole('button', { name: `Change: ${name}`, exact: true }).click();
    const dialog = owner.getByRole('dialog', { name });
    await dialog.getByRole('textbox').fill(value);
    await dialog.getByRole('button', { name: 'Save' }).click();
  };

  await test.step('what is wrong is said, and what was typed stays', async () => {
    await set('Delivery fee', '60.5');
    const dialog = owner.getByRole('dialog', { name: 'Delivery fee' });
    await expect(dialog.getByText('Please enter a whole number of dollars.')).toBeVisible();
    await expect(dialog.getByRole('textbox')).toHaveValue('60.5');
    await expectAccessible(owner);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
  });

  await test.step('a fee, free delivery from an amount, and an announcement', async () => {
    for (const [name, value] of [
      ['Delivery fee', '80'],
      ['Free delivery from', '500'],
      ['Phone number', '+880 1800-000001'],
      ['Announcement in English', 'Closed on Eid day, open again on Sunday'],
    ] as const) {
      await set(name, value);
      await expect(owner.getByText(`${name} is changed.`)).toBeVisible();
    }
    await expectAccessible(owner);
    await expect
      .poll(async () => {
        await visitor.goto('/');
        return visitor.getByRole('note', { name: 'Announcement' }).textContent();
      })
      .toBe('Closed on Eid day, open again on Sunday');
    await expect(visitor.locator('.header-promise')).toContainText('Delivery for $80');
    await expect(visitor.locator('.header-promise')).toContainText('free from $500');
    await expect(visitor.locator('footer')).toContainText('+880 1800-000001');
    await expectAccessible(visitor);
    await visitor.goto('/help');
    await visitor.getByText('What does delivery cost').click();
    await expect(visitor.getByText(/^Delivery is \$80 for an order/)).toBeVisible();
  });

  await test.step('a name, a logo, a colour, and sections of its own', async () => {
    await set('Name in English', 'Mela & Sons');
    await set('Name in Bangla', 'মেলা');
    await owner.getByRole('button', { name: 'Change: Colour' }).click();
    await owner.getByRole('combobox', { name: 'Colour' }).selectOption({ label: 'Plum' });
    await owner.getByRole('button', { name: 'Save' }).click();
    await owner.getByRole('button', { name: 'Change: Prices in taka, too' }).click();
    await owner.getByRole('combobox', { name: 'Prices in taka, too' }).selectOption({ label: 'Yes' });
    await owner.getByRole('button', { name: 'Save' }).click();
    await owner.getByRole('button', { name: 'Change: Logo' }).click();
    const square = sharp({ create: { width: 512, height: 512, channels: 4, background: '#712b5b' } });
    await owner
      .getByLabel('Picture of Logo')
      .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: await square.png().toBuffer() });
    await expect(owner.getByRole('button', { name: 'Remove the picture of Logo' })).toBeVisible();
    await expectAccessible(owner);
    await owner.getByRole('button', { name: 'Save' }).click();
    await expect(owner.getByText('Logo is changed.')).toBeVisible();
    await owner.getByRole('button', { name: 'Change: Sections of the home page' }).click();
    const dialog = owner.getByRole('dialog', { name: 'Sections of the home page' });
    for (const name of ['The large picture', 'Top categories', 'The advertisement', 'The offer'])
      await dialog.getByRole('checkbox', { name }).uncheck();
    await dialog.getByRole('button', { name: 'Move up: Recent posts' }).press('Enter');
    await expect(dialog.getByRole('button', { name: 'Move up: Recent posts' })).toBeFocused();
    await expectAccessible(owner);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(owner.getByRole('row', { name: /^Sections of the home page/ })).toContainText(
      'Top selling · Delivery, returns, support · New arrival · Recent posts · For you',
    );
    await expect
      .poll(async () => {
        await visitor.goto('/');
        return visitor.getByRole('main').getByRole('heading', { level: 2 }).first().textContent();
      })
      .toBe('Top Selling Products');
    await expect(visitor).toHaveTitle('Everything the market has · Mela & Sons');
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Mela & Sons');
    await expect(visitor.getByRole('link', { name: 'Login' })).toHaveCSS('background-color', 'rgb(113, 43, 91)');
    await expectAccessible(visitor);
    await expect(visitor.locator('.price-taka').first()).toHaveText(/^≈ ৳[\d,]+$/);
    const logo = visitor.locator('.header-logo img');
    await expect(logo).toHaveJSProperty('complete', true);
    expect(await logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(160);
    await expect(visitor.locator('link[rel=icon]')).toHaveAttribute('href', /^\/pictures\/product\/.*\/480\.webp$/);
    await expect(visitor.locator('meta[property="og:image"]')).toHaveAttribute('content', /\/pictures\/product\//);
    await visitor.goto('/bn');
    await expect(visitor.getByRole('link', { name: 'মেলা প্রথম পাতা' })).toBeVisible();
    const manifest = await visitor.request.get('/manifest.bn.webmanifest');
    expect(await manifest.json()).toMatchObject({ name: 'মেলা', icons: [{ sizes: 'any' }] });
  });

  await test.step('the words of a page and of the footer, which are taken back', async () => {
    await set('Terms in English', '');
    await expect(owner.getByText(/^Please write something: a page cannot be empty/)).toBeVisible();
    await expectAccessible(owner);
    const dialog = owner.getByRole('dialog', { name: 'Terms in English' });
    await dialog.getByRole('textbox').fill('## Returns\n\nWithin **30 days**. <script>alert(1)</script>');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(owner.getByText('Terms in English is changed.')).toBeVisible();
    await set('Opening hours in English', 'Every day, 8 am to 8 pm');
    await set('Stores in English', 'Dhaka: House 12; Khulna: 3 Lower Jessore Road');
    await expect(owner.getByText('Stores in English is changed.')).toBeVisible();
    await expect
      .poll(async () => {
        await visitor.goto('/terms');
        return visitor.locator('main').getByRole('heading').allTextContents();
      })
      .toEqual(['Terms', 'Returns']);
    await expect(visitor.locator('main strong')).toHaveText('30 days');
    await expect(visitor.locator('main')).toContainText('<script>alert(1)</script>');
    await expect(visitor.locator('footer')).toContainText('Every day, 8 am to 8 pm');
    await expect(visitor.locator('footer').getByText(/^Khulna: 3 Lower Jessore Road$/)).toBeVisible();
    await expectAccessible(visitor);
    for (const name of ['Terms', 'Opening hours', 'Stores'])
      await owner.getByRole('button', { name: `Take back: ${name} in English` }).click();
    await expect
      .poll(async () => {
        await visitor.goto('/terms');
        return visitor.locator('main').getByRole('heading', { level: 2 }).first().textContent();
      })
      .toBe('Accounts');
    await expect(visitor.locator('footer')).toContainText('Saturday to Thursday, 9 am to 9 pm');
  });

  await test.step('a change is undone, and a setting taken back', async () => {
    await set('Delivery fee', '90');
    await expect(owner.getByRole('row', { name: /^Delivery fee\b/ })).toContainText('$90');
    await owner.getByRole('button', { name: 'Undo' }).last().click();
    await expect(owner.getByRole('row', { name: /^Delivery fee\b/ })).toContainText('$80');
    await owner.getByRole('button', { name: 'Take back: Delivery fee', exact: true }).click();
    await expect(owner.getByRole('button', { name: 'Take back: Delivery fee', exact: true })).toHaveCount(0);
    await owner.getByRole('button', { name: 'Take back: Announcement in English' }).click();
    await expect
      .poll(async () => {
        await visitor.goto('/');
        return visitor.getByRole('note', { name: 'Announcement' }).count();
      })
      .toBe(0);
    await expect(visitor.locator('.header-promise')).toContainText('Delivery for $60');
  });
});
