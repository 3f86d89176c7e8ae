import { ORDER_LIMIT_MESSAGES } from '../../../../schema/order.ts';
import { answerObject, count, dollars, id, listOf, text } from './parts.ts';
import type { Module } from '../../module.ts';
import type { Examples } from '../examples.ts';
import { withExamples } from './with-examples.ts';
import type { OpenApi, Schemas } from './types.ts';

const errorFields = (sentence: string, code: string) => ({
  error: text('A sentence for people', sentence),
  code: text('What went wrong, for programs', code),
  requestId: id(
    'Id of this request, as in the header `X-Request-Id`: name it when you report a failure',
    '4f4c9d8e-2a1b-4a53-9c35-0e8f4c5f0b71',
  ),
});

const errorSchemas: Schemas = {
  Error: answerObject('How every call says no.', errorFields('Please log in first.', 'UNAUTHENTICATED')),
  InvalidInput: answerObject('What was sent breaks a rule; nothing was stored.', {
    ...errorFields('Use valid phone number', 'INVALID_INPUT'),
    fields: listOf(
      answerObject('One thing that is wrong', {
        field: text('Path of the field', 'shippingAddress.phone'),
        message: text('A sentence for people', 'Use valid phone number'),
      }),
      'Everything that is wrong, in the order of the form',
    ),
  }),
  OrderLimit: {
    ...answerObject('The customer has ordered as much as the shop takes for now; nothing was ordered.', {
      ...errorFields(ORDER_LIMIT_MESSAGES.ORDERS_A_DAY.replace('{most}', '30'), 'ORDER_LIMIT'),
      limit: text(
        'With `ORDER_LIMIT`: which limit: orders within 24 hours, or pieces of the last 30 days that are not delivered and paid for yet',
        'ORDERS_A_DAY',
        { enum: Object.keys(ORDER_LIMIT_MESSAGES) },
      ),
      most: count('With `ORDER_LIMIT`: how much it allows', 30),
    }),
    required: Object.keys(errorFields('', '')),
  },
  Conflict: answerObject('What the shopper saw is no longer true; nothing was ordered.', {
    ...errorFields('Only 1 of Sony WH-1000XM5 Headphones is left.', 'OUT_OF_STOCK'),
    productId: id('Id of the product', '0198d62f-e8a8-7423-ac3f-918ac7b7dbf0'),
    currentPriceCents: count('True price of one piece, in cents as in GraphQL', 32_900),
    currentPrice: dollars('The same', 329),
    availableStock: count('Pieces that can be bought now', 1),
  }),
};

const description = `Haat's calls for programs: the same rules, rights and figures as GraphQL at \`/graphql\`, in the shop's documented shapes and spellings (\`deleveryCost\`, \`descriptionSecound\`, \`Commentsdate\` … are spelt so on purpose).

Bodies and answers are JSON, but for pictures. Money is in dollars, as a number with at most two decimals; only fields whose name ends with \`Cents\` are in cents. Times are ISO 8601 in UTC, ids are opaque texts.

Calls that need somebody to be signed in take the token of \`POST /backend/login\` as \`Authorization: Bearer …\`. The examples name things of this shop and work as they stand: log in first. A token is good until \`expiresAt\`; then take the next one by \`POST /backend/session/refresh\`, or log in again.

Every answer bears an \`X-Request-Id\`. An address that is called with a method it does not take answers 405 with the header \`Allow\`. Refusals are \`{ error, code, requestId }\`; unknown fields of a body are ignored.`;

/** Returns the REST calls as an OpenAPI document, with examples from this shop. */
export const openApiDocument = (modules: readonly Module[], publicUrl: string, examples: Examples): OpenApi =>
  withExamples(documentFor(modules, publicUrl), examples);

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
