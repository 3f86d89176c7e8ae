import * as v from 'valibot';
import { expect, test } from 'vitest';
import { readList, writeList } from './listState.ts';

const STATUSES = ['PENDING', 'SHIPPED'] as const;
interface State extends Record<string, string | number | boolean | null | readonly string[]> {
  q: string;
  status: readonly (typeof STATUSES)[number][];
  least: number | null;
  sort: 'NEWEST' | 'OLDEST';
}
const usual: State = { q: '', status: [], least: null, sort: 'NEWEST' };
const schema = {
  q: v.pipe(v.string(), v.maxLength(10)),
  status: v.array(v.picklist(STATUSES)),
  least: v.pipe(v.string(), v.transform(Number), v.number(), v.minValue(0)),
  sort: v.picklist(['NEWEST', 'OLDEST']),
};
const read = (query: string) => readList<State>(schema, usual, new URLSearchParams(query));

test('a URL says the whole state, and what it does not say is as usual', () => {
  expect(read('')).toEqual(usual);
  const state = read('q=lamp&status=PENDING&status=SHIPPED&least=5&sort=OLDEST');
  expect(state).toEqual({ q: 'lamp', status: ['PENDING', 'SHIPPED'], least: 5, sort: 'OLDEST' });
  expect(writeList(usual, state).toString()).toBe('q=lamp&status=PENDING&status=SHIPPED&least=5&sort=OLDEST');
});

test('what is wrong in a URL is as usual', () => {
  expect(read(`q=${'x'.repeat(11)}&status=LOST&least=-1&sort=BEST`)).toEqual(usual);
  expect(read('least=many').least).toBeNull();
});

test('what is as usual is not in the URL, what belongs to others stays there', () => {
  const search = new URLSearchParams('q=lamp&view=v1');
  expect(writeList(usual, { ...usual, least: 0 }, search).toString()).toBe('view=v1&least=0');
  expect(writeList(usual, usual).size).toBe(0);
});
