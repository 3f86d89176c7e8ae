import { beforeEach, describe, expect, test } from 'vitest';
import { PAYMENT_FAILURES, PAYMENT_MESSAGES } from '#schema/payment.ts';
import { compactId } from '../src/sales/payment/providers/provider.ts';
import { openPayingShop, withEdges } from './payment-steps.ts';

const paying = await openPayingShop();
const { shop, twin } = paying;

const providers = [
  {
    method: 'CARD',
    label: 'Credit/Debit Card',
    provider: 'sslcommerz',
    notifies: true,
    takesOnConfirm: false,
  },
  { method: 'NAGAD', label: 'Nagad', provider: 'nagad', takesOnConfirm: false },
  { method: 'BKASH', label: 'Save bKash Account', provider: 'bkash', takesOnConfirm: true },
] as const;

const cases = withEdges(providers);

type Case = (typeof cases)[number];

beforeEach(async () => {
  twin.faults.clear();
  await twin.release();
  // What other tests have left open is not asked about any more.
  await shop.sql('UPDATE payment_attempts SET next_check_at = NULL');
});

/** Places an order of a fresh customer for a fresh product. */
const place = async ({ method }: Pick<Case, 'method'>, stock = 5) => {
  const customer = await shop.customer();
  const product = await shop.product({ stock, priceCents: 2000 });
  const orderId = await paying.order(customer, product, method);
  return { customer, product, orderId, stock };
};

type Placed = Awaited<ReturnType<typeof place>>;

/** Begins to pay an order; returns where. @throws when that is refused */
const begin = async ({ start, method }: Case, { customer, orderId }: Placed): Promise<string> => {
  const { kind, redirectUrl } = await start(customer, orderId, method);
  if (kind !== 'success' || redirectUrl === null) throw new Error(`The payment has not begun: ${kind}`);
  return redirectUrl;
};

/** How many payments of an order the provider has taken money for. */
const takenFor = async ({ orderId }: Placed): Promise<number> => {
  const { attempts } = await paying.stored(orderId);
  const ours = new Set(attempts.map(({ id }) => compactId(id)));
  return twin.payments.list().filter(({ invoice, state }) => ours.has(invoice) && state === 'PAID').length;
};

/** Expects that an order is paid, once, and that its piece is kept for it. */
const expectPaid = async (placed: Placed) => {
  const { attempts, ...order } = await paying.stored(placed.orderId);
  expect(order).toMatchObject({
    status: 'PENDING',
    awaits: null,
    holdsStock: true,
    owedCents: 0,
    collections: 1,
  });
  expect(attempts.filter(({ status }) => status === 'PAID')).toMatchObject([{ problem: null }]);
  expect(await shop.stockOf(placed.product)).toMatchObject({ available: placed.stock - 1, reserved: 1 });
  expect(await takenFor(placed)).toBe(1);
};

/**
 * Expects that an order still waits for its payment, that its piece is in stock again, and that no money is on the way.
 */
const expectUnpaid = async (placed: Placed) => {
  const { attempts, ...order } = await paying.stored(placed.orderId);
  expect(order).toMatchObject({ status: 'PENDING', awaits: 'PAYMENT', holdsStock: false, collections: 0 });
  expect(attempts.filter(({ status }) => ['STARTING', 'OPEN', 'CONFIRMING'].includes(status))).toEqual([]);
  expect(await shop.stockOf(placed.product)).toMatchObject({ available: placed.stock, reserved: 0 });
  expect(await takenFor(placed)).toBe(0);
};

/** Expects that an order can still be paid, by any method, as a customer does after a failure. */
const expectPayable = async (one: Case, placed: Placed) => {
  twin.faults.clear();
  await paying.pay(await begin(one, placed), 'APPROVE');
  await expectPaid(placed);
};

