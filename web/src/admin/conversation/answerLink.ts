import { formatOrderNumber } from '#schema/format/order-number.ts';
import type { Translate } from '#web/messages/translate.ts';

/** What an answer is about. */
export interface Answerable {
  email: string;
  text: string;
  order: { number: number } | null;
}

/** The most characters of a message that an answer quotes: mail programs refuse longer links. */
const QUOTED = 1000;

/**
 * Returns the link that opens the admin's mail program with an answer: the order's number as its subject, the message
 * below.
 */
export const answerLink = (t: Translate, { email, text, order }: Answerable): string => {
  const subject =
    order === null
      ? t('admin.messages.subject')
      : t('admin.messages.subjectOrder', { number: formatOrderNumber(order.number) });
  const quoted = [...text].length > QUOTED ? `${[...text].slice(0, QUOTED).join('')}…` : text;
  const body = `\n\n${quoted.replace(/^/gm, '> ')}`;
  return `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
};
