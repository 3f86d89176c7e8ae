import { recordAuditOnce } from '../audit/audit.service.ts';
import type { CustomerModel } from '../customer/customer.model.ts';
import { readCustomer } from '../customer/customer-row.ts';
import type { Language } from '#kernel/language.ts';
import type { MailTexts } from '#platform/mail/mail-content.ts';
import type { TemplateContext, MailTemplates } from '#platform/mail/mail-queue.ts';
import { createLink, INVITATION_SECONDS } from './account-links.ts';

declare module '#platform/mail/mail-queue.ts' {
  interface MailKinds {
    /** Welcomes a new customer and asks to confirm the e-mail address. */
    CONFIRM_EMAIL: { customerId: string };
    /** The same once more, if there is such an account and its e-mail is not confirmed yet. */
    CONFIRM_EMAIL_AGAIN: { email: string };
    /** A link for a new password, if there is such an account. */
    RESET_PASSWORD: { email: string; ip: string | null; userAgent: string | null };
    /** An invitation to the staff, with a link to choose a password; nothing once somebody has used one. */
    STAFF_INVITED: { customerId: string };
    /** The password was changed, by a link or in the profile. */
    PASSWORD_CHANGED: { customerId: string };
  }
}

/** Returns the mail that asks to confirm an e-mail address; null when there is nothing to confirm. */
const toConfirm = async (
  customer: CustomerModel | null,
  words: (customer: CustomerModel) => Record<Language, MailTexts>,
  { manager, config }: TemplateContext,
) => {
  if (customer === null || customer.emailConfirmedAt !== null) return null;
  const token = await createLink(manager, customer.id, 'CONFIRM_EMAIL');
  return { to: customer, words: words(customer), url: `${config.publicUrl}/confirm-email#${token}` };
};

/** The mails about passwords and e-mail addresses. */
export const authMailTemplates: MailTemplates = {
  CONFIRM_EMAIL: async ({ customerId }, context) =>
    toConfirm(await readCustomer(context.manager, { id: customerId }), confirmEmail, context),
  CONFIRM_EMAIL_AGAIN: async ({ email }, context) =>
    toConfirm(await readCustomer(context.manager, { email }), () => confirmEmailAgain, context),
  RESET_PASSWORD: async ({ email, ip, userAgent }, { manager, config, jobId }) => {
    const customer = await readCustomer(manager, { email });
    if (customer === null || customer.status === 'REJECTED') return null;
    await recordAuditOnce(manager, {
      action: 'PASSWORD_RESET_REQUESTED',
      customerId: customer.id,
      actorId: null,
      client: { ip, userAgent },
      details: { mail: jobId },
    });
    const token = await createLink(manager, customer.id, 'RESET_PASSWORD');
    return {
      to: customer,
      words: resetPassword(customer),
      url: `${config.publicUrl}/reset-password#${token}`,
    };
  },
  STAFF_INVITED: async ({ customerId }, { manager, config }) => {
    const customer = await readCustomer(manager, { id: customerId });
    if (customer === null || customer.hasPassword || customer.emailConfirmedAt !== null) return null;
    const token = await createLink(manager, customer.id, 'RESET_PASSWORD', INVITATION_SECONDS);
    return { to: customer, words: staffInvited, url: `${config.publicUrl}/reset-password#${token}` };
  },
  PASSWORD_CHANGED: async ({ customerId }, { manager, config }) => {
    const customer = await readCustomer(manager, { id: customerId });
    return customer && { to: customer, words: passwordChanged, url: `${config.publicUrl}/forgot-password` };
  },
};

const confirmEmail = ({ status }: CustomerModel): Record<Language, MailTexts> => ({
  EN: {
    subject: 'Welcome to {shop}: please confirm your e-mail address',
    before: ['Thank you for joining {shop}. Is this address yours? Then one press confirms it.'],
    button: 'Confirm my address',
    after: [
      'The link works once, within three days.',
      ...(status === 'PENDING'
        ? ['We look at every new account ourselves, and write to you as soon as yours is confirmed.']
        : []),
      'You never asked for an account? Then just leave this mail alone.',
    ],
  },
  BN: {
    subject: '{shop}-এ স্বাগতম: আপনার ই-মেইল ঠিকানা নিশ্চিত করুন',
    before: ['{shop}-এ যোগ দেওয়ার জন্য ধন্যবাদ। ঠিকানাটি আপনার হলে নিচের বোতাম চেপে নিশ্চিত করুন।'],
    button: 'আমার ঠিকানা নিশ্চিত করুন',
    after: [
      'লিংকটি তিন দিনের মধ্যে একবারই কাজ করবে।',
      ...(status === 'PENDING'
        ? ['প্রতিটি নতুন অ্যাকাউন্ট আমরা নিজেরা দেখি। আপনার অ্যাকাউন্ট অনুমোদিত হলেই আপনাকে জানাব।']
        : []),
      'আপনি কোনো অ্যাকাউন্ট না চেয়ে থাকলে এই মেইলটি উপেক্ষা করুন।',
    ],
  },
});

