import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { newestMailTo } from './mailbox.ts';

/** Returns the code that was sent for a first order at the door. */
export const codeSentTo = async (request: APIRequestContext, email: string): Promise<string> => {
  const { text } = await newestMailTo(request, email, 'Please confirm your order');
  const code = /^\s*(\d{6})\s*$/m.exec(text)?.[1];
  if (code === undefined) throw new Error(`There is no code in this mail:\n${text}`);
  return code;
};

/** Enters the code on the page to which a first order at the door leads. */
export const confirmByCode = async (page: Page, { email }: { email: string }) => {
  await expect(page).toHaveURL(/\/pay\/[\w-]+$/);
  await page.getByLabel('Code', { exact: true }).fill(await codeSentTo(page.request, email));
  await page.getByRole('button', { name: 'Confirm the order' }).click();
};

/** Pays the deposit that a large first order at the door asks for, with Nagad, in either language. */
export const payDeposit = async (page: Page) => {
  await expect(page).toHaveURL(/\/pay\/[\w-]+$/);
  await page.locator('#payment-NAGAD').check();
  await page
    .locator('main section')
    .getByRole('button', { name: /Nagad|নগদ/ })
    .click();
  await page.getByRole('button', { name: 'Approve' }).click();
};
