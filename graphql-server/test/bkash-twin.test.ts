import { beforeEach, describe, expect, test } from 'vitest';
import type { Choice } from '#demo/payments/choices.ts';
import { BkashProvider } from '../src/sales/payment/providers/bkash/bkash.ts';
import { createCall } from '../src/sales/payment/providers/call.ts';
import {
  ProviderUnreachable,
  type Agreement,
  type Outcome,
  type ProviderPayment,
  type ProviderRefund,
} from '../src/sales/payment/providers/provider.ts';
import { createTokenStore } from '../src/sales/payment/providers/tokens/token-store.ts';
import { createDeps } from '../src/services.ts';
import { newId } from './factories.ts';
import { openShop } from './setup.ts';
import { openTwin } from './twin.ts';

const shop = await openShop();
const twin = await openTwin();
const { bkash: config } = twin.config;
if (!config) throw new Error('The twin has no bKash.');
const tokens = createTokenStore({
  database: createDeps(shop.dataSource, shop.config, shop).database,
  secrets: ['a secret of the shop'],
  method: 'BKASH',
  credentials: [config.appKey, config.appSecret, config.username, config.password],
});
const bkash = new BkashProvider(config, createCall({ timeoutMs: 1500 }), tokens);

beforeEach(() => twin.faults.clear());

const paymentOf = (more: Partial<ProviderPayment> = {}): ProviderPayment => {
  const id = newId();
  return {
    id,
    amountPaisa: 29250,
    orderNumber: 10042,
    reference: null,
    customer: { id: newId(), name: 'R', email: 'r@example.com', phone: '+8801712345678', address: 'House 1' },
    pieces: 2,
    productName: 'Lamp',
    returnUrl: `https://shop.example.com/payment/return/${id}`,
    notifyUrl: 'https://shop.example.com/payment/notify/bkash',
    ip: '203.0.113.7',
    agreementId: null,
    startedAt: new Date(),
    ...more,
  };
};

/** Chooses on the hosted page; returns what the browser says when it comes back, which it does not after `CLOSE`. */
const choose = async (redirectUrl: string, choice: Choice): Promise<Record<string, string>> => {
  const move = await twin.choose(redirectUrl, choice);
  return Object.fromEntries(new URL(move?.url ?? 'https://nowhere/').searchParams);
};

/** Saves an account; returns the agreement, and the payment as it goes on. */
const saveAccount = async (): Promise<{
  payment: ProviderPayment;
  redirectUrl: string;
  agreement: Agreement;
}> => {
  const payment = paymentOf();
  const started = await bkash.start(payment);
  const claims = await choose(started.redirectUrl, 'APPROVE');
  const outcome = await bkash.confirm({ ...payment, reference: started.reference }, claims);
  if (outcome.state !== 'REDIRECT') throw new Error(`Not saved: ${outcome.state}`);
  const { redirectUrl, reference, agreement } = outcome;
  return { payment: { ...payment, reference }, redirectUrl, agreement };
};

/** Begins to pay with a saved account, and chooses on the page. */
const pay = async (choice: Choice) => {
  const { agreement } = await saveAccount();
  const payment = paymentOf({ agreementId: agreement.id });
  const { reference, redirectUrl } = await bkash.start(payment);
  const claims = await choose(redirectUrl, choice);
  return { payment: { ...payment, reference }, claims };
};

const paidOf = (outcome: Outcome) => {
  if (outcome.state !== 'PAID') throw new Error(`Not paid: ${outcome.state}`);
  return outcome;
};
const inTwin = ({ reference }: ProviderPayment) => twin.payments.find({ reference: reference ?? '' });
const executions = () => twin.calls.filter(({ step }) => step === 'confirm').length;
const PAID = {
  state: 'PAID',
  transactionId: expect.stringMatching(/^[A-Z0-9]{10}$/),
  amountPaisa: 29250,
  currency: 'BDT',
};

