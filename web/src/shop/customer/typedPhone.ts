import { forcePhone } from '../../../../schema/customer.rules.ts';
import { latinDigits } from '../../../../schema/digits.ts';

/**
 * The phone number after typing, forced to begin with 01. What was typed with the caret before or inside the 01 goes
 * behind it, and a whole number typed or pasted behind it does not repeat it: as whoever typed it meant.
 */
export const typedPhone = (before: string, typed: string): string => {
  const digits = behindPrefix(before, latinDigits(typed)).replace(/\D/g, '');
  // No number in Bangladesh begins with 0101.
  return forcePhone(digits.replace(/^01(?=01)/, ''));
};

const behindPrefix = (before: string, typed: string): string => {
  if (typed.length <= before.length || typed.startsWith(before)) return typed;
  const caret = [0, 1].find(
    (at) => typed.startsWith(before.slice(0, at)) && typed.endsWith(before.slice(at)),
  );
  if (caret === undefined) return typed;
  const inserted = typed.slice(caret, typed.length - (before.length - caret));
  return before.slice(0, 2) + inserted + before.slice(2);
};
