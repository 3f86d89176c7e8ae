import type { TypedDocumentNode } from '@apollo/client';
import { execute, parse, type GraphQLError } from 'graphql';
import { HttpResponse } from 'msw';
import { graphql } from 'msw/graphql';
import { setupServer } from 'msw/node';
import type { ServerSentence } from '../src/lib/translatable.ts';
import { schema } from './schema.ts';

/** The mocked server. Each test adds its handlers. */
export const server = setupServer();

const shop = graphql.link('http://localhost:3000/graphql');

/**
 * Answers an operation with data. The schema completes it (type names) and rejects what it does not allow (missing fields), so
 * that a page never gets data here that the real server could not send.
 */
export const answers = <Data, Variables extends Record<string, unknown>>(
  document: TypedDocumentNode<Data, Variables>,
  data: Data | Answer<Data, Variables>,
) =>
  onOperation(document, async (query, variables, request) => {
    const rootValue =
      typeof data === 'function' ? await (data as Answer<Data, Variables>)(variables, request) : data;
    const result = await execute({
      schema,
      document: parse(query),
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

type Answer<Data, Variables> = (variables: Variables, request: Request) => Data | Promise<Data>;

const onOperation = <Data, Variables extends Record<string, unknown>>(
  document: TypedDocumentNode<Data, Variables>,
  respond: (query: string, variables: Variables, request: Request) => Response | Promise<Response>,
) => {
  const operation = document.definitions.find((definition) => definition.kind === 'OperationDefinition');
  const name = operation?.name?.value;
  if (!operation || !name) throw new Error('An operation needs a name.');
  return shop[operation.operation === 'mutation' ? 'mutation' : 'query'](
    name,
    ({ query, variables, request }) => respond(query, variables as Variables, request),
  );
};
