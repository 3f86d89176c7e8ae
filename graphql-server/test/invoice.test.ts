import { describe, expect, test } from 'vitest';
import type { Client } from './client.ts';
import type { Person, TestProduct } from './factories.ts';
import { placeOrderDocument, toInput } from './order-edges.ts';
import { approveReturn, bringTo, readOrder, receiveReturn, requestReturn } from './order-steps.ts';
import { readPdf, type ReadPdf } from './pdf.ts';
import { openShop } from './setup.ts';

const shop = await openShop();

interface Placed {
  id: string;
  number: number;
}

/** Places an order of several lines. */
const order = async (
  customer: Person,
  lines: readonly { product: TestProduct; quantity?: number; color?: string; size?: string }[],
  address: Record<string, string> = {},
): Promise<Placed> => {
  const [first] = lines;
  if (!first) throw new Error('An order has lines.');
  const input = toInput(customer, { productId: first.product.id, address });
  const { placeOrder } = await customer.graphql<{ placeOrder: { order: { id: string } } }>(placeOrderDocument, {
    input: {
      ...input,
      lines: lines.map(({ product, quantity = 1, color = null, size = null }) => ({
        productId: product.id,
        quantity,
        color,
        size,
      })),
    },
  });
  const { id } = placeOrder.order;
  const [row] = await shop.sql<{ number: number }>('SELECT number FROM orders WHERE id = $1', [id]);
  return { id, number: row?.number ?? 0 };
};

const download = (client: Client, id: string, query = '') => client.get(`/order/invoice/${id}${query}`);

const read = async (client: Client, id: string, query = ''): Promise<ReadPdf> => {
  const answer = await download(client, id, query);
  if (answer.status !== 200) throw answer.failure('There is no invoice.');
  return readPdf(answer.bytes);
};

const translate = (product: TestProduct, name: string, colors: string[]) =>
  shop.sql(
    `INSERT INTO product_translations (product_id, language, name, note, short_description, description,
       second_description, colors) VALUES ($1, 'BN', $2, '', '', '', '', $3)`,
    [product.id, name, colors],
  );