describe('a payment', () => {
  test('saves the account first, then takes the money, and uses the account again', async () => {
    const { payment, redirectUrl, agreement } = await saveAccount();
    expect(agreement.account).toBe('017***678');
    expect(await bkash.query(payment)).toEqual({ state: 'OPEN' });
    const claims = await choose(redirectUrl, 'APPROVE');
    expect(await bkash.confirm(payment, claims)).toMatchObject(PAID);
    expect(await bkash.query(payment)).toMatchObject(PAID);

    const next = paymentOf({ agreementId: agreement.id });
    const { reference, redirectUrl: page } = await bkash.start(next);
    expect(reference).toMatch(/^TR0001/);
    expect(await bkash.confirm({ ...next, reference }, await choose(page, 'APPROVE'))).toMatchObject(PAID);
  });

  test.each([
    ['LOW_BALANCE', { state: 'FAILED', reason: 'DECLINED' }],
    ['CANCEL', { state: 'CANCELLED' }],
  ] as const)('that the customer ends with %s takes nothing', async (choice, outcome) => {
    const { payment, claims } = await pay(choice);
    const before = executions();
    expect(await bkash.confirm(payment, claims)).toEqual(outcome);
    expect(executions()).toBe(before);
    expect(inTwin(payment)?.paidAt).toBeNull();
  });

  test('that was approved in a window that is closed is found by asking, and can then be taken', async () => {
    const { payment } = await pay('CLOSE');
    const minutesAgo = { ...payment, startedAt: new Date(Date.now() - 180_000) };
    expect(await bkash.query(minutesAgo)).toEqual({ state: 'APPROVED' });
    expect(await bkash.confirm(minutesAgo, {})).toMatchObject(PAID);
  });

  test('that is executed before the customer has approved it is lost, and nothing was paid', async () => {
    const { payment } = await saveAccount();
    const tooEarly = { paymentID: payment.reference ?? '', status: 'success' };
    expect(await bkash.confirm(payment, {})).toEqual({ state: 'OPEN' });
    expect(await bkash.confirm(payment, tooEarly)).toEqual({ state: 'FAILED', reason: 'DECLINED' });
    expect(inTwin(payment)?.paidAt).toBeNull();
  });

  test('saves the account anew where the customer has ended the agreement', async () => {
    const { agreement } = await saveAccount();
    await bkash.forget?.(agreement.id);
    await bkash.forget?.(agreement.id);
    const { reference } = await bkash.start(paymentOf({ agreementId: agreement.id }));
    expect(reference).toMatch(/^agreement:TR0000/);
  });

  test('that took another amount says so', async () => {
    const { payment, claims } = await pay('APPROVE');
    twin.faults.set({ wrongAmount: true });
    expect(await bkash.confirm(payment, claims)).toMatchObject({ state: 'PAID', amountPaisa: 29150 });
  });

  test('of the same amount too soon is refused by bKash', async () => {
    const first = await pay('APPROVE');
    paidOf(await bkash.confirm(first.payment, first.claims));
    const again = await pay('APPROVE');
    twin.faults.set({ sameAgain: true });
    expect(await bkash.confirm(again.payment, again.claims)).toEqual({ state: 'FAILED', reason: 'DECLINED' });
    expect(inTwin(again.payment)?.paidAt).toBeNull();
  });
});

