import * as v from 'valibot';
import { jsonOf, readAnswer, redact } from '../answer.ts';
import type { Call } from '../call.ts';
import type { SslcommerzConfig } from '#platform/config/provider-config.ts';
import {
  compactId,
  ProviderRefused,
  ProviderUnreachable,
  type Notification,
  type Outcome,
  type PaymentProvider,
  type ProviderPayment,
  type ProviderRefund,
  type RefundOutcome,
  type Started,
} from '../provider.ts';
import { takaOf } from '../taka.ts';
import * as answers from './sslcommerz-answers.ts';
import { sessionForm, TAKEN } from './sslcommerz-session.ts';
import { signedFields } from './sslcommerz-sign.ts';

type Fields = Readonly<Record<string, string>>;

const SESSIONS = '/gwprocess/v4/api.php';
const VALIDATION = '/validator/api/validationserverAPI.php';
/** For queries and refunds: which it is, the parameters say alone. */
const TRANSACTIONS = '/validator/api/merchantTransIDvalidationAPI.php';

const LONGEST_REMARKS = 255;

/**
 * SSLCommerz's hosted checkout, for cards: a session gives the page where the customer pays; afterwards a browser and a
 * notification (IPN) bring the same signed fields, and the validation says whether they are true. The store's password
 * is in the URL of every question.
 */
export class SslcommerzProvider implements PaymentProvider {
  readonly method = 'CARD';
  readonly #config: SslcommerzConfig;
  readonly #call: Call;

  constructor(config: SslcommerzConfig, call: Call) {
    this.#config = config;
    this.#call = call;
  }

