import type { Log } from '#kernel/log.ts';
import { onceAMinute } from '#kernel/once-a-minute.ts';
import type { PaymentProvider } from './provider.ts';

/** The questions that a provider may fail to answer. */
type Step = 'start' | 'confirm' | 'query' | 'refund' | 'readNotification' | 'forget';

/**
 * Returns the provider, with its failures in the log: customers do not learn their reasons, and the owner must
 * learn of a wrong password. At most one line a minute for each kind of question, since a provider may be down for
 * hours; it counts the others.
 */
export const logFailures = (
  provider: PaymentProvider,
  log: Pick<Log, 'warn'>,
  now: () => number = Date.now,
): PaymentProvider => {
  const { method, takesOnConfirm } = provider;
  const logs = new Map<Step, ReturnType<typeof onceAMinute>>();

  const tell = (step: Step, error: unknown) => {
    const logOne = logs.get(step) ?? onceAMinute(now);
    logs.set(step, logOne);
    // The message only: the client made it, without secrets and without what customers typed.
    const reason = error instanceof Error ? error.message : 'unknown';
    logOne((times) => log.warn({ provider: method, step, reason, times }, 'A payment provider failed.'));
  };

  const watched =
    <From extends unknown[], To>(step: Step, ask: (...from: From) => Promise<To>) =>
    async (...from: From): Promise<To> => {
      try {
        return await ask(...from);
      } catch (error) {
        tell(step, error);
        throw error;
      }
    };

  return {
    method,
    ...(takesOnConfirm && { takesOnConfirm }),
    start: watched('start', (payment) => provider.start(payment)),
    confirm: watched('confirm', (payment, claims) => provider.confirm(payment, claims)),
    query: watched('query', (payment) => provider.query(payment)),
    refund: watched('refund', (refund) => provider.refund(refund)),
    ...(provider.readNotification && {
      readNotification: watched('readNotification', provider.readNotification.bind(provider)),
    }),
    ...(provider.forget && { forget: watched('forget', provider.forget.bind(provider)) }),
  };
};
