import type { Request, RequestHandler, Response, Router } from 'express';
import type { EntityManager, EntitySchema } from 'typeorm';
import type { Config, GoogleConfig } from './config.ts';
import type { LeavingCustomer } from './customer/personal-data.ts';
import type { Database } from './db/database.ts';
import type { DemoGoogle } from './demo.ts';
import type { Resolvers } from './generated/schema.ts';
import type { ContextOf, RequestContext } from './http/context.ts';
import type { Examples } from './http/examples.ts';
import type { Paths, Schemas } from './http/openapi/types.ts';
import type { RateLimits } from './rate-limits.ts';
import type { Calls } from './http/rest/rest.ts';
import type { PageName } from './http/web/web-pages.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { JobName, Queues } from './jobs/queues.ts';
import type { Makers } from './lazily.ts';
import type { Log } from './log.ts';
import type { Letters } from './mail/mail-queue.ts';

/** The services of all nouns by name. Every module adds its own: `declare module '../module.ts' { interface Services { … } }`. */
export interface Services {
  limits: RateLimits;
}

/** The reads of one request: equal ones happen once, those of many items as one statement. Modules add their own, as to `Services`. */
export interface Loaders {}

/** What services are made from. */
export interface Deps {
  config: Config;
  database: Database;
  /** Where jobs for later are put. */
  jobs: Pick<Jobs, 'enqueue'>;
  modules: readonly Module[];
  /** Each is made when it is first used, so the order of the modules does not matter. */
  services: Services;
}

/** What the parts that work behind requests are made from. */
export interface WorkDeps extends Deps {
  log: Log;
}

/** What the parts that meet requests are made from. */
export interface EdgeDeps extends WorkDeps {
  /** Undefined where nobody can sign in with Google. */
  google: { config: GoogleConfig; fetch?: DemoGoogle['fetch'] } | undefined;
}

/** The calls of a noun for programs, and their part of the OpenAPI document. */
export interface RestPart {
  calls?: Calls;
  /** What is delivered otherwise, such as files and pages. */
  routers?: (deps: EdgeDeps, contextOf: ContextOf) => readonly Router[];
  tags?: readonly { name: string; description: string }[];
  paths: Paths;
  schemas?: Schemas | ((modules: readonly Module[]) => Schemas);
}

/** What is read of a table that belongs to customers, for one of them to read. */
export interface ExportedTable {
  table: string;
  /** What it is, for the documentation. */
  description: string;
  /** Secrets, their hashes, and what others are called stay out. */
  rows: (manager: EntityManager, customerId: string) => Promise<object[]>;
}

/** What is done when a customer is gone, still in the same transaction. */
export type LastStep = () => Promise<void>;

/** A noun's part of what people may ask about their own data. */
export interface PrivacyPart {
  /** By the key in the copy of all their data, which has the order of the modules. */
  exports?: Record<string, ExportedTable>;
  /** What happens before a customer goes, in the transaction in which they go; the last module begins. */
  onDeletion?: (manager: EntityManager, leaving: LeavingCustomer, deps: Deps) => Promise<LastStep | void>;
}

/** Everything that the rest of the server has to know of a noun. */
export interface Module {
  name: string;
  /** Tables. */
  entities?: readonly EntitySchema[];
  services?: Makers<Services, Deps>;
  loaders?: Makers<Loaders, RequestContext>;
  resolvers?: Resolvers;
  rest?: RestPart;
  /** Runs before GraphQL and REST. */
  middleware?: (deps: EdgeDeps) => RequestHandler;
  /** What a request knows by this noun: added to what it knows by itself. */
  context?: (
    deps: EdgeDeps,
  ) => (known: RequestContext, request: Request, response: Response) => Partial<RequestContext>;
  /** The jobs that servers do for this noun behind requests. */
  queues?: Partial<Queues<JobName>>;
  /** The mails of this noun. */
  letters?: Letters;
  privacy?: PrivacyPart;
  /** Deletes what has had its time. Done every hour. */
  cleanUp?: (deps: Deps) => Promise<unknown>;
  /** What there is of this noun that samples can name. */
  examples?: (services: Services) => Promise<Partial<Examples>>;
  /** Whether what the address of a page names is there. Pages that are not listed always are. */
  pages?: Partial<Record<PageName, (named: string, deps: Deps) => boolean | Promise<boolean>>>;
}
