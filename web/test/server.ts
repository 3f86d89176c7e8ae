import type { TypedDocumentNode } from '@apollo/client';
import { execute, type DocumentNode, type GraphQLError } from 'graphql';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import type { Language } from '../src/lib/language.ts';
import type { ServerSentence } from '../src/lib/translatable.ts';
import { readAsked } from './asked.ts';
import { schema } from './schema.ts';

/** The mocked server, which is asked by text and by hash. Each test adds its handlers. */
export const server = setupServer();

/**
 * Answers an operation with data. The schema completes it (type names) and rejects what it does not allow (missing
 * fields), so that a page never gets data here that the real server could not send.
 */
export const answers = <Data, Variables extends Record<string, unknown>>(
  document: TypedDocumentNode<Data, Variables>,
  data: Data | Answer<Data, Variables>,
) =>
  onOperation(document, async (query, variables, request) => {
    const rootValue = typeof data === 'function' ? await (data as Answer<Data, Variables>)(variables, request) : data;
    const result = await execute({
      schema,
      document: query,
      rootValue,
      variableValues: variables,
      fieldResolver: (source: Record<string, unknown>, _args, _context, info) =>
        source[info.path.key] ?? source[info.fieldName],
    });
    return HttpResponse.json({ ...result });
  });

/** Answers an operation with an error of the given code. */
export const refuses = <Data, Variables extends Record<string, unknown>>(
  document: TypedDocumentNode<Data, Variables>,
  code: string,
  said: ServerSentence = { message: 'Refused' },
) =>
  onOperation(document, () => {
    const { message, wording } = said;
    const error = { message, extensions: { code, wording } };
    return HttpResponse.json({ data: null, errors: [error as unknown as GraphQLError] });
  });

/** Lets an operation fail as without a network. */
export const isUnreachable = <Data, Variables extends Record<string, unknown>>(
  document: TypedDocumentNode<Data, Variables>,
) => onOperation(document, () => HttpResponse.error());

/** Lets an operation wait for ever. */
export const neverAnswers = <Data, Variables extends Record<string, unknown>>(
  document: TypedDocumentNode<Data, Variables>,
) => onOperation(document, () => new Promise<Response>(() => {}));

/** Returns the language in which something is asked for: of the address, where it is the same for everybody. */
export const languageOf = ({ url, headers }: Request): Language =>
  (new URL(url).searchParams.get('language') ?? headers.get('accept-language')) as Language;

type Answer<Data, Variables> = (variables: Variables, request: Request) => Data | Promise<Data>;

const onOperation = <Data, Variables extends Record<string, unknown>>(
  document: TypedDocumentNode<Data, Variables>,
  respond: (query: DocumentNode, variables: Variables, request: Request) => Response | Promise<Response>,
) => {
  const operation = document.definitions.find((definition) => definition.kind === 'OperationDefinition');
  const name = operation?.name?.value;
  if (!name) throw new Error('An operation needs a name.');
  const isAsked = async ({ request }: { request: Request }) => (await readAsked(request))?.name === name;
  return http.all(isAsked, async ({ request }) => {
    const asked = await readAsked(request);
    return respond(asked?.document ?? document, asked?.variables as Variables, request);
  });
};
