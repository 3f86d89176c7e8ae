import { changeStored, readStored, writeStored } from './storage.ts';

/**
 * Tokens with a long life are replaced this many milliseconds before they expire (spec §9); others at half their life.
 */
const EARLY_MS = 5 * 60_000;

/** Returns the token's claims without verifying them; those that it lacks are undefined. */
const claimsOf = (token: string): { iat?: number; exp?: number; sid?: string; sub?: string } => {
  try {
    const payload = token.split('.')[1] ?? '';
    return (JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) ?? {}) as object;
  } catch {
    return {};
  }
};

/** Returns for how long the token is valid from its issue, in milliseconds; infinite when it does not say. */
const lifeOf = (token: string): number => {
  const { iat = 0, exp = Infinity } = claimsOf(token);
  return (exp - iat) * 1000;
};

/** Identifies a token without storing it again. */
const tailOf = (token: string) => token.slice(-9);

/**
 * Stores when a token arrived, for all tabs. Clocks of devices are wrong by hours, so a token's age is computed from
 * how much time has passed on this clock since then, not from its absolute time. Call it before the token is stored.
 */
export const noteReceived = (token: string): void => writeStored('tokenReceived', `${Date.now()} ${tailOf(token)}`);

/** Returns how long the token has been here, in milliseconds; 0 when its arrival is unknown. */
const ageOf = (token: string): number => {
  const [received, whose] = (readStored('tokenReceived') ?? '').split(' ');
  if (whose !== tailOf(token)) {
    noteReceived(token);
    return 0;
  }
  const age = Date.now() - Number(received);
  // The clock was set back: the age is unknown, so treat the token as old.
  return age >= 0 ? age : Infinity;
};

/** Whether the token has expired, or will before a request arrives. */
export const isOver = (token: string): boolean => ageOf(token) >= lifeOf(token) * 0.98;

/** Returns in how many milliseconds the token should be replaced; `Infinity` for never. */
export const dueIn = (token: string): number => {
  const life = lifeOf(token);
  if (life === Infinity) return life;
  return (life > 2 * EARLY_MS ? life - EARLY_MS : life / 2) - ageOf(token);
};

/** Removes a token whose session the server no longer knows. The login page says so. */
export const dropToken = (): void => {
  writeStored('sessionEnded', 'true');
  changeStored('token', null);
};

/** Returns the id of the token's customer; undefined when it does not say. */
export const personOf = (token: string): string | undefined => claimsOf(token).sub;

/** Whether two tokens belong to the same session: one has replaced the other. */
export const isSameSession = (one: string | null | undefined, other: string | null): boolean => {
  if (!one || !other) return false;
  const { sid } = claimsOf(one);
  return one === other || (sid !== undefined && sid === claimsOf(other).sid);
};
