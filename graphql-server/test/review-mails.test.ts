import { beforeEach, describe, expect, test } from 'vitest';
import { modules } from '../src/modules.ts';
import { createDeps } from '../src/services.ts';
import type { DemoMailModel } from '../src/platform/mail/mail.model.ts';
import type { Person, TestProduct } from './factories.ts';
import { approveReturn, bringTo, buy, rejectReturn, requestReturn } from './order-steps.ts';
import { openShop } from './setup.ts';

const shop = await openShop();
const without = await openShop({ env: { REVIEW_MAIL_DAYS: '0' } });
const admin = await shop.admin();

beforeEach(async () => {
  await shop.deliverMails();
  await shop.sql('DELETE FROM demo_mails');
});

/** Delivers an order, with all mails about that. */
const deliver = async (customer: Person, ...products: TestProduct[]): Promise<string> => {
  const lines = products.map(({ id: productId }) => ({ productId, quantity: 1 }));
  const { id } = await buy(customer, lines);
  await bringTo({ admin, customer }, id, 'DELIVERED');
  await shop.deliverMails();
  await shop.sql('DELETE FROM demo_mails');
  return id;
};

const pass = (days: number) =>
  shop.sql(`UPDATE jobs.job SET start_after = start_after - make_interval(days => $1) WHERE state = 'created'`, [days]);

/** Lets days pass, and returns the mails that they bring. */
const mailsAfter = async (days: number): Promise<DemoMailModel[]> => {
  await pass(days);
  await shop.deliverMails();
  const mails = await shop.sql<DemoMailModel>('SELECT * FROM demo_mails ORDER BY id');
  await shop.sql('DELETE FROM demo_mails');
  return mails;
};

const review = async (customer: Person, { id: productId }: TestProduct) => {
  const { addReview } = await customer.graphql<{ addReview: { __typename: string } }>(
    'mutation ($input: AddReviewInput!) { addReview(input: $input) { __typename } }',
    { input: { productId, rating: 5, text: 'Good.' } },
  );
  expect(addReview.__typename).toBe('AddReviewSuccess');
};

