import { expect, type Page } from '@playwright/test';

/** Chooses the first colour and size at the checkout, for a product that Buy Now sent there without them. */
export const chooseFirst = async (page: Page): Promise<void> => {
  await expect(page.getByRole('button', { name: 'Proceed to Pay' })).toBeVisible();
  for (const group of await page.getByRole('group', { name: /^(Color|Size)/ }).all())
    await group.getByRole('radio').first().click();
};
