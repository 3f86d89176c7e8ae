import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import * as v from 'valibot';
import { afterwards } from './afterwards.ts';

/** What can go wrong at the engine. Each stays until it is switched off. */
export interface EngineFaults {
  /** The calls that it concerns, such as `_search`; all without it. */
  only?: string;
  /** Calls are answered with this status and type, and nothing is done. */
  refuse?: { status: number; type: string };
  /** Nothing is done and no answer comes. */
  silent?: boolean;
  /** Calls are done, and answered, only after this. */
  until?: Promise<void>;
}

/** A document of an index: its words by field. */
type Stored = Record<string, string>;

interface Index {
  fields: Map<string, 'keyword' | 'text'>;
  documents: Map<string, Stored>;
  /** Also of deleted documents, as long as `gc_deletes` says. */
  versions: Map<string, number>;
}

/**
 * A server that speaks OpenSearch's HTTP protocol, as far as we use it, and refuses all else as the real one does. What
 * is written can be searched at once.
 */
export interface OpenSearchServer {
  /** The variables with which a shop searches here, and waits as long as a busy machine needs. */
  readonly env: Readonly<Record<string, string>>;
  readonly indexes: Map<string, Index>;
  readonly aliases: Map<string, Set<string>>;
  /** The calls until now, such as `POST haat-products-1/_search`. */
  readonly calls: string[];
  faults: EngineFaults;
  /** Returns the documents of what stands under a name. */
  documents(name: string): Map<string, Stored>;
}

const USER = 'haat';
const PASSWORD = 'p@ss/word';

class Refusal extends Error {
  readonly status: number;
  readonly type: string;

  constructor(status: number, type: string, reason: string) {
    super(reason);
    this.status = status;
    this.type = type;
  }
}

const unparsable = (reason: string) => new Refusal(400, 'parsing_exception', reason);

