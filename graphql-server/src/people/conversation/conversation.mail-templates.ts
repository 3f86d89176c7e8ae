import { may } from '#schema/staff.ts';
import { query } from '#platform/db/database.ts';
import type { MailTemplates } from '#platform/mail/mail-queue.ts';
import { readCustomer } from '../customer/customer-row.ts';
import { messageUnread } from './conversation.statements.ts';

declare module '#platform/mail/mail-queue.ts' {
  interface MailKinds {
    /** Tells a customer or visitor who has left of an answer that they have not read. */
    ANSWER_WAITING: { messageId: string };
    /** Tells an admin of a message that nobody has read. */
    MESSAGE_WAITING: { messageId: string; adminId: string };
  }
}

/** The most characters of a message that a mail quotes. */
const QUOTED = 500;

const quoted = (text: string) => ([...text].length > QUOTED ? `${[...text].slice(0, QUOTED).join('')}…` : text);

/** The mails about messages: only of those that are still unread when the mail is written. */
export const conversationMailTemplates: MailTemplates = {
  ANSWER_WAITING: async ({ messageId }, { manager, config }) => {
    const [message] = await query(manager, messageUnread({ id: messageId }));
    if (!message?.email) return null;
    const { name: displayName, email, language, text } = message;
    return {
      to: { displayName, email, language: language === 'BN' ? 'BN' : 'EN' },
      words: {
        EN: {
          subject: '{shop} has answered you',
          before: ['We have answered your message:', ...(text === '' ? [] : [quoted(text)])],
          button: 'Read it and write back',
          after: ['In the browser in which you wrote, or signed in, you find the whole conversation.'],
        },
        BN: {
          subject: '{shop} আপনাকে উত্তর দিয়েছে',
          before: ['আমরা আপনার বার্তার উত্তর দিয়েছি:', ...(text === '' ? [] : [quoted(text)])],
          button: 'পড়ুন ও উত্তর দিন',
          after: ['যে ব্রাউজারে লিখেছিলেন সেখানে, অথবা লগইন করে, পুরো আলাপটি পাবেন।'],
        },
      },
      url: `${config.publicUrl}/people-list`,
    };
  },
  MESSAGE_WAITING: async ({ messageId, adminId }, { manager, config }) => {
    const [message] = await query(manager, messageUnread({ id: messageId }));
    const admin = message && (await readCustomer(manager, { id: adminId }));
    if (!message || !admin || !may(admin, 'CUSTOMERS')) return null;
    const { name, text } = message;
    return {
      to: admin,
      words: {
        EN: {
          subject: `${name} waits for an answer`,
          before: [`${name} has written to the shop:`, ...(text === '' ? [] : [quoted(text)])],
          button: 'Open the inbox',
          after: ['There is no further mail until everything in the inbox is read.'],
        },
        BN: {
          subject: `${name} উত্তরের অপেক্ষায় আছেন`,
          before: [`${name} দোকানে লিখেছেন:`, ...(text === '' ? [] : [quoted(text)])],
          button: 'ইনবক্স খুলুন',
          after: ['ইনবক্সের সব পড়া না হওয়া পর্যন্ত আর কোনো মেইল যাবে না।'],
        },
      },
      url: `${config.publicUrl}/deshboard/messages`,
    };
  },
};
