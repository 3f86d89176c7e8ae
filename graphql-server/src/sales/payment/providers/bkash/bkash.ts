import { readAnswer } from '../answer.ts';
import type { Call } from '../call.ts';
import type { BkashConfig } from '#platform/config/provider-config.ts';
import {
  compactId,
  ProviderRefused,
  ProviderUnreachable,
  type Agreement,
  type Outcome,
  type PaymentProvider,
  type ProviderPayment,
  type Started,
} from '../provider.ts';
import { takaOf, paisaOf } from '../taka.ts';
import type { TokenStore } from '../tokens/token-store.ts';
import {
  created,
  executed,
  isAgreementGone,
  maskedAccount,
  meaningOf,
  type CodeMeaning,
  type Executed,
} from './bkash-answers.ts';
import { createBkashApi, type BkashAnswer, type BkashApi } from './bkash-api.ts';
import { createNotificationReader } from './bkash-notification.ts';
import { refundBy } from './bkash-refund.ts';

/**
 * How long a customer may take until the shop takes the money by itself, in milliseconds: before, the PIN may not be
 * entered yet.
 */
const APPROVED_AFTER_MS = 120_000;

/** How long bKash keeps a payment that was not executed, in milliseconds. */
const LIFE_MS = 24 * 3_600_000;

/** What marks the reference of an attempt whose customer saves the account first; the rest is bKash's `paymentID`. */
const AGREEMENT = 'agreement:';

const referenceOf = ({ reference }: ProviderPayment): { paymentID: string; isAgreement: boolean } => {
  if (reference === null) throw new Error('bKash is asked about an attempt that it does not know.');
  const isAgreement = reference.startsWith(AGREEMENT);
  return { paymentID: isAgreement ? reference.slice(AGREEMENT.length) : reference, isAgreement };
};

/** The customer's number as bKash writes it, which fills in its page. */
const walletOf = ({ customer }: ProviderPayment): string =>
  /01\d{9}$/.exec(customer.phone.replaceAll(/\D/g, ''))?.[0] ?? compactId(customer.id);

/**
 * bKash's tokenized checkout. The first payment of a customer saves the account, by an agreement; then, and later at
 * once, they pay with it. The customer's approval moves no money: `confirm` executes the payment, and is called once
 * for each reference.
 */
export class BkashProvider implements PaymentProvider {
  readonly method = 'BKASH';
  readonly takesOnConfirm = true;
  readonly readNotification: NonNullable<PaymentProvider['readNotification']>;
  readonly refund: PaymentProvider['refund'];
  readonly #api: BkashApi;

