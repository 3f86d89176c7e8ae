import { expect, test } from 'vitest';
import { typedPhone } from './typedPhone.ts';

test.each([
  ['01', '019', '019', 'at the end'],
  ['01', '901', '019', 'before the prefix'],
  ['01', '091', '019', 'inside the prefix'],
  ['0171', '90171', '01971', 'before the prefix of a longer number'],
  ['01', '01712345678', '01712345678', 'pasted whole over the prefix'],
  ['01', '0101712345678', '01712345678', 'pasted behind the prefix'],
  ['010', '0101', '01', 'the prefix typed although it stands there'],
  ['01', '', '01', 'cleared'],
  ['0171', '017', '017', 'one digit removed'],
  ['0171', '0191', '0191', 'one digit replaced'],
])('%s typed to %s becomes %s: %s', (before, typed, after) => expect(typedPhone(before, typed)).toBe(after));
