import {
  constants,
  createPrivateKey,
  createPublicKey,
  privateDecrypt,
  publicEncrypt,
  sign,
  verify,
  type KeyObject,
} from 'node:crypto';

/** The digest of signatures. */
export type Digest = 'sha256' | 'sha1';

/** What Nagad and the merchant send each other: encrypted to the receiver, and signed by the sender; both base64. */
export interface Sealed {
  sensitiveData: string;
  signature: string;
}

const padding = constants.RSA_PKCS1_PADDING;

/** The header lines of a PEM file are optional, and so are line breaks. */
const derOf = (key: string) => Buffer.from(key.replaceAll(/-----[^-]+-----|\s/g, ''), 'base64');

const attempt = (read: () => KeyObject): KeyObject | null => {
  try {
    const key = read();
    return key.asymmetricKeyType === 'rsa' ? key : null;
  } catch {
    // Not a key of this form. The error would quote nothing of use, and nothing of a key may reach a log.
    return null;
  }
};

/** Returns a private RSA key from the base64 of its PKCS#8 or PKCS#1 form, with or without header lines; null when it is none. */
export const privateKeyOf = (text: string): KeyObject | null => {
  const key = derOf(text);
  return (
    attempt(() => createPrivateKey({ key, format: 'der', type: 'pkcs8' })) ??
    attempt(() => createPrivateKey({ key, format: 'der', type: 'pkcs1' }))
  );
};

/** Returns a public RSA key from the base64 of its SPKI form, with or without header lines; null when it is none. */
export const publicKeyOf = (text: string): KeyObject | null => {
  const key = derOf(text);
  return attempt(() => createPublicKey({ key, format: 'der', type: 'spki' }));
};

/** The keys of one side: its own private key, and the public key of the other side. */
export interface Keys {
  own: KeyObject;
  other: KeyObject;
  digest: Digest;
}

/** Encrypts a message to the other side and signs it: the same bytes, since the order of a message's members is free. */
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
 * Decrypts a message of the other side. A wrong padding gives random bytes and no error, so the text counts only after its signature
 * has been verified. @throws UnsealError
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
