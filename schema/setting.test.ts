import { expect, test } from 'vitest';
import { settingsFrom, type SettingKey } from './setting.ts';
import { DEFAULT_SETTINGS } from './shop-settings.ts';

/** 12:00 in Bangladesh. */
const noon = new Date('2026-12-01T06:00:00.000Z');

const settingsAt = (now: Date, values: Partial<Record<SettingKey, string>>) =>
  settingsFrom(new Map(Object.entries(values)), now);

const isEid = (values: Partial<Record<SettingKey, string>>) => {
  const { hero } = settingsAt(noon, { HERO_HEADLINE: 'Eid has come', HERO_PICTURE: 'product/eid', ...values });
  if (hero) expect(hero).toMatchObject({ headline: { en: 'Eid has come' }, picture: '/pictures/product/eid' });
  return hero !== null;
};

const isOffered = (values: Partial<Record<SettingKey, string>>) =>
  settingsAt(noon, values).homeSections.includes('OFFER');

test('without any value they are those of a new shop', () => {
  expect(settingsAt(noon, {})).toMatchObject(DEFAULT_SETTINGS);
});

test.each([
  ['', '', true],
  ['2026-12-01T11:59', '', true],
  ['2026-12-01T12:00', '', true],
  ['2026-12-01T12:01', '', false],
  ['', '2026-12-01T12:01', true],
  ['', '2026-12-01T12:00', false],
  ['2026-12-01T11:00', '2026-12-01T13:00', true],
  ['2026-11-01T11:00', '2026-12-01T11:00', false],
  ['2026-12-01T13:00', '2026-12-01T14:00', false],
])('from “%s” until “%s” the hero is the owner’s, and the offer is shown, at noon: %s', (from, until, isShown) => {
  expect(isEid({ HERO_FROM: from, HERO_UNTIL: until })).toBe(isShown);
  expect(isOffered({ OFFER_FROM: from, OFFER_UNTIL: until })).toBe(isShown);
  // Each has its own time.
  expect(isEid({ OFFER_FROM: from, OFFER_UNTIL: until })).toBe(true);
  expect(isOffered({ HERO_FROM: from, HERO_UNTIL: until })).toBe(true);
});

test('an offer that the owner does not show is not shown in its time', () => {
  expect(isOffered({ HOME_SECTIONS: 'HERO', OFFER_FROM: '2026-12-01T11:00' })).toBe(false);
});

test('the offer is the owner’s when it has a product', () => {
  const words = { OFFER_TITLE: 'Eid tunic', OFFER_TAG_BANGLA: 'ঈদ', OFFER_PICTURE: 'product/eid' };
  expect(settingsAt(noon, words).offer).toBeNull();
  expect(settingsAt(noon, { ...words, OFFER_PRODUCT: 'tunic' }).offer).toEqual({
    productId: 'tunic',
    tag: { en: '', bn: 'ঈদ' },
    title: { en: 'Eid tunic', bn: '' },
    picture: '/pictures/product/eid',
  });
});
