import { afterEach, expect, test, vi } from 'vitest';
import { createTrackingLinks } from './tracking-link.ts';

const ORDER = '01a1f77d-0166-7e27-98f3-c54a43fe0187';
const [OLD, NEW, OTHER] = ['an-old-secret'.repeat(3), 'a-new-secret'.repeat(3), 'another-secret'.repeat(3)];
const SHOP = 'https://shop.example.com';

const tokenOf = (url: string) => new URL(url).searchParams.get('token') ?? '';

afterEach(() => void vi.useRealTimers());

test('a link leads to the tracking page, with its token in the query, and names its order', () => {
  const links = createTrackingLinks([NEW], SHOP);
  const url = links.urlOf(ORDER);
  expect(url).toMatch(/^https:\/\/shop\.example\.com\/track\?token=[\w-]{48}$/);
  expect(links.orderOf(tokenOf(url))).toBe(ORDER);
});

test('a link of a former secret is accepted, one of an unknown secret is not', () => {
  const token = tokenOf(createTrackingLinks([OLD], SHOP).urlOf(ORDER));
  expect(createTrackingLinks([NEW, OLD], SHOP).orderOf(token)).toBe(ORDER);
  expect(createTrackingLinks([NEW, OTHER], SHOP).orderOf(token)).toBeNull();
});

test('a link is valid for 90 days', () => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 22) });
  const links = createTrackingLinks([NEW], SHOP);
  const token = tokenOf(links.urlOf(ORDER));
  vi.setSystemTime(Date.UTC(2027, 1, 19, 23, 59));
  expect(links.orderOf(token)).toBe(ORDER);
  expect(links.availabilityOf(token)).toBe('there');
  vi.setSystemTime(Date.UTC(2027, 1, 20, 0, 0, 1));
  expect(links.orderOf(token)).toBeNull();
  expect(links.availabilityOf(token)).toBe('gone');
});

test('no character of a token can be changed, and nothing added', () => {
  const links = createTrackingLinks([NEW], SHOP);
  const token = tokenOf(links.urlOf(ORDER));
  for (let place = 0; place < token.length; place += 1) {
    const changed = `${token.slice(0, place)}${token[place] === 'A' ? 'B' : 'A'}${token.slice(place + 1)}`;
    expect(links.orderOf(changed), changed).toBeNull();
    expect(links.availabilityOf(changed), changed).toBe('missing');
  }
  for (const wrong of ['', ORDER, `${token}A`, token.slice(0, -1), ` ${token}`, `${token}\n`, 'é'.repeat(48)])
    expect(links.orderOf(wrong), wrong).toBeNull();
});

test('a link is made for orders only', () => {
  expect(() => createTrackingLinks([NEW], SHOP).urlOf('order-1')).toThrow(/id of an order/);
});
