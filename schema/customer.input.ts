/** The inputs of accounts (spec §5, §8), for forms and services. */
import * as v from 'valibot';
import { CUSTOMER_MESSAGES, isGmail, ROLES } from './customer.ts';
import { latinDigits } from './digits.ts';
import { repeats, requiredText } from './input.ts';
import { internationalPhone, nationalPhone } from './phone.ts';

/** A mobile number in any of its forms, normalised to +8801 and nine digits. */
const phone = (message: string) =>
  v.pipe(
    v.string(),
    v.check((typed) => internationalPhone(typed) !== null, message),
    v.transform((typed) => internationalPhone(typed) ?? typed),
  );

const { emailInvalid } = CUSTOMER_MESSAGES;

/** An e-mail address without surrounding spaces. */
export const emailAddress = v.pipe(
  v.string(),
  v.maxLength(254, emailInvalid),
  v.regex(/^[^\s@]+@[^\s@]+\.[^\s@.]+$/, emailInvalid),
);

/** An e-mail address; surrounding spaces are removed. */
export const someEmail = v.pipe(v.string(), v.trim(), emailAddress);

/** A person's name. */
export const personName = requiredText(80, CUSTOMER_MESSAGES.nameRequired, CUSTOMER_MESSAGES.nameTooLong);

/** A phone number of the profile or of an address. */
export const profilePhone = phone(CUSTOMER_MESSAGES.profilePhoneInvalid);

/** Any visible character. */
const VISIBLE = /[^\s\p{Z}\p{C}]/u;

/** A new password. */
const newPassword = v.pipe(
  v.string(),
  v.minLength(6, CUSTOMER_MESSAGES.passwordTooShort),
  v.check((typed) => VISIBLE.test(typed), CUSTOMER_MESSAGES.passwordBlank),
  v.maxLength(200, CUSTOMER_MESSAGES.passwordTooLong),
);

/** An existing password, which is checked against the account. */
const knownPassword = v.pipe(v.string(), v.nonEmpty(CUSTOMER_MESSAGES.passwordRequired));

/** A code as typed: its digits may be Bangla ones, and spaces and dashes do not matter. */
const secondFactorCode = v.pipe(
  v.string(),
  v.maxLength(40, CUSTOMER_MESSAGES.codeWrong),
  v.transform((typed) => latinDigits(typed).replaceAll(/[\s-]/g, '').toUpperCase()),
);

/** A new admin, whose e-mail may have any domain: admins need not order. */
export const adminInput = v.object({
  name: personName,
  phoneNumber: phone(CUSTOMER_MESSAGES.phoneInvalid),
  email: emailAddress,
  password: newPassword,
});

/** A registration. */
export const registrationInput = v.object({
  ...adminInput.entries,
  email: v.pipe(emailAddress, v.check(isGmail, CUSTOMER_MESSAGES.gmailNeeded)),
});

/** Somebody who is invited to the staff. */
export const invitationInput = v.object({
  name: personName,
  email: someEmail,
  role: v.pipe(
    v.picklist(ROLES),
    v.check((role) => role !== 'CUSTOMER', CUSTOMER_MESSAGES.roleRequired),
  ),
});

/** The registration form: with the password repeated and the terms accepted, or the sentence `termsRequired`. */
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

/** A sign-in, which is checked against the account. */
export const loginInput = v.object({
  email: v.pipe(v.string(), v.trim(), v.nonEmpty(emailInvalid)),
  password: knownPassword,
  /** Of an account with a second factor. */
  code: v.nullish(secondFactorCode),
});

/** A code of the person's app, or a recovery code. */
export const codeInput = v.object({
  code: v.pipe(secondFactorCode, v.nonEmpty(CUSTOMER_MESSAGES.codeNeeded)),
});

/** The e-mail to which a mail with a link is sent. */
export const mailInput = v.object({ email: someEmail });

/** A new password, set by the link in a mail. */
export const passwordResetInput = v.object({ token: v.string(), password: newPassword });

/** Its form, with the password repeated. */
export const passwordResetForm = v.pipe(
  v.object({ password: newPassword, confirm: v.string() }),
  repeats('password', 'confirm', CUSTOMER_MESSAGES.passwordsDiffer),
);

/** A change of the password. */
export const passwordChangeInput = v.object({ currentPassword: v.string(), newPassword });

/** Its form, with the new password repeated. */
export const passwordChangeForm = v.pipe(
  v.object({ currentPassword: knownPassword, newPassword, again: v.string() }),
  repeats('newPassword', 'again', CUSTOMER_MESSAGES.passwordsDiffer),
);

/** The confirmation of deleting an account: its e-mail, and its password if it has one. */
export const deletionInput = (ownEmail: string) =>
  v.object({
    email: v.pipe(
      v.string(),
      v.trim(),
      v.check((typed) => typed.toLowerCase() === ownEmail.toLowerCase(), CUSTOMER_MESSAGES.emailNotYours),
    ),
    password: v.optional(v.string(), ''),
  });

/** Its form, which asks for a password if there is one. */
export const deletionForm = ({ email: ownEmail, hasPassword }: { email: string; hasPassword: boolean }) =>
  v.object({
    ...deletionInput(ownEmail).entries,
    password: hasPassword ? knownPassword : v.string(),
  });

/**
 * A change of the profile; missing fields stay. `kept` is the stored phone number, which is accepted even if it breaks
 * today's rule.
 */
export const profileInput = (kept: string | null) => {
  const isCached = (typed: string) => kept !== null && nationalPhone(latinDigits(typed.trim())) === nationalPhone(kept);
  return v.object({
    phoneNumber: v.nullish(
      v.pipe(
        v.string(),
        v.check(
          (typed) => isCached(typed) || internationalPhone(typed) !== null,
          CUSTOMER_MESSAGES.profilePhoneInvalid,
        ),
        v.transform((typed) => internationalPhone(typed) ?? undefined),
      ),
    ),
    shippingAddress: v.nullish(v.pipe(v.string(), v.maxLength(500, CUSTOMER_MESSAGES.addressTooLong))),
  });
};

/** The reason for rejecting an account. */
export const rejectionInput = v.object({
  reason: requiredText(300, CUSTOMER_MESSAGES.reasonRequired, CUSTOMER_MESSAGES.reasonTooLong),
});

/** A registration as typed. */
export type Registration = v.InferInput<typeof registrationInput>;
