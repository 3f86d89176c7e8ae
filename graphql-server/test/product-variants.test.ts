import fc from 'fast-check';
import pg from 'pg';
import { describe, expect, test } from 'vitest';
import { PRODUCT_MESSAGES } from '#schema/product-admin.ts';
import type { ProductVariantInput } from '../src/generated/schema.ts';
import type { Person, TestProduct } from './factories.ts';
import { placeOrderDocument, toInput, type PlaceOrderData } from './order-edges.ts';
import { approveReturn, changeStatus, receiveReturn, requestReturn, ship } from './order-steps.ts';
import { inputOf, readProduct, save, trySave, type EditorProduct } from './product-editing.ts';
import { runs } from './runs.ts';
import { statementsOf } from './sent-statements.ts';
import { openShop } from './setup.ts';

const shop = await openShop({ mayRefuse: /product_skus_pkey/ });
const admin = await shop.admin();

const buy = async (customer: Person, product: { id: string }, choice: { size?: string | null; quantity?: number }) => {
  const { placeOrder } = await customer.graphql<PlaceOrderData>(placeOrderDocument, {
    input: toInput(customer, { productId: product.id, ...choice }),
  });
  return placeOrder.__typename === 'PlaceOrderSuccess' ? placeOrder.order.id : placeOrder.__typename;
};

const deliver = async (id: string) => {
  await changeStatus(admin, id, 'PROCESSED');
  await ship(admin, id);
  await changeStatus(admin, id, 'OUT_FOR_DELIVERY');
  await changeStatus(admin, id, 'DELIVERED');
};

const variant = (size: string, stock?: { from?: number; to: number }, more: Partial<ProductVariantInput> = {}) => ({
  size,
  sku: `SHIRT-${size}-${Math.random().toString(36).slice(2)}`,
  ...(stock && { stock }),
  ...more,
});

const withSizes = (product: EditorProduct, sizes: string[], variants: ProductVariantInput[]) => ({
  ...inputOf(product),
  sizes,
  variants,
});

/** Returns the pieces of each variant, archived ones too: available, reserved, sold. */
const piecesOf = async (product: { id: string }) =>
  Object.fromEntries(
    (
      await shop.sql<{ size: string | null; pieces: number[]; archived: boolean }>(
        `SELECT size, ARRAY[available, reserved, sold] AS pieces, archived_at IS NOT NULL AS archived
         FROM product_variants WHERE product_id = $1 ORDER BY position`,
        [product.id],
      )
    ).map(({ size, pieces, archived }) => [`${size ?? '–'}${archived ? ' (archived)' : ''}`, pieces]),
  );

/** The sums of the history, which must be what the stock holds. */
const historyOf = async (product: { id: string }) =>
  (
    await shop.sql<{ available: number; reserved: number; sold: number }>(
      `SELECT coalesce(sum(available), 0)::int AS available, coalesce(sum(reserved), 0)::int AS reserved,
         coalesce(sum(sold), 0)::int AS sold FROM stock_changes WHERE product_id = $1`,
      [product.id],
    )
  )[0];

const shirt = (): Promise<TestProduct> => shop.product({ stock: 10, sizes: ['S', 'M'], sold: 0 });

