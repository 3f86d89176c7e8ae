import { hash, verify } from '@node-rs/argon2';
import { ConcurrencyLimit } from '../concurrency-limit.ts';

/** argon2id, which is the library's default, with the cost that OWASP recommends: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Node has four threads for all files, pictures and passwords: whoever tries many passwords must leave the shop some of them. */
const limit = new ConcurrencyLimit(2);

/** The argon2id hash of a password in PHC format, salted anew at every call. */
export const hashPassword = (password: string): Promise<string> => limit.run(() => hash(password, cost));

let nobodysHash: Promise<string> | undefined;

/**
 * Whether the password is the one that was hashed. Without a hash (no such account, or one of an identity provider)
 * the answer is no and takes as long, so that the time does not tell who has an account.
 */
export const verifyPassword = async (passwordHash: string | null, password: string): Promise<boolean> => {
  const known = passwordHash ?? (await (nobodysHash ??= hashPassword('nobody')));
  const isRight = await limit.run(() => verify(known, password));
  return passwordHash !== null && isRight;
};
