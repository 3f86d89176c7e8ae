import { endedSearchInput } from '#schema/statistics.input.ts';
import { bodySchemas } from '#platform/http/openapi/body-schema.ts';
import * as doc from '#platform/http/openapi/parts.ts';
import type { Schemas } from '#platform/http/openapi/types.ts';
import { restBody } from '#platform/http/rest/rest-body.ts';

/** The body of `POST /backend/searches`. */
export const endedSearchBody = restBody('EndedSearch', 'A search that has ended.', endedSearchInput, {
  term: doc.about('What was searched: at most 100 characters', 'power bank'),
  found: doc.about('How many products it found', 0),
  opened: doc.about('Whether a product was opened from its page', false),
});

/** The schemas of the call about searches. */
export const searchSchemas: Schemas = {
  ...bodySchemas(endedSearchBody),
  SearchReceived: doc.answerObject('The search was received.', {
    received: { type: 'boolean', description: 'Always true, also when it does not count', examples: [true] },
  }),
};

/** The REST call about searches. */
export const searchPaths = doc.documented('Searches', {
  'POST /backend/searches': {
    operationId: 'countSearch',
    summary: 'Count a search',
    description:
      'Says that a search has ended, which its page does once: a product was opened from it, or it was left. It is counted by day and term; nothing says who searched. Terms that look like a phone number or an e-mail address do not count, nor do programs that name themselves as such.',
    body: endedSearchBody,
    responses: { 200: doc.jsonAnswer(doc.ref('SearchReceived'), 'The search was received.') },
    refusals: {
      400: doc.says(
        'The body is not a JSON object, or larger than a kilobyte.',
        'BAD_USER_INPUT',
        'The body must be a JSON object.',
        'The body is too large.',
      ),
      422: doc.saysOf('A field is missing or wrong.', { term: 'Please give a term.' }),
    },
  },
});