describe('a product that gets variants', () => {
  test('has the stock that was typed, and what orders have of it', async () => {
    const [product, customer] = [await shirt(), await shop.customer()];
    const open = await buy(customer, product, { size: 'M', quantity: 2 });
    const delivered = await buy(customer, product, { size: 'S', quantity: 3 });
    await changeStatus(admin, delivered, 'PROCESSED');
    await ship(admin, delivered);
    await changeStatus(admin, delivered, 'OUT_FOR_DELIVERY');
    await changeStatus(admin, delivered, 'DELIVERED');
    expect(await shop.stockOf(product)).toEqual({ available: 5, reserved: 2, sold: 3 });

    const before = await readProduct(admin, product.id);
    await save(admin, withSizes(before, ['S', 'M'], [variant('S', { to: 1 }), variant('M', { to: 4 })]));
    expect(await piecesOf(product)).toEqual({ S: [1, 0, 3], M: [4, 2, 0] });
    expect(await shop.stockOf(product)).toEqual({ available: 5, reserved: 2, sold: 3 });
    // The product was made with ten pieces, before the history began.
    expect(await historyOf(product)).toEqual({ available: -5, reserved: 2, sold: 3 });

    await changeStatus(admin, open, 'CANCELLED', 'No longer wanted');
    await requestReturn(customer, delivered);
    await approveReturn(admin, delivered);
    expect((await receiveReturn(admin, delivered)).kind).toBe('success');
    expect(await piecesOf(product)).toEqual({ S: [4, 0, 0], M: [6, 0, 0] });
    expect(await buy(customer, product, { size: 'M', quantity: 7 })).toBe('OutOfStock');
  });

  test('keeps for orders without one of them an archived one', async () => {
    const [product, customer] = [await shirt(), await shop.customer()];
    const order = await buy(customer, product, { size: 'S', quantity: 2 });
    const before = await readProduct(admin, product.id);
    await save(admin, withSizes(before, ['M'], [variant('M', { to: 4 })]));
    expect(await piecesOf(product)).toEqual({ M: [4, 0, 0], 'S (archived)': [0, 2, 0] });
    await changeStatus(admin, order, 'CANCELLED', 'No longer wanted');
    // What comes back is not for sale.
    expect(await shop.stockOf(product)).toEqual({ available: 4, reserved: 0, sold: 0 });
  });

  test('while orders are placed and cancelled loses and invents no piece', async () => {
    for (let round = 0; round < 6; round += 1) {
      const product = await shop.product({ stock: 100, sizes: ['S', 'M'] });
      const customers = await shop.customers(6);
      const first = await Promise.all(customers.slice(0, 3).map((one) => buy(one, product, { size: 'S' })));
      const before = await readProduct(admin, product.id);
      const [saved, ...placed] = await Promise.all([
        trySave(admin, withSizes(before, ['S', 'M'], [variant('S', { to: 50 }), variant('M', { to: 50 })])),
        ...customers.slice(3).map((one) => buy(one, product, { size: 'M' })),
        ...first.map(async (id) => (await changeStatus(admin, id, 'CANCELLED', 'Twice')).kind),
      ]);
      expect(saved.__typename).toBe('SaveProductSuccess');
      const lines = await shop.sql<{ size: string; quantity: number }>(
        `SELECT l.size, sum(l.quantity)::int AS quantity FROM order_lines l JOIN orders o ON o.id = l.order_id
         WHERE l.product_id = $1 AND o.status = 'PENDING' GROUP BY 1`,
        [product.id],
      );
      const pieces = await piecesOf(product);
      for (const size of ['S', 'M'])
        expect([size, pieces[size]?.[1]]).toEqual([size, lines.find((line) => line.size === size)?.quantity ?? 0]);
      expect(placed.every((outcome) => outcome !== 'INTERNAL')).toBe(true);
      expect((await shop.stockOf(product))?.reserved).toBe(lines.reduce((sum, line) => sum + line.quantity, 0));
    }
  });
});

/** Does something while another transaction has made changes that it must wait for, and commits them once it waits. */
const whileOthersChange = async <Result>(
  change: (client: pg.Client) => Promise<unknown>,
  begin: () => Promise<Result>,
): Promise<Result> => {
  const other = new pg.Client({ connectionString: shop.config.databaseUrl });
  await other.connect();
  try {
    await other.query('BEGIN');
    await change(other);
    const result = begin();
    const waiting = () =>
      shop.sql(`SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`);
    await expect.poll(waiting, { timeout: 10_000, interval: 20 }).toHaveLength(1);
    await other.query('COMMIT');
    return await result;
  } finally {
    await other.end();
  }
};

test('an SKU that is given away in the moment of saving is refused in its field', async () => {
  const [product, owner] = [await readProduct(admin, (await shop.product()).id), await shop.product()];
  const outcome = await whileOthersChange(
    (other) => other.query(`UPDATE products SET sku = 'RACE-1' WHERE id = $1`, [owner.id]),
    () => trySave(admin, { ...inputOf(product), sku: 'RACE-1' }),
  );
  expect(outcome).toMatchObject({
    __typename: 'InvalidInput',
    fields: [{ field: 'sku', message: PRODUCT_MESSAGES.skuTaken }],
  });
});

test('pieces that are ordered in the moment of saving are not logged as changed by the admin', async () => {
  const { id } = await shop.product({ stock: 9 });
  const product = await readProduct(admin, id);
  const outcome = await whileOthersChange(
    (other) => other.query('UPDATE product_stock SET available = 7, reserved = 2 WHERE product_id = $1', [id]),
    () => trySave(admin, { ...inputOf(product), name: 'Renamed' }),
  );
  expect(outcome.product).toMatchObject({ name: 'Renamed', availableStock: 7 });
  const [entry] = await shop.sql<{ after: object }>(
    `SELECT after - 'version' AS after FROM audit_entries WHERE subject_id = $1`,
    [id],
  );
  expect(entry?.after).toEqual({ name: 'Renamed' });
});

