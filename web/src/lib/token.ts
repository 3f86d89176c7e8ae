import { changeStored, readStored, writeStored } from './storage.ts';

/** Tokens that live longer are replaced so long before they end (spec §9); others at half their life. */
const EARLY_MS = 5 * 60_000;

/** What an access token says in clear; undefined what it does not say. */
const claimsOf = (token: string): { iat?: number; exp?: number; sid?: string; sub?: string } => {
  try {
    const payload = token.split('.')[1] ?? '';
    return (JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) ?? {}) as object;
  } catch {
    return {};
  }
};

/** How long the token is good from when it was issued, in milliseconds; for ever when it does not say. */
const lifeOf = (token: string): number => {
  const { iat = 0, exp = Infinity } = claimsOf(token);
  return (exp - iat) * 1000;
};

/** Names a token without repeating it. */
const tailOf = (token: string) => token.slice(-9);

/**
 * Notes when a token came, for all tabs: devices' clocks are wrong by hours, so that a token's age can be told by how far
 * the clock has gone since, and not by what it shows. Do this before it is stored.
 */
export const noteReceived = (token: string): void =>
  writeStored('tokenReceived', `${Date.now()} ${tailOf(token)}`);

/** For how long the token has been here; a token of which that is not known came now. */
const ageOf = (token: string): number => {
  const [received, whose] = (readStored('tokenReceived') ?? '').split(' ');
  if (whose !== tailOf(token)) {
    noteReceived(token);
    return 0;
  }
  const age = Date.now() - Number(received);
  // Somebody has set the clock back: how old it is, nobody knows.
  return age >= 0 ? age : Infinity;
};

/** Whether the token has ended, or will before a request arrives. */
export const isOver = (token: string): boolean => ageOf(token) >= lifeOf(token) * 0.98;

/** In how many milliseconds the token is to be replaced; never: `Infinity`. */
export const dueIn = (token: string): number => {
  const life = lifeOf(token);
  if (life === Infinity) return life;
  return (life > 2 * EARLY_MS ? life - EARLY_MS : life / 2) - ageOf(token);
};

/** Ends a sign-in of which the shop knows nothing any more. The login page tells so. */
export const dropToken = (): void => {
  writeStored('sessionEnded', 'true');
  changeStored('token', null);
};

/** Whose token it is; undefined when it does not say. */
export const personOf = (token: string): string | undefined => claimsOf(token).sub;

/** Whether two tokens are of one session: one has taken the other's place. */
export const isSameSession = (one: string | null | undefined, other: string | null): boolean => {
  if (!one || !other) return false;
  const { sid } = claimsOf(one);
  return one === other || (sid !== undefined && sid === claimsOf(other).sid);
};