  constructor(config: BkashConfig, call: Call, tokens: TokenStore) {
    this.#api = createBkashApi(config, call, tokens);
    this.readNotification = createNotificationReader(config, call);
    this.refund = refundBy(this.#api);
  }

  async start(payment: ProviderPayment): Promise<Started> {
    if (payment.agreementId !== null) {
      const answer = await this.#create(payment, payment.agreementId);
      // The customer may have ended the agreement in bKash's app: then a new one is made.
      if (!isAgreementGone(answer.code)) return this.#started(payment, answer);
    }
    const answer = await this.#api.post('/tokenized/checkout/create', {
      mode: '0000',
      payerReference: walletOf(payment),
      callbackURL: payment.returnUrl,
    });
    const { redirectUrl, reference } = this.#started(payment, answer);
    return { redirectUrl, reference: AGREEMENT + reference };
  }

  async confirm(payment: ProviderPayment, claims: Readonly<Record<string, string>>): Promise<Outcome> {
    const { paymentID, isAgreement } = referenceOf(payment);
    // A browser that goes back comes from the page before; nothing was asked, so the payment stays open.
    if (claims.paymentID !== undefined && claims.paymentID !== paymentID) return { state: 'OPEN' };
    if (claims.status === 'cancel' || claims.status === 'failure')
      return isAgreement ? endedBy(claims.status) : this.#afterGivingUp(payment, claims.status);
    // Executed before the customer has approved it, a payment is lost.
    if (claims.status !== 'success' || claims.paymentID === undefined) return this.#ifApproved(payment);
    return isAgreement ? this.#executeAgreement(payment) : this.#execute(payment);
  }

  async query(payment: ProviderPayment): Promise<Outcome> {
    const { paymentID, isAgreement } = referenceOf(payment);
    const status = await this.#status(paymentID);
    if (isAgreement && status.agreementStatus === 'Completed')
      // It was made by a server that has died before it could go on to the payment: the customer pays with it next
      // time.
      return { state: 'FAILED', reason: 'UNREACHABLE', ...withAgreement(status) };
    return this.#outcomeOf(payment, status);
  }

  async forget(agreementID: string): Promise<void> {
    const { code } = await this.#api.post('/tokenized/checkout/agreement/cancel', { agreementID });
    const meaning = meaningOf(code);
    if (meaning === 'DONE' || isAgreementGone(code)) return;
    const Failure = meaning === 'UNCLEAR' ? ProviderUnreachable : ProviderRefused;
    throw new Failure(`bKash does not end an agreement: ${code}.`);
  }

  #create(payment: ProviderPayment, agreementID: string): Promise<BkashAnswer> {
    return this.#api.post('/tokenized/checkout/create', {
      mode: '0001',
      agreementID,
      payerReference: walletOf(payment),
      callbackURL: payment.returnUrl,
      amount: takaOf(payment.amountPaisa),
      currency: 'BDT',
      intent: 'sale',
      merchantInvoiceNumber: compactId(payment.id),
    });
  }

  #started({ returnUrl }: ProviderPayment, { code, content, status }: BkashAnswer): Started {
    const meaning = meaningOf(code);
    if (meaning === 'UNCLEAR') throw new ProviderUnreachable(`bKash answers ${status}, code ${code}.`);
    if (meaning !== 'DONE') throw new ProviderRefused(`bKash takes no payment: code ${code}.`);
    const { paymentID, bkashURL } = readAnswer(created, content);
    // By some sources a payment with an agreement has no page: it only has to be executed.
    const back = `${returnUrl}?${new URLSearchParams({ paymentID, status: 'success' }).toString()}`;
    return { redirectUrl: bkashURL ?? back, reference: paymentID };
  }

  /** Takes the money. If the answer is lost, the status is asked, and nothing is executed again. */
  async #execute(payment: ProviderPayment): Promise<Outcome> {
    const { paymentID } = referenceOf(payment);
    const answer = await this.#executed(paymentID);
    const meaning = meaningOf(answer?.code ?? null);
    if (answer && meaning === 'DONE') {
      const done = readAnswer(executed, answer.content);
      if (done.transactionStatus === 'Completed') return paid(payment, done);
    }
    if (meaning !== 'DONE' && meaning !== 'UNCLEAR') return outcomeBy(meaning);
    const outcome = this.#outcomeOf(payment, await this.#status(paymentID));
    if (outcome.state === 'PAID') return outcome;
    throw new ProviderUnreachable('bKash was asked to take the money, and does not say yet whether it has.');
  }

  /** Saves the account, and announces the payment with it. No money can move here. */
  async #executeAgreement(payment: ProviderPayment): Promise<Outcome> {
    const { paymentID } = referenceOf(payment);
    const answer = await this.#executed(paymentID);
    const meaning = meaningOf(answer?.code ?? null);
    if (meaning !== 'DONE' && meaning !== 'UNCLEAR') return outcomeBy(meaning);
    const done = answer && meaning === 'DONE' ? readAnswer(executed, answer.content) : await this.#status(paymentID);
    const { agreement } = withAgreement(done);
    if (!agreement) return { state: 'FAILED', reason: 'UNREACHABLE' };
    try {
      return {
        state: 'REDIRECT',
        ...this.#started(payment, await this.#create(payment, agreement.id)),
        agreement,
      };
    } catch (error) {
      if (error instanceof ProviderUnreachable) return { state: 'FAILED', reason: 'UNREACHABLE', agreement };
      if (error instanceof ProviderRefused) return { state: 'FAILED', reason: 'PROVIDER_REFUSED', agreement };
      throw error;
    }
  }

  /** A notification, or nobody in particular, makes the shop look: what was approved is executed. */
  async #ifApproved(payment: ProviderPayment): Promise<Outcome> {
    const { paymentID, isAgreement } = referenceOf(payment);
    const status = await this.#status(paymentID);
    if (!isApproved(status)) return this.#outcomeOf(payment, status);
    return isAgreement ? this.#executeAgreement(payment) : this.#execute(payment);
  }

  /** The customer has given up, says the browser. Only what was executed is paid, and that is asked to be sure. */
  async #afterGivingUp(payment: ProviderPayment, how: 'cancel' | 'failure'): Promise<Outcome> {
    const outcome = this.#outcomeOf(payment, await this.#status(referenceOf(payment).paymentID));
    return outcome.state === 'PAID' ? outcome : endedBy(how);
  }

  async #status(paymentID: string): Promise<Executed> {
    const { code, content, status } = await this.#api.post('/tokenized/checkout/payment/status', { paymentID });
    if (code !== '0000') throw new ProviderUnreachable(`bKash answers ${status}, code ${code}, about a payment.`);
    return readAnswer(executed, content);
  }

  #outcomeOf(payment: ProviderPayment, status: Executed): Outcome {
    const age = Date.now() - payment.startedAt.getTime();
    const { isAgreement } = referenceOf(payment);
    const state = isAgreement ? status.agreementStatus : status.transactionStatus;
    if (state === 'Completed' && !isAgreement) return paid(payment, status);
    if (state !== 'Initiated') throw new ProviderUnreachable(`bKash says that a payment is ${state ?? 'nothing'}.`);
    if (age > LIFE_MS) return { state: 'FAILED', reason: 'EXPIRED' };
    return isApproved(status) && age > APPROVED_AFTER_MS ? { state: 'APPROVED' } : { state: 'OPEN' };
  }

  /** Executes what must not be executed again; null when nobody knows whether it was done. */
  async #executed(paymentID: string): Promise<BkashAnswer | null> {
    try {
      return await this.#api.post('/tokenized/checkout/execute', { paymentID });
    } catch (error) {
      if (error instanceof ProviderUnreachable) return null;
      throw error;
    }
  }
}

