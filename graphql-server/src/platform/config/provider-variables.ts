import * as v from 'valibot';
import { allOrNone, oneOf, webUrl } from './variables.ts';
import { privateKeyOf, publicKeyOf } from './rsa-keys.ts';
import type { ProvidersConfig } from './provider-config.ts';

const SSLCOMMERZ_URL = 'https://securepay.sslcommerz.com';
const BKASH_URL = 'https://tokenized.pay.bka.sh/v1.2.0-beta';
const NAGAD_URL = 'https://api.mynagad.com/api/dfs';

/** The variables of the payment providers. */
export const providerVariables = {
  SSLCOMMERZ_STORE_ID: v.optional(v.string()),
  SSLCOMMERZ_STORE_PASSWORD: v.optional(v.string()),
  SSLCOMMERZ_URL: v.optional(webUrl(['http:', 'https:'], SSLCOMMERZ_URL), SSLCOMMERZ_URL),
  BKASH_APP_KEY: v.optional(v.string()),
  BKASH_APP_SECRET: v.optional(v.string()),
  BKASH_USERNAME: v.optional(v.string()),
  BKASH_PASSWORD: v.optional(v.string()),
  BKASH_URL: v.optional(webUrl(['http:', 'https:'], BKASH_URL), BKASH_URL),
  BKASH_TOPIC_ARN: v.optional(v.string()),
  NAGAD_MERCHANT_ID: v.optional(v.string()),
  NAGAD_MERCHANT_PRIVATE_KEY: v.optional(
    v.pipe(
      v.string(),
      v.check((text) => privateKeyOf(text) !== null, "must be the merchant's private RSA key, in base64."),
    ),
  ),
  NAGAD_PUBLIC_KEY: v.optional(
    v.pipe(
      v.string(),
      v.check((text) => publicKeyOf(text) !== null, "must be Nagad's public RSA key, in base64."),
    ),
  ),
  NAGAD_URL: v.optional(webUrl(['http:', 'https:'], NAGAD_URL), NAGAD_URL),
  NAGAD_DIGEST: v.optional(oneOf(['sha256', 'sha1'], 'sha256 or sha1'), 'sha256'),
};

const variables = v.object(providerVariables);

type Variables = v.InferOutput<typeof variables>;

const NEEDED = [
  ['SSLCOMMERZ_STORE_ID', 'SSLCOMMERZ_STORE_PASSWORD'],
  ['BKASH_APP_KEY', 'BKASH_APP_SECRET', 'BKASH_USERNAME', 'BKASH_PASSWORD'],
  ['NAGAD_MERCHANT_ID', 'NAGAD_MERCHANT_PRIVATE_KEY', 'NAGAD_PUBLIC_KEY'],
] as const;

/** The problems between these variables: each sentence, and whether it applies. */
export const providerProblems = (env: Variables): Readonly<Record<string, boolean>> =>
  Object.fromEntries(NEEDED.map((names) => allOrNone(env, names)));

/** Returns the providers for which the variables have credentials. */
export const providersFrom = (env: Variables): ProvidersConfig => ({
  ...(env.SSLCOMMERZ_STORE_ID !== undefined &&
    env.SSLCOMMERZ_STORE_PASSWORD !== undefined && {
      sslcommerz: {
        url: env.SSLCOMMERZ_URL,
        storeId: env.SSLCOMMERZ_STORE_ID,
        storePassword: env.SSLCOMMERZ_STORE_PASSWORD,
      },
    }),
  ...(env.BKASH_APP_KEY !== undefined &&
    env.BKASH_APP_SECRET !== undefined &&
    env.BKASH_USERNAME !== undefined &&
    env.BKASH_PASSWORD !== undefined && {
      bkash: {
        url: env.BKASH_URL,
        appKey: env.BKASH_APP_KEY,
        appSecret: env.BKASH_APP_SECRET,
        username: env.BKASH_USERNAME,
        password: env.BKASH_PASSWORD,
        ...(env.BKASH_TOPIC_ARN !== undefined && { topicArn: env.BKASH_TOPIC_ARN }),
      },
    }),
  ...(env.NAGAD_MERCHANT_ID !== undefined &&
    env.NAGAD_MERCHANT_PRIVATE_KEY !== undefined &&
    env.NAGAD_PUBLIC_KEY !== undefined && {
      nagad: {
        url: env.NAGAD_URL,
        merchantId: env.NAGAD_MERCHANT_ID,
        merchantPrivateKey: env.NAGAD_MERCHANT_PRIVATE_KEY,
        nagadPublicKey: env.NAGAD_PUBLIC_KEY,
        digest: env.NAGAD_DIGEST,
      },
    }),
});
