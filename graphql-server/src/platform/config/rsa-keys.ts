import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';

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

/**
 * Returns a private RSA key from the base64 of its PKCS#8 or PKCS#1 form, with or without header lines; null when it is
 * none.
 */
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
