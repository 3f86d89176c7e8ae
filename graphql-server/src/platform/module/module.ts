import type { Request, RequestHandler, Response, Router } from 'express';
import type { EntityManager, EntitySchema } from 'typeorm';
import type { AppError } from '#kernel/errors.ts';
import type { Language } from '#kernel/language.ts';
import type { Makers } from '#kernel/lazily.ts';
import type { Availability } from '#kernel/availability.ts';
import type { PageName } from '#schema/page-name.ts';
import type { Visitor } from '#schema/rendering.ts';
import type { Retention } from '../db/retention.ts';
import type { Listeners } from '../events/events.ts';
import type { ContextOf, RequestContext } from '../http/context.ts';
import type { Examples } from '../http/examples.ts';
import type { Forms, PageSender, SentForm } from '../http/forms/form.ts';
import type { OpenApi, Paths, Schemas } from '../http/openapi/types.ts';
import type { Calls, CachedCalls } from '../http/rest/calls.ts';
import type { JobName } from '../jobs/job-queue.ts';
import type { Queues } from '../jobs/queues.ts';
import type { MailTemplates } from '../mail/mail-queue.ts';
import type { Deps, EdgeDeps, WorkDeps } from './deps.ts';
import type { Loaders, Services } from './services.ts';

/** A module's REST calls, and their part of the OpenAPI document. */
interface RestPart {
  calls?: Calls;
  /** Those of them whose answers are cached. */
  cached?: CachedCalls;
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

/** A customer whose account is being deleted. */
interface LeavingCustomer {
  id: string;
  email: string;
  displayName: string;
  language: Language;
  emailConfirmedAt: Date | null;
}

/** Runs after the customer is deleted, in the same transaction. */
export type LastStep = () => Promise<void>;

/** A module's part of the export and the deletion of a person's data. */
export interface PrivacyPart {
  /** By the key in the export, which has the order of the modules. */
  exports?: Record<string, ExportedTable>;
  /**
   * Locks what others may be changing right now, before anything is deleted, in the same transaction: nothing is added
   * afterwards, and two who need the same rows take them in the same order.
   */
  beforeDeletion?: (manager: EntityManager, leaving: LeavingCustomer) => Promise<void>;
  /**
   * Removes what the person left who registered the account with somebody else's e-mail, when the owner of the e-mail
   * takes it, in the same transaction.
   */
  onAccountMerge?: (manager: EntityManager, customerId: string) => Promise<void>;
  /** Runs before the customer is deleted, in the same transaction; from the last module to the first. */
  onDeletion?: (manager: EntityManager, leaving: LeavingCustomer, deps: Deps) => Promise<LastStep | void>;
}

/** What the services of a module are made from. */
export interface ModuleDeps extends Deps {
  modules: readonly Module[];
}

/** Work that goes on until it is closed. */
export interface Follower {
  close: () => Promise<void>;
}

/** Everything that the rest of the server knows of a noun. */
export interface Module {
  name: string;
  /** Tables. */
  entities?: readonly EntitySchema[];
  services?: Makers<Services, ModuleDeps>;
  loaders?: Makers<Loaders, RequestContext>;
  /** Resolvers of GraphQL, as codegen types them. */
  resolvers?: object | readonly object[];
  rest?: RestPart;
  /** The addresses to which pages without scripts send forms. */
  forms?: Forms | ((modules: readonly Module[]) => Forms);
  /** Takes over what a browser without scripts has stored in cookies for who has just signed in by a form. */
  onFormSignIn?: (form: SentForm, context: RequestContext) => Promise<void>;
  /** What pages without scripts show of the sender of a request. */
  visitor?: (context: RequestContext, sender: PageSender) => Promise<Partial<Visitor>>;
  /** Runs before GraphQL and REST. */
  middleware?: (deps: EdgeDeps) => RequestHandler;
  /** Runs before pages and forms, which no API does. */
  pageMiddleware?: (deps: EdgeDeps) => RequestHandler;
  /** Adds to the context of requests. */
  context?: (
    deps: EdgeDeps,
  ) => (known: RequestContext, request: Request, response: Response) => Partial<RequestContext>;
  /** The queues of this noun, with their workers. */
  queues?: Partial<Queues<JobName>>;
  /** The mails of this noun. */
  mailTemplates?: MailTemplates;
  /** What it does when something has happened, also elsewhere. */
  listeners?: Listeners;
  privacy?: PrivacyPart;
  /**
   * Begins what a server that works does all the time besides its jobs, until `close`; undefined where nothing is to do.
   */
  follow?: (deps: WorkDeps) => Promise<Follower | undefined>;
  /** Rows that leave after some days, by configuration. Looked for every hour. */
  retention?: readonly Retention[];
  /** Deletes what else has expired. Runs every hour. */
  cleanUp?: (deps: Deps) => Promise<unknown>;
  /** Real data of this noun for examples. */
  examples?: (services: Services) => Promise<Partial<Examples>>;
  /** Whether what a page's path or query names can be shown. Pages that are not listed always can. */
  pages?: Partial<
    Record<PageName, (named: string, deps: Deps, query: URLSearchParams) => Availability | Promise<Availability>>
  >;
}
