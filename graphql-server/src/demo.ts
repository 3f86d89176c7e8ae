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
  /** Its pages and calls; they also learn from requests at which address the shop listens. */
  readonly routes: Router;
  /** How the shop calls it: at the address that the shop listens on, whatever people call the shop. */
  readonly fetch: CustomFetch;
}

/** All that the server knows of the demo shop: `demo/` implements it. */
export interface Demo {
  /** Who can sign in, by what they are. Their passwords are public on purpose. */
  readonly accounts: Readonly<Record<string, { readonly email: string; readonly password: string }>>;
  /** Fills an empty shop; leaves any other as it is, but for texts that came to the demo later. */
  seed(dataSource: DataSource, log: (line: string) => void): Promise<void>;
  /** The customer whom samples can name; null when the account is gone. */
  exampleCustomer(dataSource: DataSource): Promise<ExampleCustomer | null>;
  /** The stand-in for Google. */
  google(config: Pick<Config, 'publicUrl' | 'sessionSecrets'>): Promise<DemoGoogle>;
}

/** The demo shop is wanted and not there. */
export class DemoError extends Error {}

const folder = path.join(projectRoot, 'demo');

/** Where the demo's pictures lie. Delivered outside demo mode too: `npm run demo` fills any empty shop. */
export const demoPictures = path.join(folder, 'pictures');

/** The demo shop; undefined outside demo mode, where nothing of it is loaded and its files may be missing. */
export const loadDemo = async ({ demoMode }: Pick<Config, 'demoMode'>): Promise<Demo | undefined> => {
  if (!demoMode) return undefined;
  if (!existsSync(path.join(folder, 'demo.ts')))
    throw new DemoError(
      `The demo shop is not installed: ${folder} has no demo.ts. Put that folder back, or start a shop of your own with DEMO_MODE=false.`,
    );
  return (await import('../../demo/demo.ts')).demo;
};