describe('the invoice of an order', () => {
  test('is a PDF file with the number of the order in its name, for its customer and for admins', async () => {
    const [customer, admin] = [await shop.customer(), await shop.admin()];
    const { id, number } = await order(customer, [{ product: await shop.product() }]);
    for (const client of [customer, admin]) {
      const { status, headers } = await download(client, id);
      expect(status).toBe(200);
      expect(headers.get('content-type')).toBe('application/pdf');
      expect(headers.get('content-disposition')).toBe(`attachment; filename=haat-invoice-${number}.pdf`);
      expect(headers.get('cache-control')).toBe('no-store');
    }
  });

  test('is shown to nobody else, who is told what is told of an order that does not exist', async () => {
    const { id } = await order(await shop.customer(), [{ product: await shop.product() }]);
    const other = await shop.customer();
    const missing = '01890000-0000-7000-8000-000000000000';
    const told = (await download(other, id)).refused(404);
    expect(told).toMatchObject({ code: 'NOT_FOUND', error: 'There is no such order.' });
    for (const none of [missing, 'nonsense', '%00'])
      expect((await download(other, none)).status, none).toBe(none === '%00' ? 400 : 404);
    expect((await download(other, missing)).refused(404).error).toBe(told.error);
    (await download(shop, id)).refused(401);
  });

  test('says who sold what to whom, each line with its sum, all totals and how it is paid', async () => {
    const customer = await shop.customer();
    const [lamp, shirt] = [
      await shop.product({ name: 'Desk Lamp', priceCents: 32_999, stock: 5 }),
      await shop.product({
        name: 'Shirt',
        priceCents: 1950,
        colors: ['Red', 'Blue'],
        sizes: ['M', 'XL'],
        stock: 5,
      }),
    ];
    const lines = [
      { product: lamp, quantity: 2 },
      { product: shirt, quantity: 3, color: 'Blue', size: 'XL' },
    ];
    const { id, number } = await order(customer, lines, {
      name: 'Rahima Begum',
      address: 'House 7\nDhanmondi',
    });
    const { pages, title, language, parts } = await read(customer, id);
    expect(pages).toHaveLength(1);
    for (const text of [
      'Invoice',
      `#${number}`,
      id,
      'House 12, Road 7',
      'Rahima Begum',
      'House 7',
      'Dhanmondi',
      '01712345678',
      customer.email,
      'Desk Lamp',
      '$329.99',
      '$659.98',
      'Shirt',
      'Color: Blue · Size: XL',
      '$19.50',
      '$58.50',
      // 659.98 + 58.50, in whole dollars.
      'Rounded to whole dollars',
      '−$0.48',
      'Items total',
      '$718.00',
      '$60.00',
      '$778.00',
      'incl. $60 delivery',
      'Cash on Delivery',
      'Page 1 of 1',
    ])
      expect(pages[0]).toContain(text);
    expect([title, language]).toEqual([`Haat · Invoice #${number}`, 'en']);
    expect([...parts]).toEqual(expect.arrayContaining(['H1', 'H2', 'Table', 'TR', 'TH', 'TD']));
  });

  test('says what was bought as it was bought, whatever the product is called later', async () => {
    const customer = await shop.customer();
    const product = await shop.product({ name: 'Kettle', priceCents: 2000 });
    const { id } = await order(customer, [{ product }]);
    await shop.sql(`UPDATE products SET name = 'Teapot', price_cents = 9900 WHERE id = $1`, [product.id]);
    const { pages } = await read(customer, id);
    expect(pages[0]).toContain('Kettle');
    expect(pages[0]).toContain('$20.00');
    expect(pages[0]).not.toContain('Teapot');
  });

  test('lists what was taken off', async () => {
    const customer = await shop.customer();
    const { id } = await order(customer, [{ product: await shop.product({ priceCents: 10_000 }) }]);
    await shop.sql(
      `WITH changed AS (
         UPDATE orders SET discount_cents = 1500, items_total_cents = items_total_cents - 1500, total_cents = total_cents - 1500 WHERE id = $1 RETURNING id
       )
       INSERT INTO order_adjustments (order_id, position, kind, code, amount_cents)
       SELECT id, 0, 'PROMOTION', 'EID26', -1500 FROM changed`,
      [id],
    );
    const { pages } = await read(customer, id);
    for (const text of ['Promotion code EID26', '−$15.00', '$145.00']) expect(pages[0]).toContain(text);
  });

  test('says what is to be paid, what was paid and what went back', async () => {
    const customer = await shop.customer();
    const { id } = await order(customer, [{ product: await shop.product({ priceCents: 10_000 }) }]);
    const page = async () => (await read(customer, id)).pages[0];
    expect(await page()).toMatch(/To be paid on delivery\s+\$160\.00/);
    expect(await page()).not.toContain('Paid');
    const record = (kind: string, amountCents: number) =>
      shop.sql(
        `INSERT INTO payment_entries (order_id, kind, amount_cents, method) VALUES ($1, $2, $3, 'CASH_ON_DELIVERY')`,
        [id, kind, amountCents],
      );
    await record('COLLECTED', 16_000);
    expect(await page()).toMatch(/Paid\s+\$160\.00/);
    expect(await page()).not.toContain('To be paid');
    await record('CREDITED', 1000);
    await record('REFUNDED', 1000);
    expect(await page()).toMatch(/Taken off afterwards\s+−\$10\.00\s+Paid\s+\$160\.00\s+Refunded\s+−\$10\.00/);
    expect(await page()).not.toMatch(/To be paid|Will be refunded/);
    await shop.sql(`UPDATE orders SET status = 'CANCELLED' WHERE id = $1`, [id]);
    expect(await page()).not.toContain('Taken off');
    await record('REFUNDED', 9000);
    expect(await page()).toMatch(/Refunded\s+−\$100\.00\s+Will be refunded\s+\$60\.00/);
  });

  test('and the credit note of each return say what came back, and what was given back for it', async () => {
    const [customer, admin] = [await shop.customer(), await shop.admin()];
    const product = await shop.product({ name: 'Lamp', priceCents: 4000, stock: 10 });
    const { id, number } = await order(customer, [{ product, quantity: 3 }]);
    await bringTo({ admin, customer }, id, 'DELIVERED');
    const [line] = (await readOrder(customer, id)).lines;
    const note = (query: string, client: Client = customer) => client.get(`/order/creditNote/${id}${query}`);
    expect((await note('')).refused(404).error).toBe('There is no such credit note.');
    const back = async (backOnSale: number, writtenOff: number, more: object) => {
      await requestReturn(customer, id);
      await approveReturn(admin, id);
      const lines = [{ orderLineId: line?.id ?? '', backOnSale, writtenOff }];
      await receiveReturn(admin, id, { lines, ...more });
    };
    await back(1, 0, { delivery: true });
    await back(1, 1, { amountCents: 7000 });
    const first = await note('?number=1');
    expect(first.headers.get('content-disposition')).toBe(`attachment; filename=haat-credit-note-${number}-1.pdf`);
    expect((await readPdf(first.bytes)).pages[0]).toMatch(
      new RegExp(
        `Credit note.+#${number}-1.+Lamp\\s+1\\s+\\$40\\.00.+Returned goods\\s+\\$40\\.00\\s+Delivery fee\\s+\\$60\\.00\\s+Given back\\s+\\$100\\.00`,
        's',
      ),
    );
    expect((await readPdf((await note('?number=2', admin)).bytes)).pages[0]).toMatch(
      /Lamp\s+2\s+\$40\.00.+Returned goods\s+\$80\.00\s+Kept by the shop\s+−\$10\.00\s+Given back\s+\$70\.00/s,
    );
    const bangla = await readPdf((await note('?language=bn')).bytes);
    expect(bangla.spelt).toContain('ক্রেডিট নোট');
    (await note('', await shop.customer())).refused(404);
    (await note('?number=x')).refused(400);
    const { pages } = await read(customer, id);
    expect(pages[0]).toMatch(/Total\s+\$180\.00.+Returned\s+−\$170\.00/s);
    expect(pages[0]).not.toContain('Taken off');
  });

  test.each([
    ['?language=en', 'Cancelled'],
    ['?language=bn', 'বাতিল'],
  ])('of a cancelled order says so: %s', async (query, word) => {
    const customer = await shop.customer();
    const { id } = await order(customer, [{ product: await shop.product() }]);
    const said = ({ pages, spelt }: ReadPdf) => pages.some((page) => page.includes(word)) || spelt.includes(word);
    expect(said(await read(customer, id, query))).toBe(false);
    await shop.sql(`UPDATE orders SET status = 'CANCELLED' WHERE id = $1`, [id]);
    expect(said(await read(customer, id, query))).toBe(true);
  });

  test('of fifty lines has several pages, with headings and numbers on each', async () => {
    const customer = await shop.customer();
    const products = await shop.products(
      Array.from({ length: 50 }, (_, index) => ({
        name: `Lamp ${index + 1} ${'of brass '.repeat(index % 9)}`,
      })),
    );
    const { id, number } = await order(
      customer,
      products.map((product) => ({ product })),
    );
    const { pages } = await read(customer, id);
    expect(pages.length).toBeGreaterThan(2);
    pages.forEach((page, index) => {
      for (const text of ['Product', 'Quantity', 'Price', 'Sum', `Page ${index + 1} of ${pages.length}`, `#${number}`])
        expect(page).toContain(text);
    });
    const named = pages.flatMap((page) => [...page.matchAll(/Lamp (\d+) /g)].map(([, index]) => Number(index)));
    expect(named).toEqual(products.map((_, index) => index + 1));
    expect(pages.map((page) => page.includes('Items total'))).toEqual(
      pages.map((_, index) => index === pages.length - 1),
    );
  });
});