describe('when bKash does not answer', () => {
  test.each([false, true])('a payment does not begin (done all the same: %s)', async (after) => {
    twin.faults.set({ timeoutAt: 'start', after });
    await expect(bkash.start(paymentOf())).rejects.toBeInstanceOf(ProviderUnreachable);
  });

  test.each([{}, { silent: true }])(
    'to taking the money, it is asked whether it was taken: it was (%j)',
    async (how) => {
      const { payment, claims } = await pay('APPROVE');
      const before = executions();
      twin.faults.set({ timeoutAt: 'confirm', after: true, ...how });
      expect(await bkash.confirm(payment, claims)).toMatchObject(PAID);
      expect(executions()).toBe(before + 1);
    },
  );

  test('to taking the money, it is asked whether it was taken: it was not', async () => {
    const { payment, claims } = await pay('APPROVE');
    const before = executions();
    twin.faults.set({ timeoutAt: 'confirm' });
    await expect(bkash.confirm(payment, claims)).rejects.toBeInstanceOf(ProviderUnreachable);
    expect(executions()).toBe(before + 1);
    expect(inTwin(payment)?.paidAt).toBeNull();
  });

  test.each([
    [true, 'REDIRECT'],
    [false, 'FAILED'],
  ] as const)('to saving the account (done all the same: %s), it is %s', async (after, state) => {
    const payment = paymentOf();
    const { reference, redirectUrl } = await bkash.start(payment);
    const claims = await choose(redirectUrl, 'APPROVE');
    twin.faults.set({ timeoutAt: 'confirm', after });
    const outcome = bkash.confirm({ ...payment, reference }, claims);
    if (state === 'REDIRECT') expect(await outcome).toMatchObject({ state, agreement: { account: '017***678' } });
    else expect(await outcome).toMatchObject({ state });
  });

  test('to a payment after the account was saved, the account is kept', async () => {
    const payment = paymentOf();
    const { reference, redirectUrl } = await bkash.start(payment);
    const claims = await choose(redirectUrl, 'APPROVE');
    twin.faults.set({ timeoutAt: 'start' });
    expect(await bkash.confirm({ ...payment, reference }, claims)).toMatchObject({
      state: 'FAILED',
      reason: 'UNREACHABLE',
      agreement: { account: '017***678' },
    });
  });

  test('to a question, nothing is known', async () => {
    const { payment } = await pay('APPROVE');
    twin.faults.set({ timeoutAt: 'query' });
    await expect(bkash.query(payment)).rejects.toBeInstanceOf(ProviderUnreachable);
  });

  test.each(['503', 'CUT'] as const)('to anything (%s), nothing is known and nothing is done', async (down) => {
    const { payment, claims } = await pay('APPROVE');
    twin.faults.set({ down });
    for (const ask of [
      () => bkash.start(paymentOf()),
      () => bkash.confirm(payment, claims),
      () => bkash.query(payment),
      async () => bkash.forget?.('AGREED'),
    ])
      await expect(ask()).rejects.toBeInstanceOf(ProviderUnreachable);
    twin.faults.clear();
    expect(await bkash.query(payment)).toEqual({ state: 'OPEN' });
  });
});

describe('a token that has expired', () => {
  const calls: [string, () => Promise<() => Promise<unknown>>][] = [
    ['a payment begins', async () => () => bkash.start(paymentOf())],
    [
      'the money is taken',
      async () => {
        const { payment, claims } = await pay('APPROVE');
        return async () => paidOf(await bkash.confirm(payment, claims));
      },
    ],
    [
      'a question is asked',
      async () => {
        const { payment } = await pay('APPROVE');
        return () => bkash.query(payment);
      },
    ],
    [
      'an agreement is ended',
      async () => {
        const { agreement } = await saveAccount();
        return async () => bkash.forget?.(agreement.id);
      },
    ],
  ];

  test.each(calls)('is renewed once when %s', async (_, prepare) => {
    const work = await prepare();
    const grants = () => twin.calls.filter(({ path }) => path.endsWith('/token/grant')).length;
    const before = grants();
    twin.faults.set({ expiredToken: true });
    await work();
    expect(grants()).toBe(before + 1);
  });
});

