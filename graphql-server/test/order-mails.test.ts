import { beforeEach, describe, expect, test } from 'vitest';
import { createDeps } from '../src/services.ts';
import { createMailTransport } from '../src/mail/mail-transport.ts';
import type { NextStatus } from '../src/order/transitions.ts';
import type { Person, TestProduct } from './factories.ts';
import { placeOrderDocument, toInput, type PlaceOrderData } from './order-edges.ts';
import { openShop } from './setup.ts';
import { startSmtp, type ArrivedMail } from './smtp.ts';

const shop = await openShop();
const { services, database } = createDeps(shop.dataSource, shop.config, shop);
const admin = await shop.admin();

/** Brings all events to their listeners, sends all mails over a real mail server, and returns them. */
const mails = async (): Promise<ArrivedMail[]> => {
  const smtp = await startSmtp();
  const { mailFrom } = shop.config;
  const transport = createMailTransport({ smtpUrl: smtp.url, demoMode: false, mailFrom }, shop.dataSource);
  await shop.deliverMails(transport);
  // There is nothing left to send.
  await shop.deliverMails(transport);
  transport?.close();
  await smtp.close();
  return smtp.arrived;
};

/** Returns the only mail, and checks that it is for this person. */
const mailTo = async ({ email }: Person): Promise<ArrivedMail & { text: string; html: string }> => {
  const [mail, ...others] = await mails();
  if (!mail) throw new Error('No mail arrived.');
  expect(others.map(({ subject }) => subject)).toEqual([]);
  expect(mail.recipients).toEqual([email]);
  const { text = '', html = '' } = mail;
  return { ...mail, text, html };
};

beforeEach(async () => void (await mails()));

const buy = async (
  customer: Person,
  product: TestProduct,
  more: Record<string, unknown> = {},
): Promise<string> => {
  const { placeOrder } = await customer.graphql<PlaceOrderData>(placeOrderDocument, {
    input: { ...toInput(customer, { productId: product.id, quantity: 2 }), ...more },
  });
  if (placeOrder.__typename !== 'PlaceOrderSuccess') throw new Error('Nothing was ordered.');
  return placeOrder.order.id;
};

const numberOf = async (id: string): Promise<number> => {
  const [row] = await shop.sql<{ number: number }>('SELECT number FROM orders WHERE id = $1', [id]);
  return row?.number ?? 0;
};

/** Makes a move of an order as an admin. */
const move = async (orderId: string, to: NextStatus, reason: string | null = null) => {
  const viewer = await services.sessions.viewer(admin.id, admin.sessionId);
  const data = to === 'CANCELLED' ? { by: 'ADMIN' as const } : {};
  await database.transaction((manager) =>
    services.orders.move(manager, { orderId, to, viewer, reason, data }),
  );
};

const inBangla = (customer: Person) =>
  shop.sql(`UPDATE customers SET language = 'BN' WHERE id = $1`, [customer.id]);

const trackedBy = (text: string): string | null => {
  const token = /https:\/\/shop\.example\.com\/track#([\w-]+)/.exec(text)?.[1];
  return token === undefined ? null : services.trackingLinks.orderOf(token);
};

describe('an order that is placed', () => {
  test('is confirmed with its number, lines, total and days, and a link that shows its tracking', async () => {
    const customer = await shop.customer({ displayName: 'Rahima Begum' });
    const product = await shop.product({ name: 'Brass Lamp', priceCents: 12_345 });
    const id = await buy(customer, product);
    const number = await numberOf(id);
    const mail = await mailTo(customer);
    expect(mail.subject).toBe(`Your order #${number} at Haat`);
    expect(mail.text).toContain('Hello Rahima Begum,');
    expect(mail.text).toMatch(/^2 × Brass Lamp/m);
    expect(mail.text).toContain('Total: $307.00, incl. $60 delivery. You pay when it is delivered.');
    expect(mail.text).toMatch(/It arrives between \d+ \w+ \d{4} and \d+ \w+ \d{4}\./);
    expect(trackedBy(mail.text)).toBe(id);
    expect(trackedBy(mail.html)).toBe(id);
    expect(mail.html.match(/<a [^>]*padding/g)).toHaveLength(1);
  });

  test('shows nothing of where it goes', async () => {
    const customer = await shop.customer();
    await buy(customer, await shop.product(), {
      shippingAddress: {
        name: 'A Friend Elsewhere',
        address: 'House 77, Sylhet',
        phone: '01712345678',
        email: customer.email,
      },
    });
    const { text, html } = await mailTo(customer);
    expect(text + html).not.toMatch(/Friend|Sylhet|01712345678/);
    expect(text + html).not.toContain(customer.email);
  });

  test('is confirmed in Bangla, with the names and digits of Bangla, to who reads Bangla', async () => {
    const customer = await shop.customer({ displayName: 'রহিমা বেগম' });
    await inBangla(customer);
    const product = await shop.product({ name: 'Brass Lamp', priceCents: 12_345 });
    await shop.sql(
      `INSERT INTO product_translations (product_id, language, name, note, short_description, description, second_description, colors)
       VALUES ($1, 'BN', 'পিতলের বাতি', '', '', '', '', '{}')`,
      [product.id],
    );
    const number = await numberOf(await buy(customer, product));
    const mail = await mailTo(customer);
    expect(mail.subject).toBe(`হাটে আপনার অর্ডার #${number}`);
    expect(mail.text).toContain('প্রিয় রহিমা বেগম,');
    expect(mail.text).toMatch(/^২ × পিতলের বাতি/m);
    expect(mail.text).toContain('মোট: $৩০৭.০০, এর মধ্যে ডেলিভারি $৬০। পণ্য হাতে পেয়ে দাম দেবেন।');
    expect(mail.text).toMatch(/[০-৯]+ \p{L}+[^,]*, [০-৯]{4} থেকে/u);
    expect(mail.html).toContain('<html lang="bn">');
  });

  test('in many lines lists ten of them', async () => {
    const customer = await shop.customer();
    const products = await shop.products(Array.from({ length: 12 }, () => ({})));
    await buy(customer, products[0] as TestProduct, {
      lines: products.map(({ id, priceCents }) => ({
        productId: id,
        quantity: 1,
        seenPriceCents: priceCents,
      })),
    });
    const { text } = await mailTo(customer);
    expect(text.match(/^1 × /gm)).toHaveLength(10);
    expect(text).toContain('and 2 more');
  });

  test('of an account that is deleted meanwhile is not written about', async () => {
    const customer = await shop.customer();
    const id = await buy(customer, await shop.product());
    await shop.sql('DELETE FROM customers WHERE id = $1', [customer.id]);
    await shop.sql('UPDATE orders SET customer_id = NULL WHERE id = $1', [id]);
    expect(await mails()).toEqual([]);
  });
});

