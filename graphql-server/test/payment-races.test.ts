import { beforeEach, describe, expect, test, vi } from 'vitest';
import { openPayingShop, paymentEdges } from './payment-steps.ts';

const paying = await openPayingShop();
const { shop, twin } = paying;
const [overGraphql] = paymentEdges;

beforeEach(async () => {
  twin.faults.clear();
  twin.faults.set({ notifyNever: true });
  await shop.sql('UPDATE payment_attempts SET next_check_at = NULL');
});

/** Keeps the next answer to a request whose URL has this end, until it is let go; `came` says that it is there. */
const holdAnswer = (end: string) => {
  const { promise: came, resolve: arrived } = Promise.withResolvers<void>();
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const real = globalThis.fetch;
  const held = vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const answer = await real(input, init);
    const url = typeof input === 'string' ? input : input instanceof URL ? input.href : input.url;
    if (!url.endsWith(end)) return answer;
    held.mockRestore();
    arrived();
    await released;
    return answer;
  });
  return { came, release };
};

/** Begins to pay with bKash; returns the page where the account is saved. */
const begin = async () => {
  const customer = await shop.customer();
  const product = await shop.product({ stock: 5, priceCents: 2000 });
  const orderId = await paying.order(customer, product, 'BKASH');
  const started = await overGraphql?.start(customer, orderId, 'BKASH');
  if (!started?.redirectUrl) throw new Error(`Not begun: ${started?.kind}`);
  const check = () =>
    customer.graphql('mutation ($id: ID!) { checkPayment(orderId: $id) { id } }', { id: orderId });
  return { customer, product, orderId, page: started.redirectUrl, check };
};

/** How often the shop has made bKash take money or save an account. */
const executions = () => twin.calls.filter(({ step }) => step === 'confirm').length;

describe('an answer of bKash that comes after another server has taken the attempt', () => {
  test('does not open it, so that nobody takes the money twice', async () => {
    const { orderId, page, check } = await begin();
    const payPage = await paying.toPayPage(page);
    const question = holdAnswer('/payment/status');
    const asked = check();
    await question.came;
    // The browser comes back; its server is asked to take the money, and waits for bKash.
    await shop.sql(
      `UPDATE payment_attempts SET status = 'CONFIRMING', claimed_at = now() WHERE order_id = $1`,
      [orderId],
    );
    question.release();
    await asked;
    expect((await paying.stored(orderId)).attempts).toMatchObject([{ status: 'CONFIRMING' }]);
    const before = executions();
    await paying.pay(payPage, 'APPROVE');
    expect(executions()).toBe(before);
  });

  test('does not end it when its time is over', async () => {
    const { orderId, product, page } = await begin();
    await paying.toPayPage(page);
    await shop.sql(
      `UPDATE payment_attempts SET started_at = started_at - interval '16 minutes' WHERE order_id = $1`,
      [orderId],
    );
    const question = holdAnswer('/payment/status');
    const reconciled = paying.reconcile();
    await question.came;
    await shop.sql(
      `UPDATE payment_attempts SET status = 'CONFIRMING', claimed_at = now() WHERE order_id = $1`,
      [orderId],
    );
    question.release();
    await reconciled;
    expect(await paying.stored(orderId)).toMatchObject({
      holdsStock: true,
      attempts: [{ status: 'CONFIRMING' }],
    });
    expect(await shop.stockOf(product)).toMatchObject({ reserved: 1 });
  });

  test('and gone on to the payment does not save the account once more', async () => {
    const { orderId, page } = await begin();
    const move = await twin.choose(page, 'APPROVE');
    // Old enough for the shop to go on by itself.
    await shop.sql(
      `UPDATE payment_attempts SET started_at = started_at - interval '3 minutes', asked_at = NULL WHERE order_id = $1`,
      [orderId],
    );
    const before = executions();
    const question = holdAnswer('/payment/status');
    const reconciled = paying.reconcile();
    await question.came;
    if (!move) throw new Error('The browser does not return.');
    const { headers } = await twin.goBack(move);
    question.release();
    await reconciled;
    expect(executions()).toBe(before + 1);
    await paying.pay(headers.get('location') ?? '', 'APPROVE');
    expect(await paying.stored(orderId)).toMatchObject({ owedCents: 0, collections: 1 });
  });
});