describe('an invoice in Bangla', () => {
  test('has Bangla labels, digits, names, colours and sizes; copying finds them as they are spelt', async () => {
    const customer = await shop.customer();
    const product = await shop.product({
      name: 'Jug',
      priceCents: 12_345,
      colors: ['Red'],
      sizes: ['500 ml'],
    });
    await translate(product, 'বিশ্ব মানের জগ', ['লাল']);
    const { id, number } = await order(customer, [{ product, quantity: 2 }], { name: 'Selim' });
    const { pages, spelt, title, language } = await read(customer, id, '?language=bn');
    for (const text of [
      'ইনভয়েস',
      'বিশ্ব মানের জগ',
      'রং: লাল · সাইজ: ৫০০ মিলি',
      '২',
      '$১২৩.৪৫',
      '$২৪৬.৯০',
      '$৩০৭.০০',
      'ক্যাশ অন ডেলিভারি',
      '$৬০ ডেলিভারি চার্জসহ',
      '০১৭১২৩৪৫৬৭৮',
    ])
      expect(spelt).toContain(text);
    expect(pages[0]).toContain('Selim');
    const figures = [...String(number)].map((digit) => '০১২৩৪৫৬৭৮৯'[Number(digit)]).join('');
    expect([title, language]).toEqual([`হাট · ইনভয়েস #${figures}`, 'bn']);
    // Shaped: the vowel i is drawn before its consonant, and the conjunct is one glyph.
    expect(pages[0]).toContain('িবশ্ব');
  });

  test('has English names where there is no translation', async () => {
    const customer = await shop.customer();
    const { id } = await order(customer, [{ product: await shop.product({ name: 'Oak Stool' }) }]);
    expect((await read(customer, id, '?language=bn')).pages[0]).toContain('Oak Stool');
  });

  test.each(['?language=fr', '?language=', '?language=bn&language=en'])('is the only other one: %s', async (query) => {
    const customer = await shop.customer();
    const { id } = await order(customer, [{ product: await shop.product() }]);
    expect((await download(customer, id, query)).refused(400).error).toMatch(/^language must/);
  });
});

