import { expect, test, type Page } from '@playwright/test';
import sharp from 'sharp';
import { awake } from './awake.ts';
import { expectAccessible } from './axe.ts';
import { admin, customer, signIn } from './people.ts';

const pictureOf = async (background: string) =>
  sharp({ create: { width: 600, height: 600, channels: 3, background } })
    .jpeg()
    .toBuffer();

const files = async (...colors: string[]) =>
  Promise.all(
    colors.map(async (color) => ({
      name: `${color}.jpg`,
      mimeType: 'image/jpeg',
      buffer: await pictureOf(color),
    })),
  );

const chooseCategory = async (page: Page, typed: string, name: string) => {
  await page.getByRole('combobox', { name: 'Category' }).fill(typed);
  await page.getByRole('option', { name }).first().click();
};

test('an admin uploads a product with pictures and sizes, and a customer buys it in the shop', async ({
  page,
  browser,
}) => {
  const name = `Clay teapot ${crypto.randomUUID().slice(0, 8)}`;
  await signIn(page, admin);
  await page.goto('/deshboard/uploadproduct');
  await expect(page.getByRole('heading', { name: 'Add New Product' })).toBeVisible();

  await test.step('what is missing is said beside its field', async () => {
    await page.getByRole('button', { name: 'Upload Product' }).click();
    await expect(page.getByText('Enter the name of the product.').first()).toBeVisible();
    await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
    await expectAccessible(page);
  });

  await test.step('name, category, price and pictures', async () => {
    await page.getByLabel('Name', { exact: true }).fill(name);
    await chooseCategory(page, 'decor', 'Home Decor');
    await page.getByLabel('Price in dollars', { exact: true }).fill('24.50');
    await page.getByLabel('Files of pictures').setInputFiles(await files('red', 'green'));
    await expect(page.getByRole('button', { name: 'Picture 2', exact: true })).toBeVisible();
  });

  await test.step('a file that is no picture is refused by its name, and so is an address of the inside', async () => {
    await page
      .getByLabel('Files of pictures')
      .setInputFiles({ name: 'notes.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') });
    const refused = page.getByRole('listitem').filter({ hasText: 'notes.jpg' });
    await expect(refused).toContainText('This file cannot be read as a picture.');
    await page.getByRole('button', { name: 'Leave out notes.jpg' }).click();
    const address = 'http://127.0.0.1/secret.png';
    await page.getByLabel('Or picture URLs').fill(address);
    await page.getByRole('button', { name: 'Fetch' }).click();
    await expect(page.getByRole('listitem').filter({ hasText: address })).toContainText(
      'This address is not on the public internet.',
    );
    await page.getByRole('button', { name: `Leave out ${address}` }).click();
  });

  await test.step('the order of the pictures is changed by keyboard', async () => {
    const second = page.getByRole('button', { name: 'Picture 2', exact: true });
    const address = await second.locator('img').getAttribute('src');
    await second.focus();
    await page.keyboard.press('Space');
    await expect(page.getByText('Picture 2 is picked up.')).toBeAttached();
    // Nothing on the page says when the places are measured; before, an arrow key does nothing, and at the first place
    // too.
    await expect(async () => {
      await page.keyboard.press('ArrowLeft');
      await expect(page.getByText('It would be picture 1.')).toBeAttached({ timeout: 1000 });
    }).toPass();
    await page.keyboard.press('Space');
    await expect(page.getByRole('button', { name: 'Picture 1', exact: true }).locator('img')).toHaveAttribute(
      'src',
      address ?? '',
    );
  });

  await test.step('sizes with their own stock', async () => {
    await page.getByText('Colours, sizes and variants').click();
    await page.getByLabel('Add sizes').fill('Small, Large');
    await page.getByLabel('Add sizes').press('Enter');
    await page.getByLabel('Count the stock of each colour and size').check();
    await page.getByLabel('Stock, Small').fill('3');
    await page.getByLabel('Stock, Large').fill('1');
    await expect(page.getByText('4 pieces in 2 variants')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('a reload loses nothing', async () => {
    page.once('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await expect(page.getByText('This is what you typed before. It is not saved yet.')).toBeVisible();
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue(name);
    await expect(page.getByLabel('Stock, Large')).toHaveValue('1');
  });

  await test.step('the preview shows it as shoppers will see it', async () => {
    const opened = page.waitForEvent('popup');
    await page.getByRole('button', { name: 'Preview' }).click();
    const preview = await opened;
    await expect(preview.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(preview.getByText('$24.50').first()).toBeVisible();
    await preview.getByRole('radio', { name: 'Large', exact: true }).click();
    await expect(preview.getByText('A preview of what shoppers will see.')).toBeVisible();
    await expectAccessible(preview);
    await preview.close();
  });

  await test.step('it is uploaded', async () => {
    await page.getByRole('button', { name: 'Upload Product' }).click();
    await expect(page.getByText(`“${name}” is in the shop.`)).toBeVisible();
    // The next one can begin.
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('');
  });
  const address = await page.getByRole('link', { name: 'See it in the shop' }).getAttribute('href');

  await test.step('a customer buys it', async () => {
    const shopper = await (await browser.newContext()).newPage();
    await signIn(shopper, customer);
    await shopper.goto(address ?? '');
    await awake(shopper);
    await expect(shopper.getByRole('heading', { level: 1, name })).toBeVisible();
    await shopper.getByRole('group', { name: /^Size/ }).getByRole('radio', { name: 'Large' }).click();
    await shopper.getByRole('button', { name: 'Buy Now' }).first().click();
    await expect(shopper).toHaveURL('/confirmorder');
    await shopper.getByRole('button', { name: 'Change' }).click();
    await shopper.getByRole('textbox', { name: 'Address' }).fill('Flat 3B, Lake Road, Sylhet 3100');
    await shopper.getByLabel('Phone Number').fill('01812345678');
    await shopper.getByRole('button', { name: 'Proceed to Pay' }).click();
    await shopper.getByRole('radio', { name: 'Cash on Delivery' }).check();
    await shopper.getByRole('button', { name: 'Confirm Order' }).click();
    await expect(shopper).toHaveURL(/\/order\/congratulations\//);
    await shopper.goto(address ?? '');
    await expect(shopper.getByRole('group', { name: /^Size/ }).getByRole('radio', { name: /Large/ })).toBeVisible();
    await shopper.context().close();
  });

  await test.step('and the form knows that it is reserved', async () => {
    await page.getByRole('link', { name: 'Edit it' }).click();
    await expect(page.getByRole('heading', { name: 'Edit product' })).toBeVisible();
    await expect(page.getByLabel('Stock, Large')).toHaveValue('0');
    await expect(page.getByLabel('Stock, Small')).toHaveValue('3');
  });
});
