import type { Line } from '../src/shop/order/line.ts';

/** A product to buy: two pieces at $199.99 are $399.98, rounded $400, with delivery $460. */
export const phone: Line = {
  productId: 'product-1',
  name: 'Pathao Phone',
  image: { path: '/pictures/phone', alt: 'Pathao Phone' },
  priceCents: 19_999,
  quantity: 2,
  color: 'Black',
  size: null,
};

/** A second product: three pieces at $20.50. */
export const lamp: Line = {
  productId: 'product-2',
  name: 'Desk Lamp',
  image: { path: '/pictures/lamp', alt: 'Desk Lamp' },
  priceCents: 2_050,
  quantity: 3,
  color: null,
  size: null,
};
