import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { Router, type Request } from 'express';
import { dhakaTime } from '../dhaka.ts';
import type { Answer, TwinFrame, TwinPart } from '../frame.ts';
import { choose } from './choose.ts';
import { createRefunds } from './refunds.ts';
import { problemOf } from './session.ts';
import { answerOf, elementOf } from './transaction.ts';

/** The fields of a session that come back with what became of it. */
const ECHOED = ['success_url', 'fail_url', 'cancel_url', 'value_a', 'value_b', 'value_c', 'value_d'];

const WRONG_STORE = 'Store Credential Error Or Store is De-active';

/** Returns the texts of a form or a query; what is repeated or nested is left out. */
const textsOf = (given: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries((given ?? {}) as Record<string, unknown>).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );

const isSame = (one: string, other: string) => {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
};

/** The twin of SSLCommerz v4: sessions, the posts of browser and IPN, the validation, both queries, and refunds. */
export const createSslcommerzPart = (frame: TwinFrame): TwinPart => {
  const { payments, credentials } = frame;
  const { storeId, storePassword } = credentials.sslcommerz;
  const refunds = createRefunds(frame);

  const isStore = ({ store_id = '', store_passwd = '' }: Record<string, string>) =>
    isSame(store_id, storeId) && isSame(store_passwd, storePassword);

  const openSession = (request: Request): Answer => {
    // Only a form is read; SSLCommerz answers any other body as if the credentials were missing.
    const form = request.is('application/x-www-form-urlencoded') ? textsOf(request.body) : {};
    const reason = isStore(form) ? problemOf(form) : WRONG_STORE;
    if (reason !== null) return { json: { status: 'FAILED', failedreason: reason } };
    const given = (name: string) => form[name] ?? '';
    const sessionkey = randomBytes(16).toString('hex').toUpperCase();
    const payment = payments.create({
      invoice: given('tran_id'),
      reference: sessionkey,
      amount: given('total_amount'),
      about: [
        { label: 'Order', text: given('product_name') },
        { label: 'Name', text: given('cus_name') },
      ],
      callbackUrl: given('cancel_url'),
      notifyUrl: given('ipn_url') || null,
      details: Object.fromEntries(ECHOED.map((name) => [name, given(name)])),
    });
    const page = frame.page(payment.id);
    return {
      json: {
        status: 'SUCCESS',
        failedreason: '',
        sessionkey,
        gw: {
          visa: 'visacard',
          master: 'mastercard',
          amex: 'amexcard',
          othercards: '',
          internetbanking: '',
          mobilebanking: '',
        },
        redirectGatewayURL: page,
        directPaymentURL: '',
        redirectGatewayURLFailed: '',
        GatewayPageURL: page,
        storeBanner: '',
        storeLogo: '',
        store_name: 'Haat demo',
        desc: [],
        is_direct_pay_enable: '0',
      },
    };
  };

  const validate = (query: Record<string, string>): Answer => {
    if (!query['val_id']) return { json: { APIConnect: 'INVALID_REQUEST' } };
    const payment = payments
      .list()
      .find(({ state, details }) => state === 'PAID' && details['val_id'] === query['val_id']);
    if (!payment) return { json: { APIConnect: 'DONE', status: 'INVALID_TRANSACTION' } };
    const answer = answerOf(payment);
    if (!payment.details['validated_on'])
      payments.update(payment.id, {
        details: { ...payment.details, validated_on: dhakaTime(frame.now()) },
      });
    return { json: answer };
  };

  const bySession = ({ sessionkey = '' }: Record<string, string>): Answer => {
    const payment = payments.find({ reference: sessionkey });
    return {
      json: payment ? { ...answerOf(payment), sessionkey } : { APIConnect: 'DONE', status: 'FAILED', sessionkey },
    };
  };

  const byTransaction = ({ tran_id = '' }: Record<string, string>): Answer => {
    const found = payments.list().filter(({ invoice }) => invoice === tran_id);
    return {
      json: { APIConnect: 'DONE', no_of_trans_found: found.length, element: found.map(elementOf) },
    };
  };

  /** Makes the handler of a call that signs in by its query. */
  const asked = (step: 'confirm' | 'query' | 'refund', answer: (query: Record<string, string>) => Answer) =>
    frame.call(step, (request) => {
      const query = textsOf(request.query);
      if (!isStore(query)) return { json: { APIConnect: 'FAILED' } };
      return answer(query);
    });

  const router = Router();
  router.post('/gwprocess/v4/api.php', frame.call('start', openSession));
  router.get('/validator/api/validationserverAPI.php', asked('confirm', validate));
  // One address for several calls: the parameters say which.
  const calls = {
    refund_ref_id: asked('query', refunds.query),
    bank_tran_id: asked('refund', refunds.initiate),
    sessionkey: asked('query', bySession),
    tran_id: asked('query', byTransaction),
  };
  const unknown = asked('query', () => ({ json: { APIConnect: 'INVALID_REQUEST' } }));
  router.get('/validator/api/merchantTransIDvalidationAPI.php', (request, response, next) => {
    const name = Object.keys(calls).find((one) => one in request.query) as keyof typeof calls | undefined;
    return (name ? calls[name] : unknown)(request, response, next);
  });

  return { router, choose: (id, choice) => choose(frame, id, choice) };
};
