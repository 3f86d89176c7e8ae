import express, { Router } from 'express';
import * as v from 'valibot';
import type { DemoPayments } from '#platform/demo/demo.ts';
import type { NagadConfig } from '#platform/config/provider-config.ts';
import { createBkashPart } from './bkash/part.ts';
import { createCalls, type TwinCall } from './calls.ts';
import { createCredentials, type TwinCredentials } from './credentials.ts';
import { createFaults, faultSettings, type FaultSwitch } from './faults.ts';
import type { ProviderName } from './choices.ts';
import type { TwinFrame, TwinPart } from './frame.ts';
import { hostedPages } from './hosted.ts';
import { createNagadPart } from './nagad/part.ts';
import { createNotifications, type SentNotice } from './notifications.ts';
import { createTwinPayments, type TwinPayments } from './payments.ts';
import { createSslcommerzPart } from './sslcommerz/part.ts';
import { createMemoryStore, recordsIn, type TwinStore } from './store.ts';

/** Where the twin is mounted. */
export const TWIN_PATH = '/demo-payments';

/** The largest body of a call. */
const BODY_LIMIT = '20kb';

/** Stand-ins for the payment providers, which speak their protocols. */
export interface Twin {
  /** Serves everything below `TWIN_PATH`. */
  readonly router: Router;
  /** The configuration of a shop that pays here. */
  readonly config: DemoPayments['config'];
  readonly credentials: TwinCredentials;
  readonly faults: FaultSwitch;
  /** The payments of all providers. */
  readonly payments: Pick<TwinPayments, 'get' | 'find' | 'list' | 'update'>;
  /** The calls of the shop that have arrived since the start, oldest first. */
  readonly calls: readonly TwinCall[];
  /** The notifications that were sent since the start, oldest first, with the shop's answers. */
  readonly notices: readonly SentNotice[];
  /** Sends the notifications that are late; returns how many there were. */
  release(): Promise<number>;
  /** Waits until the shop has answered the notifications that are on their way. */
  settled(): Promise<void>;
}

/** What a twin needs. */
export interface TwinOptions {
  /** The URL at which shop and browsers reach it, without `TWIN_PATH`. */
  publicUrl: () => string;
  /** The credentials follow from it. */
  secret: string;
  /** Where it remembers payments; by default until the process ends. */
  store?: TwinStore;
  /** Sends the notifications. */
  reach?: typeof fetch;
  now?: () => Date;
  /** The digest of Nagad's signatures; SHA-256 by default. */
  nagadDigest?: NagadConfig['digest'];
}

/** A key without its header lines, as Nagad gives it out. */
const bare = (pem: string) => pem.replaceAll(/-----[^-]+-----|\s/g, '');

const configOf = (
  credentials: TwinCredentials,
  nagadDigest: NagadConfig['digest'],
  url: () => string,
): DemoPayments['config'] => {
  const { topicArn, ...bkash } = credentials.bkash;
  return {
    sslcommerz: {
      ...credentials.sslcommerz,
      get url() {
        return `${url()}/sslcommerz`;
      },
    },
    bkash: {
      ...bkash,
      topicArn,
      get url() {
        return `${url()}/bkash/v1.2.0-beta`;
      },
      get certificateOrigin() {
        return new URL(url()).origin;
      },
    },
    nagad: {
      ...credentials.nagad,
      digest: nagadDigest,
      get url() {
        return `${url()}/nagad/api/dfs`;
      },
      // The keys are made at their first use.
      get merchantPrivateKey() {
        return bare(credentials.keys('nagad-merchant').privateKey);
      },
      get nagadPublicKey() {
        return bare(credentials.keys('nagad').publicKey);
      },
    },
  };
};

/** Creates the twin of all providers. */
export const createTwin = ({
  publicUrl,
  secret,
  store = createMemoryStore(),
  reach = fetch,
  now = () => new Date(),
  nagadDigest = 'sha256',
}: TwinOptions): Twin => {
  const url = () => publicUrl() + TWIN_PATH;
  const credentials = createCredentials(secret, store);
  const faults = createFaults();
  const { calls, handler } = createCalls();
  const { sent, notify, release, settled } = createNotifications(reach);
  const payments = createTwinPayments(store, now, null);

  const frameOf = (provider: ProviderName): TwinFrame => ({
    provider,
    credentials,
    payments: createTwinPayments(store, now, provider),
    faults: faults.of(provider),
    records: (kind) => recordsIn(store, `${provider} ${kind}`),
    url: (path) => `${url()}/${provider}${path}`,
    page: (id) => `${url()}/pay/${id}`,
    call: handler(provider, faults.of(provider)),
    notify: (build) => notify(provider, faults.of(provider), build),
    now,
  });
  const parts: Record<ProviderName, TwinPart> = {
    sslcommerz: createSslcommerzPart(frameOf('sslcommerz')),
    bkash: createBkashPart(frameOf('bkash')),
    nagad: createNagadPart(frameOf('nagad'), nagadDigest),
  };

  const inside = Router();
  inside.use('/pay', hostedPages({ payments, parts, now, publicUrl }));
  inside.use(express.urlencoded({ extended: false, limit: BODY_LIMIT }), express.json({ limit: BODY_LIMIT }));
  inside.get('/faults', (_request, response) => void response.json(faults.current()));
  inside.put('/faults', (request, response) => {
    const { success, output, issues } = v.safeParse(faultSettings, request.body);
    if (success) faults.set(output);
    response.status(success ? 200 : 400).json(success ? output : { error: v.summarize(issues) });
  });
  inside.post('/release', async (_request, response) => void response.json({ released: await release() }));
  for (const [name, part] of Object.entries(parts)) inside.use(`/${name}`, part.router);
  inside.use((_request, response) => void response.status(404).json({ error: 'There is nothing at this address.' }));

  const router = Router();
  router.use(TWIN_PATH, inside);
  return {
    router,
    config: configOf(credentials, nagadDigest, url),
    credentials,
    faults,
    payments,
    calls,
    notices: sent,
    release,
    settled,
  };
};
