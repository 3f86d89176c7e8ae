import * as doc from '#platform/http/openapi/parts.ts';
import type { Schemas } from '#platform/http/openapi/types.ts';

/** The schema of the answer about a visit. */
export const visitSchemas: Schemas = {
  VisitReceived: doc.answerObject('The step was received.', {
    received: { type: 'boolean', description: 'Always true, also when it does not count', examples: [true] },
  }),
};

/** The REST call about visits. */
export const visitPaths = doc.documented('Visits', {
  'POST /backend/visits/{step}': {
    operationId: 'countVisit',
    summary: 'Count a visit',
    description:
      'Says that a visit has come so far, which a page does once for each step: `visit`, `product`, `cart` or `checkout`; and by the link of which mail it came: `stock_mail`, `price_mail` or `cart_mail`. It is counted by day; nothing says whose visit it is. Programs that name themselves as such do not count.',
    parameters: [doc.pathId('step', 'How far the visit has come.', 'product')],
    responses: { 200: doc.jsonAnswer(doc.ref('VisitReceived'), 'The step was received.') },
    refusals: { 404: doc.says('There is no such step.', 'NOT_FOUND', 'There is no such step of a visit.') },
  },
});
