import type { EntityManager } from 'typeorm';
import { formatMoney } from '#schema/format/money.ts';
import { formatOrderNumber } from '#schema/format/order-number.ts';
import { formatNumber } from '#schema/format/number.ts';
import { sizeInBangla } from '#schema/format/size.bn.ts';
import type { LanguageTag } from '#schema/language.ts';
import type { CustomerModel } from '#people/customer/customer.model.ts';
import { readCustomer } from '#people/customer/customer-row.ts';
import { query } from '#platform/db/database.ts';
import type { ListenerContext } from '#platform/events/events.ts';
import type { MailTexts } from '#platform/mail/mail-content.ts';
import type { TemplateContext, MailKinds, WrittenMail } from '#platform/mail/mail-queue.ts';
import type { OrderLineModel, OrderModel, OrderStatus } from '../order.model.ts';
import { orderById } from '../order.statements.ts';

/** The kinds of mails that need only an order. */
type KindAboutOrder = {
  [Kind in keyof MailKinds]: { orderId: string } extends MailKinds[Kind] ? Kind : never;
}[keyof MailKinds];

/** Returns a listener that queues the mail of a kind about the event's order. */
export const queuesMail =
  (kind: KindAboutOrder) =>
  ({ subjectId }: { subjectId: string }, { manager, deps }: ListenerContext): Promise<void> =>
    deps.services.mails.enqueueNews(manager, { kind, orderId: subjectId });

/** An order with its customer, for a mail. */
interface MailedOrder {
  order: OrderModel;
  customer: CustomerModel;
}

/** Reads an order with its customer; null when the account is deleted. */
export const readMailedOrder = async (manager: EntityManager, orderId: string): Promise<MailedOrder | null> => {
  const [row] = await query(manager, orderById({ id: orderId, isAdmin: true, viewerId: null }));
  if (!row?.order.customerId) return null;
  const customer = await readCustomer(manager, { id: row.order.customerId });
  return customer && { order: row.order, customer };
};

/** What a mail about an order says in a language; `number` is the order's short number, such as #10001. */
export type OrderWords = (language: LanguageTag, number: string) => Pick<MailTexts, 'subject' | 'before'>;

const button = { en: 'Track your order', bn: 'অর্ডার কোথায় আছে দেখুন' };

/**
 * Returns the letter about an order, whose button shows its tracking without a sign-in; null when the account is
 * deleted, or `wordsOf` finds nothing to say.
 */
export const letterAboutOrder = async (
  orderId: string,
  { manager, services }: TemplateContext,
  wordsOf: (order: OrderModel) => OrderWords | null | Promise<OrderWords | null>,
): Promise<WrittenMail | null> => {
  const mailed = await readMailedOrder(manager, orderId);
  const words = mailed && (await wordsOf(mailed.order));
  if (!mailed || !words) return null;
  const textsIn = (language: LanguageTag) => ({
    ...words(language, formatOrderNumber(mailed.order.number, language)),
    button: button[language],
  });
  return {
    to: mailed.customer,
    words: { EN: textsIn('en'), BN: textsIn('bn') },
    url: services.trackingLinks.urlOf(orderId),
  };
};

/** The most lines of an order that a mail lists. */
const MOST_LINES = 10;

/** Returns an order's lines in short, one below the other: `2 × Lamp, Brass`. */
export const linesInShort = (
  lines: readonly Pick<OrderLineModel, 'name' | 'color' | 'size' | 'quantity' | 'bangla'>[],
  language: LanguageTag,
): string => {
  const inShort = ({ name, color, size, quantity, bangla }: (typeof lines)[number]) => {
    const chosen =
      language === 'bn'
        ? [bangla?.name ?? name, bangla?.color ?? color, size && (sizeInBangla(size) ?? size)]
        : [name, color, size];
    return `${formatNumber(quantity, language)} × ${chosen.filter(Boolean).join(', ')}`;
  };
  const listed = lines.slice(0, MOST_LINES).map(inShort);
  const rest = lines.length - listed.length;
  const more = { en: `and ${rest} more`, bn: `এবং আরও ${formatNumber(rest, 'bn')}টি` };
  return [...listed, ...(rest > 0 ? [more[language]] : [])].join('\n');
};

/** Returns the paragraphs with the shop's reason for an order's move to a status; none where it gave none. */
export const reasonGiven = ({ history }: OrderModel, status: OrderStatus, language: LanguageTag): readonly string[] => {
  const change = history.find((one) => one.status === status);
  if (!change?.reason || change.actor === 'CUSTOMER') return [];
  return [{ en: 'The reason:', bn: 'কারণ:' }[language], change.reason];
};

/** Returns the sentence that says what the shop pays back. */
export const willRefund = (cents: number): Record<LanguageTag, string> => ({
  en: `We pay ${formatMoney(cents)} back to you, and write again when it is done.`,
  bn: `আমরা আপনাকে ${formatMoney(cents, 'bn')} ফেরত দেব, এবং দেওয়ার পর আবার জানাব।`,
});
