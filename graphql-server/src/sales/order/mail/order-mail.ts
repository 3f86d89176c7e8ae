import { formatMoney } from '#schema/format/money.ts';
import { formatOrderNumber } from '#schema/format/order-number.ts';
import { formatNumber } from '#schema/format/number.ts';
import { sizeInBangla } from '#schema/format/size.bn.ts';
import type { LanguageTag } from '#schema/language.ts';
import { readCustomer } from '#people/customer/customer-row.ts';
import { query } from '#platform/db/database.ts';
import type { ListenerContext } from '#platform/events/events.ts';
import type { TemplateContext, MailJob, MailKinds, WrittenMail } from '#platform/mail/mail-queue.ts';
import type { OrderLineModel, OrderModel, OrderStatus } from '../order.model.ts';
import { orderById } from '../order.statements.ts';

/** Returns a listener that queues the mail of a kind about the event's order, with what the event says. */
export const queuesMail =
  <Kind extends keyof MailKinds>(kind: Kind) =>
  (
    { subjectId: orderId, data }: { subjectId: string; data: Omit<MailKinds[Kind], 'orderId'> },
    { manager, deps }: ListenerContext,
  ): Promise<void> =>
    deps.services.mails.enqueueNews(manager, { kind, orderId, ...data } as MailJob);

/** A text in both languages. */
type InBoth = Record<LanguageTag, string>;

/** A paragraph of a mail: in both languages, or the same in both; null for none. */
type Paragraph = InBoth | string | null;

/** Returns what a mail about an order says in a language; `number` is the order's short number, such as #10001. */
export type OrderWords = (
  language: LanguageTag,
  number: string,
) => { subject: InBoth; before: readonly Paragraph[]; button?: InBoth; after?: InBoth };

const TRACK = { en: 'Track your order', bn: 'অর্ডার কোথায় আছে দেখুন' };

/**
 * Returns what writes the mail about an order, whose link shows its tracking without a sign-in; null when the
 * account is deleted, or `wordsOf` finds nothing to say.
 */
export const mailAboutOrder =
  <Job extends { orderId: string }>(
    wordsOf: (order: OrderModel, context: TemplateContext, job: Job) => OrderWords | null | Promise<OrderWords | null>,
  ) =>
  async (job: Job, context: TemplateContext): Promise<WrittenMail | null> => {
    const [row] = await query(context.manager, orderById({ id: job.orderId, isAdmin: true, viewerId: null }));
    const customer = row?.order.customerId ? await readCustomer(context.manager, { id: row.order.customerId }) : null;
    const words = row && customer && (await wordsOf(row.order, context, job));
    if (!words) return null;
    const textsIn = (language: LanguageTag) => {
      const texts = words(language, formatOrderNumber(row.order.number, language));
      const { subject, before, button = TRACK, after } = texts;
      return {
        subject: subject[language],
        before: before.flatMap((text) => (typeof text === 'string' ? text : (text?.[language] ?? []))),
        button: button[language],
        ...(after && { after: [after[language]] }),
      };
    };
    return {
      to: customer,
      words: { EN: textsIn('en'), BN: textsIn('bn') },
      url: context.services.trackingLinks.urlOf(job.orderId),
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
export const reasonGiven = ({ history }: OrderModel, status: OrderStatus): Paragraph[] => {
  const change = history.find((one) => one.status === status);
  if (!change?.reason || change.actor === 'CUSTOMER') return [];
  return [{ en: 'The reason:', bn: 'কারণ:' }, change.reason];
};

/** Returns the paragraph that says what the shop pays back; null where that is nothing. */
export const willRefund = (cents: number): Paragraph =>
  cents > 0
    ? {
        en: `We pay ${formatMoney(cents)} back to you, and write again when it is done.`,
        bn: `আমরা আপনাকে ${formatMoney(cents, 'bn')} ফেরত দেব, এবং দেওয়ার পর আবার জানাব।`,
      }
    : null;
