import { answerObject, errorFields, listOf, text } from './parts.ts';
import type { Module } from '#platform/module/module.ts';
import type { Examples } from '../examples.ts';
import type { OpenApi, Schemas } from './types.ts';

const errorSchemas: Schemas = {
  Error: answerObject('How every call says no.', errorFields('Please log in first.', 'UNAUTHENTICATED')),
  InvalidInput: answerObject('The input is invalid; nothing was stored.', {
    ...errorFields('Use valid phone number', 'INVALID_INPUT'),
    fields: listOf(
      answerObject('One thing that is wrong', {
        field: text('Path of the field', 'shippingAddress.phone'),
        message: text('A sentence for people', 'Use valid phone number'),
      }),
      'All invalid fields, in the order of the form',
    ),
  }),
};

const description = `Haat's calls for programs: the same rules, rights and figures as GraphQL at \`/graphql\`, in the shop's documented shapes and spellings (\`deleveryCost\`, \`descriptionSecound\`, \`Commentsdate\` … are spelt so on purpose).

Bodies and answers are JSON, but for pictures. Money is in dollars, as a number with at most two decimals; only fields whose name ends with \`Cents\` are in cents. Times are ISO 8601 in UTC, ids are opaque texts. A field may be null only where its type says so; of an answer, its description says when.

Calls that need somebody to be signed in take the token of \`POST /backend/login\` as \`Authorization: Bearer …\`. The examples name things of this shop and work as they stand: log in first. A token is good until \`expiresAt\`; then take the next one by \`POST /backend/session/refresh\`, or log in again.

Every answer bears an \`X-Request-Id\`. An address that is called with a method it does not take answers 405 with the header \`Allow\`. Refusals are \`{ error, code, requestId }\`; unknown fields of a body are ignored.`;

/**
 * Returns the REST calls as an OpenAPI document, with examples from this shop, so that they work as they are. Where a
 * shop has no data, the invented examples stay.
 */
export const openApiDocument = (modules: readonly Module[], publicUrl: string, examples: Examples): OpenApi => {
  const document = structuredClone(documentFor(modules, publicUrl));
  for (const { rest } of modules) rest?.fillExamples?.(document, examples);
  return document;
};

const documentFor = (modules: readonly Module[], publicUrl: string): OpenApi => {
  const parts = modules.flatMap(({ rest }) => rest ?? []);
  return {
    openapi: '3.1.0',
    info: { title: 'Haat REST', version: '1.0.0', description, license: { name: 'MIT', identifier: 'MIT' } },
    servers: [{ url: publicUrl, description: 'This shop' }],
    tags: parts.flatMap(({ tags }) => tags ?? []),
    paths: Object.assign({}, ...parts.map(({ paths }) => paths)),
    components: {
      securitySchemes: {
        bearer: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'JWT',
          description: 'The token of `POST /backend/login`.',
        },
        refreshCookie: {
          type: 'apiKey',
          in: 'cookie',
          name: publicUrl.startsWith('https:') ? '__Secure-haat_session' : 'haat_session',
          description: 'The cookie that `POST /backend/login` sets, as every refresh does.',
        },
      },
      schemas: Object.assign(
        {},
        ...parts.map(({ schemas }) => (typeof schemas === 'function' ? schemas(modules) : schemas)),
        errorSchemas,
      ),
    },
  };
};
