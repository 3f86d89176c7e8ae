import { hash, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';

/** argon2id, the library's default, with the cost that OWASP recommends: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Node has four threads for files, pictures and passwords: hashing may use only two of them. */
const limit = pLimit(2);

/** Returns the argon2id hash of a password in PHC format, with a new salt at every call. */
export const hashPassword = (password: string): Promise<string> => limit(() => hash(password, cost));

let nobodysHash: Promise<string> | undefined;

/**
 * Whether the password matches the hash. Without a hash (no such account, or one of an identity provider) it returns
 * false after the same time, so that the time does not reveal who has an account.
 */
export const verifyPassword = async (passwordHash: string | null, password: string): Promise<boolean> => {
  const known = passwordHash ?? (await (nobodysHash ??= hashPassword('nobody')));
  const isRight = await limit(() => verify(known, password));
  return passwordHash !== null && isRight;
};
