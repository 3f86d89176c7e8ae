import { randomBytes } from 'node:crypto';
import type { Choice, ProviderName } from './choices.ts';
import { recordsIn, type TwinStore } from './store.ts';

/** Money that was given back. */
export interface TwinRefund {
  /** The twin's id of the refund. */
  id: string;
  /** The shop's id of the refund, where the protocol has one. */
  requestId: string | null;
  /** As the shop sent it. */
  amount: string;
  reason: string;
  state: 'PENDING' | 'DONE' | 'FAILED';
  /** ISO time. */
  at: string;
}

/** A payment at the twin. */
export interface TwinPayment {
  /** The twin's id, which is in the URL of the hosted page. Nobody can guess it. */
  id: string;
  provider: ProviderName;
  /** The shop's number of the payment: `tran_id`, `merchantInvoiceNumber` or Nagad's `orderId`. */
  invoice: string;
  /** The provider's reference: `sessionkey`, `paymentID` or `paymentReferenceId`. */
  reference: string;
  /** In taka, as the shop sent it; null for what only saves an account. */
  amount: string | null;
  /** What the hosted page asks for. */
  purpose: 'PAY' | 'SAVE_ACCOUNT';
  /** Lines of the hosted page, such as what is bought. */
  about: readonly { label: string; text: string }[];
  /** Where the browser returns to, also for the link of a page that is over. */
  callbackUrl: string;
  /** Where notifications go; null for nowhere. */
  notifyUrl: string | null;
  /** `APPROVED` is what the customer has approved and no money has moved for yet. */
  state: 'OPEN' | 'APPROVED' | 'PAID' | 'FAILED' | 'CANCELLED';
  /** What was chosen on the hosted page. */
  choice: Choice | null;
  /** The provider's number of the transaction, once it is paid. */
  transactionId: string | null;
  /** ISO times. */
  createdAt: string;
  paidAt: string | null;
  /** Until then the hosted page can be used. */
  expiresAt: string;
  refunds: readonly TwinRefund[];
  /** What else the part remembers of it, such as fields that its protocol echoes. */
  details: Readonly<Record<string, string>>;
}

/** What a part says when it creates a payment. */
export type NewPayment = Pick<TwinPayment, 'invoice' | 'reference' | 'amount' | 'callbackUrl'> &
  Partial<Pick<TwinPayment, 'id' | 'purpose' | 'about' | 'notifyUrl' | 'expiresAt' | 'details'>>;

/** The payments of one provider. */
export interface TwinPayments {
  create(payment: NewPayment): TwinPayment;
  /** Finds a payment by the twin's id. */
  get(id: string): TwinPayment | undefined;
  /** Finds the newest payment with a reference, an invoice or a transaction. */
  find(by: Partial<Pick<TwinPayment, 'reference' | 'invoice' | 'transactionId'>>): TwinPayment | undefined;
  /** All payments, newest first. */
  list(): readonly TwinPayment[];
  /** Changes a payment; returns it as it is then. */
  update(id: string, changes: Partial<Omit<TwinPayment, 'id' | 'provider'>>): TwinPayment;
}

/** How long a payment can be approved, unless its part says otherwise: as long as at bKash. */
const OPEN_MS = 24 * 3_600_000;

/** Returns the payments of one provider, or all. */
export const createTwinPayments = (store: TwinStore, now: () => Date, provider: ProviderName | null): TwinPayments => {
  const records = recordsIn<TwinPayment>(store, 'payments');
  const mine = (payment: TwinPayment | undefined) =>
    provider === null || payment?.provider === provider ? payment : undefined;
  const list = () => records.list().filter((payment) => mine(payment));
  const get = (id: string) => mine(records.get(id));
  return {
    create: (payment) => {
      if (provider === null) throw new Error('Only a part creates payments.');
      const created: TwinPayment = {
        id: randomBytes(16).toString('hex'),
        provider,
        purpose: 'PAY',
        about: [],
        notifyUrl: null,
        state: 'OPEN',
        choice: null,
        transactionId: null,
        createdAt: now().toISOString(),
        paidAt: null,
        expiresAt: new Date(now().getTime() + OPEN_MS).toISOString(),
        refunds: [],
        details: {},
        ...payment,
      };
      records.set(created.id, created);
      return created;
    },
    get,
    find: (by) =>
      list().find((payment) =>
        Object.entries(by).every(([name, value]) => payment[name as keyof TwinPayment] === value),
      ),
    list,
    update: (id, changes) => {
      const payment = get(id);
      if (!payment) throw new Error(`There is no payment ${id} at the twin.`);
      const changed = { ...payment, ...changes };
      records.set(id, changed);
      return changed;
    },
  };
};
