import type { MailTemplates, WrittenMail } from '#platform/mail/mail-queue.ts';

declare module '#platform/mail/mail-queue.ts' {
  interface MailKinds {
    /** Shows the owner that mails arrive. */
    TEST: WrittenMail['to'];
  }
}

/** The mail that says that mails arrive. */
export const settingMailTemplates: MailTemplates = {
  TEST: async ({ email, displayName, language }) => ({
    to: { email, displayName, language },
    words: {
      EN: {
        subject: 'A test mail from {shop}',
        before: [
          'Your shop sends mails, and they arrive: this is one. Its sender and the address for answers are those of all mails of the shop.',
        ],
      },
      BN: {
        subject: '{shop}-এর পরীক্ষামূলক মেইল',
        before: [
          'আপনার দোকান থেকে মেইল যাচ্ছে এবং পৌঁছাচ্ছে: এটিই তার একটি। প্রেরক ও উত্তরের ঠিকানা দোকানের সব মেইলের মতোই।',
        ],
      },
    },
  }),
};
