import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { ask, type Account } from './orders.ts';
import { admin, signIn } from './people.ts';

type Provider = 'SSLCommerz' | 'Nagad' | 'bKash';

/** The payment of an order, as its customer sees it. */
export interface Payment {
  awaits: string | null;
  dueCents: number;
  collectedCents: number;
  refunds: readonly { amountCents: number; status: string }[];
  attempts: readonly { method: string; status: string }[];
}

/** Returns the payment of an order; reading it asks no provider. */
export const paymentOf = async (request: APIRequestContext, account: Account, orderId: string): Promise<Payment> => {
  const { order } = await ask<{ order: { payment: Payment } }>(
    request,
    account,
    'query Payment($id: ID!) { order(id: $id) { payment { awaits dueCents collectedCents refunds { amountCents status } attempts { method status } } } }',
    { id: orderId },
  );
  return order.payment;
};

/**
 * Waits for the hosted page of a provider, where the browser was sent. At bKash the account is saved first, the first
 * time.
 */
export const toHostedPage = async (page: Page, provider: Provider): Promise<void> => {
  await expect(page).toHaveURL(/\/demo-payments\/pay\/[\da-f]{32}$/);
  await expect(page.getByText(`This page stands in for ${provider}.`)).toBeVisible();
  if ((await page.getByRole('heading', { level: 1 }).innerText()) === 'Save your account for Haat')
    await page.getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByRole('heading', { name: 'Pay Haat' })).toBeVisible();
};

/** Goes to the hosted page, and presses a button there. */
export const choose = async (
  page: Page,
  provider: Provider,
  choice: 'Approve' | 'Low balance' | 'Cancel' | 'Close the window',
): Promise<void> => {
  await toHostedPage(page, provider);
  await page.getByRole('button', { name: choice }).click();
};

/** Chooses a method on the page of the payment, in either language, and goes to its provider. */
export const payWith = async (page: Page, method: 'NAGAD' | 'BKASH'): Promise<void> => {
  await page.locator(`#payment-${method}`).check();
  await page.getByRole('button', { name: /^(Pay|Go on) | দিয়ে / }).click();
};

/** Lets an admin, who signs in on this page, give back a part of an order's price. */
export const refundPart = async (
  page: Page,
  orderId: string,
  { dollars, reason }: { dollars: string; reason: string },
): Promise<void> => {
  await signIn(page, admin);
  await page.goto(`/vieworder/${orderId}`);
  await page.getByRole('link', { name: 'Open in the dashboard' }).click();
  await page.getByRole('button', { name: 'Give money back' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Amount in dollars').fill(dollars);
  await dialog.getByLabel('Reason, for the customer to read').fill(reason);
  await dialog.getByRole('button', { name: 'Lower it' }).click();
  await expect(page.getByText(/^The order costs \$[\d.]+ less\.$/)).toBeVisible();
};
