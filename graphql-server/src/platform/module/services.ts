import type { PublicReads } from '../db/standbys.ts';
import type { RateLimits } from '../rate-limits/rate-limits.ts';

/**
 * The services of all modules by name. Every module adds its own: `declare module '#platform/module/services.ts' {
 * interface Services { … } }`.
 */
export interface Services {
  limits: RateLimits;
  publicReads: PublicReads;
}

/**
 * The loaders of one request: equal reads happen once, reads of many items in one statement. Modules add their own, as
 * to `Services`.
 */
export interface Loaders {}
