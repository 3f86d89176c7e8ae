import { beforeEach, describe, expect, test } from 'vitest';
import { formatOrderNumber } from '#schema/format/order-number.ts';
import { createRelay } from '../src/platform/events/relay.ts';
import { createDeps } from '../src/services.ts';
import { createMailTransport } from '../src/platform/mail/mail-transport.ts';
import type { OrderStatus } from '../src/sales/order/order.model.ts';
import type { Person, TestProduct } from './factories.ts';
import { placeOrderDocument, toInput, type PlaceOrderData } from './order-edges.ts';
import {
  approveReturn,
  bringTo,
  changeStatus,
  readOrder,
  receiveReturn,
  refund,
  rejectReturn,
  requestReturn,
  ship,
  type StepResult,
} from './order-steps.ts';
import { openShop } from './setup.ts';
import { startSmtp, type ArrivedMail } from './smtp.ts';

const shop = await openShop();
const { services } = createDeps(shop.dataSource, shop.config, shop);
const admin = await shop.admin();

/** Brings all events to their listeners, sends all mails over a real mail server, and returns them. */
const mails = async (): Promise<ArrivedMail[]> => {
  const smtp = await startSmtp();
  const transport = createMailTransport({ smtpUrl: smtp.url, demoMode: false }, shop.dataSource);
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

/** Delivers what is not looked at, without a mail server. */
const deliverAll = async () => {
  await shop.deliverMails();
  await shop.deliverMails();
};

beforeEach(deliverAll);

const buy = async (customer: Person, product: TestProduct, more: Record<string, unknown> = {}): Promise<string> => {
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

const inBangla = (customer: Person) => shop.sql(`UPDATE customers SET language = 'BN' WHERE id = $1`, [customer.id]);

const trackedBy = (text: string): string | null => {
  const token = /https:\/\/shop\.example\.com(?:\/bn)?\/track\?token=([\w-]+)/.exec(text)?.[1];
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
    expect(mail.text).toContain(
      'Total: $307.00, incl. $60 delivery. Rounded to whole dollars +$0.10. You pay when it is delivered.',
    );
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
    expect(mail.subject).toBe(`হাট-এ আপনার অর্ডার ${formatOrderNumber(number, 'bn')}`);
    expect(mail.text).toContain('প্রিয় রহিমা বেগম,');
    expect(mail.text).toMatch(/^২ × পিতলের বাতি/m);
    expect(mail.text).toContain(
      'মোট: $৩০৭.০০, এর মধ্যে ডেলিভারি $৬০। পূর্ণ ডলারে মেলানো +$০.১০। পণ্য হাতে পেয়ে দাম দেবেন।',
    );
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

/** Steps with the mail of the last one alone: what they do, and what it says. */
const steps: {
  title: string;
  before: OrderStatus;
  take: (orderId: string, customer: Person) => Promise<StepResult>;
  subject: string;
  says: RegExp;
  inBangla: RegExp;
}[] = [
  {
    title: 'is processed',
    before: 'PENDING',
    take: (id) => changeStatus(admin, id, 'PROCESSED'),
    subject: 'Your order # is ready to be shipped',
    says: /We have prepared your order #\d+/,
    inBangla: /আপনার অর্ডার #[০-৯]+ আমরা প্রস্তুত করেছি/,
  },
  {
    title: 'is shipped',
    before: 'PROCESSED',
    take: (id) => ship(admin, id, { carrier: 'Pathao', trackingNumber: 'PT-77' }),
    subject: 'Your order # is on its way',
    says: /^2 × Brass Lamp\n\nCarrier: Pathao\nTracking number: PT-77$/m,
    inBangla: /কুরিয়ার: Pathao\nট্র্যাকিং নম্বর: PT-77/,
  },
  {
    title: 'is out for delivery',
    before: 'SHIPPED',
    take: (id) => changeStatus(admin, id, 'OUT_FOR_DELIVERY'),
    subject: 'Your order # is out for delivery',
    says: /please have \$260\.00 ready/,
    inBangla: /\$২৬০\.০০ সঙ্গে রাখুন/,
  },
  {
    title: 'is delivered',
    before: 'OUT_FOR_DELIVERY',
    take: (id) => changeStatus(admin, id, 'DELIVERED'),
    subject: 'Your order # is delivered',
    says: /Until \d+ \w+ \d{4}, \d\d:\d\d you can ask for a return/,
    inBangla: /পর্যন্ত ‘আমার অর্ডার’ থেকে/,
  },
  {
    title: 'shall go back',
    before: 'DELIVERED',
    take: (id, customer) => requestReturn(customer, id),
    subject: 'Your return of order #',
    says: /We have received your request/,
    inBangla: /অনুরোধ আমরা পেয়েছি/,
  },
  {
    title: 'may go back',
    before: 'DELIVERED',
    take: async (id, customer) => {
      await requestReturn(customer, id);
      await deliverAll();
      return approveReturn(admin, id);
    },
    subject: 'Please send order # back',
    says: /Write the number #\d+ on the parcel\.\n3\. Send it to: Haat, House 12/,
    inBangla: /এই ঠিকানায় পাঠান: হাট/,
  },
  {
    title: 'may not go back',
    before: 'DELIVERED',
    take: async (id, customer) => {
      await requestReturn(customer, id);
      await deliverAll();
      return rejectReturn(admin, id, 'It was worn.');
    },
    subject: 'About your return of order #',
    says: /The reason:\n\nIt was worn\./,
    inBangla: /কারণ:\n\nIt was worn\./,
  },
  {
    title: 'has gone back',
    before: 'DELIVERED',
    take: async (id, customer) => {
      await requestReturn(customer, id);
      await approveReturn(admin, id);
      await deliverAll();
      return receiveReturn(admin, id);
    },
    subject: 'Your return of order # has arrived',
    says: /We pay \$260\.00 back to you/,
    inBangla: /\$২৬০\.০০ ফেরত দেব/,
  },
  {
    title: 'is refunded',
    before: 'RETURNED',
    take: (id) => refund(admin, id, 10_000),
    subject: 'We have paid $100.00 back for your order #',
    says: /We have paid \$100\.00 for your order #\d+ back to you/,
    inBangla: /\$১০০\.০০ ফেরত দিয়েছি/,
  },
];

describe.each(steps)('an order that $title', ({ before, take, subject, says, inBangla: words }) => {
  const walk = async (customer: Person): Promise<string> => {
    const id = await buy(customer, await shop.product({ name: 'Brass Lamp', priceCents: 10_000 }));
    await bringTo({ admin, customer }, id, before);
    await deliverAll();
    expect((await take(id, customer)).kind).toBe('success');
    return id;
  };

  test('is told about by one mail to its customer', async () => {
    const customer = await shop.customer();
    const id = await walk(customer);
    const mail = await mailTo(customer);
    expect(mail.subject).toBe(subject.replace('#', `#${await numberOf(id)}`));
    expect(mail.text).toMatch(says);
    expect(trackedBy(mail.text)).toBe(id);
  });

  test('is told about in Bangla to who reads Bangla', async () => {
    const customer = await shop.customer();
    await inBangla(customer);
    const id = await walk(customer);
    const mail = await mailTo(customer);
    expect(mail.subject).toMatch(/#[০-৯]{5}/);
    expect(mail.text).toMatch(words);
    expect(trackedBy(mail.text)).toBe(id);
  });

  test('is not told about once the account is deleted', async () => {
    const customer = await shop.customer();
    await walk(customer);
    const { deleteAccount } = await customer.graphql<{ deleteAccount: { __typename: string } }>(
      'mutation ($email: String!) { deleteAccount(input: { email: $email }) { __typename } }',
      { email: customer.email },
    );
    expect(deleteAccount.__typename).toBe('DeleteAccountSuccess');
    expect((await mails()).map((mail) => mail.subject)).toEqual(['Your account at Haat is deleted']);
  });
});

test('an order that is shipped in parts is told about by a mail for each parcel, with its pieces', async () => {
  const customer = await shop.customer();
  const id = await buy(customer, await shop.product({ name: 'Brass Lamp' }));
  await bringTo({ admin, customer }, id, 'PROCESSED');
  await deliverAll();
  const [line] = (await readOrder(customer, id)).lines;
  await ship(admin, id, { lines: [{ orderLineId: line?.id ?? '', quantity: 1 }] });
  const first = await mailTo(customer);
  expect(first.subject).toBe(`A part of your order #${await numberOf(id)} is on its way`);
  expect(first.text).toMatch(/^1 × Brass Lamp/m);
  expect(first.text).toContain('The rest follows in another parcel.');
  await ship(admin, id);
  const second = await mailTo(customer);
  expect(second.subject).toBe(`The rest of your order #${await numberOf(id)} is on its way`);
  expect(second.text).not.toContain('follows');
});

test('an order that the shop has changed is told about with all that it is now', async () => {
  const customer = await shop.customer();
  const id = await buy(customer, await shop.product({ name: 'Brass Lamp' }));
  await deliverAll();
  await admin.graphql('mutation ($input: ChangeOrderInput!) { changeOrder(input: $input) { __typename } }', {
    input: {
      orderId: id,
      name: 'Ayesha',
      address: 'Agrabad, Chattogram',
      phone: '01812345678',
      note: 'Called',
    },
  });
  const { subject, text } = await mailTo(customer);
  expect(subject).toBe(`Your order #${await numberOf(id)} is changed`);
  expect(text).toContain('2 × Brass Lamp');
  expect(text).toContain('Ayesha\nAgrabad, Chattogram\n01812345678');
  expect(text).not.toContain('Called');
});

test('the reason that the shop gives for a step is in the mail', async () => {
  const customer = await shop.customer();
  const id = await buy(customer, await shop.product());
  await deliverAll();
  for (const status of ['PROCESSED', 'SHIPPED', 'OUT_FOR_DELIVERY', 'DELIVERED'] as const) {
    const reason = `A call about ${status}`;
    await (status === 'SHIPPED' ? ship(admin, id, { reason }) : changeStatus(admin, id, status, reason));
    expect((await mailTo(customer)).text).toContain(`The reason:\n\n${reason}`);
  }
});

/** Pays an order as a provider's answer would. */
const payByCard = async (orderId: string): Promise<void> => {
  const [order] = await shop.sql<{ cents: number }>('SELECT total_cents AS cents FROM orders WHERE id = $1', [orderId]);
  const [method, amountCents, paidPaisa] = ['CARD' as const, order?.cents ?? 0, 1];
  await shop.dataSource.transaction(async (manager) => {
    const id = await services.attempts.open(manager, { orderId, method, cents: amountCents, rate: 120 });
    await services.attempts.collect(manager, { id, orderId, method }, { transactionId: id, paidPaisa, amountCents });
  });
};

test('an order that is not paid at the door asks for no money there', async () => {
  const customer = await shop.customer();
  const id = await buy(customer, await shop.product(), { paymentMethod: 'CARD' });
  // Nobody hears of it before it is paid.
  expect(await mails()).toEqual([]);
  await payByCard(id);
  const arrived = await mails();
  expect(arrived.map(({ subject }) => subject?.replace(/#\d+/, '#')).toSorted()).toEqual([
    'We have received your payment for your order #',
    'Your order # at Haat',
  ]);
  for (const { text } of arrived) expect(text).not.toContain('You pay');
  await bringTo({ admin, customer }, id, 'SHIPPED');
  await deliverAll();
  await changeStatus(admin, id, 'OUT_FOR_DELIVERY');
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
    await deliverAll();
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
    await deliverAll();
    await changeStatus(admin, id, 'CANCELLED', 'It broke in our <store>.');
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

test('a shop that sends no mails queues none about orders', async () => {
  const customer = await shop.customer();
  await buy(customer, await shop.product());
  const deps = createDeps(shop.dataSource, shop.config, shop);
  await createRelay(Object.assign(deps, { log: shop.log })).drain();
  expect(await mails()).toEqual([]);
});

test('an order that a server of the version before has placed during an update gets its mail', async () => {
  const customer = await shop.customer();
  const orderId = await shop.order(customer, await shop.product(), 'PENDING');
  await deliverAll();
  // That version does not say what an order waits for.
  await shop.sql(
    `INSERT INTO events (name, subject_id, data, at, retry_at) VALUES ('OrderPlaced', $1, '{}', now(), now())`,
    [orderId],
  );
  expect((await mailTo(customer)).subject).toContain(formatOrderNumber(await numberOf(orderId), 'en'));
});