const isApproved = ({ transactionStatus, agreementStatus, ...status }: Executed): boolean =>
  (transactionStatus ?? agreementStatus) === 'Initiated' &&
  (status.verificationStatus ?? status.userVerificationStatus) === 'Complete';

const endedBy = (how: 'cancel' | 'failure'): Outcome =>
  how === 'cancel' ? { state: 'CANCELLED' } : { state: 'FAILED', reason: 'DECLINED' };

const outcomeBy = (meaning: Exclude<CodeMeaning, 'DONE' | 'UNCLEAR'>): Outcome =>
  meaning === 'CANCELLED' ? { state: 'CANCELLED' } : { state: 'FAILED', reason: meaning };

/** The agreement of an answer about one that is made. */
const withAgreement = (executed: Executed): { agreement?: Agreement } =>
  executed.agreementStatus === 'Completed' && executed.agreementID
    ? {
        agreement: {
          id: executed.agreementID,
          account: maskedAccount(executed.customerMsisdn ?? executed.payerReference ?? ''),
        },
      }
    : {};

/**
 * The outcome of a payment that bKash calls completed.
 * @throws ProviderUnreachable when it is another one than was asked about
 */
const paid = (payment: ProviderPayment, executed: Executed): Outcome => {
  const { trxID, amount, currency } = executed;
  const amountPaisa = paisaOf(amount ?? '');
  const invoice = executed.merchantInvoiceNumber ?? executed.merchantInvoice;
  if (!trxID || !currency || amountPaisa === null || invoice !== compactId(payment.id))
    throw new ProviderUnreachable("bKash's answer is not about the payment that was asked about.");
  return { state: 'PAID', transactionId: trxID, amountPaisa, currency, isRisky: false };
};
