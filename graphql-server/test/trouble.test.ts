import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import sharp from 'sharp';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createDataSource } from '../src/platform/db/data-source.ts';
import { createDatabase } from '../src/platform/db/database.ts';
import { unexpected } from '../src/platform/http/unexpected.ts';
import { modules } from '../src/modules.ts';
import { edges, placeOrderDocument, toInput } from './order-edges.ts';
import { openShop } from './setup.ts';

const shop = await openShop({ mayFail: true });
const product = await shop.product({ stock: 100 });
const customer = await shop.customer();

describe('a full disk', () => {
  const sentence = 'The shop cannot store anything just now. Please try again in a few minutes.';

  /** Makes PostgreSQL report a full disk, as it does when there is no room for a row. */
  const fillDatabase = async () => {
    await shop.sql(`CREATE FUNCTION no_room() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN RAISE EXCEPTION 'could not extend file: No space left on device' USING ERRCODE = '53100'; END $$`);
    await shop.sql('CREATE TRIGGER no_room BEFORE INSERT ON orders EXECUTE FUNCTION no_room()');
    onTestFinished(() => void shop.sql('DROP FUNCTION no_room CASCADE'));
  };

  test('of the database is told as such over both edges, with the time to wait', async () => {
    await fillDatabase();
    const input = toInput(customer, { productId: product.id });
    const { status, errors, answer } = await customer.graphqlAnswer(placeOrderDocument, { input });
    expect([status, errors.map(({ message, extensions }) => [message, extensions.code])]).toEqual([
      503,
      [[sentence, 'UNAVAILABLE']],
    ]);
    expect(answer.headers.get('retry-after')).toBe('120');

    const { headers, ...rest } = await customer.post('/order/addOrder', {
      _id: product.id,
      qty: 1,
      payment: 'Cash on Delivery',
      shippingAddress: input.shippingAddress,
      idempotencyKey: 'a-key-of-a-full-disk',
    });
    expect([rest.status, JSON.parse(rest.text)]).toEqual([
      503,
      expect.objectContaining({ error: sentence, code: 'UNAVAILABLE' }),
    ]);
    expect(headers.get('retry-after')).toBe('120');
  });

  // Only Linux has a device that is always full.
  if (process.platform === 'linux') {
    test('of the pictures is told as such, and nothing is left of the upload', async () => {
      const { writeFile } = fs.promises;
      fs.promises.writeFile = (_file, data) => writeFile('/dev/full', data);
      syncBuiltinESMExports();
      onTestFinished(() => {
        fs.promises.writeFile = writeFile;
        syncBuiltinESMExports();
      });
      const picture = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#888' } })
        .png()
        .toBuffer();
      const answer = await customer.send('POST', '/backend/pictures', {
        raw: new Uint8Array(picture),
        headers: { 'content-type': 'image/png' },
      });
      expect(answer.refused(503)).toMatchObject({ error: sentence, code: 'UNAVAILABLE' });
      expect(answer.headers.get('retry-after')).toBe('120');
      expect(await shop.sql('SELECT FROM uploaded_pictures')).toEqual([]);
    });
  }
});

describe('a server that hangs in the middle of an order', () => {
  test('keeps no stock from others, and is told that it was too late', async () => {
    const hanging = await createDataSource(modules, shop.config.databaseUrl ?? '', {
      // Long enough for a busy machine between two statements.
      idleTransactionTimeoutMs: 1000,
    }).initialize();
    onTestFinished(() => hanging.destroy());
    const database = createDatabase(hanging);
    const take = `UPDATE product_stock SET available = available - 1 WHERE product_id = $1`;

    const tooLate = database.transaction(async (manager) => {
      await manager.query(take, [product.id]);
      // Until then this transaction is idle.
      const outcomes = await Promise.all(
        edges.map(({ placeOrder }) => placeOrder(customer, { productId: product.id })),
      );
      expect(outcomes.map(({ kind }) => kind)).toEqual(['placed', 'placed']);
      await manager.query(take, [product.id]);
    });
    const error: unknown = await tooLate.catch((reason: unknown) => reason);
    expect(unexpected(error)).toMatchObject({ status: 503, code: 'UNAVAILABLE', retryAfterSeconds: 5 });

    const [row] = await shop.sql('SELECT available FROM product_stock WHERE product_id = $1', [product.id]);
    expect(row).toEqual({ available: 98 });
    expect(await database.manager.query('SELECT 1 AS alive')).toEqual([{ alive: 1 }]);
  });

  test('is given ten seconds', async () => {
    const [usual] = await shop.sql("SELECT current_setting('idle_in_transaction_session_timeout') AS timeout");
    expect(usual).toEqual({ timeout: '10s' });
  });
});
