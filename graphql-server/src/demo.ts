import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Router } from 'express';
import type { CustomFetch } from 'openid-client';
import type { DataSource } from 'typeorm';
import { projectRoot, type Config, type GoogleConfig } from './config.ts';
import type { ExampleCustomer } from './http/examples.ts';

/** The demo's stand-in for Google. */
export interface DemoGoogle {
  readonly config: GoogleConfig;
  /** Its pages and calls. They also learn from requests at which host and port the shop listens. */
  readonly routes: Router;
  /** A fetch with which the shop calls it, at the host and port where the shop listens, whatever its public URL. */
  readonly fetch: CustomFetch;
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
}

/** Demo mode is on, but the demo's files are missing. */
export class DemoError extends Error {}

const folder = path.join(projectRoot, 'demo');

/** The folder of the demo's pictures. They are delivered outside demo mode too, since `npm run demo` fills any empty shop. */
export const demoPictures = path.join(folder, 'pictures');

/** Returns the demo shop; undefined outside demo mode, where none of it is loaded and its files may be missing. */
export const loadDemo = async ({ demoMode }: Pick<Config, 'demoMode'>): Promise<Demo | undefined> => {
  if (!demoMode) return undefined;
  if (!existsSync(path.join(folder, 'demo.ts')))
    throw new DemoError(
      `The demo shop is not installed: ${folder} has no demo.ts. Put that folder back, or start a shop of your own with DEMO_MODE=false.`,
    );
  return (await import('../../demo/demo.ts')).demo;
};