describe('a refund', () => {
  const paid = async () => {
    const { payment, claims } = await pay('APPROVE');
    const { transactionId } = paidOf(await bkash.confirm(payment, claims));
    return (more: Partial<ProviderRefund> = {}): ProviderRefund => ({
      id: newId(),
      payment,
      transactionId,
      paidAt: new Date(),
      amountPaisa: 10_000,
      reason: 'A damaged piece',
      reference: null,
      wasAsked: false,
      askedAt: new Date(),
      otherReferences: [],
      ...more,
    });
  };
  const givenBack = ({ payment }: ProviderRefund) =>
    inTwin(payment)
      ?.refunds.filter(({ state }) => state === 'DONE')
      .map(({ amount }) => amount);

  test('gives back a part, then the rest, and no more', async () => {
    const refundOf = await paid();
    const first = refundOf();
    expect(await bkash.refund(first)).toEqual({ state: 'DONE', reference: expect.any(String) });
    expect(await bkash.refund(refundOf({ amountPaisa: 19_250 }))).toMatchObject({ state: 'DONE' });
    expect(await bkash.refund(refundOf({ amountPaisa: 1 }))).toEqual({
      state: 'FAILED',
      reason: expect.stringContaining('2072'),
    });
    expect(givenBack(first)).toEqual(['100.00', '192.50']);
  });

  test('whose answer was lost is paid once', async () => {
    const refundOf = await paid();
    const refund = refundOf();
    twin.faults.set({ timeoutAt: 'refund', after: true });
    await expect(bkash.refund(refund)).rejects.toBeInstanceOf(ProviderUnreachable);
    twin.faults.clear();
    expect(await bkash.refund({ ...refund, wasAsked: true })).toMatchObject({ state: 'DONE' });
    expect(givenBack(refund)).toEqual(['100.00']);
  });

  test('that was never received is sent again', async () => {
    const refund = (await paid())();
    twin.faults.set({ timeoutAt: 'refund' });
    await expect(bkash.refund(refund)).rejects.toBeInstanceOf(ProviderUnreachable);
    twin.faults.clear();
    expect(await bkash.refund({ ...refund, wasAsked: true })).toMatchObject({ state: 'DONE' });
    expect(givenBack(refund)).toEqual(['100.00']);
  });

  test('of the same amount as another one is not taken for it', async () => {
    const refundOf = await paid();
    const first = await bkash.refund(refundOf());
    if (first.state !== 'DONE') throw new Error(first.state);
    const second = refundOf({ wasAsked: true, otherReferences: [first.reference] });
    // bKash takes an identical one for a repetition for ten minutes; the shop tries again after that.
    await expect(bkash.refund(second)).rejects.toBeInstanceOf(ProviderUnreachable);
    expect(givenBack(second)).toEqual(['100.00']);
  });

  test('that waits is done later', async () => {
    const refund = (await paid())();
    twin.faults.set({ refundPending: true });
    const waiting = await bkash.refund(refund);
    expect(waiting).toMatchObject({ state: 'PENDING' });
    if (waiting.state !== 'PENDING') return;
    const { reference } = waiting;
    expect(await bkash.refund({ ...refund, wasAsked: true, reference })).toEqual(waiting);
    twin.faults.clear();
    expect(await bkash.refund({ ...refund, wasAsked: true, reference })).toEqual({
      state: 'DONE',
      reference,
    });
    expect(givenBack(refund)).toEqual(['100.00']);
  });

  test('that bKash refuses has failed', async () => {
    const refund = (await paid())();
    twin.faults.set({ refundFailed: true });
    expect(await bkash.refund(refund)).toMatchObject({ state: 'FAILED' });
    expect(givenBack(refund)).toEqual([]);
  });
});

test('many payments need one token, also where only two are given in an hour', async () => {
  const strict = await openTwin();
  strict.faults.set({ tokenLimit: true });
  const client = new BkashProvider(
    strict.config.bkash,
    createCall(),
    createTokenStore({
      database: createDeps(shop.dataSource, shop.config, shop).database,
      secrets: ['a secret of the shop'],
      method: 'BKASH',
      credentials: ['of the strict one'],
    }),
  );
  for (let count = 0; count < 4; count += 1) await client.start(paymentOf());
  strict.faults.set({ tokenLimit: true, expiredToken: true });
  await client.start(paymentOf());
  expect(strict.calls.filter(({ path }) => path.endsWith('/token/grant'))).toHaveLength(2);
});
