import { randomBytes } from 'node:crypto';
import * as v from 'valibot';
import { jsonOf, readAnswer, redact } from '../answer.ts';
import type { Call } from '../call.ts';
import type { NagadConfig } from '#platform/config/provider-config.ts';
import {
  compactId,
  ProviderRefused,
  ProviderUnreachable,
  type Outcome,
  type PaymentProvider,
  type ProviderPayment,
  type ProviderRefund,
  type RefundOutcome,
  type Started,
} from '../provider.ts';
import { takaOf } from '../taka.ts';
import {
  cancelled,
  completed,
  initialized,
  knownRefund,
  outcomeOf,
  refundOutcome,
  refusal,
  sealed,
  verified,
  type Verified,
} from './nagad-answers.ts';
import { privateKeyOf, publicKeyOf } from '#platform/config/rsa-keys.ts';
import { seal, unseal, UnsealError, type Keys } from './nagad-crypto.ts';

const BDT = '050';
const DHAKA_MS = 6 * 3_600_000;

/** Returns a time in Dhaka, which has no summer time, as `yyyyMMddHHmmss`. */
const dhakaTime = (time: Date) => new Date(time.getTime() + DHAKA_MS).toISOString().replaceAll(/\D/g, '').slice(0, 14);

/** Nagad's check-out: the shop announces a payment in two sealed steps, and asks by `verify` what became of it. */
export class NagadProvider implements PaymentProvider {
  readonly method = 'NAGAD';
  readonly #config: NagadConfig;
  readonly #call: Call;
  #known: Keys | undefined;

  constructor(config: NagadConfig, call: Call) {
    this.#config = config;
    this.#call = call;
  }

  /** The keys, read at the first use: the twin makes its own then. */
  get #keys(): Keys {
    if (this.#known) return this.#known;
    const { merchantPrivateKey, nagadPublicKey, digest } = this.#config;
    const own = privateKeyOf(merchantPrivateKey);
    const other = publicKeyOf(nagadPublicKey);
    if (!own || !other) throw new ProviderRefused('The keys for Nagad are not RSA keys in base64.');
    this.#known = { own, other, digest };
    return this.#known;
  }

  async start(payment: ProviderPayment): Promise<Started> {
    const { merchantId } = this.#config;
    const orderId = compactId(payment.id);
    const now = dhakaTime(new Date());
    const { paymentReferenceId, challenge } = this.#open(
      initialized,
      await this.#ask(payment, 'POST', `/check-out/initialize/${encodeURIComponent(merchantId)}/${orderId}`, {
        dateTime: now,
        ...seal(this.#keys, {
          merchantId,
          orderId,
          datetime: now,
          challenge: randomBytes(20).toString('hex'),
        }),
      }),
    );
    const { callBackUrl } = readAnswer(
      completed,
      await this.#ask(payment, 'POST', `/check-out/complete/${encodeURIComponent(paymentReferenceId)}`, {
        ...seal(this.#keys, {
          merchantId,
          orderId,
          currencyCode: BDT,
          amount: takaOf(payment.amountPaisa),
          challenge,
        }),
        merchantCallbackURL: payment.returnUrl,
      }),
    );
    return { redirectUrl: callBackUrl, reference: paymentReferenceId };
  }

  /**
   * What the browser brought is signed by nobody, so it is not read: `verify` says what became of the payment that we
   * know.
   */
  confirm(payment: ProviderPayment): Promise<Outcome> {
    return this.query(payment);
  }

  async query(payment: ProviderPayment): Promise<Outcome> {
    // The browser was never sent to a page of Nagad.
    if (payment.reference === null) return { state: 'FAILED', reason: 'EXPIRED' };
    return outcomeOf(await this.#verify(payment));
  }

  async refund(refund: ProviderRefund): Promise<RefundOutcome> {
    const { payment } = refund;
    const paid = await this.#verify(payment);
    const known = knownRefund(paid, refund);
    if (known) return known;
    const about = new URLSearchParams({
      paymentRefId: payment.reference ?? '',
      orderId: compactId(payment.id),
    });
    const answer = await this.#ask(
      payment,
      'POST',
      `/purchase/cancel?${about.toString()}`,
      this.#cancelRequest(refund, paid),
    );
    return refundOutcome(this.#open(cancelled, answer), refund);
  }

  #cancelRequest({ id, payment, paidAt, amountPaisa }: ProviderRefund, paid: Verified) {
    const { sensitiveData, signature } = seal(this.#keys, {
      merchantId: this.#config.merchantId,
      originalRequestDate:
        (paid.issuerPaymentDateTime ?? '').replaceAll(/\D/g, '').slice(0, 8) || dhakaTime(paidAt).slice(0, 8),
      originalAmount: takaOf(paid.amount ?? payment.amountPaisa),
      cancelAmount: takaOf(amountPaisa),
      referenceNo: compactId(id),
      // The owner's own words could be longer than RSA can encrypt.
      referenceMessage: `Order ${payment.orderNumber}`,
    });
    return { sensitiveDataCancelRequest: sensitiveData, signature };
  }

  /**
   * Asks what has become of a payment.
   * @throws ProviderUnreachable also when Nagad refuses to tell, for then nothing is known
   */
  async #verify(payment: ProviderPayment): Promise<Verified> {
    const { reference } = payment;
    const answer = readAnswer(
      verified,
      await this.#ask(payment, 'GET', `/verify/payment/${encodeURIComponent(reference ?? '')}`).catch(
        (error: unknown) => {
          throw error instanceof ProviderRefused ? new ProviderUnreachable(error.message) : error;
        },
      ),
    );
    if (
      answer.merchantId !== this.#config.merchantId ||
      answer.orderId !== compactId(payment.id) ||
      (answer.paymentRefId ?? reference) !== reference
    )
      throw new ProviderUnreachable('Nagad answered about another payment.');
    return answer;
  }

  /** Reads a sealed answer. @throws ProviderUnreachable when it is not Nagad's, or not what was asked for */
  #open<Schema extends v.GenericSchema>(schema: Schema, answer: unknown): v.InferOutput<Schema> {
    try {
      return readAnswer(schema, unseal(this.#keys, readAnswer(sealed, answer)));
    } catch (error) {
      if (!(error instanceof UnsealError)) throw error;
      throw new ProviderUnreachable(`The answer of Nagad is of no use: ${error.message}.`, { cause: error });
    }
  }

  /** Calls Nagad; returns the JSON of its answer. @throws ProviderRefused when it says why it does not do that */
  async #ask(
    { ip }: Pick<ProviderPayment, 'ip'>,
    method: 'GET' | 'POST',
    path: string,
    body?: Readonly<Record<string, unknown>>,
  ): Promise<unknown> {
    const { status, text } = await this.#call({
      method,
      url: this.#config.url + path,
      headers: {
        'Content-Type': 'application/json',
        'X-KM-Api-Version': 'v-0.2.0',
        'X-KM-IP-V4': ip,
        'X-KM-Client-Type': 'PC_WEB',
        'X-KM-MC-Id': this.#config.merchantId,
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const answer = jsonOf(text);
    if (status === 200 && !v.is(refusal, answer)) return answer;
    if (status < 500 && v.is(refusal, answer))
      throw new ProviderRefused(`Nagad refused: ${redact(`${answer.reason} ${answer.message}`)}`);
    throw new ProviderUnreachable(`Nagad answered ${status}.`);
  }
}
