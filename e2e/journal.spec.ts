import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { expectAccessible } from './axe.ts';
import { admin, signIn } from './people.ts';
import { startShop, type RunningShop } from './shop.ts';

/** A shop of its own: its posts would change what other journeys see. */
let shop: RunningShop;
test.beforeAll(async () => {
  shop = await startShop({ DEMO_MODE: 'true' });
});
test.afterAll(() => shop.stop());

/** Returns a time as an input of the type datetime-local has it, in Bangladesh. */
const inDhaka = (time: number) => new Date(time + 6 * 3_600_000).toISOString().slice(0, 19);

test('a post in Bangla is scheduled, and appears at its time', async ({ browser }) => {
  const open = async () => (await browser.newContext({ baseURL: shop.url })).newPage();
  const [editor, visitor] = [await open(), await open()];
  await signIn(editor, admin);
  const title = 'ঈদের সকালের তিন রকম সেমাই';
  const shown = async () => {
    await visitor.goto('/bn');
    return visitor.getByRole('region', { name: 'সাম্প্রতিক লেখা' }).getByRole('heading', { name: title }).count();
  };

  await test.step('it is written as a draft, with a picture and a preview', async () => {
    await editor.goto('/deshboard/posts');
    await editor.getByRole('link', { name: 'New post' }).click();
    const bangla = editor.getByRole('region', { name: 'In Bangla' });
    await bangla.getByLabel('Title').fill(title);
    await bangla.getByLabel('Description').fill('দুধ সেমাই, জর্দা সেমাই আর শির খুরমা: কোনটি কার জন্য।');
    await bangla
      .getByLabel('Text', { exact: true })
      .fill('## দুধ সেমাই\n\nদুধ **ঘন** করে নিন।\n\n<script>alert(1)</script> [x](javascript:alert(1))');
    await bangla.getByRole('button', { name: 'Preview: In Bangla' }).click();
    await expect(bangla.getByRole('heading', { name: 'দুধ সেমাই' })).toBeVisible();
    await expect(bangla.locator('p', { hasText: '<script>alert(1)</script>' })).toBeVisible();
    await editor.getByLabel('Address').fill('eid-shemai');
    await editor.getByLabel('Category').selectOption('groceries');
    const picture = sharp({ create: { width: 300, height: 200, channels: 3, background: '#3a6' } });
    await editor
      .getByLabel('Picture of Post')
      .setInputFiles({ name: 'shemai.png', mimeType: 'image/png', buffer: await picture.png().toBuffer() });
    await expect(editor.getByRole('button', { name: 'Replace: Post' })).toBeVisible();
    await editor.getByRole('button', { name: 'Save' }).click();
    await expect(editor.getByText(`“${title}” is saved as a draft.`)).toBeVisible();
    await expectAccessible(editor);
    expect(await shown()).toBe(0);
  });

  await test.step('it is scheduled, and nobody sees it before its time', async () => {
    await editor.getByLabel('From a time on').check();
    await editor.getByLabel('Date and time').fill(inDhaka(Date.now() + 8000));
    await editor.getByRole('button', { name: 'Save' }).click();
    await expect(editor.getByText(`“${title}” appears on`)).toBeVisible();
    expect(await shown()).toBe(0);
    expect((await visitor.goto('/bn/posts/eid-shemai'))?.status()).toBe(404);
  });

  await test.step('it appears by itself, on the home page, on a page of its own, and in English too', async () => {
    await expect.poll(shown, { timeout: 30_000 }).toBe(1);
    await visitor.getByRole('heading', { name: title }).getByRole('link').click();
    await expect(visitor.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(visitor.getByRole('heading', { level: 2, name: 'দুধ সেমাই' })).toBeVisible();
    await expect(visitor.getByText('<script>alert(1)</script>')).toBeVisible();
    await expectAccessible(visitor);
    const page = await visitor.goto('/posts/eid-shemai');
    expect(page?.status()).toBe(200);
    await expect(visitor.getByRole('heading', { level: 1, name: title })).toBeVisible();
  });

  await test.step('it is taken back, and is gone for everybody', async () => {
    await editor.goto('/deshboard/posts');
    await editor.getByRole('link', { name: title }).click();
    await expect(editor.getByRole('link', { name: 'See it in the shop' })).toBeVisible();
    await editor.getByLabel('Not yet: keep it as a draft').check();
    await editor.getByRole('button', { name: 'Save' }).click();
    await expect(editor.getByText(`“${title}” is saved as a draft.`)).toBeVisible();
    await expect.poll(shown).toBe(0);
    expect((await visitor.goto('/posts/eid-shemai'))?.status()).toBe(404);
  });
});