describe('five days after a delivery', () => {
  test('one mail asks for the reviews of all products, with a link to the form of each', async () => {
    const customer = await shop.customer();
    const [lamp, chair] = [await shop.product({ name: 'Brass Lamp' }), await shop.product({ name: 'Chair' })];
    await deliver(customer, lamp, chair);
    expect(await mailsAfter(4)).toEqual([]);
    const mails = await mailsAfter(1);
    expect(mails.map(({ recipient, subject }) => [recipient, subject])).toEqual([
      [customer.email, 'How do you like Brass Lamp?'],
    ]);
    const [{ text, html } = { text: '', html: '' }] = mails;
    expect(text).toContain(`Review Brass Lamp:\nhttps://shop.example.com/details/${lamp.id}#reviews\n`);
    expect(text).toContain(`Chair:\nhttps://shop.example.com/details/${chair.id}#reviews\n`);
    expect(html).toContain(`href="https://shop.example.com/details/${chair.id}#reviews"`);
    expect(await mailsAfter(30)).toEqual([]);
  });

  test('it asks in the language of the account', async () => {
    const customer = await shop.customer();
    await shop.sql(`UPDATE customers SET language = 'BN' WHERE id = $1`, [customer.id]);
    const lamp = await shop.product({ name: 'Brass Lamp' });
    await shop.sql(
      `INSERT INTO product_translations (product_id, language, name, note, short_description, description, second_description, colors)
       VALUES ($1, 'BN', 'পিতলের বাতি', '', '', '', '', '{}')`,
      [lamp.id],
    );
    await deliver(customer, lamp);
    const [mail] = await mailsAfter(5);
    expect(mail?.subject).toBe('পিতলের বাতি কেমন লাগল?');
    expect(mail?.text).toContain('পিতলের বাতি: রিভিউ লিখুন:');
    expect(mail?.html).toContain(`href="https://shop.example.com/bn/details/${lamp.id}#reviews"`);
    expect(mail?.html).not.toContain('example.com/details');
  });

  test('it asks for what is not reviewed yet only, and for nothing when all is', async () => {
    const customer = await shop.customer();
    const [lamp, chair] = [await shop.product({ name: 'Lamp' }), await shop.product({ name: 'Chair' })];
    await deliver(customer, lamp, chair);
    await review(customer, lamp);
    const [mail, ...others] = await mailsAfter(5);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('How do you like Chair?');
    expect(mail?.text).not.toContain('Lamp');
    await deliver(customer, lamp);
    expect(await mailsAfter(5)).toEqual([]);
  });

  test.each([
    ['is asked for', false],
    ['is approved', true],
  ])('it asks for nothing when a return %s', async (_, isApproved) => {
    const customer = await shop.customer();
    const id = await deliver(customer, await shop.product());
    await requestReturn(customer, id);
    if (isApproved) await approveReturn(admin, id);
    await shop.deliverMails();
    await shop.sql('DELETE FROM demo_mails');
    expect(await mailsAfter(5)).toEqual([]);
  });

  test('it asks for nothing when the order has gone back', async () => {
    const customer = await shop.customer();
    const { id } = await buy(customer, [{ productId: (await shop.product()).id, quantity: 1 }]);
    await bringTo({ admin, customer }, id, 'RETURNED');
    await shop.deliverMails();
    await shop.sql('DELETE FROM demo_mails');
    expect(await mailsAfter(5)).toEqual([]);
  });

  test('it asks when the goods stay after a rejected return', async () => {
    const customer = await shop.customer();
    const id = await deliver(customer, await shop.product());
    await requestReturn(customer, id);
    await rejectReturn(admin, id);
    await shop.deliverMails();
    await shop.sql('DELETE FROM demo_mails');
    expect(await mailsAfter(5)).toHaveLength(1);
  });

  test('it asks nobody whose account is deleted', async () => {
    const customer = await shop.customer();
    await deliver(customer, await shop.product());
    await customer.graphql('mutation ($email: String!) { deleteAccount(input: { email: $email }) { __typename } }', {
      email: customer.email,
    });
    await shop.deliverMails();
    await shop.sql('DELETE FROM demo_mails');
    expect(await mailsAfter(5)).toEqual([]);
  });

  test('it asks once, however often the delivery is told', async () => {
    const customer = await shop.customer();
    const id = await deliver(customer, await shop.product());
    const listen = modules.find(({ name }) => name === 'review')?.listeners?.OrderDelivered;
    const [event] = await shop.sql<{ id: string; at: Date }>(
      `SELECT id, at FROM events WHERE subject_id = $1 AND name = 'OrderDelivered'`,
      [id],
    );
    if (!listen || !event) throw new Error('Nothing listens.');
    const deps = createDeps(shop.dataSource, shop.config, shop);
    for (let again = 0; again < 3; again += 1)
      await deps.database.transaction((manager) =>
        listen({ ...event, name: 'OrderDelivered', subjectId: id, data: {} }, { manager, deps }),
      );
    expect(await mailsAfter(5)).toHaveLength(1);
  });
});

test('a shop that does not want it asks nobody, also for what was delivered before', async () => {
  const [buyer, boss] = [await without.customer(), await without.admin()];
  const { id } = await buy(buyer, [{ productId: (await without.product()).id, quantity: 1 }]);
  await bringTo({ admin: boss, customer: buyer }, id, 'DELIVERED');
  await without.deliverEvents();
  expect(await without.sql(`SELECT FROM jobs.job WHERE data->>'kind' = 'REVIEWS_WANTED'`)).toEqual([]);
  await without.dataSource.transaction((manager) =>
    without.mails.enqueue(manager, { kind: 'REVIEWS_WANTED', orderId: id }),
  );
  await without.deliverMails();
  expect((await without.mailsTo(buyer.email)).map(({ subject }) => subject).join()).not.toContain('like');
});
