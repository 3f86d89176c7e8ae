import { beforeEach, describe, expect, test } from 'vitest';
import { createDeps } from '../src/services.ts';
import { openPayingShop, paymentEdges } from './payment-steps.ts';
import type { Person } from './factories.ts';

const paying = await openPayingShop();
const { shop, twin } = paying;
const { services } = createDeps(shop.dataSource, shop.config, {
  jobs: shop.jobs,
  relay: { wake: () => {} },
  log: shop.log,
});

beforeEach(async () => {
  twin.faults.clear();
  await shop.sql('UPDATE payment_attempts SET next_check_at = NULL');
  await shop.sql('DELETE FROM ended_agreements');
});

const [overGraphql] = paymentEdges;

/** Places an order, and begins to pay it; returns where. */
const begin = async (customer: Person) => {
  const product = await shop.product({ stock: 5, priceCents: 2000 });
  const orderId = await paying.order(customer, product, 'BKASH');
  const started = await overGraphql?.start(customer, orderId, 'BKASH');
  if (!started?.redirectUrl) throw new Error(`Not begun: ${started?.kind}`);
  return { orderId, page: started.redirectUrl };
};

/** What a page of the twin is for. */
const purposeOf = (page: string) => twin.payments.get(new URL(page).pathname.split('/').at(-1) ?? '')?.purpose;

const savedBy = ({ id }: Person) =>
  shop.sql<{ account: string; agreementId: string }>(
    'SELECT account, agreement_id AS "agreementId" FROM payment_agreements WHERE customer_id = $1',
    [id],
  );

/** Goes back to the shop, as the browser does. */
const goBack = async (page: string, choice: 'APPROVE' | 'CANCEL') => {
  const move = await twin.choose(page, choice);
  if (!move) throw new Error('The browser does not return.');
  const { headers } = await twin.goBack(move);
  return { move, location: headers.get('location') ?? '' };
};

describe('a customer', () => {
  test('saves the account with the first payment, and is asked to pay only with the next ones', async () => {
    const customer = await shop.customer();
    const first = await begin(customer);
    expect(purposeOf(first.page)).toBe('SAVE_ACCOUNT');
    const { location: second } = await goBack(first.page, 'APPROVE');
    expect(purposeOf(second)).toBe('PAY');
    expect(await savedBy(customer)).toMatchObject([{ account: expect.stringMatching(/^01\d\*{3}\d{3}$/) }]);
    // The return from the second page is taken at once, however fast it comes.
    expect((await goBack(second, 'APPROVE')).location).toBe(`/pay/${first.orderId}`);
    expect(await paying.stored(first.orderId)).toMatchObject({ awaits: null, owedCents: 0, collections: 1 });

    const next = await begin(customer);
    expect(purposeOf(next.page)).toBe('PAY');
    await goBack(next.page, 'APPROVE');
    expect(await paying.stored(next.orderId)).toMatchObject({ owedCents: 0, collections: 1 });
  });

  test('who does not want to save the account pays nothing, and can try again', async () => {
    const customer = await shop.customer();
    const { orderId, page } = await begin(customer);
    await goBack(page, 'CANCEL');
    expect(await paying.stored(orderId)).toMatchObject({
      awaits: 'PAYMENT',
      collections: 0,
      attempts: [{ status: 'CANCELLED' }],
    });
    expect(await savedBy(customer)).toEqual([]);
    const again = await overGraphql?.start(customer, orderId, 'BKASH');
    expect(again?.kind).toBe('success');
  });

  test('who goes back to the page before does not take the money by that, nor lose the payment', async () => {
    const customer = await shop.customer();
    const { orderId, page } = await begin(customer);
    const { move, location: second } = await goBack(page, 'APPROVE');
    const executed = twin.calls.filter(({ step }) => step === 'confirm').length;
    await twin.goBack(move);
    expect(twin.calls.filter(({ step }) => step === 'confirm')).toHaveLength(executed);
    expect((await paying.stored(orderId)).attempts).toMatchObject([{ status: 'OPEN' }]);
    await shop.sql('UPDATE payment_attempts SET asked_at = NULL');
    await goBack(second, 'APPROVE');
    expect(await paying.stored(orderId)).toMatchObject({ owedCents: 0, collections: 1 });
  });

  test('who has ended the agreement at bKash saves the account anew', async () => {
    const customer = await shop.customer();
    const first = await begin(customer);
    await goBack(first.page, 'APPROVE');
    const [saved] = await savedBy(customer);
    await services.providers.BKASH?.forget?.(saved?.agreementId ?? '');
    const next = await begin(customer);
    expect(purposeOf(next.page)).toBe('SAVE_ACCOUNT');
    await goBack(next.page, 'APPROVE');
    expect(await savedBy(customer)).not.toEqual([saved]);
    // The old one is ended once nobody can pay with it any more.
    expect(await shop.sql('SELECT agreement_id AS "agreementId" FROM ended_agreements')).toEqual([
      { agreementId: saved?.agreementId },
    ]);
  });

  test('who removes the account has it ended at bKash, also when bKash is down at first', async () => {
    const customer = await shop.customer();
    await goBack((await begin(customer)).page, 'APPROVE');
    const [saved] = await savedBy(customer);
    await customer.graphql(
      `mutation ($id: ID!) { removeSavedAccount(id: $id) }`,
      (await shop.sql<{ id: string }>('SELECT id FROM payment_agreements WHERE customer_id = $1', [customer.id]))[0],
    );
    twin.faults.set({ down: 'CUT' });
    await services.agreements.endForgotten(shop.log);
    twin.faults.clear();
    await shop.sql('UPDATE ended_agreements SET next_try_at = now()');
    const before = twin.calls.length;
    await services.agreements.endForgotten(shop.log);
    expect(twin.calls.slice(before).map(({ path }) => path.split('/').slice(-2).join('/'))).toEqual([
      'agreement/cancel',
    ]);
    expect(await shop.sql('SELECT id FROM ended_agreements')).toEqual([]);
    const next = await begin(customer);
    expect(purposeOf(next.page)).toBe('SAVE_ACCOUNT');
    // It is gone there, too: nobody can pay with it.
    await shop.sql(
      `INSERT INTO payment_agreements (customer_id, method, agreement_id, account) VALUES ($1, 'BKASH', $2, '017***575')`,
      [customer.id, saved?.agreementId],
    );
    expect(purposeOf((await begin(customer)).page)).toBe('SAVE_ACCOUNT');
  });

  test('who deletes the account of the shop while they save theirs has it ended at bKash', async () => {
    const customer = await shop.customer({ password: 'a good secret' });
    const { page } = await begin(customer);
    await customer.graphql(`mutation ($input: DeleteAccountInput!) { deleteAccount(input: $input) { __typename } }`, {
      input: { email: customer.email, password: 'a good secret' },
    });
    await goBack(page, 'APPROVE');
    expect(await shop.sql('SELECT method FROM ended_agreements')).toEqual([{ method: 'BKASH' }]);
  });
});

