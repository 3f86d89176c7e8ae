import { header } from './parts.ts';
import type { Answer, Parameter } from './types.ts';

/** The headers of a cacheable answer. */
export const cachedHeaders = {
  ...header('ETag', 'Names this answer: send it as `If-None-Match` to ask whether it has changed.'),
  ...header(
    'Cache-Control',
    'For how long it may be cached. A request with `Cache-Control: no-cache` is answered from the database.',
  ),
  ...header('Age', 'How many seconds old the stock of the products may be, where there are any.'),
};

/** The parameter by which a client asks whether an answer has changed. */
export const sinceETag: Parameter = {
  name: 'If-None-Match',
  in: 'header',
  required: false,
  description: 'The `ETag` of the answer that the client has.',
  schema: { type: 'string' },
};

/** The answer to a client that has the current one. */
export const NOT_MODIFIED: Answer = { description: 'It has not changed.', content: {} };
