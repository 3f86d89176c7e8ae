import { modules } from '../src/modules.ts';
import type { Module } from '../src/platform/module/module.ts';
import type { OnlineMethod } from '#schema/payment.ts';
import type { PaymentProvider, ProviderRefund, RefundOutcome } from '../src/sales/payment/providers/provider.ts';
import { createDeps } from '../src/services.ts';
import { queuesOf } from '../src/platform/jobs/all-queues.ts';
import type { Person } from './factories.ts';
import { buy } from './order-steps.ts';
import type { Shop } from './setup.ts';

/** What a provider answers to a refund; a function is asked. */
type Answer = RefundOutcome | Error | ((refund: ProviderRefund) => Promise<RefundOutcome> | RefundOutcome);

/** Providers whose refunds a test answers; they take no payments themselves: `pay` enters them. */
export interface RefundingProviders {
  /** For `openShop`. */
  modules: readonly Module[];
  /** What was asked, in that order. */
  asked: ProviderRefund[];
  /** The next answers; after them, refunds are done. */
  answers: Answer[];
}

let numbers = 0;

/** Creates them. */
export const refundingProviders = (): RefundingProviders => {
  const asked: ProviderRefund[] = [];
  const answers: Answer[] = [];
  const never = () => Promise.reject(new Error('These providers only pay back.'));
  const provider = (method: OnlineMethod): PaymentProvider => ({
    method,
    start: never,
    confirm: never,
    query: never,
    refund: async (refund) => {
      asked.push(refund);
      const answer = answers.shift() ?? { state: 'DONE', reference: `refund ${(numbers += 1)}` };
      if (answer instanceof Error) throw answer;
      return typeof answer === 'function' ? answer(refund) : answer;
    },
  });
  const fakes: Module = {
    name: 'fake providers',
    services: {
      providers: () => ({ CARD: provider('CARD'), NAGAD: provider('NAGAD'), BKASH: provider('BKASH') }),
    },
  };
  return { modules: [...modules, fakes], asked, answers };
};

/** How a test pays orders, and has refunds sent. */
export const refundsOf = (shop: Shop, providers: Partial<Pick<RefundingProviders, 'modules'>> = {}) => {
  // Events wait until the test brings them to their listeners.
  const queue = { jobs: shop.jobs, relay: { wake: () => {} } };
  const deps = Object.assign(createDeps(shop.dataSource, shop.config, queue, providers.modules), {
    log: shop.log,
  });
  const { database, services } = deps;

  /** Stores an attempt to pay an order; returns its id. */
  const open = (orderId: string, method: OnlineMethod, cents: number): Promise<string> =>
    database.transaction(async (manager) => {
      await services.orders.lock(manager, orderId);
      return services.attempts.open(manager, { orderId, method, cents, rate: 122.5 });
    });

  /** Enters a payment, as if a provider had confirmed it; returns the attempt's id. */
  const pay = async (orderId: string, method: OnlineMethod, cents: number): Promise<string> => {
    const id = await open(orderId, method, cents);
    await database.transaction(async (manager) => {
      await services.orders.lock(manager, orderId);
      await services.attempts.collect(
        manager,
        { id, orderId, method },
        { transactionId: `trx ${(numbers += 1)}`, paidPaisa: Math.round(cents * 122.5), amountCents: cents },
      );
    });
    return id;
  };

  /** Runs the queue of refunds with the jobs that were added. */
  const runJobs = async (): Promise<void> => {
    const jobs = await shop.sql<{ id: string; data: Record<string, never> | null }>(
      `WITH jobs AS (DELETE FROM jobs.job WHERE name = 'refunds' RETURNING id, data) SELECT * FROM jobs`,
    );
    const { handle } = queuesOf(modules).refunds.worker(deps);
    for (const job of jobs) await handle(job);
  };

  return {
    services,
    database,
    open,
    pay,
    runJobs,
    /** Buys and pays an order. */
    buyPaid: async (
      customer: Person,
      product: { id: string },
      method: OnlineMethod = 'BKASH',
    ): Promise<{ id: string; attemptId: string; totalCents: number }> => {
      const { id, totalCents } = await buy(customer, [{ productId: product.id, quantity: 1 }], method);
      return { id, totalCents, attemptId: await pay(id, method, totalCents) };
    },
    /** What a server does every minute. */
    runSchedule: () => queuesOf(modules).refunds.worker(deps).handle({ id: '', data: null }),
    /** Brings events to their listeners, and does the jobs that follow. */
    settle: async (): Promise<void> => {
      await shop.deliverEvents();
      await runJobs();
      await shop.deliverEvents();
    },
    /** Lets time pass for refunds. */
    pass: (interval: string) =>
      shop.sql(
        `UPDATE payment_refunds SET next_check_at = next_check_at - $1::interval, asked_at = asked_at - $1::interval`,
        [interval],
      ),
  };
};
