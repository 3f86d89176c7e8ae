import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { linkIn, newestMailTo } from './mailbox.ts';
import { confirmOrder } from './orders.ts';
import { admin, signIn, newCustomer, tokenOf } from './people.ts';

/** Asks the shop as somebody. */
const ask = async <Data>(request: APIRequestContext, token: string, query: string, variables: object) => {
  const answer = await request.post('/graphql', {
    data: { query, variables },
    headers: { authorization: `Bearer ${token}` },
  });
  return ((await answer.json()) as { data: Data }).data;
};

/** Orders a product that has no options, and returns the order. */
const orderOf = async (request: APIRequestContext, account: { email: string; password: string }) => {
  const token = await tokenOf(request, account);
  const { products } = await ask<{
    products: { nodes: { id: string; availableStock: number; colors: string[]; sizes: string[] }[] };
  }>(request, token, '{ products(first: 100) { nodes { id availableStock colors sizes } } }', {});
  const product = products.nodes.find(
    ({ availableStock, colors, sizes }) => availableStock > 5 && colors.length < 2 && sizes.length < 2,
  );
  const { placeOrder } = await ask<{ placeOrder: { order: { id: string; number: number } } }>(
    request,
    token,
    'mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { ... on PlaceOrderSuccess { order { id number } } } }',
    {
      input: {
        idempotencyKey: crypto.randomUUID(),
        lines: [{ productId: product?.id, quantity: 1 }],
        paymentMethod: 'CASH_ON_DELIVERY',
        shippingAddress: {
          name: 'Rahima Khatun',
          address: 'House 7, Lake Road, Dhaka',
          phone: '01712345678',
          email: account.email,
        },
      },
    },
  );
  await confirmOrder(request, account, placeOrder.order.id);
  return placeOrder.order;
};

/** Returns what an admin does with an order. */
const adminOf = async (request: APIRequestContext, orderId: string) => {
  const token = await tokenOf(request, admin);
  return {
    change: (status: string) =>
      ask(
        request,
        token,
        'mutation ($input: ChangeOrderStatusInput!) { changeOrderStatus(input: $input) { __typename } }',
        { input: { orderId, status } },
      ),
    ship: (carrier: string, trackingNumber: string) =>
      ask(request, token, 'mutation ($input: ShipOrderInput!) { shipOrder(input: $input) { __typename } }', {
        input: { orderId, carrier, trackingNumber },
      }),
  };
};

/** Expects that a page shows a step as the current one, before it could have asked again by itself. */
const expectStep = (page: Page, step: string) =>
  expect(page.locator('[aria-current="step"]'), `the page has moved to ${step}`).toContainText(step);

test('an order walks all five steps on its customer’s open page', async ({ page, request }) => {
  const account = await newCustomer(request, 'Rahima Live');
  const order = await orderOf(request, account);
  await signIn(page, account);
  const received: string[] = [];
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => void received.push(String(payload))));
  await page.goto(`/ordertracking/${order.id}`);
  await expectStep(page, 'Order Placed');
  await expect(page.getByText(`Order #${order.number}`)).toBeVisible();
  await expect.poll(() => received.some((text) => text.includes('"next"'))).toBe(true);
  let asked = 0;
  page.on('request', (one) => {
    if (one.postData()?.includes('OrderTrackingPage')) asked += 1;
  });

  const shop = await adminOf(request, order.id);
  await shop.change('PROCESSED');
  await expectStep(page, 'Order Processed');
  await shop.ship('Pathao Courier', 'PT-2026-77');
  await expectStep(page, 'Shipped');
  await expect(page.getByText('PT-2026-77')).toBeVisible();
  await shop.change('OUT_FOR_DELIVERY');
  await expectStep(page, 'Out for Delivery');
  await expect(page.getByText(/^The courier is on the way to you/)).toBeVisible();
  await expectAccessible(page);
  await shop.change('DELIVERED');
  await expectStep(page, 'Delivery successful');
  await expect(page.getByText(/^Expected delivery/)).toHaveCount(0);
  expect(asked, 'what moved was pushed').toBe(0);
});

test('the link of a mail shows where the order is, signed out', async ({ page, request }) => {
  const account = await newCustomer(request, 'Karim Link');
  const order = await orderOf(request, account);
  const shop = await adminOf(request, order.id);
  await shop.change('PROCESSED');
  const link = linkIn(await newestMailTo(request, account.email, `Your order #${order.number}`));
  await page.goto(link);
  await expectStep(page, 'Order Processed');
  await expect(page.getByText(`Order #${order.number}`)).toBeVisible();
  await expectAccessible(page);
  for (const secret of ['Rahima Khatun', 'Lake Road', '01712345678', account.email])
    await expect(page.getByText(secret)).toHaveCount(0);
  await shop.ship('Sundarban Courier', 'SB-2026-12');
  await expectStep(page, 'Shipped');
  await expect(page.getByText('SB-2026-12')).toBeVisible();

  await page.goto(`${link.slice(0, -2)}xx`);
  await expect(page.getByRole('heading', { name: 'This link is wrong or has expired' })).toBeVisible();
  await page.getByRole('link', { name: 'Sign in and see my orders' }).click();
  await expect(page).toHaveURL('/login');
});
