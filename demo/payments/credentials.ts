import { createHmac, generateKeyPairSync } from 'node:crypto';
import { recordsIn, type TwinStore } from './store.ts';

/** A pair of RSA keys, as PEM. */
export interface KeyPair {
  publicKey: string;
  privateKey: string;
}

/** What the shop signs in with at the twin, and the twin's own keys. */
export interface TwinCredentials {
  readonly sslcommerz: { readonly storeId: string; readonly storePassword: string };
  readonly bkash: {
    readonly appKey: string;
    readonly appSecret: string;
    readonly username: string;
    readonly password: string;
    readonly topicArn: string;
  };
  readonly nagad: { readonly merchantId: string };
  /** The keys of a name, made at their first use: that takes a moment. They survive restarts. */
  keys(name: 'nagad' | 'nagad-merchant' | 'sns'): KeyPair;
}

const newPair = (): KeyPair =>
  generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });

/** Returns the credentials that follow from a secret. */
export const createCredentials = (secret: string, store: TwinStore): TwinCredentials => {
  const pairs = recordsIn<KeyPair>(store, 'keys');
  const derived = (name: string) =>
    createHmac('sha256', secret).update(`demo-payments ${name}`).digest('base64url').slice(0, 24);
  return {
    sslcommerz: { storeId: 'haatdemo', storePassword: derived('store') },
    bkash: {
      appKey: 'haat-demo',
      appSecret: derived('app'),
      username: 'haat-demo',
      password: derived('user'),
      topicArn: 'arn:aws:sns:ap-southeast-1:000000000000:haat-demo',
    },
    nagad: { merchantId: '683002007104225' },
    keys: (name) => {
      const known = pairs.get(name);
      if (known) return known;
      const made = newPair();
      pairs.set(name, made);
      return made;
    },
  };
};
