import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { decideReturn, moveOrder, placeOrder } from './orders.ts';
import { signIn, newCustomer } from './people.ts';

/** Returns the number of pieces that the page of a product shows. */
const stockOf = async (page: Page, productId: string): Promise<number> => {
  await page.goto(`/details/${productId}`);
  const text = await page
    .getByText(/^\d+ left$/)
    .first()
    .innerText();
  return Number(text.replace(/\D/g, ''));
};

test('a cancelled order gives its pieces back, and says so at once', async ({ page, request }) => {
  const person = await newCustomer(request, 'Selina Hossain');
  const { id, number, productId } = await placeOrder(request, person, 'earrings', 3);
  await signIn(page, person);
  const before = await stockOf(page, productId);
  await page.goto(`/vieworder/${id}`);
  await expect(page.getByText(`#${number}`)).toBeVisible();

  await test.step('the dialog opens and closes by keyboard, and gives the focus back', async () => {
    const button = page.getByRole('button', { name: 'Cancel order' });
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: `Cancel order #${number}?` })).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(button).toBeFocused();
    await page.keyboard.press('Enter');
  });

  await test.step('cancel with a reason', async () => {
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox').fill('I ordered it twice.');
    await dialog.getByRole('button', { name: 'Yes, cancel it' }).click();
    await expect(page.getByText('Your order is cancelled.')).toBeFocused();
    await expect(page.getByRole('row', { name: 'Status Cancelled' })).toBeVisible();
    await expect(page.getByRole('row', { name: 'Reason I ordered it twice.' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Cancel order' })).toHaveCount(0);
    await expectAccessible(page);
  });

  await test.step('the pieces are in the shop again', async () => {
    // A page may be a second old.
    await expect.poll(() => stockOf(page, productId)).toBe(before + 3);
  });
});

test('a return: asked for by the customer, approved and received by the shop, on the open page', async ({
  page,
  request,
}) => {
  const person = await newCustomer(request, 'Jahanara Imam');
  const { id, number, productId } = await placeOrder(request, person, 'camping', 2);
  await moveOrder(request, 'changeOrderStatus', { orderId: id, status: 'PROCESSED' });
  await moveOrder(request, 'shipOrder', { orderId: id, carrier: 'Pathao', trackingNumber: 'PTH-7' });
  await moveOrder(request, 'changeOrderStatus', { orderId: id, status: 'OUT_FOR_DELIVERY' });
  await moveOrder(request, 'changeOrderStatus', { orderId: id, status: 'DELIVERED' });
  await signIn(page, person);
  const before = await stockOf(page, productId);

  await test.step('the delivered order has its shipment and is paid', async () => {
    await page.goto(`/vieworder/${id}`);
    await expect(page.getByRole('row', { name: 'Status Delivery successful' })).toBeVisible();
    await expect(page.getByRole('row', { name: 'Carrier Pathao' })).toBeVisible();
    await expect(page.getByRole('row', { name: /^Tracking number PTH-7/ })).toBeVisible();
    await expect(page.getByRole('row', { name: /^Paid \$/ })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('ask for the return', async () => {
    await page.getByRole('button', { name: 'Ask for a return' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('textbox')).toBeFocused();
    await dialog.getByRole('button', { name: 'Ask for the return' }).click();
    await expect(dialog.getByText('Reason is required')).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('textbox').fill('The tent has a hole.');
    await dialog.getByRole('button', { name: 'Ask for the return' }).click();
    await expect(page.getByText('Thank you. We have your request and answer soon.')).toBeFocused();
    await expect(page.getByText(/keep the products until we answer/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Ask for a return' })).toHaveCount(0);
    await expectAccessible(page);
  });

  await test.step('approved: how to send it back', async () => {
    await decideReturn(request, 'approveReturn', id);
    await expect(page.getByText(new RegExp(`write #${number} on the parcel`))).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('received: the refund is due, and the pieces are in the shop again', async () => {
    await decideReturn(request, 'receiveReturn', id);
    await expect(page.getByRole('row', { name: 'Status Returned' })).toBeVisible();
    await expect(page.getByRole('row', { name: /^To be paid back to you \$/ }).first()).toBeVisible();
    await expectAccessible(page);
    // A page may be a second old.
    await expect.poll(() => stockOf(page, productId)).toBe(before + 2);
  });
});
