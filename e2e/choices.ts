import { expect, type Page } from '@playwright/test';

/** Answers what the checkout asks of a product that Buy Now sent there without colour and size: the first of each. */
export const chooseFirst = async (page: Page): Promise<void> => {
  await expect(page.getByRole('button', { name: 'Proceed to Pay' })).toBeVisible();
  for (const group of await page.getByRole('group', { name: /^(Color|Size)/ }).all())
    await group.getByRole('button').first().click();
};
