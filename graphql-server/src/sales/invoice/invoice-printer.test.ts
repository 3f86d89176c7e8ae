import type { LanguageTag } from '#schema/language.ts';
import { contactIn, DEFAULT_SETTINGS } from '#schema/shop-settings.ts';
import { afterAll, expect, test } from 'vitest';
import type { OrderModel } from '../order/order.model.ts';
import { InvoicePrinter } from './invoice-printer.ts';

const line: OrderModel['lines'][number] = {
  id: 'line-1',
  productId: 'product-1',
  variantId: null,
  sku: null,
  name: 'Desk Lamp',
  picture: 'lamp-1',
  color: null,
  size: null,
  quantity: 1,
  unitPriceCents: 2000,
  bangla: null,
};
const order = {
  id: '01a1f77d-0166-7e27-98f3-c54a43fe0187',
  number: 10_001,
  paymentMethod: 'NAGAD',
  status: 'PENDING',
  shippingAddress: { name: 'Rahima', address: 'Dhaka', phone: '01712345678', email: 'rahima@gmail.com' },
  itemsTotalCents: 2000,
  deliveryFeeCents: 6000,
  totalCents: 8000,
  placedAt: '2026-11-20T05:45:27.142Z',
  lines: [line],
  adjustments: [],
  history: [],
} as unknown as OrderModel;

const payment = {
  orderId: '01a1f77d-0166-7e27-98f3-c54a43fe0187',
  method: 'NAGAD',
  awaits: 'PAYMENT',
  reservedUntil: null,
  depositCents: 0,
  dueCents: 8000,
  chargedCents: 8000,
  creditedCents: 0,
  collectedCents: 0,
  refundedCents: 0,
  goingBackCents: 0,
  refundDueCents: 0,
  refundByHandCents: 0,
  toCollectCents: 8000,
} as const;

const style = (language: LanguageTag) => ({ language, contact: contactIn(DEFAULT_SETTINGS, language) });

const printer = new InvoicePrinter({ maxWaiting: 1, maxPerOwner: 1 });
const isPdf = (pdf: Buffer) => pdf.toString('latin1', 0, 5) === '%PDF-';
afterAll(() => printer.end());

test('an invoice that takes too long is given up, and the next one is drawn', async () => {
  await expect(
    printer.print('somebody', { order, payment, returns: [], creditNote: null, ...style('en') }, 1),
  ).rejects.toMatchObject({
    name: 'Busy',
    retryAfterSeconds: 10,
  });
  expect(
    isPdf(await printer.print('somebody', { order, payment, returns: [], creditNote: null, ...style('en') })),
  ).toBe(true);
});

test('an invoice that fails says why, and the next one is drawn', async () => {
  const broken = { ...order, lines: null } as unknown as OrderModel;
  await expect(
    printer.print('somebody', { order: broken, payment, returns: [], creditNote: null, ...style('en') }),
  ).rejects.toThrow(/null/);
  expect(
    isPdf(await printer.print('somebody', { order, payment, returns: [], creditNote: null, ...style('bn') })),
  ).toBe(true);
});
