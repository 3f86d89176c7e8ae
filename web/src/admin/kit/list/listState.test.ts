import * as v from 'valibot';
import { expect, test } from 'vitest';
import { readList, textUpTo, usualOf, writeList } from './listState.ts';

const schema = {
  q: textUpTo(10),
  status: v.fallback(v.array(v.picklist(['PENDING', 'SHIPPED'])), []),
  least: v.fallback(v.nullable(v.pipe(v.string(), v.transform(Number), v.number(), v.minValue(0))), null),
  sort: v.fallback(v.picklist(['NEWEST', 'OLDEST']), 'NEWEST'),
};
const usual = usualOf(schema);
const read = (query: string) => readList(schema, new URLSearchParams(query));

test('a URL says the whole state, and what it does not say is as usual', () => {
  expect(usual).toEqual({ q: '', status: [], least: null, sort: 'NEWEST' });
  expect(read('')).toEqual(usual);
  const state = read('q=lamp&status=PENDING&status=SHIPPED&least=5&sort=OLDEST');
  expect(state).toEqual({ q: 'lamp', status: ['PENDING', 'SHIPPED'], least: 5, sort: 'OLDEST' });
  expect(writeList(schema, state).toString()).toBe('q=lamp&status=PENDING&status=SHIPPED&least=5&sort=OLDEST');
});

test('what is wrong in a URL is as usual', () => {
  expect(read(`q=${'x'.repeat(11)}&status=LOST&least=-1&sort=BEST`)).toEqual(usual);
  expect(read('least=many').least).toBeNull();
});

test('what is as usual is not in the URL, what belongs to others stays there', () => {
  const search = new URLSearchParams('q=lamp&view=v1');
  expect(writeList(schema, { ...usual, least: 0 }, search).toString()).toBe('view=v1&least=0');
  expect(writeList(schema, usual).size).toBe(0);
});
