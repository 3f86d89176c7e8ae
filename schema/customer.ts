/** Constants and sentences of accounts (spec §5, §8), for pages and services. */

/** The roles: those of spec §6, where an admin owns the shop, and those of its staff. What each may do says `staff.ts`. */
export const ROLES = ['CUSTOMER', 'ADMIN', 'MANAGER', 'PACKER', 'EDITOR', 'ACCOUNTANT'] as const;

/** One of them. */
export type Role = (typeof ROLES)[number];

/** The statuses of an account. */
export const ACCOUNT_STATUSES = ['PENDING', 'CONFIRMED', 'REJECTED'] as const;

/** One of them. */
export type AccountStatus = (typeof ACCOUNT_STATUSES)[number];

/** By what lists of customers are sorted, the newest or greatest first. */
export const CUSTOMER_SORTS = ['NEWEST', 'ORDERS', 'SPENT'] as const;

/** One of them. */
export type CustomerSort = (typeof CUSTOMER_SORTS)[number];

/** What a decision about many customers can do to one. */
export const CUSTOMER_OUTCOMES = ['DONE', 'UNCHANGED', 'LAST_ADMIN', 'GONE'] as const;

/** One of them. */
export type CustomerOutcome = (typeof CUSTOMER_OUTCOMES)[number];

/** The most customers of one decision. */
export const MAX_DECIDED = 200;

/** The languages of mails to customers. */
export const LANGUAGES = ['EN', 'BN'] as const;

/** One of them. */
export type Language = (typeof LANGUAGES)[number];

/** The reasons for refusing a sign-in. */
export const LOGIN_REFUSALS = ['WRONG_CREDENTIALS', 'PENDING', 'REJECTED', 'CODE_NEEDED', 'CODE_WRONG'] as const;

/** One of them. */
export type LoginRefusal = (typeof LOGIN_REFUSALS)[number];

/** The sentences of the spec about accounts, and our own for what it leaves open. */
export const CUSTOMER_MESSAGES = {
  registered: 'Successfully Created Your Account. Please Wait for Comfiremed by Admin. Good Luck',
  emailTaken: 'Your Email Already Registred. Try using another Email',
  passwordsDiffer: 'Confirm password is not match',
  profilePhoneInvalid: 'Please enter a valid Bangladeshi phone number',
  wrongCredentials: 'E-mail or password is wrong.',
  codeNeeded: 'Please enter the code of your app, or one of your recovery codes.',
  codeWrong: 'This code is wrong, too old, or was used before. Please enter the next one.',
  secondFactorOn: 'Two-factor codes are on already.',
  secondFactorOff: 'Two-factor codes are off.',
  secondFactorNeeded: 'Please turn two-factor codes on in your profile first: the shop demands them of its staff.',
  secondFactorOwn: 'Your own codes are turned off in your profile, by one of them.',
  pending: 'Your account is waiting for confirmation by an admin.',
  rejected: 'Your account was not accepted. Please contact the shop.',
  rejectedBecause: 'Your account was not accepted: {reason}',
  reasonRequired: 'Please give a reason',
  reasonTooLong: 'The reason is too long: 300 characters at most',
  roleRequired: 'Please choose a role.',
  noSuchCustomer: 'There is no such customer.',
  lastAdmin: 'This is the only admin of the shop. Make somebody else an admin first.',
  googleUnverified: 'Google has not confirmed that your e-mail address is yours.',
  googleAccountExists: 'There is an account with this e-mail address already. Please log in with its password.',
  mailOnItsWay: 'If this address has an account that needs it, a mail with a link is on its way.',
  emailConfirmed: 'Your e-mail address is confirmed.',
  linkInvalid: 'This link was used before or has ended. Please ask for a new one.',
  passwordReset: 'Your new password is set. Please log in with it.',
  passwordChanged: 'Your password is changed. Other browsers are signed out.',
  passwordWrong: 'This is not your password',
  emailNotYours: 'This is not the e-mail address of your account',
  freshLoginNeeded: 'For your safety: please log out, log in again, and then delete your account.',
  accountDeleted: 'Your account is deleted.',
  nameRequired: 'Name is required',
  nameTooLong: 'Name is too long: 80 characters at most',
  phoneInvalid: 'Use valid phone number',
  emailInvalid: 'Enter a valid e-mail address',
  gmailNeeded: 'Enter a valid Gmail address: the shop takes orders from Gmail addresses only',
  passwordTooShort: 'Password is too short: 6 characters at least',
  passwordBlank: 'A password must not be made of spaces only',
  passwordTooLong: 'Password is too long: 200 characters at most',
  passwordRequired: 'Password is required',
  addressTooLong: 'Address is too long: 500 characters at most',
} as const;

/** The author's name on opinions of a deleted account. The web translates it. */
export const FORMER_CUSTOMER = 'Former customer';

/** Whether the e-mail is a Gmail address: orders accept no other. */
export const isGmail = (value: string): boolean => /^[^\s@]+@gmail\.com$/i.test(value);