describe.each(cases)('$method, begun over $edge', (one) => {
  const { provider, takesOnConfirm } = one;

  test('is paid once, however often return and notification come', async () => {
    twin.faults.set({ notifyTwice: true });
    const placed = await place(one);
    const page = await paying.toPayPage(await begin(one, placed));
    const move = await twin.choose(page, 'APPROVE');
    if (!move) throw new Error('The browser does not return.');
    const returns = await Promise.all(Array.from({ length: 5 }, () => twin.goBack(move)));
    for (const { status, headers } of [...returns, await twin.goBack(move)])
      expect([status, headers.get('location')]).toEqual([303, `/pay/${placed.orderId}`]);
    await expectPaid(placed);
    expect(twin.notices.slice(-2).map(({ status }) => status)).not.toContain(null);
  });

  test('is paid when the browser comes back right after the page of the order has asked', async () => {
    twin.faults.set({ notifyNever: true });
    const placed = await place(one);
    const { customer, orderId } = placed;
    const move = await twin.choose(await paying.toPayPage(await begin(one, placed)), 'APPROVE');
    if (!move) throw new Error('The browser does not return.');
    await customer.graphql('mutation ($orderId: ID!) { checkPayment(orderId: $orderId) { id } }', {
      orderId,
    });
    await twin.goBack(move);
    await expectPaid(placed);
  });

  test('is settled by a notification that comes late, after the browser has gone', async () => {
    twin.faults.set({ notifyLate: true });
    const placed = await place(one);
    expect(await paying.pay(await begin(one, placed), 'CLOSE')).toBeNull();
    expect(await paying.stored(placed.orderId)).toMatchObject({ awaits: 'PAYMENT', collections: 0 });
    if ((await twin.release()) === 0) await paying.passMinutes(5);
    await expectPaid(placed);
    await twin.release();
    await expectPaid(placed);
  });

  test('that fails or is cancelled gives the piece back, and can be tried again', async () => {
    for (const [choice, status] of [
      ['LOW_BALANCE', 'FAILED'],
      ['CANCEL', 'CANCELLED'],
    ] as const) {
      const placed = await place(one);
      expect(await paying.pay(await begin(one, placed), choice)).toBe(`/pay/${placed.orderId}`);
      await expectUnpaid(placed);
      expect((await paying.stored(placed.orderId)).attempts).toMatchObject([{ status }]);
      await expectPayable(one, placed);
    }
  });

  test('is not settled by a return that says so, when the provider does not', async () => {
    const placed = await place(one);
    const page = await paying.toPayPage(await begin(one, placed));
    const move = await twin.choose(page, 'CANCEL');
    if (!move) throw new Error('The browser does not return.');
    const url = new URL(move.url);
    for (const [name, value] of [
      ['status', one.method === 'BKASH' ? 'success' : 'Success'],
      ['status_code', '00_0000_000'],
    ] as const)
      if (url.searchParams.has(name)) url.searchParams.set(name, value);
    const fields = one.method === 'CARD' ? { ...move.fields, status: 'VALID', val_id: '1' } : move.fields;
    await twin.goBack({ ...move, url: url.href, fields });
    await paying.passMinutes(20);
    await expectUnpaid(placed);
  });

  test('is not settled by what another payment has brought', async () => {
    const paid = await place(one);
    const move = await twin.choose(await paying.toPayPage(await begin(one, paid)), 'APPROVE');
    if (!move) throw new Error('The browser does not return.');
    await twin.goBack(move);
    await expectPaid(paid);

    const placed = await place(one);
    await paying.toPayPage(await begin(one, placed));
    const [attempt] = (await paying.stored(placed.orderId)).attempts;
    const url = new URL(move.url);
    url.pathname = `/payment/return/${attempt?.id}`;
    await twin.goBack({ ...move, url: url.href });
    expect(await paying.stored(placed.orderId)).toMatchObject({ awaits: 'PAYMENT', collections: 0 });
    expect(await takenFor(placed)).toBe(0);
    await expectPaid(paid);
  });

  test.each([{ after: false }, { after: true }])(
    'whose beginning gets no answer, done: $after, is refused and can begin again',
    async ({ after }) => {
      const placed = await place(one);
      for (const timeoutAt of ['start', 'other'] as const) {
        twin.faults.set({ only: provider, timeoutAt, after });
        const { kind, message } = await one.start(placed.customer, placed.orderId, one.method);
        if (kind === 'success') continue;
        expect([kind, message]).toEqual(['PaymentNotPossible', PAYMENT_FAILURES.UNREACHABLE]);
        await expectUnpaid(placed);
      }
      await expectPayable(one, placed);
    },
  );

  test.each([{ after: false }, { after: true }])(
    'whose confirmation gets no answer, done: $after, is settled or given back by asking again',
    async ({ after }) => {
      const placed = await place(one);
      const page = await paying.toPayPage(await begin(one, placed));
      twin.faults.set({ only: provider, timeoutAt: 'confirm', after, notifyNever: true });
      expect(await paying.pay(page, 'APPROVE')).toBe(`/pay/${placed.orderId}`);
      // bKash's client asks at once whether the money was taken.
      if (!(takesOnConfirm && after))
        expect(await paying.stored(placed.orderId)).toMatchObject({ awaits: 'PAYMENT', collections: 0 });
      twin.faults.clear();
      await paying.passMinutes(5);
      // Where confirming takes the money, none was taken.
      if (takesOnConfirm && !after) {
        await expectUnpaid(placed);
        await expectPayable(one, placed);
      } else await expectPaid(placed);
    },
  );

  test('whose provider never answers is settled or given back by asking again', async () => {
    const placed = await place(one);
    const page = await paying.toPayPage(await begin(one, placed));
    const before = twin.calls.length;
    twin.faults.set({ only: provider, timeoutAt: 'confirm', silent: true, notifyNever: true });
    const returning = paying.pay(page, 'APPROVE');
    await expect.poll(() => twin.calls.slice(before).some(({ step }) => step === 'confirm')).toBe(true);
    paying.endPatience();
    expect(await returning).toBe(`/pay/${placed.orderId}`);
    twin.faults.clear();
    await paying.passMinutes(5);
    if (takesOnConfirm) await expectUnpaid(placed);
    else await expectPaid(placed);
  });

  test('whose state cannot be asked is asked again', async () => {
    const placed = await place(one);
    const page = await paying.toPayPage(await begin(one, placed));
    twin.faults.set({ only: provider, notifyNever: true });
    await paying.pay(page, 'CLOSE');
    for (const after of [false, true]) {
      twin.faults.set({ only: provider, timeoutAt: 'query', after });
      await paying.passMinutes(3);
      expect(await paying.stored(placed.orderId)).toMatchObject({ awaits: 'PAYMENT', collections: 0 });
    }
    twin.faults.clear();
    await paying.passMinutes(5);
    await expectPaid(placed);
  });

  test('at another amount than asked is left to the owner', async () => {
    twin.faults.set({ wrongAmount: true });
    const placed = await place(one);
    await paying.pay(await begin(one, placed), 'APPROVE');
    const { attempts, ...order } = await paying.stored(placed.orderId);
    expect(order).toMatchObject({ awaits: 'PAYMENT', collections: 0 });
    expect(attempts).toMatchObject([{ status: 'CONFIRMING', problem: 'WRONG_AMOUNT' }]);
    twin.faults.clear();
    await paying.passMinutes(5);
    expect((await paying.stored(placed.orderId)).attempts).toEqual(attempts);
    expect(await one.start(placed.customer, placed.orderId, one.method)).toMatchObject({
      kind: 'PaymentNotPossible',
      message: PAYMENT_MESSAGES.beingConfirmed,
    });
  });

  describe.each(['503', 'CUT'] as const)('while the provider is down for an hour (%s)', (down) => {
    test('cannot begin, and begins again afterwards', async () => {
      twin.faults.set({ only: provider, down });
      const placed = await place(one);
      expect(await one.start(placed.customer, placed.orderId, one.method)).toMatchObject({
        kind: 'PaymentNotPossible',
        message: PAYMENT_FAILURES.UNREACHABLE,
      });
      await expectUnpaid(placed);
      await expectPayable(one, placed);
    });

    test('is asked about less and less, and settled or given back soon after', async () => {
      const placed = await place(one);
      const page = await paying.toPayPage(await begin(one, placed));
      const before = twin.calls.length;
      twin.faults.set({ only: provider, down, notifyNever: true });
      expect(await paying.pay(page, 'APPROVE')).toBe(`/pay/${placed.orderId}`);
      await paying.passMinutes(60);
      expect(await paying.stored(placed.orderId)).toMatchObject({ awaits: 'PAYMENT', collections: 0 });
      expect(twin.calls.length - before).toBeLessThanOrEqual(20);
      twin.faults.clear();
      await paying.passMinutes(30);
      if (takesOnConfirm) await expectUnpaid(placed);
      else await expectPaid(placed);
    });
  });
});

