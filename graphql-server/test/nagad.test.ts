import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import type { FaultSettings } from '#demo/payments/faults.ts';
import { createCall } from '../src/sales/payment/providers/call.ts';
import { NagadProvider } from '../src/sales/payment/providers/nagad/nagad.ts';
import {
  compactId,
  ProviderRefused,
  ProviderUnreachable,
  type ProviderPayment,
  type ProviderRefund,
  type PaymentProvider,
} from '../src/sales/payment/providers/provider.ts';
import { openTwin } from './twin.ts';

const SHOP = 'https://shop.example.com';

describe.each(['sha256', 'sha1'] as const)('at a twin that signs by %s', async (nagadDigest) => {
  const twin = await openTwin({ nagadDigest });
  const { nagad: config } = twin.config;
  if (!config) throw new Error('The twin has no merchant.');
  const provider: PaymentProvider = new NagadProvider(config, createCall());
  /** For a twin that is silent. */
  const impatient: PaymentProvider = new NagadProvider(config, createCall({ timeoutMs: 300 }));
  beforeEach(() => twin.faults.clear());

  const newPayment = (): ProviderPayment => {
    const id = randomUUID();
    return {
      id,
      amountPaisa: 29250,
      orderNumber: 10042,
      reference: null,
      customer: { id, name: 'Rahima', email: 'rahima@example.com', phone: '01712345678', address: 'House 1' },
      pieces: 2,
      productName: 'Lamp',
      returnUrl: `${SHOP}/payment/return/${id}`,
      notifyUrl: `${SHOP}/payment/notify/nagad`,
      ip: '203.0.113.7',
      agreementId: null,
      startedAt: new Date(),
    };
  };

  const started = async () => {
    const payment = newPayment();
    const { redirectUrl, reference } = await provider.start(payment);
    return { payment: { ...payment, reference }, redirectUrl };
  };

  const paid = async () => {
    const { payment, redirectUrl } = await started();
    await twin.choose(redirectUrl, 'CLOSE');
    const outcome = await provider.query(payment);
    if (outcome.state !== 'PAID') throw new Error(`The payment is ${outcome.state}.`);
    const refund = (amountPaisa: number, more: Partial<ProviderRefund> = {}): ProviderRefund => ({
      id: randomUUID(),
      payment,
      transactionId: outcome.transactionId,
      paidAt: new Date(),
      amountPaisa,
      reason: 'It came broken.',
      reference: null,
      wasAsked: false,
      askedAt: new Date(),
      otherReferences: [],
      ...more,
    });
    return {
      payment,
      refund,
      refunds: () => twin.payments.find({ reference: payment.reference ?? '' })?.refunds,
    };
  };

  test('an approved payment is open until the customer pays, and paid from then on', async () => {
    const { payment, redirectUrl } = await started();
    expect(await provider.query(payment)).toEqual({ state: 'OPEN' });
    const back = await twin.choose(redirectUrl, 'APPROVE');
    expect(back?.url.startsWith(`${payment.returnUrl}/?`)).toBe(true);
    const claims = Object.fromEntries(new URL(back?.url ?? '').searchParams);
    expect(claims).toMatchObject({ order_id: compactId(payment.id), payment_ref_id: payment.reference });
    const outcome = await provider.confirm(payment, claims);
    expect(outcome).toEqual({
      state: 'PAID',
      transactionId: twin.payments.find({ reference: payment.reference })?.transactionId,
      amountPaisa: 29250,
      currency: 'BDT',
      isRisky: false,
    });
    expect(await provider.query(payment)).toEqual(outcome);
  });

  test.each([
    ['LOW_BALANCE', { state: 'FAILED', reason: 'DECLINED' }],
    ['CANCEL', { state: 'CANCELLED' }],
  ] as const)('after %s nothing was paid, whatever the browser claims', async (choice, outcome) => {
    const { payment, redirectUrl } = await started();
    await twin.choose(redirectUrl, choice);
    expect(await provider.confirm(payment, { status: 'Success', status_code: '00_0000_000' })).toEqual(outcome);
  });

  test('an attempt is announced once: a second time is refused', async () => {
    const { payment } = await started();
    await expect(provider.start(payment)).rejects.toBeInstanceOf(ProviderRefused);
  });

  test.each<[string, FaultSettings]>([
    ['whose first step is lost', { timeoutAt: 'other' }],
    ['whose first step is done and its answer lost', { timeoutAt: 'other', after: true }],
    ['whose second step is lost', { timeoutAt: 'start' }],
    ['whose second step is done and its answer lost', { timeoutAt: 'start', after: true }],
    ['that is never answered', { timeoutAt: 'start', silent: true }],
    ['at a provider that is down', { down: '503' }],
    ['at a provider that is away', { down: 'CUT' }],
  ])('a payment %s is not started', async (_what, faults) => {
    const payment = newPayment();
    twin.faults.set(faults);
    await expect((faults.silent ? impatient : provider).start(payment)).rejects.toBeInstanceOf(ProviderUnreachable);
    twin.faults.clear();
    expect(await provider.query(payment)).toEqual({ state: 'FAILED', reason: 'EXPIRED' });
  });

  test.each<[string, FaultSettings]>([
    ['is lost', { timeoutAt: 'confirm' }],
    ['is lost on its way back', { timeoutAt: 'confirm', after: true }],
    ['does not come', { timeoutAt: 'confirm', silent: true }],
    ['is 503', { down: '503' }],
    ['is a cut connection', { down: 'CUT' }],
  ])('a paid payment whose answer %s is found later', async (_what, faults) => {
    const { payment, redirectUrl } = await started();
    await twin.choose(redirectUrl, 'APPROVE');
    twin.faults.set(faults);
    await expect((faults.silent ? impatient : provider).confirm(payment, {})).rejects.toBeInstanceOf(
      ProviderUnreachable,
    );
    twin.faults.clear();
    expect(await provider.query(payment)).toMatchObject({ state: 'PAID', amountPaisa: 29250 });
  });

  test('another amount than asked is told as it is', async () => {
    const { payment, redirectUrl } = await started();
    twin.faults.set({ wrongAmount: true });
    await twin.choose(redirectUrl, 'APPROVE');
    expect(await provider.confirm(payment, {})).toMatchObject({ state: 'PAID', amountPaisa: 100 });
  });

  test('a part is refunded, then the rest, and never more', async () => {
    const { refund, refunds } = await paid();
    const first = await provider.refund(refund(10025));
    expect(first).toEqual({ state: 'DONE', reference: refunds()?.[0]?.id });
    const reference = first.state === 'DONE' ? first.reference : '';
    const rest = refund(19226, { otherReferences: [reference] });
    await expect(provider.refund(rest)).rejects.toBeInstanceOf(ProviderRefused);
    expect(await provider.refund({ ...rest, amountPaisa: 19225 })).toMatchObject({ state: 'DONE' });
    expect(refunds()?.map(({ amount }) => amount)).toEqual(['100.25', '192.25']);
  });

  test.each<[string, FaultSettings]>([
    ['before it was done', { timeoutAt: 'refund' }],
    ['after it was done', { timeoutAt: 'refund', after: true }],
  ])('a refund whose answer is lost %s is paid once', async (_what, faults) => {
    const { refund, refunds } = await paid();
    const asked = refund(10025);
    twin.faults.set(faults);
    await expect(provider.refund(asked)).rejects.toBeInstanceOf(ProviderUnreachable);
    twin.faults.clear();
    const outcome = await provider.refund({ ...asked, wasAsked: true });
    expect(refunds()).toMatchObject([{ amount: '100.25', state: 'DONE' }]);
    expect(outcome).toEqual({ state: 'DONE', reference: refunds()?.[0]?.id });
  });

  test('a refund that Nagad does later is asked about, and not asked for again', async () => {
    const { refund, refunds } = await paid();
    const asked = refund(10025);
    twin.faults.set({ refundPending: true });
    const first = await provider.refund(asked);
    expect(first).toMatchObject({ state: 'PENDING', reference: refunds()?.[0]?.id });
    const later = { ...asked, wasAsked: true, reference: refunds()?.[0]?.id ?? null };
    expect(await provider.refund(later)).toEqual(first);
    twin.faults.clear();
    expect(await provider.refund(later)).toEqual({ ...first, state: 'DONE' });
    expect(refunds()).toHaveLength(1);
  });

  test('a refund that Nagad refuses changes nothing', async () => {
    const { refund, refunds, payment } = await paid();
    twin.faults.set({ refundFailed: true });
    await expect(provider.refund(refund(10025))).rejects.toBeInstanceOf(ProviderRefused);
    expect(refunds()).toEqual([]);
    expect(await provider.query(payment)).toMatchObject({ state: 'PAID' });
  });

  test('with the other digest nothing is taken', async () => {
    const other = nagadDigest === 'sha256' ? 'sha1' : 'sha256';
    const misled = new NagadProvider({ ...config, digest: other }, createCall());
    await expect(misled.start(newPayment())).rejects.toBeInstanceOf(ProviderRefused);
  });
});
