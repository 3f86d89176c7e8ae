import { InMemoryCache, type DocumentNode } from '@apollo/client';
import { parse } from 'graphql';
import hashes from '../src/generated/public-operations.json';
import * as generated from '../src/generated/graphql.ts';

/** What a request asks the server for. */
export interface Asked {
  name: string;
  variables: Record<string, unknown>;
  /** The operation with the type names for which Apollo's client asks. */
  document: DocumentNode;
}

const NAMES = new Map(Object.entries(hashes).map(([name, hash]) => [`sha256:${hash}`, name]));
const cache = new InMemoryCache();

/** Reads a request for an operation by its hash or its text; returns null for other requests. */
export const readAsked = async (request: Request): Promise<Asked | null> => {
  const { pathname, searchParams } = new URL(request.url);
  if (pathname !== '/graphql') return null;
  if (request.method === 'GET') {
    const name = NAMES.get(searchParams.get('documentId') ?? '');
    if (name === undefined) throw new Error(`Nothing has this hash: ${request.url}`);
    const document = (generated as unknown as Record<string, DocumentNode>)[`${name}Document`];
    if (!document) throw new Error(`There is no operation ${name}.`);
    const variables = JSON.parse(searchParams.get('variables') ?? '{}') as Asked['variables'];
    return { name, variables, document: cache.transformDocument(document) };
  }
  const { operationName, variables, query } = (await request.clone().json()) as {
    operationName: string;
    variables?: Asked['variables'];
    query: string;
  };
  return { name: operationName, variables: variables ?? {}, document: parse(query) };
};