describe.each(cases.filter(({ takesOnConfirm }) => !takesOnConfirm))(
  'money that $method has taken and that is known late ($edge)',
  (one) => {
    const { provider } = one;

    /** The customer pays and closes the window; nothing is heard of it for twenty minutes. */
    const payUnheard = async (placed: Placed) => {
      const page = await begin(one, placed);
      twin.faults.set({ only: provider, down: '503', notifyNever: true });
      await paying.pay(page, 'CLOSE');
      await paying.passMinutes(20);
      expect(await paying.stored(placed.orderId)).toMatchObject({
        awaits: 'PAYMENT',
        holdsStock: false,
        attempts: [{ status: 'EXPIRED' }],
      });
    };

    test('settles the order, whose piece is still there', async () => {
      const placed = await place(one);
      await payUnheard(placed);
      twin.faults.clear();
      await paying.passMinutes(40);
      await expectPaid(placed);
    });

    test('is for giving back when the piece was sold meanwhile', async () => {
      const placed = await place(one, 1);
      await payUnheard(placed);
      await paying.order(await shop.customer(), placed.product, 'CASH_ON_DELIVERY');
      twin.faults.clear();
      await paying.passMinutes(40);
      const { attempts, ...order } = await paying.stored(placed.orderId);
      expect(attempts).toMatchObject([{ status: 'PAID' }]);
      expect(order).toMatchObject({ status: 'CANCELLED', collections: 1, owedCents: -order.collectedCents });
      expect(await shop.stockOf(placed.product)).toMatchObject({ available: 0, reserved: 1 });
    });

    test('is for giving back when the order was paid in another way meanwhile', async () => {
      const placed = await place(one);
      await payUnheard(placed);
      twin.faults.clear();
      const { kind } = await one.start(placed.customer, placed.orderId, 'CASH_ON_DELIVERY');
      expect(kind).toBe('success');
      await paying.passMinutes(40);
      const { attempts, ...order } = await paying.stored(placed.orderId);
      expect(attempts).toMatchObject([{ status: 'PAID' }]);
      expect(order).toMatchObject({ status: 'PENDING', awaits: null, collections: 1, owedCents: 0 });
    });
  },
);

