import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Router } from 'express';
import type { CustomFetch } from 'openid-client';
import type { DataSource } from 'typeorm';
import { projectRoot, type Config, type GoogleConfig } from '../config/config.ts';
import type { ExampleCustomer } from '../http/examples.ts';

/** The demo's stand-in for Google. */
export interface DemoGoogle {
  readonly config: GoogleConfig;
  /** Its pages and calls. They also learn from requests at which host and port the shop listens. */
  readonly routes: Router;
  /** A fetch with which the shop calls it, at the host and port where the shop listens, whatever its public URL. */
  readonly fetch: CustomFetch;
}

/** What the demo's stand-ins need to know of the shop that they are in. */
export type DemoConfig = Pick<Config, 'dataDir' | 'host' | 'port' | 'publicUrl' | 'sessionSecrets'>;

type Providers = Config['providers'];

/** The demo's stand-ins for the payment providers. */
export interface DemoPayments {
  /** The shop's credentials at all of them. */
  readonly config: { readonly [Name in keyof Providers]-?: NonNullable<Providers[Name]> };
  /**
   * Their pages and calls. Where the shop listens on any free port, they learn it from requests, so every request
   * passes here.
   */
  readonly routes: Router;
  /** A fetch with which the shop calls them, at the host and port where the shop listens, whatever its public URL. */
  readonly fetch: typeof fetch;
}

/** Everything that the server knows of the demo shop, implemented by `demo/`. */
export interface Demo {
  /** The accounts by their kind. Their passwords are public on purpose. */
  readonly accounts: Readonly<Record<string, { readonly email: string; readonly password: string }>>;
  /** Fills an empty shop; leaves any other as it is, except for texts that the demo got later. */
  seed(dataSource: DataSource, log: (line: string) => void): Promise<void>;
  /** Returns the customer for examples; null when the account was deleted. */
  exampleCustomer(dataSource: DataSource): Promise<ExampleCustomer | null>;
  /** The stand-in for Google. */
  google(config: Pick<Config, 'publicUrl' | 'sessionSecrets'>): Promise<DemoGoogle>;
  /**
   * The stand-ins for the payment providers. The background jobs may have stand-ins of their own, and meet the same
   * payments.
   */
  payments(config: DemoConfig): Promise<DemoPayments>;
}

/** Demo mode is on, but the demo's files are missing. */
export class DemoError extends Error {}

const folder = path.join(projectRoot, 'demo');

/**
 * The folder of the demo's pictures. They are delivered outside demo mode too, since `npm run demo` fills any empty
 * shop.
 */
export const demoPictures = path.join(folder, 'pictures');

/** Returns the demo shop; undefined outside demo mode, where none of it is loaded and its files may be missing. */
export const loadDemo = async ({ demoMode }: Pick<Config, 'demoMode'>): Promise<Demo | undefined> => {
  if (!demoMode) return undefined;
  if (!existsSync(path.join(folder, 'demo.ts')))
    throw new DemoError(
      `The demo shop is not installed: ${folder} has no demo.ts. Put that folder back, or start a shop of your own with DEMO_MODE=false.`,
    );
  return (await import('#demo/demo.ts')).demo;
};
