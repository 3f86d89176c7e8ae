import { createHash, timingSafeEqual } from 'node:crypto';

type Fields = Readonly<Record<string, string>>;

/**
 * What a post is signed with, by the name of its signature. MD5 is SSLCommerz's choice; the SHA-256 that comes with it
 * is in no document.
 */
const ALGORITHMS = { verify_sign: 'md5', verify_sign_sha2: 'sha256' } as const;

const hash = (algorithm: 'md5' | 'sha256', text: string) => createHash(algorithm).update(text).digest('hex');

const isSame = (one: string, other: string) => {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
};

const signature = (algorithm: 'md5' | 'sha256', fields: Fields, storePassword: string) =>
  hash(
    algorithm,
    Object.entries({ ...fields, store_passwd: hash(algorithm, storePassword) })
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, value]) => `${name}=${value}`)
      .join('&'),
  );

/**
 * Returns those fields of a post that SSLCommerz has signed; null when a signature is missing or wrong. `verify_key`
 * names them, and nothing else of the post may be used. Values are as they came: neither trimmed nor left out when they
 * are empty.
 */
export const signedFields = (post: Fields, storePassword: string): Record<string, string> | null => {
  const names = post['verify_key']?.split(',') ?? [];
  if (names.some((name) => name === '' || !Object.hasOwn(post, name))) return null;
  const fields = Object.fromEntries(names.map((name) => [name, post[name] ?? '']));
  for (const [name, algorithm] of Object.entries(ALGORITHMS)) {
    const value = post[name];
    // Only the MD5 is documented: a post without the other is genuine, one with a wrong other is not.
    if (value === undefined && name === 'verify_sign_sha2') continue;
    if (value === undefined || !isSame(value.toLowerCase(), signature(algorithm, fields, storePassword))) return null;
  }
  return fields;
};
