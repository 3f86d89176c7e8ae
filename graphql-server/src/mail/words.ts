import type { Language } from '../language.ts';
import { banglaWords } from './words.bn.ts';

/** The texts of one kind of mail. */
export interface Words {
  subject: string;
  before: readonly string[];
  /** The button's label; missing when the mail has no button. */
  button?: string;
  after?: readonly string[];
}

/** The texts of all mails in one language. */
export interface MailWords {
  greeting(name: string | null): string;
  signature: string;
  linkHint: string;
  confirmEmail(isPending: boolean): Words;
  confirmEmailAgain: Words;
  resetPassword(account: { hasPassword: boolean; isProved: boolean }): Words;
  passwordChanged: Words;
  accountConfirmed: Words;
  accountRejected(reason: string): Words;
  accountDeleted: Words;
}

const englishWords: MailWords = {
  greeting: (name) => (name === null ? 'Hello,' : `Hello ${name},`),
  signature: 'Warm greetings from Haat',
  linkHint: 'If the button does nothing, open this address:',
  confirmEmail: (isPending) => ({
    subject: 'Welcome to Haat: please confirm your e-mail address',
    before: ['Thank you for joining Haat. Is this address yours? Then one press confirms it.'],
    button: 'Confirm my address',
    after: [
      'The link works once, within three days.',
      ...(isPending
        ? ['We look at every new account ourselves, and write to you as soon as yours is confirmed.']
        : []),
      'You never asked for an account? Then just leave this mail alone.',
    ],
  }),
  confirmEmailAgain: {
    subject: 'Please confirm your e-mail address',
    before: ['Here is the new link that you asked for. One press confirms your address.'],
    button: 'Confirm my address',
    after: [
      'The link works once, within three days. Older links do not work any more.',
      'You did not ask for it? Then just leave this mail alone.',
    ],
  },
  resetPassword: ({ hasPassword, isProved }) => ({
    subject: 'Your new password at Haat',
    before: [
      hasPassword
        ? 'Somebody, probably you, asked for a new password for your account.'
        : 'Somebody, probably you, asked for a password for your account. So far you sign in with Google; that goes on working.',
    ],
    button: 'Choose a new password',
    after: [
      'The link works once, within one hour.',
      ...(isProved
        ? []
        : [
            'So far nobody has confirmed this address, so somebody else may have opened the account: with your new password, its phone number, photo, addresses, cart and wishlist are taken out.',
          ]),
      'You did not ask for it? Then just leave this mail alone: nothing changes.',
    ],
  }),
  passwordChanged: {
    subject: 'Your password was changed',
    before: [
      'The password of your account at Haat was changed just now, and you were signed out on your other devices.',
      'Was it you? Then all is well. If not, choose a new password at once:',
    ],
    button: 'It was not me',
  },
  accountConfirmed: {
    subject: 'Your account at Haat is confirmed',
    before: ['Good news: your account is confirmed. You can sign in now and shop.'],
    button: 'Sign in',
  },
  accountRejected: (reason) => ({
    subject: 'About your account at Haat',
    before: [
      'We are sorry: we could not confirm your account. The reason:',
      reason,
      'Do you think that we are wrong? Then write to us.',
    ],
    button: 'Write to us',
  }),
  accountDeleted: {
    subject: 'Your account at Haat is deleted',
    before: [
      'Your account is deleted, and with it what we knew of you. Orders that are under way still come to you; then your name and address are deleted there as well.',
      'Thank you for having been here. You are always welcome back.',
    ],
    after: ['It was not you who did this? Then please answer this mail.'],
  },
};

/** The texts of all mails by language. */
export const mailWords: Record<Language, MailWords> = { EN: englishWords, BN: banglaWords };
