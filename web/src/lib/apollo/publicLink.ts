import { ApolloLink, ServerError } from '@apollo/client';
import { parseAndCheckHttpResponse } from '@apollo/client/link/http';
import { defer, finalize, from, mergeMap, of } from 'rxjs';
import hashes from '#web/generated/public-operations.json';
import { readLanguage } from '../language.ts';
import { request } from '../request.ts';

/** The hashes of the operations whose answer is the same for everybody, by their names. */
const HASHES: Readonly<Record<string, string | undefined>> = hashes;

/** Longer addresses are refused by some servers and proxies. */
const LONGEST_ADDRESS = 6000;

/**
 * What a server says that does not know an operation by its hash, and one that knows no operations by hashes at all.
 */
const UNKNOWN_CODES: readonly unknown[] = ['PERSISTED_QUERY_NOT_FOUND', 'BAD_REQUEST'];
/** What a proxy says that does not let through such an address. */
const UNKNOWN_STATUSES = [404, 405, 414];

/** The variables in the order in which the operation declares them, so that equal questions have equal addresses. */
const variablesOf = ({ query, variables }: ApolloLink.Operation): Record<string, unknown> => {
  const definition = query.definitions.find(({ kind }) => kind === 'OperationDefinition');
  const declared = definition && 'variableDefinitions' in definition ? definition.variableDefinitions : [];
  const names = (declared ?? []).map(({ variable }) => variable.name.value);
  return Object.fromEntries(names.map((name) => [name, variables[name]]));
};

/** Returns the address at which everybody gets the answer. */
const addressOf = (uri: string, hash: string, operation: ApolloLink.Operation): string => {
  const variables = JSON.stringify(variablesOf(operation));
  const given = variables === '{}' ? '' : `&variables=${encodeURIComponent(variables)}`;
  return `${uri}?documentId=sha256:${hash}${given}&language=${readLanguage()}`;
};

const isUnknown = ({ errors }: ApolloLink.Result) =>
  errors?.some(({ extensions }) => UNKNOWN_CODES.includes(extensions?.['code'])) === true;

/** Asks by GET, without saying who asks. Returns null when this is not understood. */
const get = async (
  operation: ApolloLink.Operation,
  address: string,
  init: RequestInit,
): Promise<ApolloLink.Result | null> => {
  const headers = { accept: 'application/graphql-response+json,application/json;q=0.9' };
  const response = await request(address, { ...init, headers });
  try {
    const result: ApolloLink.Result = await parseAndCheckHttpResponse(operation)(response);
    return isUnknown(result) ? null : result;
  } catch (error) {
    if (ServerError.is(error) && UNKNOWN_STATUSES.includes(error.statusCode)) return null;
    throw error;
  }
};

/** Emits what the work results in. Whoever no longer wants it ends the work. */
const observed = <Value>(work: (signal: AbortSignal) => Promise<Value>) =>
  defer(() => {
    const end = new AbortController();
    return from(work(end.signal)).pipe(finalize(() => end.abort()));
  });

/**
 * Asks for what is the same for everybody by GET, with the hash of the operation in place of its text, so that
 * browsers, proxies and the server can keep the answer. Where that is not understood, as by an older server during a
 * deployment, it is requested by its text like all other operations, and so from then on.
 */
export const publicLink = (uri: string, isFreshWanted: () => boolean): ApolloLink => {
  const unknown = new Set<string>();
  return new ApolloLink((operation, forward) => {
    const hash = HASHES[operation.operationName ?? ''];
    if (hash === undefined || unknown.has(hash)) return forward(operation);
    const address = addressOf(uri, hash, operation);
    if (address.length > LONGEST_ADDRESS) return forward(operation);
    // `reload` asks past all copies, and replaces that of the browser.
    const cache = isFreshWanted() ? 'reload' : 'default';
    return observed((signal) => get(operation, address, { cache, signal })).pipe(
      mergeMap((result) => {
        if (result !== null) return of(result);
        unknown.add(hash);
        return forward(operation);
      }),
    );
  });
};
