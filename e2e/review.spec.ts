import { expect, test, type Page } from '@playwright/test';
import { awake } from './awake.ts';
import { expectAccessible } from './axe.ts';
import { admin, customer, signIn } from './people.ts';

/** A small green picture. */
const picture = {
  name: 'chair.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEUlEQVQImWNQ6kjDihiGlgQAgU5EAba+hQEAAAAASUVORK5CYII=',
    'base64',
  ),
};
const words = 'Four of them stand firm on a stone floor.';

const reviewCount = async (page: Page) => parseInt(await page.locator('a[href="#reviews"]').innerText(), 10);

test('a customer reviews what was delivered, an admin publishes it, and the rating follows', async ({
  page,
  browser,
}) => {
  await signIn(page, customer);
  await page.goto('/customer/order');
  const delivered = page.getByRole('row').filter({ hasText: 'Delivery successful' }).last();
  const name = (await delivered.getByRole('cell').nth(1).innerText()).trim();

  await test.step('the product is found while typing', async () => {
    const box = page.getByRole('combobox', { name: 'Search products' });
    await box.fill(name);
    await expect(page.getByRole('option', { name })).toBeVisible();
    await expectAccessible(page);
    await box.press('ArrowUp');
    await box.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  });
  const before = await reviewCount(page);
  const { pathname } = new URL(page.url());

  await test.step('stars, words and a picture; a reload loses nothing', async () => {
    await page.getByRole('button', { name: 'Write a review' }).click();
    await page.getByRole('radio', { name: '3 of 5 stars' }).focus();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('radio', { name: '3 of 5 stars' })).toBeChecked();
    await page.getByRole('textbox', { name: 'Your review' }).fill(words);
    await page.getByLabel('Add pictures').setInputFiles(picture);
    await expect(page.getByRole('img', { name: 'Picture 1' })).toHaveAttribute('src', /^\/pictures\/upload/);
    await expectAccessible(page);
    await page.reload();
    await expect(page.getByRole('textbox', { name: 'Your review' })).toHaveValue(words);
    await page.getByRole('button', { name: 'Send review' }).click();
    await expect(page.getByText('Your review appears here after an admin has approved it.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Send review' })).toHaveCount(0);
  });

  await test.step('nobody sees it before an admin lets it; a second one is not taken', async () => {
    await page.reload();
    await expect(page.getByText('You have reviewed this product. Thank you!')).toBeVisible();
    await expect(page.getByText(words)).toHaveCount(0);
    expect(await reviewCount(page)).toBe(before);
  });

  await test.step('an admin publishes it', async () => {
    const dashboard = await browser.newPage();
    await signIn(dashboard, admin);
    await dashboard.goto('/deshboard/reviews');
    const row = dashboard.getByRole('row').filter({ hasText: words });
    await row.getByRole('button', { name: /^Publish/ }).click();
    await expect(dashboard.getByText(`Published: ${customer.displayName} about ${name}.`)).toBeVisible();
    await expect(row).toHaveCount(0);
    await dashboard.close();
  });

  await test.step('the shop answers it', async () => {
    const office = await browser.newContext();
    const dashboard = await office.newPage();
    await signIn(dashboard, admin);
    await dashboard.goto('/deshboard/reviews?state=PUBLISHED');
    const row = dashboard.getByRole('row').filter({ hasText: words });
    await row.getByRole('button', { name: /^Answer/ }).click();
    await dashboard.getByLabel('Seller Response').fill('Thank you, come again.');
    await expectAccessible(dashboard);
    await dashboard.getByRole('button', { name: 'Save answer' }).click();
    await expect(dashboard.getByText(`Answered: ${customer.displayName} about ${name}.`)).toBeVisible();
    await office.close();
  });

  await test.step('it is there, with its picture, and counts', async () => {
    await page.goto(pathname);
    await awake(page);
    await expect(page.locator('main [data-static]')).toHaveCount(0);
    const review = page.getByRole('listitem').filter({ hasText: words });
    await expect(review).toContainText(customer.displayName);
    await expect(review).toContainText('Seller Response');
    await expect(review).toContainText('Thank you, come again.');
    expect(await reviewCount(page)).toBe(before + 1);
    await review.getByRole('button', { name: 'Enlarge: Picture 1' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

test('a comment waits for an admin; who is not signed in is led back after logging in', async ({ page }) => {
  await page.goto('/search?q=lamp');
  await awake(page);
  await page.locator('main article a').first().click();
  // Below the first screen the page wakes up where one looks.
  await page.getByRole('heading', { name: /^Comments/ }).scrollIntoViewIfNeeded();
  await page.getByText('A question or a remark?').getByRole('link', { name: 'Log in' }).click();
  const from = page.url();
  await page.getByLabel('E-mail').fill(customer.email);
  await page.getByLabel('Password', { exact: true }).fill(customer.password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page).toHaveURL(/\/details\//);
  expect(page.url()).not.toBe(from);
  await page.getByRole('button', { name: 'Send comment' }).click();
  await expect(page.getByText('Comment is required')).toBeVisible();
  await page.getByRole('textbox', { name: 'Your question or remark' }).fill('How tall is it?');
  await page.getByRole('button', { name: 'Send comment' }).click();
  await expect(page.getByText('Your comment appears here after an admin has approved it.')).toBeVisible();
  await expectAccessible(page);
});

test('Back returns to the same products at the same place, without asking again', async ({ page }) => {
  await page.goto('/search');
  await awake(page);
  const cards = page.locator('main article');
  await expect(cards).toHaveCount(24);
  await cards.last().scrollIntoViewIfNeeded();
  await expect(cards.nth(40)).toBeAttached();
  await cards.nth(30).scrollIntoViewIfNeeded();
  const count = await cards.count();
  const top = await page.evaluate(() => scrollY);
  expect(top).toBeGreaterThan(500);
  await cards.nth(30).getByRole('link').click();
  await expect(page).toHaveURL(/\/details\//);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(top);
  expect(await cards.count()).toBeGreaterThanOrEqual(count);
});
