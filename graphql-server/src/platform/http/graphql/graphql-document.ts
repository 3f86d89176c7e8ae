import type { RequestHandler } from 'express';
import {
  GraphQLError,
  Kind,
  MaxIntrospectionDepthRule,
  parse,
  validate,
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLSchema,
  type SelectionSetNode,
} from 'graphql';
import { LRUCache } from 'lru-cache';
import { QueryTooLarge } from '#kernel/errors.ts';
import { refuseRequest } from './graphql-refusal.ts';
import { requesterOf, type Quota } from './graphql-quota.ts';

/** The deepest nesting of fields: introspection by tools needs all of it, our deepest page half. */
const MAX_DEPTH = 15;

/** The deepest nesting of brackets of any kind: the parser's stack would overflow at some thousand levels. */
const MAX_BRACKETS = 200;

/** The most tokens of a document. */
export const MAX_TOKENS = 4000;

/** The most fields of a document with its fragments expanded: introspection by tools has 230, our largest page 83. */
const MAX_FIELDS = 1000;

/** The most fragments of a document: validation compares each with each other. */
const MAX_FRAGMENTS = 100;

/**
 * The most pairs of fields with the same name at one place of the response: validation compares each such field with
 * each other.
 */
const MAX_PAIRS = 2000;

/** The price of each character of a document, whatever the result, for reading it. */
export const CHARACTER_PRICE = 5;

/** The size of a document with its fragments expanded. */
interface DocumentSize {
  fields: number;
  depth: number;
}

const NOTHING: DocumentSize = { fields: 0, depth: 0 };

/** Returns the size of parts that stand beside each other. */
const together = (sizes: readonly DocumentSize[]): DocumentSize =>
  sizes.reduce(
    (one, { fields, depth }) => ({ fields: one.fields + fields, depth: Math.max(one.depth, depth) }),
    NOTHING,
  );

/** Returns the fragments of a document by name. */
export const fragmentsOf = ({ definitions }: DocumentNode): ReadonlyMap<string, FragmentDefinitionNode> =>
  new Map(
    definitions.flatMap((definition) =>
      definition.kind === Kind.FRAGMENT_DEFINITION ? [[definition.name.value, definition] as const] : [],
    ),
  );

/**
 * Measures all operations of a document together, and unused fragments. Each fragment is measured once, however often
 * it is spread.
 */
export const sizeOf = (document: DocumentNode): DocumentSize => {
  const fragments = fragmentsOf(document);
  const measured = new Map<string, DocumentSize>();
  const measureFragment = (name: string): DocumentSize => {
    const known = measured.get(name);
    if (known) return known;
    // A fragment that spreads itself: validation will reject it.
    measured.set(name, NOTHING);
    const size = measure(fragments.get(name)?.selectionSet);
    measured.set(name, size);
    return size;
  };
  const measure = (set: SelectionSetNode | undefined): DocumentSize =>
    together(
      (set?.selections ?? []).map((selection) => {
        if (selection.kind === Kind.FRAGMENT_SPREAD) return measureFragment(selection.name.value);
        const { fields, depth } = measure(selection.selectionSet);
        return selection.kind === Kind.FIELD ? { fields: fields + 1, depth: depth + 1 } : { fields, depth };
      }),
    );
  const operations = document.definitions.flatMap((one) =>
    one.kind === Kind.OPERATION_DEFINITION ? measure(one.selectionSet) : [],
  );
  // Unused fragments are validated too.
  const unused = [...fragments.keys()].flatMap((name) => (measured.has(name) ? [] : measureFragment(name)));
  return together([...operations, ...unused]);
};

/**
 * Counts the pairs of fields with the same response name at one place, including spread fragments, and stops above
 * MAX_PAIRS. Only for documents whose size and depth are within the limits. A fragment that spreads itself is followed
 * up to that depth.
 */
