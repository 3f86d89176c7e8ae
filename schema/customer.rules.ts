/** Rules of accounts (spec §5, §8): one place for forms and services. */
import { mobileNumber } from './phone.ts';

/** The sentences of the spec about accounts, and our own for what it leaves open. */
export const CUSTOMER_MESSAGES = {
  registered: 'Successfully Created Your Account. Please Wait for Comfiremed by Admin. Good Luck',
  emailTaken: 'Your Email Already Registred. Try using another Email',
  passwordsDiffer: 'Confirm password is not match',
  profilePhoneInvalid: 'Please enter a valid Bangladeshi phone number',
  wrongCredentials: 'E-mail or password is wrong.',
  pending: 'Your account is waiting for confirmation by an admin.',
  rejected: 'Your account was not accepted. Please contact the shop.',
  rejectedBecause: 'Your account was not accepted: {reason}',
  reasonRequired: 'Please give a reason',
  reasonTooLong: 'The reason is too long: 300 characters at most',
  lastAdmin: 'This is the only admin of the shop. Make somebody else an admin first.',
  googleUnverified: 'Google has not confirmed that your e-mail address is yours.',
  googleAccountExists:
    'There is an account with this e-mail address already. Please log in with its password.',
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

/** Who wrote what stays when an account is deleted. The web shows it in the reader's language. */
export const FORMER_CUSTOMER = 'Former customer';

/** A request for an account as typed. */
export interface Registration {
  name: string;
  phoneNumber: string;
  email: string;
  password: string;
}

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@.]+$/;

/** The message for an e-mail address, or null when it is right. */
export const emailError = (value: string): string | null =>
  value.length <= 254 && EMAIL.test(value) ? null : CUSTOMER_MESSAGES.emailInvalid;

/** Whether orders go to this address: one of another domain could never order. */
export const isGmail = (value: string): boolean => /^[^\s@]+@gmail\.com$/i.test(value);

const registrationEmailError = (value: string): string | null =>
  emailError(value) ?? (isGmail(value) ? null : CUSTOMER_MESSAGES.gmailNeeded);

/** Anything but spaces and what is not shown at all. */
const VISIBLE = /[^\s\p{Z}\p{C}]/u;

/** The message for a new password, or null when it is right. */
export const passwordError = (value: string): string | null => {
  if (value.length < 6) return CUSTOMER_MESSAGES.passwordTooShort;
  if (!VISIBLE.test(value)) return CUSTOMER_MESSAGES.passwordBlank;
  return value.length > 200 ? CUSTOMER_MESSAGES.passwordTooLong : null;
};

/** The message for the reason of a refusal, or null when it is right. */
export const rejectionReasonError = (value: string): string | null => {
  if (value.trim() === '') return CUSTOMER_MESSAGES.reasonRequired;
  return value.trim().length > 300 ? CUSTOMER_MESSAGES.reasonTooLong : null;
};

const registrationRules: Record<keyof Registration, (value: string) => string | null> = {
  name: (value) => {
    if (value.trim() === '') return CUSTOMER_MESSAGES.nameRequired;
    return value.trim().length > 80 ? CUSTOMER_MESSAGES.nameTooLong : null;
  },
  phoneNumber: (value) => (mobileNumber(value) === null ? CUSTOMER_MESSAGES.phoneInvalid : null),
  email: registrationEmailError,
  password: passwordError,
};

/** The fields of the registration form in their order on the page. */
export const REGISTRATION_FIELDS = ['name', 'phoneNumber', 'email', 'password'] as const;

/** The message for one field of a registration, or null when it is right. */
export const registrationFieldError = (field: keyof Registration, value: string): string | null =>
  registrationRules[field](value);

interface RegistrationProblem {
  field: keyof Registration;
  message: string;
}

const problemsOf = (registration: Registration, rules: typeof registrationRules): RegistrationProblem[] =>
  REGISTRATION_FIELDS.flatMap((field) => {
    const message = rules[field](registration[field]);
    return message === null ? [] : [{ field, message }];
  });

/** Every field of a registration that breaks a rule, in the order of the form. */
export const registrationErrors = (registration: Registration): RegistrationProblem[] =>
  problemsOf(registration, registrationRules);

/** The same of a new admin, whose address may be anywhere: they run the shop, and need not order. */
export const adminErrors = (admin: Registration): RegistrationProblem[] =>
  problemsOf(admin, { ...registrationRules, email: emailError });

/** Every field of a sign-in that is missing, in the order of the form: whether the rest is right, only the account tells. */
export const loginErrors = ({
  email,
  password,
}: Pick<Registration, 'email' | 'password'>): { field: 'email' | 'password'; message: string }[] => [
  ...(email.trim() === '' ? [{ field: 'email' as const, message: CUSTOMER_MESSAGES.emailInvalid }] : []),
  ...(password === '' ? [{ field: 'password' as const, message: CUSTOMER_MESSAGES.passwordRequired }] : []),
];

/** The message for a phone number of the profile, or null when it is right (spec §5). */
export const profilePhoneError = (value: string): string | null =>
  mobileNumber(value) === null ? CUSTOMER_MESSAGES.profilePhoneInvalid : null;

/** The message for a shipping address of the profile, or null when it is right. */
export const profileAddressError = (value: string): string | null =>
  value.length > 500 ? CUSTOMER_MESSAGES.addressTooLong : null;
