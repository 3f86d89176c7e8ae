import { expect, test } from 'vitest';
import { signed } from './sign.ts';

test('a post bears the signatures that SSLCommerz itself has published for it', () => {
  const post = signed(
    {
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
    },
    'test_testemi@ssl',
  );
  expect(post).toMatchObject({
    verify_sign: 'd42fab70ae0bcbda5280e7baffef60b0',
    verify_sign_sha2: '02c0417ff467c109006382d56eedccecd68382e47245266e7b47abbb3d43976e',
  });
});
