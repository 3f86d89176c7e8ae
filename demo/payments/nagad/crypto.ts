import { constants, createPrivateKey, createPublicKey, privateDecrypt, publicEncrypt, sign, verify } from 'node:crypto';
import type { NagadConfig } from '#platform/config/provider-config.ts';
import type { TwinCredentials } from '../credentials.ts';

/** A JSON text for one reader, and the signature of that same text. */
export interface Sealed {
  /** Encrypted, in base64. */
  sensitiveData: string;
  /** In base64. */
  signature: string;
}

/** The digest of signatures. */
export type Digest = NagadConfig['digest'];

const { RSA_PKCS1_PADDING: padding } = constants;

/** Returns what Nagad answers: encrypted for the merchant, signed by Nagad. */
export const seal = (credentials: TwinCredentials, digest: Digest, content: object): Sealed => {
  const text = Buffer.from(JSON.stringify(content));
  const reader = createPublicKey(credentials.keys('nagad-merchant').publicKey);
  const writer = createPrivateKey(credentials.keys('nagad').privateKey);
  return {
    sensitiveData: publicEncrypt({ key: reader, padding }, text).toString('base64'),
    signature: sign(digest, text, writer).toString('base64'),
  };
};

/** Returns what the merchant has sent; null when it cannot be decrypted, or its signature is not the merchant's. */
export const open = (
  credentials: TwinCredentials,
  digest: Digest,
  { sensitiveData, signature }: Sealed,
): Readonly<Record<string, unknown>> | null => {
  const text = decrypted(credentials, sensitiveData);
  const writer = createPublicKey(credentials.keys('nagad-merchant').publicKey);
  if (text === null || !verify(digest, text, writer, Buffer.from(signature, 'base64'))) return null;
  try {
    const content: unknown = JSON.parse(text.toString('utf8'));
    return typeof content === 'object' && content !== null ? { ...content } : null;
  } catch {
    return null;
  }
};

const decrypted = (credentials: TwinCredentials, sensitiveData: string): Buffer | null => {
  try {
    const key = createPrivateKey(credentials.keys('nagad').privateKey);
    return privateDecrypt({ key, padding }, Buffer.from(sensitiveData, 'base64'));
  } catch {
    // Not encrypted for Nagad.
    return null;
  }
};
