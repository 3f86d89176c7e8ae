import type { RequestHandler } from 'express';
import {
  GraphQLError,
  Kind,
  parse,
  type DocumentNode,
  type FragmentDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import { LRUCache } from 'lru-cache';
import { QueryTooLarge } from '../../errors.ts';
import { refuseRequest } from './graphql-refusal.ts';
import { askerOf, type Spending } from './graphql-spending.ts';

/** Deepest nesting of fields: what tools ask of the schema needs all of it, the deepest page of our own half. */
const MAX_DEPTH = 15;

/** Deepest nesting of brackets of any kind in a document: the parser would run out of stack some thousand levels down. */
const MAX_BRACKETS = 200;

/** Most words and signs in a document. */
export const MAX_TOKENS = 4000;

/** Most fields of a document once its fragments are spread out: what tools ask of the schema has 230, the largest page of our own 83. */
const MAX_FIELDS = 1000;

/** Most fragments in a document: checking it compares each with each. */
const MAX_FRAGMENTS = 100;

/** Most pairs of fields with one name at one place of the answer: checking a document compares each such field with each. */
const MAX_PAIRS = 2000;

/** What a character of a document costs, whatever comes of it: it has to be read. */
const CHARACTER_PRICE = 5;

/** How large a document is once its fragments are spread out. */
export interface DocumentSize {
  fields: number;
  depth: number;
}

const fragmentsOf = ({ definitions }: DocumentNode): ReadonlyMap<string, FragmentDefinitionNode> =>
  new Map(
    definitions.flatMap((definition) =>
      definition.kind === Kind.FRAGMENT_DEFINITION ? [[definition.name.value, definition] as const] : [],
    ),
  );

/** Measures all operations of a document together, and fragments that none of them spreads. Each fragment is measured once, however often it is spread. */
export const sizeOf = (document: DocumentNode): DocumentSize => {
  const fragments = fragmentsOf(document);
  const measured = new Map<string, DocumentSize>();
  const measureFragment = (name: string): DocumentSize => {
    const known = measured.get(name);
    if (known) return known;
    // One that spreads itself: validation will say so.
    measured.set(name, { fields: 0, depth: 0 });
    const fragment = fragments.get(name);
    const size = fragment ? measure(fragment.selectionSet) : { fields: 0, depth: 0 };
    measured.set(name, size);
    return size;
  };
  const measure = ({ selections }: SelectionSetNode): DocumentSize => {
    const size = { fields: 0, depth: 0 };
    for (const selection of selections) {
      const isField = selection.kind === Kind.FIELD;
      const below =
        selection.kind === Kind.FRAGMENT_SPREAD
          ? measureFragment(selection.name.value)
          : selection.selectionSet
            ? measure(selection.selectionSet)
            : { fields: 0, depth: 0 };
      size.fields += below.fields + (isField ? 1 : 0);
      size.depth = Math.max(size.depth, below.depth + (isField ? 1 : 0));
    }
    return size;
  };
  const whole = { fields: 0, depth: 0 };
  const add = ({ fields, depth }: DocumentSize) => {
    whole.fields += fields;
    whole.depth = Math.max(whole.depth, depth);
  };
  for (const definition of document.definitions)
    if (definition.kind === Kind.OPERATION_DEFINITION) add(measure(definition.selectionSet));
  // What nobody spreads is checked all the same.
  for (const name of fragments.keys()) if (!measured.has(name)) add(measureFragment(name));
  return whole;
};

/**
 * Counts the pairs of fields that answer under one name at one place, in the fragments that are spread there too, and gives up above
 * MAX_PAIRS. Only for documents whose size and depth are within the limits. A fragment that spreads itself is followed as deep as that.
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
  for (const definition of document.definitions)
    if ('selectionSet' in definition) count([definition.selectionSet], 1);
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

/** Why a document is not even checked; null when it is, or when it cannot be read, which Apollo says better. */
const refusalOf = (source: string): string | null => {
  if (bracketsOf(source) > MAX_BRACKETS) return 'This document is nested too deeply.';
  let document: DocumentNode;
  try {
    document = parse(source, { maxTokens: MAX_TOKENS, noLocation: true });
  } catch (error) {
    if (error instanceof GraphQLError) return null;
    throw error;
  }
  const fragments = document.definitions.filter(({ kind }) => kind === Kind.FRAGMENT_DEFINITION);
  if (fragments.length > MAX_FRAGMENTS)
    return `This document has too many fragments: ${MAX_FRAGMENTS} at most.`;
  const { fields, depth } = sizeOf(document);
  if (depth > MAX_DEPTH) return `This operation is nested too deeply: ${MAX_DEPTH} levels at most.`;
  if (fields > MAX_FIELDS)
    return `This operation has too many fields: ${MAX_FIELDS} at most, those of its fragments counted wherever they are spread.`;
  if (pairsOf(document) > MAX_PAIRS)
    return 'This operation repeats its fields too often: ask for each of them once, or under different names.';
  return null;
};

/** The document that Apollo will take, in whichever way it comes: of a GET the address counts, whatever lies beside it. */
const sourceOf = ({ method, url, body }: Parameters<RequestHandler>[0]): unknown =>
  method === 'GET'
    ? new URLSearchParams(/\?([^#]*)/.exec(url)?.[1]).get('query')
    : (body as { query?: unknown } | undefined)?.query;

/**
 * Refuses documents that would take long to check or to compile, before either is begun. Those that passed are known
 * again, as far as half a million characters go. Who asks pays for the characters, also of what is refused.
 */
export const refuseLargeDocuments = (spend: Spending['spend']): RequestHandler => {
  const passed = new LRUCache<string, true>({
    max: 1000,
    maxSize: 500_000,
    sizeCalculation: (_, source) => source.length || 1,
  });
  return (request, response, next) => {
    const source = sourceOf(request);
    if (typeof source !== 'string') return next();
    spend(askerOf(request), source.length * CHARACTER_PRICE);
    if (passed.get(source)) return next();
    const refusal = refusalOf(source);
    if (refusal !== null) return refuseRequest(request, response, new QueryTooLarge(refusal));
    passed.set(source, true);
    next();
  };
};
