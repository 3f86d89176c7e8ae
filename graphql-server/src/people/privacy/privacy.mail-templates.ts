import type { Language } from '#kernel/language.ts';
import type { MailTexts } from '#platform/mail/mail-content.ts';
import type { MailTemplates } from '#platform/mail/mail-queue.ts';

declare module '#platform/mail/mail-queue.ts' {
  interface MailKinds {
    /** The account is deleted: the last mail, to an e-mail address that the shop no longer stores. */
    ACCOUNT_DELETED: { email: string; name: string; language: Language };
  }
}

/** The last mail to a person. */
export const privacyMailTemplates: MailTemplates = {
  ACCOUNT_DELETED: async ({ email, name, language }) => ({
    to: { email, displayName: name, language },
    words: accountDeleted,
  }),
};

const accountDeleted: Record<Language, MailTexts> = {
  EN: {
    subject: 'Your account at {shop} is deleted',
    before: [
      'Your account is deleted, and with it what we knew of you. Orders that are under way still come to you; then your name and address are deleted there as well.',
      'Thank you for having been here. You are always welcome back.',
    ],
    after: ['It was not you who did this? Then please answer this mail.'],
  },
  BN: {
    subject: '{shop}-এ আপনার অ্যাকাউন্ট মুছে ফেলা হয়েছে',
    before: [
      'আপনার অ্যাকাউন্ট এবং আপনার সম্পর্কে আমাদের কাছে যা ছিল, সব মুছে ফেলা হয়েছে। যেসব অর্ডার পথে আছে, সেগুলো আপনার কাছে পৌঁছাবে; তারপর সেখান থেকেও আপনার নাম ও ঠিকানা মুছে যাবে।',
      'আমাদের সঙ্গে থাকার জন্য ধন্যবাদ। আপনি সব সময় স্বাগত।',
    ],
    after: ['কাজটি আপনি না করে থাকলে এই মেইলের উত্তর দিন।'],
  },
};
