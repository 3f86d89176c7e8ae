import { describe, expect, test } from 'vitest';
import { CUSTOMER_MESSAGES } from '#schema/customer.ts';
import { ORDER_MESSAGES } from '#schema/order.ts';
import { PROMOTION_REFUSAL_MESSAGES } from '#schema/promotion.ts';
import { SENTENCES } from '#schema/sentences.ts';
import { TOO_OFTEN_MESSAGES } from '#schema/too-often.ts';
import { serverSentence } from '#web-test/sentence.ts';
import { withParam } from '../lib/translatable.ts';
import { beautyMenu, categoryMenu } from '../app/layout/menu/menu.ts';
import css from './bn.css?raw';
import { dashboard as banglaDashboard } from './bn/dashboard.ts';
import { sentences, texts as banglaShop } from './bn.ts';
import { offline as banglaOffline } from './bn/offline.ts';
import { dashboard } from './en/dashboard.ts';
import { later } from './en/later.ts';
import { offline } from './en/offline.ts';
import { en as first } from './en.ts';
import { english, loadMessages } from './translate.ts';

const en = { ...first, ...later, ...dashboard, ...offline };
const bn = { ...banglaShop, ...banglaDashboard, ...banglaOffline };
const parametersOf = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([name]) => name).toSorted();
const keys = Object.keys(en) as (keyof typeof en)[];

describe('the Bangla texts', () => {
  test('have every parameter of the English ones', () => {
    for (const key of keys) expect(parametersOf(bn[key]), key).toEqual(parametersOf(en[key]));
  });

  test('are Bangla, except for single parameters', () => {
    const latin = keys.filter(
      (key) => !/[\u0980-\u09ff]/.test(bn[key]) && /[a-z]/i.test(bn[key].replace(/\{\w+\}/g, '')),
    );
    expect(latin).toEqual([]);
  });

  test('have their figures in Bangla', () => {
    for (const text of [...Object.values(bn), ...sentences.values()]) expect(text).not.toMatch(/\d/);
  });

  test('know every sentence of the services by its English text, too, as forms have no codes', async () => {
    const { translate } = await loadMessages('bn');
    for (const sentence of Object.values(SENTENCES)) expect(translate(sentence)).toMatch(/[\u0980-\u09ff]/);
  });

  test('know the categories of the menus', () => {
    const menus = [...categoryMenu, beautyMenu].flatMap(({ name, sections }) => [
      name,
      ...sections.flatMap(({ heading, links }) => [
        ...(heading ? [heading.name] : []),
        ...links.map((link) => link.name),
      ]),
    ]);
    for (const name of menus) expect(sentences.get(name), name).toBeDefined();
  });
});

test('sizes are said with their words, figures and units; letters stay', async () => {
  const { translate } = await loadMessages('bn');
  const sizes = {
    '128 GB': '১২৮ জিবি',
    '16 GB / 1 TB': '১৬ জিবি / ১ টিবি',
    '42-45 cm': '৪২-৪৫ সেমি',
    '7.5 kg': '৭.৫ কেজি',
    '0-3 m': '০-৩ মাস',
    '2 m': '২ মিটার',
    '2-3 y': '২-৩ বছর',
    '38': '৩৮',
    'Size 5': 'সাইজ ৫',
    E27: 'ই২৭',
    Paperback: 'পেপারব্যাক',
    XL: 'XL',
    'S/M': 'S/M',
    '3 spans': '3 spans',
  };
  expect(Object.keys(sizes).map(translate)).toEqual(Object.values(sizes));
  expect(Object.keys(sizes).map(english.translate)).toEqual(Object.keys(sizes));
});

test('figures are those of the language, in texts and alone', async () => {
  const bangla = await loadMessages('bn');
  expect(bangla.t('card.sold', { count: 1234 })).toBe('বিক্রি: (১,২৩৪)');
  expect(english.t('card.sold', { count: 1234 })).toBe('Sell: (1234)');
  expect(bangla.formatMoney(175_049)).toBe('$১,৭৫০.৪৯');
  expect(bangla.formatNumber(4.5)).toBe('৪.৫');
  expect(bangla.formatDate('2026-11-19T19:00:00.000Z')).toBe('২০ নভেম্বর, ২০২৬');
  expect(bangla.formatDateTime('2026-11-19T19:05:00.000Z')).toBe('২০ নভেম্বর, ২০২৬, ০১:০৫');
});