/** Returns what has this form, without any other key. */
const parsed = <Schema extends v.GenericSchema>(schema: Schema, value: unknown): v.InferOutput<Schema> => {
  const { success, output, issues } = v.safeParse(schema, value);
  if (!success) throw unparsable(issues.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`).join());
  return output;
};

const indexBody = v.strictObject({
  settings: v.strictObject({
    index: v.strictObject({
      auto_expand_replicas: v.literal('0-1'),
      refresh_interval: v.pipe(v.string(), v.regex(/^\d+(?:ms|s|m)$/)),
      gc_deletes: v.pipe(v.string(), v.regex(/^\d+(?:s|m|h)$/)),
    }),
  }),
  mappings: v.strictObject({
    dynamic: v.literal('strict'),
    _source: v.strictObject({ enabled: v.boolean() }),
    properties: v.record(
      v.string(),
      v.variant('type', [
        v.strictObject({ type: v.literal('keyword') }),
        v.strictObject({ type: v.literal('text'), analyzer: v.literal('whitespace'), norms: v.boolean() }),
      ]),
    ),
  }),
  aliases: v.record(v.string(), v.strictObject({})),
});

const named = v.strictObject({ index: v.string(), alias: v.string() });
const aliasesBody = v.strictObject({
  actions: v.array(v.union([v.strictObject({ add: named }), v.strictObject({ remove: named })])),
});

const written = v.strictObject({ _id: v.string(), version: v.number(), version_type: v.literal('external') });
const action = v.union([v.strictObject({ index: written }), v.strictObject({ delete: written })]);

const searchBody = v.strictObject({
  size: v.pipe(v.number(), v.maxValue(10_000)),
  track_total_hits: v.number(),
  timeout: v.pipe(v.string(), v.regex(/^\d+ms$/)),
  _source: v.literal(false),
  sort: v.tuple([v.strictObject({ _score: v.literal('desc') }), v.strictObject({ id: v.picklist(['asc', 'desc']) })]),
  query: v.unknown(),
});

const oneField = <Value extends v.GenericSchema>(value: Value) =>
  v.pipe(
    v.record(v.string(), value),
    v.check((fields) => Object.keys(fields).length === 1, 'one field only'),
  );

const queries = {
  bool: v.strictObject({
    filter: v.optional(v.array(v.unknown()), []),
    must_not: v.optional(v.array(v.unknown()), []),
    should: v.optional(v.array(v.unknown()), []),
    minimum_should_match: v.optional(v.number()),
  }),
  terms: oneField(v.array(v.string())),
  match_phrase: oneField(v.string()),
  prefix: oneField(v.string()),
  constant_score: v.strictObject({ filter: v.unknown(), boost: v.pipe(v.number(), v.minValue(0)) }),
  dis_max: v.strictObject({ queries: v.array(v.unknown()) }),
  match_none: v.strictObject({}),
};

/** The most parts of a query that look for words. */
const MOST_CLAUSES = 1024;

/** Says what a document counts for a query; undefined where it does not match. */
type Scorer = (document: Stored) => number | undefined;

const tokensOf = (words: string | undefined): string[] => words?.split(/\s+/).filter(Boolean) ?? [];

/** Returns what a query means for the documents of an index, as Lucene counts it: in numbers of four bytes. */
const scorerOf = (given: unknown, { fields }: Index): Scorer => {
  let clauses = 0;
  const leaf = <Value>(body: Record<string, Value>, isMatch: (tokens: string[], value: Value) => boolean): Scorer => {
    clauses += 1;
    if (clauses > MOST_CLAUSES)
      throw new Refusal(400, 'search_phase_execution_exception', 'maxClauseCount is set to 1024');
    const [[field, value]] = Object.entries(body) as [[string, Value]];
    const type = fields.get(field);
    // A field that no mapping has matches nothing.
    return (document) => {
      const words = document[field];
      const tokens = type === 'keyword' && words !== undefined ? [words] : tokensOf(words);
      return type !== undefined && isMatch(tokens, value) ? 1 : undefined;
    };
  };
  const compile = (query: unknown): Scorer => {
    const [[name, body], ...more] = Object.entries(parsed(v.record(v.string(), v.unknown()), query)) as [
      [string, unknown],
    ];
    if (more.length > 0) throw unparsable('a query has one kind');
    if (name === 'bool') {
      const { filter, must_not: mustNot, should, minimum_should_match: least } = parsed(queries.bool, body);
      const [all, none, some] = [filter.map(compile), mustNot.map(compile), should.map(compile)];
      const needed = least ?? (filter.length > 0 ? 0 : 1);
      return (document) => {
        if (!all.every((one) => one(document) !== undefined) || none.some((one) => one(document) !== undefined))
          return undefined;
        const scores = some.map((one) => one(document)).filter((score) => score !== undefined);
        return scores.length < Math.min(needed, some.length) ? undefined : scores.reduce((sum, one) => sum + one, 0);
      };
    }
    if (name === 'dis_max') {
      const parts = parsed(queries.dis_max, body).queries.map(compile);
      return (document) => {
        const scores = parts.map((one) => one(document)).filter((score) => score !== undefined);
        return scores.length === 0 ? undefined : Math.max(...scores);
      };
    }
    if (name === 'constant_score') {
      const { filter, boost } = parsed(queries.constant_score, body);
      const isMatch = compile(filter);
      return (document) => (isMatch(document) === undefined ? undefined : Math.fround(boost));
    }
    if (name === 'terms')
      return leaf(parsed(queries.terms, body), (tokens, wanted) => tokens.some((token) => wanted.includes(token)));
    if (name === 'prefix')
      return leaf(parsed(queries.prefix, body), (tokens, start) => tokens.some((token) => token.startsWith(start)));
    if (name === 'match_phrase')
      return leaf(parsed(queries.match_phrase, body), (tokens, phrase) => {
        const words = tokensOf(phrase);
        return tokens.some((_, at) => words.every((word, place) => tokens[at + place] === word));
      });
    if (name === 'match_none') return () => undefined;
    throw unparsable(`unknown query [${name}]`);
  };
  return compile(given);
};

/** Returns the parts of an answer that a `filter_path` names. */
const filtered = (answer: unknown, paths: readonly string[][]): unknown => {
  if (Array.isArray(answer)) {
    const items = answer.map((item) => filtered(item, paths)).filter((item) => item !== undefined);
    return items.length > 0 ? items : undefined;
  }
  if (!(answer instanceof Object)) return undefined;
  const kept = Object.entries(answer).flatMap(([key, value]) => {
    const inside = paths.filter(([first]) => first === '*' || first === key).map(([, ...rest]) => rest);
    if (inside.length === 0) return [];
    const part: unknown = inside.some((rest) => rest.length === 0) ? value : filtered(value, inside);
    return part === undefined ? [] : [[key, part] as const];
  });
  return kept.length > 0 ? Object.fromEntries(kept) : undefined;
};

/** Starts a server on a free port, and ends it after the file's last test. */
export const openOpenSearchServer = async (): Promise<OpenSearchServer> => {
  const indexes = new Map<string, Index>();
  const aliases = new Map<string, Set<string>>();
  const calls: string[] = [];
  let faults: EngineFaults = {};

  const found = (name: string): Index => {
    const [only, ...more] = [...(aliases.get(name) ?? [name])];
    if (more.length > 0) throw new Refusal(400, 'illegal_argument_exception', `alias [${name}] has several indices`);
    const index = indexes.get(only ?? '');
    if (!index) throw new Refusal(404, 'index_not_found_exception', `no such index [${name}]`);
    return index;
  };

  const create = (name: string, given: unknown) => {
    if (!/^[a-z][a-z0-9_-]*$/.test(name)) throw new Refusal(400, 'invalid_index_name_exception', name);
    if (indexes.has(name) || aliases.has(name)) throw new Refusal(400, 'resource_already_exists_exception', name);
    const { mappings, aliases: own } = parsed(indexBody, given);
    const fields = new Map(Object.entries(mappings.properties).map(([field, { type }]) => [field, type]));
    indexes.set(name, { fields, documents: new Map(), versions: new Map() });
    for (const alias of Object.keys(own)) aliases.set(alias, new Set([name]));
    return { acknowledged: true, shards_acknowledged: true, index: name };
  };

  const remove = (name: string) => {
    if (aliases.has(name)) throw new Refusal(400, 'illegal_argument_exception', `[${name}] is an alias`);
    found(name);
    indexes.delete(name);
    for (const [alias, names] of aliases) if (names.delete(name) && names.size === 0) aliases.delete(alias);
    return { acknowledged: true };
  };

  const changeAliases = (given: unknown) => {
    const next = new Map([...aliases].map(([alias, names]) => [alias, new Set(names)]));
    for (const one of parsed(aliasesBody, given).actions) {
      const { index, alias } = 'add' in one ? one.add : one.remove;
      found(index);
      const names = next.get(alias) ?? new Set();
      if ('add' in one) names.add(index);
      else if (!names.delete(index)) throw new Refusal(404, 'aliases_not_found_exception', alias);
      if (names.size > 0) next.set(alias, names);
      else next.delete(alias);
    }
    aliases.clear();
    for (const [alias, names] of next) aliases.set(alias, names);
    return { acknowledged: true };
  };

  const write = (
    index: Index,
    kind: 'index' | 'delete',
    { _id, version }: v.InferOutput<typeof written>,
    document: Stored,
  ) => {
    const failed = (status: number, type: string) => ({ [kind]: { _id, status, error: { type, reason: '' } } });
    const unknown = Object.keys(document).find((field) => !index.fields.has(field));
    if (unknown !== undefined) return failed(400, 'strict_dynamic_mapping_exception');
    if (version <= (index.versions.get(_id) ?? -1)) return failed(409, 'version_conflict_engine_exception');
    const wasThere = index.documents.has(_id);
    index.versions.set(_id, version);
    if (kind === 'index') index.documents.set(_id, document);
    else index.documents.delete(_id);
    const status = kind === 'delete' ? (wasThere ? 200 : 404) : wasThere ? 200 : 201;
    return { [kind]: { _id, _version: version, result: 'done', status } };
  };

  const bulk = (name: string, body: string, isAlias: boolean) => {
    if (!body.endsWith('\n'))
      throw new Refusal(400, 'illegal_argument_exception', 'The bulk request must be terminated by a newline [\\n]');
    const lines = body.slice(0, -1).split('\n');
    const items: object[] = [];
    while (lines.length > 0) {
      const one = parsed(action, JSON.parse(lines.shift() ?? ''));
      const [kind, meta] = 'index' in one ? (['index', one.index] as const) : (['delete', one.delete] as const);
      const document =
        kind === 'index' ? parsed(v.record(v.string(), v.string()), JSON.parse(lines.shift() ?? '')) : {};
      if (isAlias && !aliases.has(name))
        items.push({
          [kind]: { _id: meta._id, status: 404, error: { type: 'index_not_found_exception', reason: '' } },
        });
      else items.push(write(found(name), kind, meta, document));
    }
    return { took: 1, errors: items.some((item) => JSON.stringify(item).includes('"error"')), items };
  };

  const search = (name: string, given: unknown) => {
    const index = found(name);
    const { size, query, track_total_hits: most } = parsed(searchBody, given);
    const scorer = scorerOf(query, index);
    const scored = [...index.documents.values()].flatMap((document) => {
      const score = scorer(document);
      return score === undefined ? [] : [{ score: Math.fround(score), id: document.id ?? '' }];
    });
    const best = scored.toSorted((one, other) => other.score - one.score || (one.id < other.id ? 1 : -1));
    const isExact = scored.length <= most;
    return {
      took: 1,
      timed_out: false,
      _shards: { total: 1, successful: 1, skipped: 0, failed: 0 },
      hits: {
        total: { value: isExact ? scored.length : most, relation: isExact ? 'eq' : 'gte' },
        max_score: null,
        hits: best.slice(0, size).map(({ score, id }) => ({ _index: name, _id: id, _score: score, sort: [score, id] })),
      },
    };
  };

  /** The parameters that each call knows. */
  const checkParameters = (url: URL, known: readonly string[]) => {
    const unknown = [...url.searchParams.keys()].find((key) => !known.includes(key) && key !== 'filter_path');
    if (unknown !== undefined)
      throw new Refusal(400, 'illegal_argument_exception', `contains unrecognized parameter: [${unknown}]`);
  };

  const answer = (method: string, url: URL, body: string, type: string): object => {
    const parts = url.pathname.slice(1).split('/');
    const [name = '', call] = parts;
    const wanted = call === '_bulk' ? 'application/x-ndjson' : 'application/json';
    if (body !== '' && type !== wanted) throw new Refusal(406, 'media_type_header_exception', type);
    const json = (): unknown => JSON.parse(body);
    if (method === 'POST' && call === '_bulk') {
      checkParameters(url, ['require_alias']);
      return bulk(name, body, url.searchParams.get('require_alias') === 'true');
    }
    if (method === 'POST' && call === '_search') {
      checkParameters(url, ['allow_partial_search_results']);
      return search(name, json());
    }
    checkParameters(url, []);
    if (method === 'POST' && name === '_aliases' && parts.length === 1) return changeAliases(json());
    if (method === 'GET' && name === '_alias' && call !== undefined) {
      const names = aliases.get(call);
      // Of all errors, this one is a text.
      if (!names) throw new Refusal(404, '', `alias [${call}] missing`);
      return Object.fromEntries([...names].map((index) => [index, { aliases: { [call]: {} } }]));
    }
    if (method === 'PUT' && parts.length === 1) return create(name, json());
    if (method === 'DELETE' && parts.length === 1) return remove(name);
    throw new Refusal(405, 'illegal_argument_exception', `${method} ${url.pathname}`);
  };

  const send = (response: ServerResponse, status: number, given: object, url: URL) => {
    const paths = url.searchParams.get('filter_path')?.split(',');
    const kept = paths
      ? (filtered(
          given,
          paths.map((path) => path.split('.')),
        ) ?? {})
      : given;
    response.writeHead(status, { 'content-type': 'application/json; charset=UTF-8' }).end(JSON.stringify(kept));
  };

  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { method = '', headers } = request;
    const url = new URL(request.url ?? '/', 'http://engine');
    try {
      const body = await text(request);
      const call = url.pathname.slice(1);
      calls.push(`${method} ${call}`);
      const { only, refuse, silent, until } = faults;
      if (only === undefined || call.endsWith(only)) {
        if (silent) return;
        if (refuse) throw new Refusal(refuse.status, refuse.type, `${USER}:${PASSWORD}`);
        await until;
      }
      if (headers.authorization !== `Basic ${Buffer.from(`${USER}:${PASSWORD}`).toString('base64')}`)
        throw new Refusal(401, 'security_exception', 'missing authentication credentials');
      send(response, 200, answer(method, url, body, headers['content-type'] ?? ''), url);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const { status, type, message: reason } = error;
      const described = { root_cause: [{ type, reason }], type, reason };
      send(response, status, { error: type === '' ? reason : described, status }, url);
    }
  };

  const server = createServer((request, response) => {
    handle(request, response).catch((error: unknown) => response.destroy(error instanceof Error ? error : undefined));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  afterwards(async () => {
    server.closeAllConnections();
    await new Promise<void>((resolve) => server.close(() => resolve()));
  });

  const { port } = server.address() as AddressInfo;
  return {
    env: {
      OPENSEARCH_URL: `http://${USER}:${encodeURIComponent(PASSWORD)}@127.0.0.1:${port}/shop`,
      OPENSEARCH_WITHIN_MS: '3000',
    },
    indexes,
    aliases,
    calls,
    get faults() {
      return faults;
    },
    set faults(next) {
      faults = next;
    },
    documents: (name) => found(name).documents,
  };
};
