import { Router } from 'express';
import type { Choice } from '../choices.ts';
import type { TwinFrame, TwinPart } from '../frame.ts';
import { agreementStatus, cancelAgreement } from './agreements.ts';
import { GATEWAY } from './answers.ts';
import { selfSigned } from './certificate.ts';
import { callbackOf, createPayment } from './create.ts';
import { execute, paymentStatus, searchTransaction } from './execute.ts';
import { CERTIFICATE_PATH, CONFIRM_PATH, subscribe, tokenOf } from './notice.ts';
import { refund, refundStatus } from './refunds.ts';
import { createTokens } from './tokens.ts';

/** What follows from a choice. Approving moves no money: the shop has to execute the payment. */
const ENDS = {
  APPROVE: { state: 'APPROVED', status: 'success' },
  CLOSE: { state: 'APPROVED', status: 'success' },
  LOW_BALANCE: { state: 'FAILED', status: 'failure' },
  CANCEL: { state: 'CANCELLED', status: 'cancel' },
} as const satisfies Record<Choice, object>;

const VERSION = '/v1.2.0-beta';
const DAY_MS = 24 * 3_600_000;

/**
 * The twin of bKash's tokenized checkout. To execute is the step `confirm`; the status of a payment or of its refunds
 * is `query`; tokens, agreements and the search are `other`.
 */
export const createBkashPart = (frame: TwinFrame): TwinPart => {
  const { grant, refresh, signedIn } = createTokens(frame);
  const checkout = `${VERSION}/tokenized/checkout`;
  const refunds = '/v2/tokenized-checkout/refund/payment';

  const router = Router();
  router.post(`${checkout}/token/grant`, frame.call('other', grant));
  router.post(`${checkout}/token/refresh`, frame.call('other', refresh));
  const calls = [
    ['start', `${checkout}/create`, createPayment],
    ['confirm', `${checkout}/execute`, execute],
    ['query', `${checkout}/payment/status`, paymentStatus],
    ['other', `${checkout}/agreement/status`, agreementStatus],
    ['other', `${checkout}/agreement/cancel`, cancelAgreement],
    ['other', `${checkout}/general/searchTransaction`, searchTransaction],
    // Below the host, not below the version.
    ['refund', `${refunds}/transaction`, refund],
    ['query', `${refunds}/status`, refundStatus],
  ] as const;
  for (const [step, path, answer] of calls)
    router.post(
      path,
      frame.call(
        step,
        signedIn((fields) => answer(frame, fields)),
      ),
    );

  router.get(CERTIFICATE_PATH, (_request, response) => {
    const now = frame.now().getTime();
    const certificate = selfSigned(frame.credentials.keys('sns'), {
      name: 'sns.amazonaws.com',
      from: new Date(now - DAY_MS),
      to: new Date(now + 365 * DAY_MS),
    });
    response.type('application/x-pem-file').send(certificate);
  });
  // What a merchant tells bKash once: where the notifications go.
  const subscriptions = frame.records<{ at: string }>('subscriptions');
  router.post('/subscribe', async ({ body }, response) => {
    const endpoint: unknown = (body as { endpoint?: unknown } | undefined)?.endpoint;
    if (typeof endpoint !== 'string' || !/^https?:/.test(endpoint))
      return void response.status(400).json({ error: 'endpoint must be the address of the notifications.' });
    await subscribe(frame, endpoint);
    response.json({ confirmed: subscriptions.get(endpoint) !== undefined });
  });
  router.get(CONFIRM_PATH, ({ query }, response) => {
    const { Endpoint: endpoint, Token: token } = query;
    if (typeof endpoint !== 'string' || token !== tokenOf(frame, endpoint))
      return void response.status(400).json({ error: 'Invalid token.' });
    subscriptions.set(endpoint, { at: frame.now().toISOString() });
    response.json({ confirmed: true });
  });
  // The gateway in front of bKash knows no other paths.
  router.use((_request, response) => void response.status(403).json(GATEWAY.noPath.json));

  return {
    router,
    choose: async (id, choice) => {
      const { state, status } = ENDS[choice];
      const payment = frame.payments.update(id, { state });
      // Seen with a slash at its end.
      const url = `${callbackOf(payment, status)}&apiVersion=1.2.0-beta/`;
      return { method: 'GET', url };
    },
  };
};