test('an order is returned in the moment in which its product gets variants', async () => {
  const [customer, product] = [await shop.customer(), await shop.product({ sizes: ['S'], stock: 9 })];
  const id = await buy(customer, product, { size: 'S', quantity: 2 });
  await deliver(id);
  await requestReturn(customer, id);
  await approveReturn(admin, id);
  const outcome = await whileOthersChange(
    async (other) => {
      await other.query('UPDATE product_stock SET available = 0, sold = 0 WHERE product_id = $1', [product.id]);
      await other.query(
        `INSERT INTO product_variants (product_id, size, sku, "position", available, sold) VALUES ($1, 'S', 'RACE-S', 0, 7, 2)`,
        [product.id],
      );
    },
    () => receiveReturn(admin, id),
  );
  expect(outcome.kind).toBe('success');
  expect(await piecesOf(product)).toEqual({ S: [9, 0, 0] });
});

describe('a variant', () => {
  const start = async () => {
    const product = await shop.product({
      variants: [
        { size: 'S', stock: 5 },
        { size: 'M', stock: 6 },
      ],
    });
    return readProduct(admin, product.id);
  };

  test('gets another stock, price and SKU; two may exchange their SKUs', async () => {
    const product = await start();
    const [small, medium] = product.details.variants;
    const saved = await save(
      admin,
      withSizes(
        product,
        ['S', 'M'],
        [
          { size: 'S', sku: medium?.sku ?? '', stock: { from: 5, to: 8 }, priceCents: 999 },
          { size: 'M', sku: small?.sku ?? '' },
        ],
      ),
    );
    expect(saved.details.variants).toMatchObject([
      { id: small?.id, sku: medium?.sku, availableStock: 8, priceCents: 999 },
      { id: medium?.id, sku: small?.sku, availableStock: 6, priceCents: null },
    ]);
    expect(saved.availableStock).toBe(14);
    expect(
      await shop.sql('SELECT variant_id AS id, kind, available FROM stock_changes WHERE product_id = $1', [product.id]),
    ).toEqual([{ id: small?.id, kind: 'SET', available: 3 }]);
  });

  test('that is removed is archived, and comes back with what it is', async () => {
    const product = await start();
    const [small, medium] = product.details.variants;
    const without = await save(admin, withSizes(product, ['S', 'M'], inputOf(product).variants.slice(0, 1)));
    expect(without.details.variants.map(({ id }) => id)).toEqual([small?.id]);
    expect(without.availableStock).toBe(5);
    // Its SKU is free.
    const other = await start();
    await save(admin, {
      ...withSizes(
        other,
        ['S', 'M'],
        [...inputOf(other).variants.slice(0, 1), variant('M', undefined, { sku: medium?.sku ?? '' })],
      ),
    });
    const again = await save(
      admin,
      withSizes(without, ['S', 'M'], [...inputOf(without).variants, variant('M', { to: 2 })]),
    );
    expect(again.details.variants[1]).toMatchObject({ id: medium?.id, availableStock: 2 });
  });

  test('that is in an open order is not removed', async () => {
    const product = await start();
    await buy(await shop.customer(), product, { size: 'M' });
    const { fields } = await trySave(admin, withSizes(product, ['S'], inputOf(product).variants.slice(0, 1)));
    expect(fields).toEqual([
      { field: 'variants', message: 'M is in open orders: it cannot be removed until they are delivered.' },
    ]);
    expect(await readProduct(admin, product.id)).toMatchObject({ details: { sizes: ['S', 'M'] } });
  });

  test('whose size gets another name keeps its stock and its orders', async () => {
    const product = await start();
    const order = await buy(await shop.customer(), product, { size: 'M' });
    const [small, medium] = inputOf(product).variants;
    await save(
      admin,
      withSizes(product, ['S', 'Medium'], [small, { ...medium, size: 'Medium' }] as ProductVariantInput[]),
    );
    expect(await piecesOf(product)).toEqual({ S: [5, 0, 0], Medium: [5, 1, 0] });
    await changeStatus(admin, order, 'CANCELLED', 'No longer wanted');
    expect(await piecesOf(product)).toEqual({ S: [5, 0, 0], Medium: [6, 0, 0] });
  });

  test('whose stock has changed meanwhile is not stored', async () => {
    const product = await start();
    await buy(await shop.customer(), product, { size: 'M', quantity: 2 });
    const [small, medium] = inputOf(product).variants;
    const { fields } = await trySave(
      admin,
      withSizes(product, ['S', 'M'], [small, { ...medium, stock: { from: 6, to: 9 } }] as ProductVariantInput[]),
    );
    expect(fields).toEqual([{ field: 'variants.1.stock', message: 'The stock has changed meanwhile: it is 4 now.' }]);
  });

  test('is needed by a product that has had some', async () => {
    const product = await start();
    const { fields } = await trySave(admin, withSizes(product, [], []));
    expect(fields).toEqual([{ field: 'variants', message: PRODUCT_MESSAGES.variantsNeeded }]);
    // One that stands for all is enough.
    const one = await save(admin, withSizes(product, [], [{ sku: `ONE-${product.id}`, stock: { to: 3 } }]));
    expect(one).toMatchObject({ availableStock: 3, details: { variants: [{ color: null, size: null }] } });
  });
});

