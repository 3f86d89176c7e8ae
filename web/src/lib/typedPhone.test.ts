import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { typedPhone } from './typedPhone.ts';

test.each([
  ['01', '019', '019', 'at the end'],
  ['01', '901', '019', 'before the prefix'],
  ['01', '091', '019', 'inside the prefix'],
  ['0171', '90171', '01971', 'before the prefix of a longer number'],
  ['01', '01712345678', '01712345678', 'pasted whole over the prefix'],
  ['01', '0101712345678', '01712345678', 'pasted behind the prefix'],
  ['01', '0', '01', 'typed over the prefix'],
  ['01', '1', '01', 'typed over the prefix'],
  ['01', '+', '01', 'typed over the prefix'],
  ['01', '7', '017', 'typed over the prefix'],
  ['01', '011', '01', 'the prefix typed although it stands there'],
  ['01', '+8801712345678', '01712345678', 'pasted over the prefix'],
  ['01', '8801712345678', '01712345678', 'pasted over the prefix'],
  ['01', '018801712345678', '01712345678', 'pasted behind the prefix'],
  ['01', '011712345678', '01712345678', 'pasted behind the prefix'],
  ['01', '01+880 1712-345678', '01712345678', 'as it stands in an address book'],
  ['01', 'bKash ০১৭১২৩৪৫৬৭৮ (personal)', '01712345678', 'out of a message'],
  ['01812345678', '01812345678+8801712345678', '01712345678', 'pasted behind a whole number'],
  ['01812345678', '+8801812345678', '01812345678', 'a country code, put before the number'],
  ['01812345678', '018123456789', '018123456789', 'too much: seen, and refused'],
  ['', '0', '01', 'into an empty field'],
  ['', '+', '01', 'into an empty field'],
  ['01', '', '', 'cleared'],
  ['0171', '017', '017', 'one digit removed'],
  ['01712345678', '0112345678', '0112345678', "the operator's digit removed"],
  ['0112345678', '01912345678', '01912345678', '… and another one typed'],
  ['0171', '0191', '0191', 'one digit replaced'],
  ['0171', '01', '01', 'all behind the prefix removed'],
  ['0171', '171', '0171', 'the prefix touched'],
])('%s typed to %s becomes %s: %s', (before, typed, after) => expect(typedPhone(before, typed)).toBe(after));

describe('whatever form a number comes in, the field ends with its 11 digits', () => {
  const bangla = (text: string) => text.replace(/\d/g, (digit) => String.fromCharCode(0x09e6 + Number(digit)));
  const own = fc.stringMatching(/^[3-9]\d{8}$/);
  const form = fc
    .record({ own, prefix: fc.constantFrom('+8801', '8801', '01', '1', ''), isBangla: fc.boolean() })
    .map(({ own: digits, prefix, isBangla }) => ({
      number: `01${digits}`,
      typed: isBangla ? bangla(prefix + digits) : prefix + digits,
    }));
  const before = fc.oneof(fc.constantFrom('', '01'), fc.stringMatching(/^01[3-9]\d{0,8}$/));

  test('pasted in place of what is there', () =>
    fc.assert(
      fc.property(form, before, ({ number, typed }, there) => {
        expect(typedPhone(there, typed)).toBe(number);
      }),
    ));

  test('pasted behind, before or inside what is there', () =>
    fc.assert(
      fc.property(form, fc.constantFrom('', '01'), fc.nat({ max: 2 }), ({ number, typed }, there, at) => {
        expect(typedPhone(there, there.slice(0, at) + typed + there.slice(at))).toBe(number);
      }),
    ));

  test('typed sign by sign, behind the 01 or over it', () =>
    fc.assert(
      fc.property(form, before, fc.boolean(), ({ number, typed }, there, isOver) => {
        const [first = '', ...others] = typed;
        const begun = isOver ? typedPhone(there, first) : typedPhone('01', `01${first}`);
        expect(others.reduce((shown, sign) => typedPhone(shown, shown + sign), begun)).toBe(number);
      }),
    ));
});
