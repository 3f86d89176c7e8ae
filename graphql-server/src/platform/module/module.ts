import type { Request, RequestHandler, Response, Router } from 'express';
import type { EntityManager, EntitySchema } from 'typeorm';
import type { Config, GoogleConfig } from '../config/config.ts';
import type { LeavingCustomer } from '#people/customer/personal-data.ts';
import type { Database } from '../db/database.ts';
import type { SqlFunction } from '../db/functions.ts';
import type { PublicReads } from '../db/standbys.ts';
import type { DemoGoogle } from '../demo/demo.ts';
import type { AppError } from '#kernel/errors.ts';
import type { Resolvers } from '#generated/schema.ts';
import type { ContextOf, RequestContext } from '../http/context.ts';
import type { Examples } from '../http/examples.ts';
import type { OpenApi, Paths, Schemas } from '../http/openapi/types.ts';
import type { RateLimits } from '../rate-limits/rate-limits.ts';
import type { KeptCalls } from '../http/rest/calls.ts';
import type { Calls } from '../http/rest/calls.ts';
import type { PageName } from '#schema/pages.ts';
import type { JobQueue } from '../jobs/job-queue.ts';
import type { JobName } from '../jobs/job-queue.ts';
import type { Queues } from '../jobs/queues.ts';
import type { Makers } from '#kernel/lazily.ts';
import type { Live } from '../live/live.ts';
import type { Log } from '#kernel/log.ts';
import type { Letters } from '../mail/mail-queue.ts';
import type { Listeners } from '../events/events.ts';
import type { Relay } from '../events/relay.ts';
import type { Presence } from '#kernel/presence.ts';
import type { Reach } from '../network/public-internet.ts';

/** The services of all modules by name. Every module adds its own: `declare module '../module.ts' { interface Services { … } }`. */
export interface Services {
  limits: RateLimits;
  publicReads: PublicReads;
}

/**
 * The loaders of one request: equal reads happen once, reads of many items in one statement. Modules add their own, as to
 * `Services`.
 */
export interface Loaders {}

/** What services need. */
export interface Deps {
  config: Config;
  database: Database;
  /** Where jobs are added. */
  jobs: JobQueue;
  /** Brings events to their listeners. */
  relay: Pick<Relay, 'wake'>;
  /** The credentials for payment providers, and how to reach them: the configuration's, or in demo mode the stand-ins'. */
  payments: { providers: Config['payments']['providers']; fetch: typeof fetch };
  /** Where pictures of products may be fetched from, in tests; otherwise the public internet. */
  pictureReach?: Reach | undefined;
  /** The clock by which services keep things for a while, in milliseconds, in tests. */
  clock?: (() => number) | undefined;
  /** Absent where only services are used. */
  log?: Log | undefined;
  modules: readonly Module[];
  /** Each is created at its first use, so the order of the modules does not matter. */
  services: Services;
}

/** What background work needs. */
export interface WorkDeps extends Deps {
  log: Log;
}

/** What the edges need. */
export interface EdgeDeps extends WorkDeps {
  live: Live;
  /** Undefined where sign-in with Google is not configured. */
  google: { config: GoogleConfig; fetch?: DemoGoogle['fetch'] } | undefined;
}

/** A module's REST calls, and their part of the OpenAPI document. */
export interface RestPart {
  calls?: Calls;
  /** Those of them whose answers are kept in memory. */
  kept?: KeptCalls;
  /** Other routes, such as files and pages. */
  routers?: (deps: EdgeDeps, contextOf: ContextOf) => readonly Router[];
  /** Returns the additional fields of this noun's errors, besides sentence and code. */
  errorFields?: (error: AppError) => object | undefined;
  tags?: readonly { name: string; description: string }[];
  paths: Paths;
  /** Puts what there is in this shop in place of the invented examples of the document. */
  fillExamples?: (document: OpenApi, examples: Examples) => void;
  schemas?: Schemas | ((modules: readonly Module[]) => Schemas);
}

/** What the export reads from a table that belongs to customers. */
export interface ExportedTable {
  table: string;
  /** Its documentation. */
  description: string;
  /** The rows must not contain secrets, their hashes, or other people's names. */
  rows: (manager: EntityManager, customerId: string) => Promise<object[]>;
}

/** Runs after the customer is deleted, in the same transaction. */
export type LastStep = () => Promise<void>;

/** A module's part of the export and the deletion of a person's data. */
export interface PrivacyPart {
  /** By the key in the export, which has the order of the modules. */
  exports?: Record<string, ExportedTable>;
  /**
   * Locks what others may be changing right now, before anything is deleted, in the same transaction: nothing is added afterwards,
   * and two who need the same rows take them in the same order.
   */
  beforeDeletion?: (manager: EntityManager, leaving: LeavingCustomer) => Promise<void>;
  /** Runs before the customer is deleted, in the same transaction; from the last module to the first. */
  onDeletion?: (manager: EntityManager, leaving: LeavingCustomer, deps: Deps) => Promise<LastStep | void>;
}

/** Everything that the rest of the server knows of a noun. */
export interface Module {
  name: string;
  /** Tables. */
  entities?: readonly EntitySchema[];
  /** Functions in PostgreSQL, which its statements call. */
  functions?: readonly SqlFunction[];
  services?: Makers<Services, Deps>;
  loaders?: Makers<Loaders, RequestContext>;
  resolvers?: Resolvers | readonly Resolvers[];
  rest?: RestPart;
  /** Runs before GraphQL and REST. */
  middleware?: (deps: EdgeDeps) => RequestHandler;
  /** Adds to the context of requests. */
  context?: (
    deps: EdgeDeps,
  ) => (known: RequestContext, request: Request, response: Response) => Partial<RequestContext>;
  /** The queues of this noun, with their workers. */
  queues?: Partial<Queues<JobName>>;
  /** The mails of this noun. */
  letters?: Letters;
  /** What it does when something has happened, also elsewhere. */
  listeners?: Listeners;
  privacy?: PrivacyPart;
  /** Deletes what has expired. Runs every hour. */
  cleanUp?: (deps: Deps) => Promise<unknown>;
  /** Real data of this noun for examples. */
  examples?: (services: Services) => Promise<Partial<Examples>>;
  /** Whether what a page's path or query names can be shown. Pages that are not listed always can. */
  pages?: Partial<
    Record<PageName, (named: string, deps: Deps, query: URLSearchParams) => Presence | Promise<Presence>>
  >;
}
