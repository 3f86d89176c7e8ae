import { generateKeyPairSync } from 'node:crypto';
import { expect, test } from 'vitest';
import { ConfigError, loadConfig } from './config.ts';
import type { Env } from './variables.ts';

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });

const SSLCOMMERZ = { SSLCOMMERZ_STORE_ID: 'haat', SSLCOMMERZ_STORE_PASSWORD: 'haat@ssl' };
const BKASH = {
  BKASH_APP_KEY: 'key',
  BKASH_APP_SECRET: 'secret',
  BKASH_USERNAME: 'user',
  BKASH_PASSWORD: 'password',
};
const NAGAD = {
  NAGAD_MERCHANT_ID: '683002007104225',
  NAGAD_MERCHANT_PRIVATE_KEY: privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64'),
  NAGAD_PUBLIC_KEY: publicKey.export({ type: 'spki', format: 'der' }).toString('base64'),
};
const ALL = { ...SSLCOMMERZ, ...BKASH, ...NAGAD };

const providersOf = (env: Env) => loadConfig(env, () => 'v8Qz0nXyT4uWm2Lk7Rb9Hc5Jd1Fg6Ps3').providers;

const problems = (env: Env): readonly string[] => {
  try {
    providersOf(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
  return [];
};

test('with nothing set there is no provider', () => {
  expect(providersOf({})).toEqual({});
});

test('with its credentials a provider is called where real money is', () => {
  expect(providersOf(ALL)).toEqual({
    sslcommerz: { url: 'https://securepay.sslcommerz.com', storeId: 'haat', storePassword: 'haat@ssl' },
    bkash: {
      url: 'https://tokenized.pay.bka.sh/v1.2.0-beta',
      appKey: 'key',
      appSecret: 'secret',
      username: 'user',
      password: 'password',
    },
    nagad: {
      url: 'https://api.mynagad.com/api/dfs',
      merchantId: NAGAD.NAGAD_MERCHANT_ID,
      merchantPrivateKey: NAGAD.NAGAD_MERCHANT_PRIVATE_KEY,
      nagadPublicKey: NAGAD.NAGAD_PUBLIC_KEY,
      digest: 'sha256',
    },
  });
});

test('its sandbox, its topic and its digest are settings', () => {
  const providers = providersOf({
    ...ALL,
    SSLCOMMERZ_URL: 'https://sandbox.sslcommerz.com/',
    BKASH_TOPIC_ARN: 'arn:aws:sns:ap-southeast-1:1:haat',
    NAGAD_DIGEST: 'SHA1',
  });
  expect(providers.sslcommerz?.url).toBe('https://sandbox.sslcommerz.com');
  expect(providers.bkash?.topicArn).toBe('arn:aws:sns:ap-southeast-1:1:haat');
  expect(providers.nagad?.digest).toBe('sha1');
});

test.each(Object.keys(ALL))('a provider without %s is refused at the start', (missing) => {
  const [problem, ...others] = problems({ ...ALL, [missing]: undefined });
  expect(problem).toMatch(/ must be set all or none\.$/);
  expect(problem).toContain(missing);
  expect(others).toEqual([]);
});

test.each([
  ['SSLCOMMERZ_URL', 'securepay.sslcommerz.com', 'must look like https://securepay.sslcommerz.com'],
  ['NAGAD_DIGEST', 'md5', 'must be sha256 or sha1'],
  ['NAGAD_MERCHANT_PRIVATE_KEY', NAGAD.NAGAD_PUBLIC_KEY, "must be the merchant's private RSA key"],
  ['NAGAD_PUBLIC_KEY', NAGAD.NAGAD_MERCHANT_PRIVATE_KEY, "must be Nagad's public RSA key"],
])('a wrong %s is named, and no key is repeated', (name, value, sentence) => {
  const told = problems({ ...ALL, [name]: value }).join('\n');
  expect(told).toContain(`${name} ${sentence}`);
  expect(told).not.toContain(NAGAD.NAGAD_MERCHANT_PRIVATE_KEY.slice(0, 40));
});
