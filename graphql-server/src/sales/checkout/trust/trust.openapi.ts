import * as v from 'valibot';
import { TRUST_MESSAGES } from '#schema/trust.ts';
import { confirmOrderInput } from '#schema/trust.input.ts';
import * as doc from '#platform/http/openapi/parts.ts';
import { bodySchemas } from '#platform/http/openapi/body-schema.ts';
import type { Schemas } from '#platform/http/openapi/types.ts';
import { restBody } from '#platform/http/rest/rest-body.ts';
import { noSuchOrder, orderId } from '#sales/order/order-answer.openapi.ts';

/** The body of `PUT /order/code/{_id}`. */
export const orderCodeBody = restBody('OrderCode', 'The code of an order.', v.pick(confirmOrderInput, ['code']), {
  code: doc.about('The 6 digits that were sent; spaces and hyphens do not matter', '123456'),
});

/** The schemas of codes. */
export const trustSchemas: Schemas = bodySchemas(orderCodeBody);

/** The REST calls about codes. */
export const trustPaths = doc.documented('Orders', {
  'PUT /order/code/{_id}': {
    operationId: 'confirmOrder',
    summary: 'Confirm an order by its code',
    description:
      'A first order by Cash on Delivery waits for a code, which is sent by mail, and is cancelled after 24 hours without it. Ten wrong tries, or an hour, make a code invalid. For the customer of the order.',
    security: doc.signedIn,
    parameters: [orderId],
    body: orderCodeBody,
    responses: {
      200: doc.jsonAnswer(doc.ref('Order'), 'The order, which is confirmed; also when it was before.'),
    },
    refusals: {
      404: noSuchOrder,
      422: doc.saysOf('The code does not confirm the order.', { code: TRUST_MESSAGES.codeWrong }),
      429: doc.SPENT,
    },
  },
  'POST /order/code/{_id}': {
    operationId: 'sendOrderCode',
    summary: 'Send a new code for an order',
    description:
      'At most 5 codes for one order, a minute or more apart; the code before is no longer valid. For the customer of the order.',
    security: doc.signedIn,
    parameters: [orderId],
    responses: { 200: doc.jsonAnswer(doc.ref('Order'), 'The order; the code is on its way.') },
    refusals: {
      404: noSuchOrder,
      422: doc.saysOf('No code was sent.', { code: TRUST_MESSAGES.codeJustSent }),
      429: doc.SPENT,
    },
  },
});