describe('names of any kind', () => {
  const nameOn = async (name: string): Promise<ReadPdf> => {
    const customer = await shop.customer();
    const { id } = await order(customer, [{ product: await shop.product() }], { name });
    return read(customer, id);
  };

  test('a Bangla name stands in an English invoice', async () => {
    expect((await nameOn('রহিমা খাতুন')).spelt).toContain('রহিমা খাতুন');
  });

  test('scripts in one word are shaped by their own rules', async () => {
    // The vowel e is drawn before the consonant that it follows.
    expect((await nameOn('Selim-কে')).pages[0]).toContain('Selim-েক');
  });

  test.each([
    ['Rahima 🌸👩‍👩‍👧', 'Rahima'],
    ['Nguyễn 李', 'Nguyen ?'],
    ['\u202EAB\u0007C', 'ABC'],
    ['🌸', 'Billing address'],
  ])('%j breaks nothing', async (name, shown) => {
    expect((await nameOn(name)).pages[0]).toContain(shown);
  });

  test('long ones without a space keep to their column', async () => {
    const { pages } = await nameOn('W'.repeat(120));
    expect(pages).toHaveLength(1);
    expect(pages[0]?.match(/W+/g)?.every((part) => part.length < 30)).toBe(true);
  });
});

test('several customers at once each get their own; more of one customer than three wait for none', async () => {
  const customers = await shop.customers(5);
  const product = await shop.product({ stock: 50 });
  const placed = await Promise.all(customers.map((customer) => order(customer, [{ product }])));
  const titles = await Promise.all(
    customers.map(async (customer, index) => (await read(customer, placed[index]?.id ?? '')).title),
  );
  expect(titles).toEqual(placed.map(({ number }) => `Haat · Invoice #${number}`));

  const customer = await shop.customer();
  // Drawing them takes long enough for all requests to arrive.
  const many = await shop.products(Array.from({ length: 50 }, (_, index) => ({ name: `Lamp ${index}` })));
  const { id } = await order(
    customer,
    many.map((one) => ({ product: one })),
  );
  const answers = await Promise.all(Array.from({ length: 20 }, () => download(customer, id)));
  const refused = answers.filter(({ status }) => status !== 200);
  expect(refused.length).toBeGreaterThan(0);
  for (const answer of refused) {
    expect(answer.refused(429).error).toMatch(/^Your other invoices are still being made/);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  }
});
