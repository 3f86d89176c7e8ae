import { expect, test } from 'vitest';
import { signedFields } from './sslcommerz-sign.ts';

const PASSWORD = 'test_testemi@ssl';

/** A post that SSLCommerz has published with its signatures. */
const fields = {
  amount: '10.00',
  bank_tran_id: '200105225825DBgSoRGLvczhFjj',
  base_fair: '0.00',
  card_brand: 'VISA',
  card_issuer: 'TRUST BANK, LTD.',
  card_issuer_country: 'Bangladesh',
  card_issuer_country_code: 'BD',
  card_no: '418117XXXXXX6675',
  card_type: 'VISA-Dutch Bangla',
  currency: 'BDT',
  currency_amount: '10.00',
  currency_rate: '1.0000',
  currency_type: 'BDT',
  risk_level: '0',
  risk_title: 'Safe',
  status: 'VALID',
  store_amount: '9.75',
  store_id: 'test_testemi',
  tran_date: '2020-01-05 22:58:21',
  tran_id: '5E121A0D01F92',
  val_id: '200105225826116qFnATY9sHIwo',
  value_a: '',
  value_b: '',
  value_c: '',
  value_d: '',
};

const post: Record<string, string> = {
  ...fields,
  verify_key: Object.keys(fields).join(','),
  verify_sign: 'd42fab70ae0bcbda5280e7baffef60b0',
  verify_sign_sha2: '02c0417ff467c109006382d56eedccecd68382e47245266e7b47abbb3d43976e',
};

const without = (name: string) => Object.fromEntries(Object.entries(post).filter(([key]) => key !== name));

test('a post that SSLCommerz has published is genuine, in any order of its fields', () => {
  expect(signedFields(post, PASSWORD)).toEqual(fields);
  const reversed = Object.keys(fields).toReversed().join(',');
  expect(signedFields({ ...post, verify_key: reversed }, PASSWORD)).toEqual(fields);
});

test('what is not signed is not among the signed fields', () => {
  expect(signedFields({ ...post, refunded: 'yes' }, PASSWORD)).toEqual(fields);
});

test('the undocumented signature may be absent, but not wrong', () => {
  expect(signedFields(without('verify_sign_sha2'), PASSWORD)).toEqual(fields);
  expect(signedFields({ ...post, verify_sign_sha2: 'f'.repeat(64) }, PASSWORD)).toBeNull();
});

test.each<[string, Record<string, string>]>([
  ['nothing', {}],
  ['no signature', without('verify_sign')],
  ['a wrong signature', { ...post, verify_sign: 'd42fab70ae0bcbda5280e7baffef60b1' }],
  ['a short signature', { ...post, verify_sign: 'd42f' }],
  ['no list of fields', without('verify_key')],
  ['another amount', { ...post, amount: '1000.00' }],
  ['a trimmed value', { ...post, card_issuer: 'TRUST BANK,LTD.' }],
  ['a field less', without('value_d')],
  ['a field less, also in the list', { ...without('value_d'), verify_key: `${Object.keys(fields).slice(0, -1)}` }],
  ['a field that every object has', { ...post, verify_key: `${post['verify_key']},toString` }],
])('a post with %s is forged', (_what, forged) => {
  expect(signedFields(forged, PASSWORD)).toBeNull();
});

test('a post signed with the password of another store is forged', () => {
  expect(signedFields(post, 'another')).toBeNull();
});