const confirmEmailAgain: Record<Language, MailTexts> = {
  EN: {
    subject: 'Please confirm your e-mail address',
    before: ['Here is the new link that you asked for. One press confirms your address.'],
    button: 'Confirm my address',
    after: [
      'The link works once, within three days. Older links do not work any more.',
      'You did not ask for it? Then just leave this mail alone.',
    ],
  },
  BN: {
    subject: 'আপনার ই-মেইল ঠিকানা নিশ্চিত করুন',
    before: ['আপনি যে নতুন লিংকটি চেয়েছিলেন, এই নিন। নিচের বোতাম চেপে ঠিকানাটি নিশ্চিত করুন।'],
    button: 'আমার ঠিকানা নিশ্চিত করুন',
    after: [
      'লিংকটি তিন দিনের মধ্যে একবারই কাজ করবে। আগের লিংকগুলো আর কাজ করবে না।',
      'আপনি না চেয়ে থাকলে এই মেইলটি উপেক্ষা করুন।',
    ],
  },
};

const resetPassword = ({ hasPassword, emailConfirmedAt }: CustomerModel): Record<Language, MailTexts> => ({
  EN: {
    subject: 'Your new password at {shop}',
    before: [
      hasPassword
        ? 'Somebody, probably you, asked for a new password for your account.'
        : 'Somebody, probably you, asked for a password for your account. So far you sign in with Google; that goes on working.',
    ],
    button: 'Choose a new password',
    after: [
      'The link works once, within one hour.',
      ...(emailConfirmedAt !== null
        ? []
        : [
            'So far nobody has confirmed this address, so somebody else may have opened the account: with your new password, its phone number, photo, addresses, cart and wishlist are taken out.',
          ]),
      'You did not ask for it? Then just leave this mail alone: nothing changes.',
    ],
  },
  BN: {
    subject: '{shop}-এ আপনার নতুন পাসওয়ার্ড',
    before: [
      hasPassword
        ? 'আপনার অ্যাকাউন্টের জন্য কেউ, সম্ভবত আপনিই, নতুন পাসওয়ার্ড চেয়েছেন।'
        : 'আপনার অ্যাকাউন্টের জন্য কেউ, সম্ভবত আপনিই, একটি পাসওয়ার্ড চেয়েছেন। এতদিন আপনি Google দিয়ে লগইন করেছেন; সেটিও চালু থাকবে।',
    ],
    button: 'নতুন পাসওয়ার্ড দিন',
    after: [
      'লিংকটি এক ঘণ্টার মধ্যে একবারই কাজ করবে।',
      ...(emailConfirmedAt !== null
        ? []
        : [
            'এই ঠিকানাটি এখনো কেউ নিশ্চিত করেননি, তাই অ্যাকাউন্টটি অন্য কেউ খুলে থাকতে পারেন: নতুন পাসওয়ার্ড দিলে সেখানকার ফোন নম্বর, ছবি, ঠিকানা, কার্ট ও পছন্দের তালিকা মুছে যাবে।',
          ]),
      'আপনি না চেয়ে থাকলে এই মেইলটি উপেক্ষা করুন: কিছুই বদলাবে না।',
    ],
  },
});

const staffInvited: Record<Language, MailTexts> = {
  EN: {
    subject: 'You are invited to the staff of {shop}',
    before: [
      'You have an account at {shop} with which you enter the dashboard. Choose a password, then log in with this e-mail address.',
    ],
    button: 'Choose a password',
    after: ['The link works once, within seven days.', 'You know nothing of this? Then just leave this mail alone.'],
  },
  BN: {
    subject: '{shop}-এর কর্মী হিসেবে আপনাকে আমন্ত্রণ',
    before: [
      '{shop}-এ আপনার একটি অ্যাকাউন্ট আছে, যা দিয়ে ড্যাশবোর্ডে ঢুকবেন। একটি পাসওয়ার্ড দিন, তারপর এই ই-মেইল ঠিকানা দিয়ে লগইন করুন।',
    ],
    button: 'পাসওয়ার্ড দিন',
    after: ['লিংকটি সাত দিনের মধ্যে একবারই কাজ করবে।', 'এ বিষয়ে কিছু না জানলে মেইলটি উপেক্ষা করুন।'],
  },
};

const passwordChanged: Record<Language, MailTexts> = {
  EN: {
    subject: 'Your password was changed',
    before: [
      'The password of your account at {shop} was changed just now, and you were signed out on your other devices.',
      'Was it you? Then all is well. If not, choose a new password at once:',
    ],
    button: 'It was not me',
  },
  BN: {
    subject: 'আপনার পাসওয়ার্ড বদলানো হয়েছে',
    before: [
      '{shop}-এ আপনার অ্যাকাউন্টের পাসওয়ার্ড এইমাত্র বদলানো হয়েছে, আর অন্য সব ডিভাইস থেকে আপনাকে লগআউট করা হয়েছে।',
      'আপনি নিজে বদলে থাকলে সব ঠিক আছে। না হলে এখনই নতুন পাসওয়ার্ড দিন:',
    ],
    button: 'আমি বদলাইনি',
  },
};