  async start(payment: ProviderPayment): Promise<Started> {
    const { amountPaisa } = payment;
    if (amountPaisa < TAKEN.least || amountPaisa > TAKEN.most)
      throw new ProviderRefused(
        `SSLCommerz takes ${takaOf(TAKEN.least)} to ${takaOf(TAKEN.most)} taka, not ${takaOf(amountPaisa)}.`,
      );
    const { text } = await this.#call({
      method: 'POST',
      url: this.#config.url + SESSIONS,
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: sessionForm(this.#config, payment).toString(),
    });
    const answer = readAnswer(answers.session, jsonOf(text));
    if (answer.status === 'FAILED')
      throw new ProviderRefused(`SSLCommerz opens no session: ${this.#redacted(answer.failedreason)}`);
    return { redirectUrl: answer.GatewayPageURL, reference: answer.sessionkey };
  }

  async confirm(payment: ProviderPayment, claims: Fields): Promise<Outcome> {
    const { val_id: valId = '' } = claims;
    const validated = /^[\w-]{1,50}$/.test(valId) ? await this.#validate(payment, valId) : null;
    if (validated) return validated;
    const outcome = await this.query(payment);
    return outcome.state === 'OPEN' ? (this.#signedEnd(payment, claims) ?? outcome) : outcome;
  }

  async query(payment: ProviderPayment): Promise<Outcome> {
    const answer = await this.#ask(TRANSACTIONS, { tran_id: compactId(payment.id) });
    const mine = readAnswer(answers.transactions, answer).element.filter((one) => this.#isOf(payment, one));
    // A customer may have tried several cards. The order of their transactions is not documented; the first that paid
    // stays the first.
    const [paid] = mine.filter(answers.isPaid).toSorted((one, other) => (firstKey(one) < firstKey(other) ? -1 : 1));
    if (paid) return settled(paid);
    const last = mine.toSorted((one, other) => (firstKey(one) < firstKey(other) ? 1 : -1))[0];
    return last && mine.every(answers.isOver) ? answers.endOf(last) : { state: 'OPEN' };
  }

  async refund(refund: ProviderRefund): Promise<RefundOutcome> {
    const { reference } = refund;
    if (reference !== null) {
      const answer = await this.#ask(TRANSACTIONS, { refund_ref_id: reference });
      return this.#tellingReason(answers.refundOutcome(reference, readAnswer(answers.refundState, answer)));
    }
    // SSLCommerz knows a refund again by our id: asking a second time, after an answer was lost, starts no second one.
    const answer = await this.#ask(
      TRANSACTIONS,
      {
        bank_tran_id: refund.transactionId,
        refund_trans_id: compactId(refund.id),
        refund_amount: takaOf(refund.amountPaisa),
        refund_remarks: [...refund.reason].slice(0, LONGEST_REMARKS).join(''),
      },
      ProviderRefused,
    );
    const asked = readAnswer(answers.refundAsked, answer);
    return asked.status === 'failed'
      ? this.#tellingReason({ state: 'FAILED', reason: asked.errorReason })
      : { state: 'PENDING', reference: asked.refund_ref_id };
  }

  async readNotification({ body }: { body: string }): Promise<Notification | null> {
    const form = new URLSearchParams(body);
    const names = [...form.keys()];
    if (new Set(names).size < names.length) return null;
    const post = Object.fromEntries(form);
    const signed = this.#signed(post);
    if (!signed?.['tran_id']) return null;
    const { verify_key = '', verify_sign = '' } = post;
    // With its signature, so that `confirm` need not trust who calls it.
    return { attemptId: signed['tran_id'], claims: { ...signed, verify_key, verify_sign } };
  }

  /** Asks about the transaction that a post has named; null when that is not a payment of this attempt. */
  async #validate(payment: ProviderPayment, valId: string): Promise<Outcome | null> {
    // What it answers about a number that it has not given is not documented: whatever is no payment leaves the word to
    // the query.
    const { success, output } = v.safeParse(answers.validated, await this.#get(VALIDATION, { val_id: valId }));
    return success && answers.isPaid(output) && this.#isOf(payment, output) ? settled(output) : null;
  }

  /**
   * What a signed post says of a payment that the query does not know: one that was cancelled before a card was tried,
   * or forgotten.
   */
  #signedEnd(payment: ProviderPayment, claims: Fields): Outcome | null {
    const { status = '', tran_id = '', error = '' } = this.#signed(claims) ?? {};
    const isEnd = ['CANCELLED', 'EXPIRED', 'UNATTEMPTED'].includes(status);
    return isEnd && tran_id === compactId(payment.id) ? answers.endOf({ status, error }) : null;
  }

  /** Returns the signed fields of a post about this store; null when there are none. */
  #signed(post: Fields): Fields | null {
    const { storeId, storePassword } = this.#config;
    const fields = signedFields(post, storePassword);
    return fields?.['store_id'] === storeId ? fields : null;
  }

  /** Whether a transaction is of this attempt, and of this store where the answer says whose it is. */
  #isOf({ id }: ProviderPayment, { tran_id, store_id }: answers.Transaction): boolean {
    return tran_id === compactId(id) && (store_id || this.#config.storeId) === this.#config.storeId;
  }

  /** Asks SSLCommerz; returns its answer. @throws the given error when it says that it has not done that */
  async #ask(
    path: string,
    parameters: Fields,
    Failure: new (message: string) => Error = ProviderUnreachable,
  ): Promise<unknown> {
    const answer = await this.#get(path, parameters);
    const { APIConnect } = readAnswer(answers.connected, answer);
    if (APIConnect !== 'DONE') throw new Failure(`SSLCommerz did not do it: ${this.#redacted(APIConnect)}`);
    return answer;
  }

  async #get(path: string, parameters: Fields): Promise<unknown> {
    const { url, storeId, storePassword } = this.#config;
    const query = new URLSearchParams({
      ...parameters,
      store_id: storeId,
      store_passwd: storePassword,
      v: '1',
      format: 'json',
    });
    return jsonOf((await this.#call({ method: 'GET', url: `${url}${path}?${query.toString()}` })).text);
  }

  #tellingReason(outcome: RefundOutcome): RefundOutcome {
    return outcome.state === 'FAILED' ? { ...outcome, reason: this.#redacted(outcome.reason) } : outcome;
  }

  #redacted(text: string): string {
    return redact(text, this.#config.storePassword);
  }
}

const firstKey = ({ tran_date, bank_tran_id }: answers.Transaction) => `${tran_date} ${bank_tran_id}`;

const settled = (one: answers.Transaction): Outcome => {
  const payment = answers.paymentOf(one);
  // Money has come, so this is no reason to end the attempt: a later answer may be whole.
  if (!payment)
    throw new ProviderUnreachable('SSLCommerz says that it is paid, but not how much or by what transaction.');
  return payment;
};