const pairsOf = (document: DocumentNode): number => {
  const fragments = fragmentsOf(document);
  let pairs = 0;
  let fields = 0;
  const count = (sets: readonly SelectionSetNode[], depth: number): void => {
    const spread = new Set<string>();
    const below = new Map<string, SelectionSetNode[]>();
    const times = new Map<string, number>();
    const collect = ({ selections }: SelectionSetNode): void => {
      for (const selection of selections) {
        if (selection.kind === Kind.FIELD) {
          const name = (selection.alias ?? selection.name).value;
          const before = times.get(name) ?? 0;
          times.set(name, before + 1);
          pairs += before;
          fields += 1;
          if (selection.selectionSet) {
            const nested = below.get(name) ?? [];
            nested.push(selection.selectionSet);
            below.set(name, nested);
          }
        } else if (selection.kind === Kind.INLINE_FRAGMENT) collect(selection.selectionSet);
        else if (!spread.has(selection.name.value)) {
          spread.add(selection.name.value);
          const fragment = fragments.get(selection.name.value);
          if (fragment) collect(fragment.selectionSet);
        }
      }
    };
    sets.forEach(collect);
    for (const nested of below.values()) {
      // Only fragments that spread each other in a circle have more fields or levels than were measured.
      if (fields > 2 * MAX_FIELDS) pairs = Infinity;
      if (depth === MAX_DEPTH || pairs > MAX_PAIRS) return;
      count(nested, depth + 1);
    }
  };
  for (const definition of document.definitions) if ('selectionSet' in definition) count([definition.selectionSet], 1);
  return pairs;
};

const bracketsOf = (source: string): number => {
  let depth = 0;
  let deepest = 0;
  for (const character of source) {
    if ('{[('.includes(character)) depth += 1;
    else if ('}])'.includes(character)) depth -= 1;
    deepest = Math.max(deepest, depth);
  }
  return deepest;
};

/**
 * Returns why a document is refused before validation; null when it is not, or when it cannot be parsed, which Apollo
 * reports.
 */
export const refusalOf = (schema: GraphQLSchema, source: string): string | null => {
  if (bracketsOf(source) > MAX_BRACKETS) return 'This document is nested too deeply.';
  let document: DocumentNode;
  try {
    document = parse(source, { maxTokens: MAX_TOKENS, noLocation: true });
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error;
    const isTooLong = /^Syntax Error: Document contains more tha[nt] \d+ tokens/.test(error.message);
    return isTooLong ? `This document has too many words and signs: ${MAX_TOKENS} at most.` : null;
  }
  const fragments = document.definitions.filter(({ kind }) => kind === Kind.FRAGMENT_DEFINITION);
  if (fragments.length > MAX_FRAGMENTS) return `This document has too many fragments: ${MAX_FRAGMENTS} at most.`;
  const { fields, depth } = sizeOf(document);
  if (depth > MAX_DEPTH) return `This operation is nested too deeply: ${MAX_DEPTH} levels at most.`;
  if (fields > MAX_FIELDS)
    return `This operation has too many fields: ${MAX_FIELDS} at most, those of its fragments counted wherever they are spread.`;
  if (pairsOf(document) > MAX_PAIRS)
    return 'This operation repeats its fields too often: ask for each of them once, or under different names.';
  if (validate(schema, document, [MaxIntrospectionDepthRule]).length > 0)
    return 'This operation asks for the schema within the schema too deeply.';
  return null;
};

/** Returns the document as Apollo will read it: of a GET from the URL, whatever the body. */
const sourceOf = ({ method, url, body }: Parameters<RequestHandler>[0]): unknown =>
  method === 'GET'
    ? new URLSearchParams(/\?([^#]*)/.exec(url)?.[1]).get('query')
    : (body as { query?: unknown } | undefined)?.query;

/**
 * Refuses documents that would be expensive to validate or to compile, before either starts. Documents that passed are
 * remembered, up to half a million characters. The client pays for the characters, also of refused documents.
 */
export const refuseLargeDocuments = (schema: GraphQLSchema, addUsage: Quota['addUsage']): RequestHandler => {
  const passed = new LRUCache<string, true>({
    max: 1000,
    maxSize: 500_000,
    sizeCalculation: (_, source) => source.length || 1,
  });
  return (request, response, next) => {
    const source = sourceOf(request);
    if (typeof source !== 'string') return next();
    addUsage(requesterOf(request), source.length * CHARACTER_PRICE);
    if (passed.get(source)) return next();
    const refusal = refusalOf(schema, source);
    if (refusal !== null) return refuseRequest(request, response, new QueryTooLarge(refusal));
    passed.set(source, true);
    next();
  };
};
