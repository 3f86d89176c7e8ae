import { describe, expect, test } from 'vitest';
import { freshKey, toInput, type PlaceOrderData } from './order-edges.ts';
import { bringTo, changeStatus, readOrder, ship } from './order-steps.ts';
import { readPdf } from './pdf.ts';
import { openShop } from './setup.ts';

const shop = await openShop();
const admin = await shop.admin();
const product = await shop.product({
  name: 'Runner shoes',
  priceCents: 1234,
  stock: 1000,
  colors: ['Red'],
  sizes: ['42'],
});

const place = async (address: Record<string, string> = {}, quantity = 3) => {
  const customer = await shop.customer();
  const input = toInput(customer, { productId: product.id, quantity, color: 'Red', size: '42', address });
  const { placeOrder } = await customer.graphql<PlaceOrderData>(
    `mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { __typename ... on PlaceOrderSuccess { order { id number } } } }`,
    { input: { ...input, idempotencyKey: freshKey() } },
  );
  if (placeOrder.__typename !== 'PlaceOrderSuccess') throw new Error(JSON.stringify(placeOrder));
  return { customer, ...(placeOrder.order as unknown as { id: string; number: number }) };
};

const print = async (ids: readonly string[], query = '') => {
  const answer = await admin.get(`/backend/admin/papers.pdf?ids=${ids.join(',')}${query}`);
  if (answer.status !== 200) throw answer.failure('There are no papers.');
  return readPdf(answer.bytes);
};

describe('packing slips', () => {
  test('say for each order what goes into the parcel, and no prices', async () => {
    const [one, other] = [await place(), await place({ name: 'Karim Uddin' })];
    const { pages, title } = await print([one.id, other.id]);
    expect(title).toBe('Haat · Packing slip');
    expect(pages).toHaveLength(2);
    expect(pages[0]).toContain(`#${one.number}`);
    for (const text of ['Rahima Begum', '01712345678', '3 ×', 'Runner shoes', 'Color: Red · Size: 42', 'Pieces: 3'])
      expect(pages[0]).toContain(text);
    expect(pages[1]).toContain('Karim Uddin');
    expect(pages.join('')).not.toContain('$');
  });

  test('are in Bangla, too', async () => {
    const { id } = await place({ name: 'রহিমা বেগম' });
    const { spelt, language } = await print([id], '&language=bn');
    expect(language).toBe('bn');
    expect(spelt).toContain('রহিমা বেগম');
    expect(spelt).toContain('প্যাকিং স্লিপ');
  });
});

describe('labels', () => {
  test('have the recipient, what is to be collected, and the number', async () => {
    const { id, number } = await place();
    const { pages } = await print([id], '&kind=LABELS');
    expect(pages).toHaveLength(1);
    for (const text of [
      'Rahima Begum',
      'House 7, Road 3, Dhanmondi, Dhaka',
      '01712345678',
      'Collect $97.00',
      `#${number}`,
    ])
      expect(pages[0]).toContain(text);
  });

  test('collect nothing twice', async () => {
    const { id, customer } = await place();
    await bringTo({ admin, customer }, id, 'DELIVERED');
    const { pages } = await print([id], '&kind=LABELS');
    expect(pages[0]).toContain('Nothing to collect');
  });

  test('stay on their page with the longest address and tracking number', async () => {
    const { id, number } = await place({
      name: 'x'.repeat(120),
      address: 'Very long road '.repeat(33).trim(),
    });
    await changeStatus(admin, id, 'PROCESSED');
    await ship(admin, id, { carrier: 'c'.repeat(80), trackingNumber: '7'.repeat(80) });
    const { pages } = await print([id], '&kind=LABELS');
    expect(pages).toHaveLength(1);
    expect(pages[0]).toContain('…');
    expect(pages[0]).toContain(`#${number}`);
  });
});

test('the papers of an order that is sent in parts are those of its parcels', async () => {
  const { id, customer } = await place();
  await changeStatus(admin, id, 'PROCESSED');
  const [line] = (await readOrder(customer, id)).lines;
  const part = { trackingNumber: 'PT-1', lines: [{ orderLineId: line?.id ?? '', quantity: 1 }] };
  const { order } = await ship(admin, id, part);
  const shipmentId = order?.shipments[0]?.id;
  const slips = await print([id]);
  expect(slips.pages).toHaveLength(2);
  expect(slips.pages[0]).toContain('Pathao · PT-1');
  expect(slips.pages[0]).toContain('Pieces: 1');
  expect(slips.pages[1]).toContain('Pieces: 2');
  const labels = await print([id], '&kind=LABELS');
  expect(labels.pages[0]).toContain('Pathao · PT-1');
  expect(labels.pages[0]).toContain('Nothing to collect');
  expect(labels.pages[1]).toContain('Collect $97.00');
  const one = await print([id], `&shipment=${shipmentId}`);
  expect(one.pages).toEqual(slips.pages.slice(0, 1));
  await ship(admin, id, { trackingNumber: 'PT-2' });
  const all = await print([id], '&kind=LABELS');
  expect(all.pages).toHaveLength(2);
  expect(all.pages[1]).toMatch(/Collect \$97\.00[^]*Pieces: 2[^]*Pathao · PT-2/);
  expect((await admin.get(`/backend/admin/papers.pdf?ids=${id}&shipment=no-id`)).status).toBe(404);
});

test.each([
  ['no ids', '/backend/admin/papers.pdf', 400],
  ['another kind', '/backend/admin/papers.pdf?ids=x&kind=STICKERS', 400],
  ['an order that does not exist', '/backend/admin/papers.pdf?ids=no-id', 404],
  ['too many orders', `/backend/admin/papers.pdf?ids=${Array.from({ length: 101 }, (_, place) => place)}`, 422],
])('%s: refused', async (_, path, status) => {
  expect((await admin.get(path)).status).toBe(status);
});
