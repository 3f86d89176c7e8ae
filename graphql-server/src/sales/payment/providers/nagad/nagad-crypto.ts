import { constants, privateDecrypt, publicEncrypt, sign, verify, type KeyObject } from 'node:crypto';

/** The digest of signatures. */
export type Digest = 'sha256' | 'sha1';

/** What Nagad and the merchant send each other: encrypted to the receiver, and signed by the sender; both base64. */
export interface Sealed {
  sensitiveData: string;
  signature: string;
}

const padding = constants.RSA_PKCS1_PADDING;

/** The keys of one side: its own private key, and the public key of the other side. */
export interface Keys {
  own: KeyObject;
  other: KeyObject;
  digest: Digest;
}

/**
 * Encrypts a message to the other side and signs it: the same bytes, since the order of a message's members is free.
 */
export const seal = ({ own, other, digest }: Keys, message: Readonly<Record<string, string>>): Sealed => {
  const bytes = Buffer.from(JSON.stringify(message), 'utf8');
  return {
    sensitiveData: publicEncrypt({ key: other, padding }, bytes).toString('base64'),
    signature: sign(digest, bytes, { key: own, padding }).toString('base64'),
  };
};

/** A sealed message that cannot be decrypted, or that somebody else has signed. */
export class UnsealError extends Error {}

/**
 * Decrypts a message of the other side. A wrong padding gives random bytes and no error, so the text counts only after
 * its signature has been verified.
 * @throws UnsealError
 */
export const unseal = ({ own, other, digest }: Keys, { sensitiveData, signature }: Sealed): unknown => {
  let bytes: Buffer;
  try {
    bytes = privateDecrypt({ key: own, padding }, Buffer.from(sensitiveData, 'base64'));
  } catch (error) {
    throw new UnsealError('it cannot be decrypted with the merchant key', { cause: error });
  }
  if (!verify(digest, bytes, { key: other, padding }, Buffer.from(signature, 'base64')))
    throw new UnsealError(`it has no valid ${digest} signature of Nagad`);
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch (error) {
    throw new UnsealError('it is signed, but not JSON', { cause: error });
  }
};