describe('while a server takes the money', () => {
  const taken = async (claimedSecondsAgo: number) => {
    const customer = await shop.customer();
    const { orderId, page } = await begin(customer);
    const { location: second } = await goBack(page, 'APPROVE');
    await twin.choose(second, 'APPROVE');
    await shop.sql(
      `UPDATE payment_attempts SET status = 'CONFIRMING', claimed_at = now() - make_interval(secs => $2), asked_at = NULL
       WHERE order_id = $1`,
      [orderId, claimedSecondsAgo],
    );
    return { customer, orderId };
  };
  const check = ({ customer, orderId }: { customer: Person; orderId: string }) =>
    customer.graphql('mutation ($id: ID!) { checkPayment(orderId: $id) { id } }', { id: orderId });

  test('nobody else calls it failed, nor takes it again', async () => {
    const placed = await taken(10);
    const executed = twin.calls.filter(({ step }) => step === 'confirm').length;
    await check(placed);
    await paying.reconcile();
    expect(await paying.stored(placed.orderId)).toMatchObject({
      holdsStock: true,
      attempts: [{ status: 'CONFIRMING' }],
    });
    expect(twin.calls.filter(({ step }) => step === 'confirm')).toHaveLength(executed);
  });

  test('and has died before it did, the customer can pay again', async () => {
    const placed = await taken(61);
    await check(placed);
    expect(await paying.stored(placed.orderId)).toMatchObject({
      awaits: 'PAYMENT',
      collections: 0,
      attempts: [{ status: 'FAILED' }],
    });
    const again = await overGraphql?.start(placed.customer, placed.orderId, 'BKASH');
    await goBack(again?.redirectUrl ?? '', 'APPROVE');
    expect(await paying.stored(placed.orderId)).toMatchObject({ owedCents: 0, collections: 1 });
  });

  test('and has died when the account was saved, the account is there for the next try', async () => {
    const customer = await shop.customer();
    const { orderId, page } = await begin(customer);
    const move = await twin.choose(page, 'APPROVE');
    await shop.sql(
      `UPDATE payment_attempts SET status = 'CONFIRMING', claimed_at = now() - interval '61 seconds' WHERE order_id = $1`,
      [orderId],
    );
    const [attempt] = await shop.sql<{ id: string; reference: string }>(
      'SELECT id, reference FROM payment_attempts WHERE order_id = $1',
      [orderId],
    );
    // It had asked bKash, and could not store the answer.
    twin.faults.set({ timeoutAt: 'start' });
    const claims = Object.fromEntries(new URL(move?.url ?? '').searchParams);
    await services.providers.BKASH?.confirm(
      {
        id: attempt?.id ?? '',
        reference: attempt?.reference ?? '',
        amountPaisa: 100,
        orderNumber: 1,
        pieces: 1,
        customer: { id: customer.id, name: '', email: '', phone: '01712345678', address: '' },
        productName: '',
        returnUrl: 'https://shop.example.com/',
        notifyUrl: '',
        ip: '',
        agreementId: null,
        startedAt: new Date(),
      },
      claims,
    );
    twin.faults.clear();
    await paying.reconcile();
    expect((await paying.stored(orderId)).attempts).toMatchObject([{ status: 'FAILED' }]);
    expect(await savedBy(customer)).toHaveLength(1);
    const again = await overGraphql?.start(customer, orderId, 'BKASH');
    expect(purposeOf(again?.redirectUrl ?? '')).toBe('PAY');
  });
});