const steps: [to: NextStatus, subject: string, text: RegExp][] = [
  ['PROCESSED', 'Your order # is ready to be shipped', /We have prepared your order #/],
  ['OUT_FOR_DELIVERY', 'Your order # is out for delivery', /please have \$260\.00 ready/],
  ['DELIVERED', 'Your order # is delivered', /has arrived/],
];

/** Every move up to one, without the mails about those before it. */
const walk = async (orderId: string, to: NextStatus) => {
  const way: NextStatus[] = ['PROCESSED', 'SHIPPED', 'OUT_FOR_DELIVERY', 'DELIVERED'];
  for (const step of way.slice(0, way.indexOf(to))) await move(orderId, step);
  await mails();
  await move(orderId, to);
};

test.each(steps)('an order that becomes %s is told about by one mail', async (to, subject, text) => {
  const customer = await shop.customer();
  const id = await buy(customer, await shop.product({ priceCents: 10_000 }));
  await walk(id, to);
  const mail = await mailTo(customer);
  expect(mail.subject).toBe(subject.replace('#', `#${await numberOf(id)}`));
  expect(mail.text).toMatch(text);
  expect(trackedBy(mail.text)).toBe(id);
});

test('an order that is paid already asks for no money at the door', async () => {
  const customer = await shop.customer();
  const id = await buy(customer, await shop.product(), { paymentMethod: 'CARD' });
  const { text } = await mailTo(customer);
  expect(text).not.toContain('You pay');
  await walk(id, 'OUT_FOR_DELIVERY');
  expect((await mailTo(customer)).text).not.toContain('ready');
});

describe('a cancelled order', () => {
  const cancel = (customer: Person, id: string) =>
    customer.graphql(
      `mutation ($id: ID!) { cancelOrder(input: { orderId: $id, reason: "Not needed" }) { __typename } }`,
      { id },
    );

  test('by the customer is confirmed', async () => {
    const customer = await shop.customer();
    const id = await buy(customer, await shop.product());
    await mails();
    await cancel(customer, id);
    const mail = await mailTo(customer);
    expect(mail.subject).toBe(`Your order #${await numberOf(id)} is cancelled`);
    expect(mail.text).toContain('You have cancelled your order');
    expect(mail.text).not.toContain('The reason');
  });

  test.each(['EN', 'BN'])('by the shop says why, in %s', async (language) => {
    const customer = await shop.customer();
    if (language === 'BN') await inBangla(customer);
    const id = await buy(customer, await shop.product());
    await mails();
    await move(id, 'CANCELLED', 'It broke in our <store>.');
    const mail = await mailTo(customer);
    expect(mail.text).toContain(language === 'EN' ? 'we had to cancel your order' : 'বাতিল করতে হয়েছে');
    expect(mail.text).toContain('It broke in our <store>.');
    expect(mail.html).toContain('It broke in our &lt;store&gt;.');
  });

  test('before its first mail is written promises no day any more', async () => {
    const customer = await shop.customer();
    await cancel(customer, await buy(customer, await shop.product()));
    const sent = await mails();
    expect(sent.map(({ recipients }) => recipients)).toEqual([[customer.email], [customer.email]]);
    expect(sent.map(({ text }) => text).join()).not.toContain('It arrives');
  });
});
