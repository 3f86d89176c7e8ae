import { expect, test } from 'vitest';
import { countedTerm } from './term.ts';

test.each([
  ['  Power   BANK ', 'power bank'],
  ['T-shirt (XL)!', 't shirt xl'],
  ['শীতের কম্বল', 'শীতের কম্বল'],
  ['iPhone 15 128GB', 'iphone 15 128gb'],
  ['Galaxy A15 8GB 256GB 2024', 'galaxy a15 8gb 256gb 2024'],
  ['<b>sofa</b>', 'b sofa b'],
  ['sofa\ud83d', 'sofa'],
])('%s is counted as %s', (typed, counted) => {
  expect(countedTerm(typed)).toBe(counted);
});

test.each([
  ['an e-mail address', 'rahima@example.com'],
  ['one with another sign', 'rahima＠example.com'],
  ['a phone number', '01712345678'],
  ['one with its country', '+880 1712-345678'],
  ['one in Bangla digits', '০১৭১২৩৪৫৬৭৮'],
  ['one within words', 'call 01712 345 678 now'],
  ['signs only', ' -- !? '],
  ['a mark without a letter', '\u0301'],
])('%s is not', (_, typed) => {
  expect(countedTerm(typed)).toBeNull();
});

test('a long term is cut between two characters', () => {
  expect(countedTerm('𝒳'.normalize('NFKC').repeat(200))).toBe('x'.repeat(100));
  expect(countedTerm('𐐨'.repeat(200))).toBe('𐐨'.repeat(100));
});
