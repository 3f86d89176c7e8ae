import { expect, type Page } from '@playwright/test';
import { awake } from './awake.ts';

/** Chooses the first option of each choice of a product page. */
const chooseFirst = async (page: Page) => {
  for (const label of ['Color', 'Size']) {
    const option = page.getByRole('group', { name: label }).getByRole('radio').first();
    if ((await option.count()) > 0) await option.click();
  }
};

/** Opens the first product of a search. Returns its name. */
export const openFirst = async (page: Page, term: string): Promise<string> => {
  await page.goto(`/search?q=${term}`);
  await awake(page);
  await page.locator('main a[href^="/details/"]:visible').first().click();
  await expect(page.getByRole('button', { name: 'Add To Cart' })).toBeVisible();
  return page.getByRole('heading', { level: 1 }).innerText();
};

/** Adds the product of the page to the cart, in its first colour and size. */
export const addToCart = async (page: Page): Promise<void> => {
  await chooseFirst(page);
  await page.getByRole('button', { name: 'Add To Cart' }).click();
  await expect(page.getByText('Item successfully added to the cart!')).toBeVisible();
};