test('amounts and times in a sentence of the server are those of the language', async () => {
  const bangla = await loadMessages('bn');
  const short = serverSentence(PROMOTION_REFUSAL_MESSAGES.belowMinimum, { minimum: 10_000, sum: 1999 });
  expect(short.message).toBe('This promotion code needs $100.00 or more; the products that it is for come to $19.99.');
  expect(bangla.translate(short)).toBe('এই প্রোমো কোডের জন্য অন্তত $১০০.০০ দরকার; এটি যেসব পণ্যের জন্য, সেগুলোর দাম $১৯.৯৯।');
  const early = serverSentence(PROMOTION_REFUSAL_MESSAGES.notStarted, { date: '2026-11-24T04:00:00.000Z' });
  expect(early.message).toBe('This promotion code is valid from 24 Nov 2026, 10:00.');
  expect(bangla.translate(early)).toBe('এই প্রোমো কোড ২৪ নভেম্বর, ২০২৬, ১০:০০ থেকে চলবে।');
});

test('a sentence or name without Bangla stays as it is', async () => {
  const bangla = await loadMessages('bn');
  expect(bangla.translate('Use valid phone number')).toBe('সঠিক ফোন নম্বর দিন');
  expect(bangla.translate('Pending')).toBe('অপেক্ষমাণ');
  expect(bangla.translate('Walnut Whip')).toBe('Walnut Whip');
  expect(bangla.translate(serverSentence(TOO_OFTEN_MESSAGES.inAMinute))).toBe(
    'অনেকবার চেষ্টা করা হয়েছে। ১ মিনিট পরে আবার চেষ্টা করুন।',
  );
  expect(bangla.translate(serverSentence(TOO_OFTEN_MESSAGES.inMinutes, { minutes: 14 }))).toBe(
    'অনেকবার চেষ্টা করা হয়েছে। ১৪ মিনিট পরে আবার চেষ্টা করুন।',
  );
  expect(bangla.translate(serverSentence(CUSTOMER_MESSAGES.rejectedBecause, { reason: 'Two accounts' }))).toBe(
    'আপনার অ্যাকাউন্ট গ্রহণ করা হয়নি: Two accounts',
  );
  expect(bangla.translate(serverSentence(ORDER_MESSAGES.left, { available: 3, product: 'শাড়ি' }))).toBe(
    'শাড়ি আর মাত্র ৩টি আছে।',
  );
  // There is a book with that name.
  expect(bangla.translate(serverSentence(ORDER_MESSAGES.soldOut, { product: '1984', available: 0 }))).toBe(
    '1984 শেষ হয়ে গেছে।',
  );
  expect(
    bangla.translate(withParam(serverSentence(ORDER_MESSAGES.notInColor, { product: 'Saree' }), 'product', 'শাড়ি')),
  ).toBe('শাড়ি এই রঙে পাওয়া যায় না।');
  // An unknown code: English is better than nothing.
  expect(bangla.translate({ message: 'Only 3 left.', wording: { code: 'order.unknown', params: [] } })).toBe(
    'Only 3 left.',
  );
});

test('each weight of the Bangla letters of texts has digits as high as the Latin ones, from a file of their own', () => {
  const ofTexts = [...css.matchAll(/@font-face \{([^}]*)\}/g)].filter(([, face = '']) =>
    face.includes('Hind Siliguri'),
  );
  const faces = ofTexts.map(([, face = '']) => ({
    weight: /font-weight: (\d+)/.exec(face)?.[1],
    file: /url\('([^']+)'/.exec(face)?.[1],
    size: /size-adjust: (\d+%)/.exec(face)?.[1],
    isOfDigits: face.includes('unicode-range: U+09E6-09EF'),
  }));
  const [letters, digits] = [faces.filter((face) => !face.isOfDigits), faces.filter((face) => face.isOfDigits)];
  expect(digits.map(({ weight }) => weight)).toEqual(letters.map(({ weight }) => weight));
  for (const { size, file } of digits) {
    expect(size).toBe('115%');
    expect(letters.map((face) => face.file)).not.toContain(file);
  }
  // Of two fonts for a letter the later one is used.
  expect(faces.slice(letters.length)).toEqual(digits);
});
