import * as v from 'valibot';
import type { OpenSearchConfig } from '#platform/config/search-variables.ts';

/** OpenSearch did not do what it was asked for. The message says why in its own short words, without what was sent. */
export class OpenSearchFailed extends Error {
  /** The status of its answer; undefined without one. */
  readonly status: number | undefined;

  constructor(reason: string, status?: number) {
    super(`OpenSearch did not answer as it should: ${reason}.`);
    this.name = 'OpenSearchFailed';
    this.status = status;
  }

  /** Whether it lacks the index, or has documents in it of a higher version. */
  get isOther(): boolean {
    return this.status === 404 || this.status === 409;
  }
}

/** What a request waits for, at most, in milliseconds. */
const WRITING_WITHIN_MS = 20_000;

interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  body?: object | string;
  withinMs?: number;
  /** Statuses that are answers, besides those of success. */
  also?: readonly number[];
}

const failure = v.object({ error: v.object({ type: v.string() }) });
const hits = v.object({
  timed_out: v.literal(false),
  hits: v.object({
    total: v.object({ value: v.number() }),
    hits: v.optional(v.array(v.object({ sort: v.tuple([v.number(), v.string()]) })), []),
  }),
});
const outcome = v.object({ status: v.number(), error: v.optional(v.object({ type: v.string() })) });
const bulk = v.object({ items: v.array(v.record(v.string(), outcome)) });
const aliases = v.record(v.string(), v.unknown());

/** Returns an answer in the form that it must have. @throws OpenSearchFailed */
const inForm = <Schema extends v.GenericSchema>(schema: Schema, answer: unknown): v.InferOutput<Schema> => {
  const { success, output } = v.safeParse(schema, answer);
  if (!success) throw new OpenSearchFailed('unknown form');
  return output;
};

/** Says why there was no answer, without the error's own text, which may quote the request. */
const reasonOf = (error: unknown): string => {
  const { code, name } = ((error as Error).cause ?? error) as { code?: unknown; name?: string };
  return typeof code === 'string' ? code : (name ?? 'unknown');
};

/** A document that is written, or deleted where it is null; the higher version wins, in whatever order they arrive. */
export interface Written {
  id: string;
  document: object | null;
}

/**
 * The calls of OpenSearch's HTTP interface that we make, by Node's own `fetch`: their client would be 5.6 MB for six calls.
 */
export class OpenSearch {
  readonly #config: OpenSearchConfig;
  readonly #ended: AbortSignal | undefined;

  /** When `ended` is aborted, so is what is under way. */
  constructor(config: OpenSearchConfig, ended?: AbortSignal) {
    this.#config = config;
    this.#ended = ended;
  }

  /** Returns the values that the first hits are sorted by, and how many there are. @throws OpenSearchFailed */
  async search(
    name: string,
    body: object,
    withinMs: number,
  ): Promise<{ total: number; sorts: (readonly [score: number, id: string])[] }> {
    const path = `/${name}/_search?allow_partial_search_results=false&filter_path=error.type,timed_out,hits.total,hits.hits.sort`;
    const found = inForm(hits, await this.#ask({ method: 'POST', path, body, withinMs }));
    return { total: found.hits.total.value, sorts: found.hits.hits.map(({ sort }) => sort) };
  }

  /** Creates an index with an alias for writing; one that is there stays as it is. @throws OpenSearchFailed */
  async createIndex(name: string, settings: object): Promise<void> {
    const body = { ...settings, aliases: { [writtenBy(name)]: {} } };
    await this.#ask({ method: 'PUT', path: `/${name}`, body, also: [400] });
  }

  /** Deletes an index; one that is gone already is no failure. @throws OpenSearchFailed */
  async deleteIndex(name: string): Promise<void> {
    await this.#ask({ method: 'DELETE', path: `/${name}`, also: [404] });
  }

  /** Makes an alias stand for one index only, at one moment. @throws OpenSearchFailed */
  async moveAlias(alias: string, index: string): Promise<void> {
    const answer = await this.#ask({ method: 'GET', path: `/_alias/${alias}`, also: [404] });
    const former = 'error' in answer ? [] : Object.keys(inForm(aliases, answer)).filter((one) => one !== index);
    const actions = [{ add: { index, alias } }, ...former.map((one) => ({ remove: { index: one, alias } }))];
    await this.#ask({ method: 'POST', path: '/_aliases', body: { actions } });
  }

  /**
   * Writes documents into an index. @throws OpenSearchFailed, after which some may be written: 409 when one is there in
   * the same or a higher version, and stays
   */
  async write(name: string, version: number, documents: readonly Written[]): Promise<void> {
    if (documents.length === 0) return;
    const lines = documents.flatMap(({ id, document }) => {
      const action = { _id: id, version, version_type: 'external' };
      return document === null ? [{ delete: action }] : [{ index: action }, document];
    });
    const answer = await this.#ask({
      method: 'POST',
      // An index that is gone would be created by the first document, without its settings.
      path: `/${writtenBy(name)}/_bulk?require_alias=true&filter_path=error.type,items.*.status,items.*.error.type`,
      body: lines.map((line) => `${JSON.stringify(line)}\n`).join(''),
    });
    const outcomes = inForm(bulk, answer).items.flatMap((item) => Object.values(item));
    const isDone = ({ status, error }: v.InferOutput<typeof outcome>) =>
      // Of a delete, 404 without an error says that there was none.
      status < 300 || (status === 404 && error === undefined);
    const failed = outcomes.find((one) => !isDone(one));
    if (failed) throw new OpenSearchFailed(failed.error?.type ?? 'a document was refused', failed.status);
    if (outcomes.length !== documents.length) throw new OpenSearchFailed('some documents have no answer');
  }

  async #ask({ method, path, body, withinMs = WRITING_WITHIN_MS, also = [] }: Call): Promise<object> {
    const { origin, authorization } = this.#config;
    const ends = [AbortSignal.timeout(withinMs), ...(this.#ended ? [this.#ended] : [])];
    const isLines = typeof body === 'string';
    try {
      const response = await fetch(origin + path, {
        method,
        redirect: 'error',
        signal: AbortSignal.any(ends),
        headers: {
          accept: 'application/json',
          ...(body !== undefined && { 'content-type': isLines ? 'application/x-ndjson' : 'application/json' }),
          ...(authorization !== undefined && { authorization }),
        },
        ...(body !== undefined && { body: isLines ? body : JSON.stringify(body) }),
      });
      const { status } = response;
      const answer: unknown = await response.json().catch((error: unknown) => {
        // A proxy's page instead of an answer.
        if (error instanceof SyntaxError) return {};
        throw error;
      });
      const { success, output } = v.safeParse(failure, answer);
      const type = success ? output.error.type : `status ${status}`;
      if ((response.ok || (also.includes(status) && isExpected(type))) && answer instanceof Object) return answer;
      throw new OpenSearchFailed(type, status);
    } catch (error) {
      if (error instanceof OpenSearchFailed) throw error;
      throw new OpenSearchFailed(reasonOf(error));
    }
  }
}

/** What says only that a thing is there already, or is not. */
const EXPECTED = ['resource_already_exists_exception', 'index_not_found_exception', 'status 404'];

const isExpected = (type: string): boolean => EXPECTED.includes(type);

/** The alias by which an index is written. */
const writtenBy = (name: string): string => `${name}-written`;