const caseOf = (method: Case['method']): Case => {
  const found = cases.find((one) => one.method === method);
  if (!found) throw new Error(`There is no ${method}.`);
  return found;
};

describe('a notification', () => {
  test('that is forged changes nothing and is refused', async () => {
    const card = caseOf('CARD');
    twin.faults.set({ notifyForged: 'SIGNATURE' });
    const placed = await place(card);
    const page = await begin(card, placed);
    const before = twin.calls.length;
    await paying.pay(page, 'CLOSE');
    expect(twin.notices.at(-1)?.status).toBe(400);
    expect(await paying.stored(placed.orderId)).toMatchObject({
      awaits: 'PAYMENT',
      collections: 0,
      attempts: [{ status: 'OPEN' }],
    });
    expect(twin.calls.length).toBe(before);
  });

  test.each([
    { method: 'CARD', notifyForged: 'AMOUNT', status: 200 },
    { method: 'BKASH', notifyForged: 'AMOUNT', status: 200 },
    { method: 'BKASH', notifyForged: 'SIGNATURE', status: 400 },
  ] as const)('of $method with another $notifyForged is not believed', async ({ method, status, notifyForged }) => {
    const one = caseOf(method);
    twin.faults.set({ notifyForged });
    const placed = await place(one);
    const before = twin.notices.length;
    await paying.pay(await begin(one, placed), 'APPROVE');
    await expect.poll(() => twin.notices.slice(before).map((notice) => notice.status)).toEqual([status]);
    await expectPaid(placed);
  });
});

test('bKash: an expired token is renewed, and the payment goes on', async () => {
  const one = caseOf('BKASH');
  const placed = await place(one);
  const page = await paying.toPayPage(await begin(one, placed));
  twin.faults.set({ expiredToken: true });
  await paying.pay(page, 'APPROVE');
  await expectPaid(placed);
});

test('bKash: the shop confirms that it wants the notifications of its topic', async () => {
  const answer = await fetch(twin.config.bkash.url.replace(/\/v1[^/]*$/, '/subscribe'), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ endpoint: `${shop.config.publicUrl}/payment/notify/bkash` }),
  });
  expect(await answer.json()).toEqual({ confirmed: true });
});

test('a card with a risk is left to the owner', async () => {
  const one = caseOf('CARD');
  twin.faults.set({ risky: true });
  const placed = await place(one);
  await paying.pay(await begin(one, placed), 'APPROVE');
  const { attempts, ...order } = await paying.stored(placed.orderId);
  expect(order).toMatchObject({ awaits: 'PAYMENT', holdsStock: true, collections: 0 });
  expect(attempts).toMatchObject([{ problem: 'RISKY' }]);
});
