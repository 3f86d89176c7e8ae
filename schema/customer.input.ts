/** What somebody says to have an account, and about it (spec §5, §8): one description for forms and services. */
import * as v from 'valibot';
import { CUSTOMER_MESSAGES, isGmail } from './customer.ts';
import { latinDigits } from './digits.ts';
import { repeats, requiredText } from './input.ts';
import { internationalPhone, nationalPhone } from './phone.ts';

/** A mobile number in any of its forms, kept as +8801 and nine digits. */
const phone = (message: string) =>
  v.pipe(
    v.string(),
    v.check((typed) => internationalPhone(typed) !== null, message),
    v.transform((typed) => internationalPhone(typed) ?? typed),
  );

const { emailInvalid } = CUSTOMER_MESSAGES;

/** An e-mail address as it stands. */
export const emailAddress = v.pipe(
  v.string(),
  v.maxLength(254, emailInvalid),
  v.regex(/^[^\s@]+@[^\s@]+\.[^\s@.]+$/, emailInvalid),
);

/** An e-mail address; blanks around it are not kept. */
export const someEmail = v.pipe(v.string(), v.trim(), emailAddress);

/** What somebody is called. */
export const personName = requiredText(80, CUSTOMER_MESSAGES.nameRequired, CUSTOMER_MESSAGES.nameTooLong);

/** A phone number of the profile or of an address. */
export const profilePhone = phone(CUSTOMER_MESSAGES.profilePhoneInvalid);

/** Anything but spaces and what is not shown at all. */
const VISIBLE = /[^\s\p{Z}\p{C}]/u;

/** A new password. */
const newPassword = v.pipe(
  v.string(),
  v.minLength(6, CUSTOMER_MESSAGES.passwordTooShort),
  v.check((typed) => VISIBLE.test(typed), CUSTOMER_MESSAGES.passwordBlank),
  v.maxLength(200, CUSTOMER_MESSAGES.passwordTooLong),
);

/** A password that is known: whether it is right, only the account tells. */
const knownPassword = v.pipe(v.string(), v.nonEmpty(CUSTOMER_MESSAGES.passwordRequired));

/** A new admin, whose e-mail address may be anywhere: they run the shop, and need not order. */
export const adminInput = v.object({
  name: personName,
  phoneNumber: phone(CUSTOMER_MESSAGES.phoneInvalid),
  email: emailAddress,
  password: newPassword,
});

/** A request for an account. */
export const registrationInput = v.object({
  ...adminInput.entries,
  email: v.pipe(emailAddress, v.check(isGmail, CUSTOMER_MESSAGES.gmailNeeded)),
});

/** The registration form: the password twice, and the terms accepted, else `termsRequired` is said. */
export const registrationForm = (termsRequired: string) =>
  v.pipe(
    v.object({
      ...registrationInput.entries,
      confirm: v.string(),
      terms: v.pipe(
        v.boolean(),
        v.check((accepted) => accepted, termsRequired),
      ),
    }),
    repeats('password', 'confirm', CUSTOMER_MESSAGES.passwordsDiffer),
  );

/** A sign-in: whether it is right, only the account tells. */
export const loginInput = v.object({
  email: v.pipe(v.string(), v.trim(), v.nonEmpty(emailInvalid)),
  password: knownPassword,
});

/** Where a mail with a link is wanted. */
export const mailInput = v.object({ email: someEmail });

/** A new password by a link of a mail. */
export const passwordResetInput = v.object({ token: v.string(), password: newPassword });

/** Its form: the password twice. */
export const passwordResetForm = v.pipe(
  v.object({ password: newPassword, confirm: v.string() }),
  repeats('password', 'confirm', CUSTOMER_MESSAGES.passwordsDiffer),
);

/** A new password in place of the known one. */
export const passwordChangeInput = v.object({ currentPassword: v.string(), newPassword });

/** Its form: the new password twice. */
export const passwordChangeForm = v.pipe(
  v.object({ currentPassword: knownPassword, newPassword, again: v.string() }),
  repeats('newPassword', 'again', CUSTOMER_MESSAGES.passwordsDiffer),
);

/** What proves that an account is meant to be deleted: its own e-mail address, and its password where it has one. */
export const deletionInput = (ownEmail: string) =>
  v.object({
    email: v.pipe(
      v.string(),
      v.trim(),
      v.check((typed) => typed.toLowerCase() === ownEmail.toLowerCase(), CUSTOMER_MESSAGES.emailNotYours),
    ),
    password: v.optional(v.string(), ''),
  });

/** Its form, which asks for a password where there is one. */
export const deletionForm = ({ email: ownEmail, hasPassword }: { email: string; hasPassword: boolean }) =>
  v.object({
    ...deletionInput(ownEmail).entries,
    password: hasPassword ? knownPassword : v.string(),
  });

/** A change of one's own profile; a field left out stays. A number that the shop took once is no reason to refuse the rest. */
export const profileInput = (kept: string | null) => {
  const isKept = (typed: string) =>
    kept !== null && nationalPhone(latinDigits(typed.trim())) === nationalPhone(kept);
  return v.object({
    phoneNumber: v.optional(
      v.pipe(
        v.string(),
        v.check(
          (typed) => isKept(typed) || internationalPhone(typed) !== null,
          CUSTOMER_MESSAGES.profilePhoneInvalid,
        ),
        v.transform((typed) => internationalPhone(typed) ?? undefined),
      ),
    ),
    shippingAddress: v.optional(v.pipe(v.string(), v.maxLength(500, CUSTOMER_MESSAGES.addressTooLong))),
  });
};

/** Why an account is refused. */
export const rejectionInput = v.object({
  reason: requiredText(300, CUSTOMER_MESSAGES.reasonRequired, CUSTOMER_MESSAGES.reasonTooLong),
});

/** A request for an account as typed. */
export type Registration = v.InferInput<typeof registrationInput>;
