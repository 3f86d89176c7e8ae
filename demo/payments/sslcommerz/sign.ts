import { createHash } from 'node:crypto';

const hash = (algorithm: 'md5' | 'sha256', text: string) => createHash(algorithm).update(text).digest('hex');

/** Returns the fields of a post with their names in `verify_key`, and both signatures by the store's password. */
export const signed = (fields: Readonly<Record<string, string>>, storePassword: string): Record<string, string> => {
  const signature = (algorithm: 'md5' | 'sha256') =>
    hash(
      algorithm,
      Object.entries({ ...fields, store_passwd: hash(algorithm, storePassword) })
        .toSorted(([one], [other]) => (one < other ? -1 : 1))
        .map(([name, value]) => `${name}=${value}`)
        .join('&'),
    );
  return {
    ...fields,
    verify_sign: signature('md5'),
    verify_key: Object.keys(fields).toSorted().join(','),
    verify_sign_sha2: signature('sha256'),
  };
};
