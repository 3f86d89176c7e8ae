import { expect, test, type Browser, type Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { ask, placeOrder } from './orders.ts';
import { admin, signIn, newCustomer } from './people.ts';

/** Opens the board as an admin in a browser of their own. */
const openBoard = async (browser: Browser, account: Parameters<typeof signIn>[1]): Promise<Page> => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await signIn(page, account);
  await page.goto('/deshboard/orderstatus');
  return page;
};

/** Expects an order in a column of a board. */
const expectIn = (page: Page, column: string, order: number) =>
  expect(
    page.getByRole('region', { name: column, exact: true }).locator(`[data-order="${order}"]`),
    `order ${order} is in ${column}`,
  ).toBeVisible();

const expectStep = (page: Page, step: string) =>
  expect(page.locator('[aria-current="step"]'), `the customer sees ${step}`).toContainText(step);

test('an order crosses the board while its customer and a second owner watch', async ({
  page: customerPage,
  request,
  browser,
}) => {
  const customer = await newCustomer(request, 'Rahima Board');
  const second = await newCustomer(request, 'Second Owner');
  const { me } = await ask<{ me: { id: string } }>(request, second, '{ me { id } }', {});
  await ask(request, admin, 'mutation ($input: ChangeRoleInput!) { changeRole(input: $input) { __typename } }', {
    input: { id: me.id, role: 'ADMIN' },
  });
  const { id, number } = await placeOrder(request, customer, 'electronics', 1);
  await signIn(customerPage, customer);
  await customerPage.goto(`/ordertracking/${id}`);
  await expectStep(customerPage, 'Order Placed');
  const [owner, other] = [await openBoard(browser, admin), await openBoard(browser, second)];
  for (const board of [owner, other]) await expectIn(board, 'Pending', number);
  await expectAccessible(owner);
  const everywhere = async (column: string) => {
    for (const board of [owner, other]) await expectIn(board, column, number);
    await expectStep(customerPage, column);
  };
  const card = owner.locator(`[data-order="${number}"]`);

  await test.step('by drag', async () => {
    await card.scrollIntoViewIfNeeded();
    const [from, to] = [
      await card.boundingBox(),
      await owner.getByRole('region', { name: 'Order Processed' }).boundingBox(),
    ];
    if (!from || !to) throw new Error('The board is not laid out.');
    await owner.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
    await owner.mouse.down();
    await owner.mouse.move(to.x + to.width / 2, to.y + 120, { steps: 12 });
    // A column further on cannot take it, and says so.
    await expect(owner.getByText('This order is “Pending”, so it cannot become “Delivery successful”.')).toBeVisible();
    await owner.mouse.up();
    await everywhere('Order Processed');
  });

  await test.step('by the menu, with carrier and tracking number', async () => {
    await owner.getByRole('button', { name: `Move order #${number} to …` }).click();
    await owner.getByRole('menuitem', { name: 'Move to Shipped' }).click();
    const dialog = owner.getByRole('dialog', { name: `Ship order #${number}` });
    await dialog.getByLabel('Carrier').fill('Pathao');
    await dialog.getByLabel('Tracking number').fill(`PT-${number}`);
    await dialog.getByRole('button', { name: 'Ship', exact: true }).click();
    await everywhere('Shipped');
    await expect(customerPage.getByText(`PT-${number}`)).toBeVisible();
  });

  await test.step('by keyboard', async () => {
    await owner.getByRole('button', { name: `Order #${number}, pick up` }).focus();
    await owner.keyboard.press('Space');
    await expect(owner.getByText(`Order #${number} is over Shipped.`)).toBeAttached();
    // The lifted copy, which is what the arrow keys move.
    await expect(owner.getByRole('link', { name: `#${number}`, exact: true })).toHaveCount(2);
    await owner.keyboard.press('ArrowRight');
    await expect(owner.getByText(`Order #${number} is over Out for Delivery.`)).toBeAttached();
    await owner.keyboard.press('Space');
    await everywhere('Out for Delivery');
    // The next step goes on from here.
    await expect(owner.getByRole('button', { name: `Order #${number}, pick up` })).toBeFocused();
  });

  await test.step('the second owner delivers it, which asks once', async () => {
    await other.getByRole('button', { name: `Move order #${number} to …` }).click();
    await other.getByRole('menuitem', { name: 'Move to Delivery successful' }).click();
    await other.getByRole('button', { name: 'It is delivered' }).click();
    await everywhere('Delivery successful');
  });
  await owner.context().close();
  await other.context().close();
});

test('on a phone an order is moved by one button', async ({ page, request }) => {
  const customer = await newCustomer(request, 'Rahima Phone');
  const { number } = await placeOrder(request, customer, 'electronics', 1);
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(page, admin);
  await page.goto('/deshboard/orderstatus');
  const card = page.locator(`[data-order="${number}"]`);
  await card.getByRole('button', { name: 'Move to Order Processed' }).click();
  await expect(page.getByText(`Order #${number} is now “Order Processed”.`)).toBeVisible();
  await expect(card).toBeHidden();
  await page.getByRole('button', { name: /^Order Processed/ }).click();
  await expect(card.getByRole('button', { name: 'Move to Shipped' })).toBeVisible();
  await expectAccessible(page);
  await page.goto('/deshboard/allorders');
  await page.getByRole('checkbox', { name: `Select #${number}` }).check();
  await page.getByRole('button', { name: 'Move to …' }).click();
  await expect(page.getByRole('button', { name: 'Cancel …' })).toBeInViewport();
  await page.getByRole('button', { name: 'Ship …' }).click();
  await page.getByLabel('Carrier').fill('Pathao');
  await page.getByRole('textbox', { name: `#${number}` }).fill('PT-1');
  await page.getByRole('button', { name: 'Ship', exact: true }).click();
  await expect(page.getByText('Orders shipped: 1.')).toBeVisible();
});