test('saving takes the same statements for two variants and for a hundred', async () => {
  const sizes = ['S', 'M', 'L', 'XL', 'XXL', '1', '2', '3', '4', '5'];
  const colors = Array.from({ length: 10 }, (_, at) => ({ name: `Colour ${at}` }));
  const countOf = async (count: number) => {
    const before = await readProduct(admin, (await shop.product({ stock: 0 })).id);
    const variants = colors
      .flatMap(({ name }) =>
        sizes.map((size) => ({
          color: name,
          size,
          sku: `N-${count}-${name.at(-1)}-${size}`,
          stock: { to: 1 },
        })),
      )
      .slice(0, count);
    const saved = await statementsOf(async () => {
      const begun = await save(admin, { ...inputOf(before), colors, sizes, variants });
      const changed = inputOf(begun).variants.map((one) => ({ ...one, stock: { from: 1, to: 2 } }));
      await save(admin, { ...inputOf(begun), variants: changed });
    });
    return saved.length;
  };
  await countOf(1);
  expect(await countOf(100)).toBe(await countOf(2));
});

/** What a customer or an admin does about an order, or to the variants. */
const acts = fc.record({
  orders: fc.array(
    fc.record({
      size: fc.constantFrom('S', 'M', 'L'),
      quantity: fc.integer({ min: 1, max: 3 }),
      before: fc.constantFrom('none', 'cancelled', 'delivered'),
      after: fc.constantFrom('none', 'cancelled', 'delivered', 'returned'),
    }),
    { minLength: 1, maxLength: 5 },
  ),
  offered: fc.subarray(['S', 'M', 'L'], { minLength: 1 }),
  typed: fc.integer({ min: 0, max: 5 }),
  renames: fc.boolean(),
});

test('whatever orders have of a product that gets variants, each piece belongs to one of them', async () => {
  await fc.assert(
    fc.asyncProperty(acts, async ({ orders, offered, typed, renames }) => {
      const product = await shop.product({ stock: 100, sizes: ['S', 'M', 'L'] });
      const customer = await shop.customer();
      const placed = await Promise.all(
        orders.map(async (order) => ({ ...order, id: await buy(customer, product, order) })),
      );
      for (const { id, before } of placed) {
        if (before === 'cancelled') await changeStatus(admin, id, 'CANCELLED', 'Twice');
        if (before === 'delivered') await deliver(id);
      }
      const made = await save(
        admin,
        withSizes(
          await readProduct(admin, product.id),
          offered,
          offered.map((size) => variant(size, { to: typed })),
        ),
      );
      if (renames) {
        const other = (size: string | null | undefined) => `${size} (new)`;
        const variants = inputOf(made).variants.map((one) => ({ ...one, size: other(one.size) }));
        await save(admin, withSizes(made, offered.map(other), variants));
      }
      for (const { id, before, after } of placed) {
        if (before === 'none' && after === 'cancelled') await changeStatus(admin, id, 'CANCELLED', 'Late');
        if (before === 'none' && (after === 'delivered' || after === 'returned')) await deliver(id);
        if (before !== 'cancelled' && after === 'returned') {
          await requestReturn(customer, id);
          await approveReturn(admin, id);
          expect((await receiveReturn(admin, id)).kind).toBe('success');
        }
      }
      const [counted] = await shop.sql<Record<string, number>>(
        `SELECT coalesce(sum(l.quantity) FILTER (WHERE o.status = 'PENDING'), 0)::int AS reserved,
           coalesce(sum(l.quantity) FILTER (WHERE o.status = 'DELIVERED'), 0)::int AS sold,
           count(*) FILTER (WHERE l.variant_id IS NULL)::int AS without
         FROM order_lines l JOIN orders o ON o.id = l.order_id
         WHERE l.product_id = $1 AND o.status <> 'CANCELLED'`,
        [product.id],
      );
      expect(counted?.['without']).toBe(0);
      expect(await shop.stockOf(product)).toMatchObject({
        reserved: counted?.['reserved'],
        sold: counted?.['sold'],
      });
      const all = Object.values(await piecesOf(product));
      expect(all.flat().every((pieces) => pieces >= 0)).toBe(true);
      // The product was made with a hundred pieces, before its history began; archived variants have what came back of
      // theirs.
      const history = await historyOf(product);
      expect(all.reduce((sum, [available = 0]) => sum + available, 0)).toBe(100 + (history?.available ?? 0));
      expect(history).toMatchObject({ reserved: counted?.['reserved'], sold: counted?.['sold'] });
    }),
    { numRuns: runs(12) },
  );
}, 120_000);
