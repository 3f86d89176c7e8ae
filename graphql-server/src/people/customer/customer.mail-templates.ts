import type { Language } from '#kernel/language.ts';
import type { MailTexts } from '#platform/mail/mail-content.ts';
import type { MailTemplates } from '#platform/mail/mail-queue.ts';
import { readCustomer } from './customer-row.ts';

declare module '#platform/mail/mail-queue.ts' {
  interface MailKinds {
    /** An admin confirmed the account. */
    ACCOUNT_CONFIRMED: { customerId: string };
    /** An admin rejected the account. */
    ACCOUNT_REJECTED: { customerId: string; reason: string };
  }
}

/** The mails about an admin's decisions. */
export const customerMailTemplates: MailTemplates = {
  ACCOUNT_CONFIRMED: async ({ customerId }, { manager, config }) => {
    const customer = await readCustomer(manager, { id: customerId });
    return customer && { to: customer, words: accountConfirmed, url: `${config.publicUrl}/login` };
  },
  ACCOUNT_REJECTED: async ({ customerId, reason }, { manager, config }) => {
    const customer = await readCustomer(manager, { id: customerId });
    return customer && { to: customer, words: accountRejected(reason), url: `${config.publicUrl}/people-list` };
  },
};

const accountConfirmed: Record<Language, MailTexts> = {
  EN: {
    subject: 'Your account at {shop} is confirmed',
    before: ['Good news: your account is confirmed. You can sign in now and shop.'],
    button: 'Sign in',
  },
  BN: {
    subject: '{shop}-এ আপনার অ্যাকাউন্ট অনুমোদিত হয়েছে',
    before: ['সুখবর: আপনার অ্যাকাউন্ট অনুমোদিত হয়েছে। এখন লগইন করে কেনাকাটা করতে পারেন।'],
    button: 'লগইন করুন',
  },
};

const accountRejected = (reason: string): Record<Language, MailTexts> => ({
  EN: {
    subject: 'About your account at {shop}',
    before: [
      'We are sorry: we could not confirm your account. The reason:',
      reason,
      'Do you think that we are wrong? Then write to us.',
    ],
    button: 'Write to us',
  },
  BN: {
    subject: '{shop}-এ আপনার অ্যাকাউন্ট প্রসঙ্গে',
    before: ['দুঃখিত, আপনার অ্যাকাউন্টটি আমরা অনুমোদন করতে পারিনি। কারণ:', reason, 'আমাদের ভুল হয়েছে মনে হলে আমাদের লিখুন।'],
    button: 'আমাদের লিখুন',
  },
});
