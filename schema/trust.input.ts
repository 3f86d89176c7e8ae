/** The input of a code, for the form and the service. */
import * as v from 'valibot';
import { latinDigits } from './digits.ts';
import { CODE_LENGTH, TRUST_MESSAGES } from './trust.ts';

/** A code as it is typed or pasted: with spaces or hyphens, in Latin or Bangla digits. */
export const typedCode = v.pipe(
  v.string(),
  v.maxLength(40, TRUST_MESSAGES.codeInvalid),
  v.transform((typed) => latinDigits(typed).replace(/[\s-]/g, '')),
  v.nonEmpty(TRUST_MESSAGES.codeRequired),
  v.check((code) => new RegExp(`^\\d{${CODE_LENGTH}}$`).test(code), TRUST_MESSAGES.codeInvalid),
);

/** The confirmation of an order by its code. */
export const confirmOrderInput = v.object({ orderId: v.string(), code: typedCode });

/** The same as sent. */
export type ConfirmOrderInput = v.InferInput<typeof confirmOrderInput>;
