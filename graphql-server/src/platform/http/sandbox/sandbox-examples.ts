import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Examples } from '../examples.ts';

/** An operation with which the sandbox opens, in its own window. */
interface SandboxExample {
  name: string;
  query: string;
  variables?: Record<string, unknown>;
}

const read = (name: string) => readFileSync(new URL(`examples/${name}.graphql`, import.meta.url), 'utf8');

const documents = {
  logIn: read('log-in'),
  me: read('me'),
  order: read('order'),
  pay: read('pay'),
  category: read('category'),
  product: read('product'),
  catalogue: read('catalogue'),
};

/**
 * Returns the operations that integrators need most, with examples from this shop. The sandbox opens with the last one
 * in front.
 */
export const sandboxExamples = ({ product, customer }: Examples): SandboxExample[] => [
  {
    name: 'Log in',
    query: documents.logIn,
    variables: { input: { email: customer?.email ?? '', password: customer?.password ?? '' } },
  },
  { name: 'Me', query: documents.me },
  {
    name: 'Order',
    query: documents.order,
    variables: {
      input: {
        idempotencyKey: randomUUID(),
        lines: [
          {
            productId: product?.id ?? '',
            quantity: 1,
            color: product?.color ?? null,
            size: product?.size ?? null,
          },
        ],
        paymentMethod: 'CASH_ON_DELIVERY',
        shippingAddress: {
          name: 'Rahima Khatun',
          address: 'House 24, Road 7, Dhanmondi, Dhaka',
          phone: '01712345678',
          email: customer?.email ?? '',
        },
      },
    },
  },
  {
    name: 'Pay',
    query: documents.pay,
    variables: { input: { orderId: customer?.orderId ?? '', method: 'NAGAD' } },
  },
  { name: 'Category', query: documents.category, variables: { slug: 'fashion' } },
  { name: 'Product', query: documents.product, variables: { term: 'laptop' } },
  {
    name: 'Catalogue',
    query: documents.catalogue,
    variables: {
      filter: { term: 'phone', maxPriceCents: 100_000 },
      sort: 'POPULARITY',
      first: 5,
      after: null,
    },
  },
];
