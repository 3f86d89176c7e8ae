import { ORDER_LIMIT_MESSAGES, ORDER_MESSAGES, ORDER_STATUSES, PAYMENT_METHODS } from '#schema/order.ts';
import { PROMOTION_REFUSALS } from '#schema/promotion.ts';
import { linkHeader, pageParameters } from '#platform/http/openapi/page-parts.ts';
import * as doc from '#platform/http/openapi/parts.ts';
import { emailInQuery, noSuchCustomer } from '#people/customer/customer.openapi.ts';
import { bodySchemas } from '#platform/http/openapi/body-schema.ts';
import type { OpenApi, Schemas } from '#platform/http/openapi/types.ts';
import type { Examples } from '#platform/http/examples.ts';
import { fillExample } from '#platform/http/openapi/with-examples.ts';
import { addressFields, exampleProduct, figures, newOrderBody } from './new-order/new-order.openapi.ts';
import { exampleOrder, noSuchOrder, orderId } from './order-answer.openapi.ts';

const examplePicture = 'https://shop.example.com/pictures/demo/sony-wh-1000xm5-1/800.webp';

const lineFields = {
  productId: doc.id('Id of the product', exampleProduct),
  pdName: doc.text("The product's name when it was bought", 'Sony WH-1000XM5 Headphones'),
  image: doc.picture('Picture as bought', examplePicture),
  price: doc.dollars('Price of one piece when it was bought', 329),
  qty: doc.count('Pieces', 2),
  color: doc.textOrNull('The chosen colour; null when none was chosen', 'Black'),
  size: doc.textOrNull('The chosen size; null when none was chosen', null),
};

/** The schemas of orders. */
export const orderSchemas: Schemas = {
  Order: doc.answerObject("An order, as it was placed. The first line's fields are at the top.", {
    _id: doc.id('Id of the order', exampleOrder),
    number: doc.count('The short number that people use; pages show it as #10001', 10001),
    ...lineFields,
    payment: doc.text('How it is paid', 'Cash on Delivery', {
      enum: PAYMENT_METHODS.map(({ label }) => label),
    }),
    shippingAddress: doc.answerObject('Where it goes', addressFields),
    discount: doc.dollars('What the promotion code took off; 0 without one', 0),
    rounding: {
      ...doc.dollars(
        'Rounded to whole dollars: what that added, or took off when it is negative; promotions are computed before it',
        0,
      ),
      minimum: -0.5,
    },
    deleveryCost: doc.dollars('Delivery fee', 60),
    totalPrice: doc.dollars(
      'Total: price × pieces of all lines − discount + rounding + delivery fee, in whole dollars',
      718,
    ),
    orderDate: doc.instant('When it was placed', '2026-11-20T05:45:27.142Z'),
    orderStatus: doc.text('Where it stands', 'Pending', { enum: ORDER_STATUSES.map(({ label }) => label) }),
    lines: doc.listOf(doc.ref('OrderLine'), 'All that was bought'),
  }),
  OrderLine: doc.answerObject('One line of an order.', {
    _id: doc.id('Id of the line', exampleOrder),
    ...lineFields,
  }),
  ...bodySchemas(newOrderBody('')),
  OrderLimit: {
    ...doc.answerObject('The customer has reached a limit of what one person may order; nothing was ordered.', {
      ...doc.errorFields(ORDER_LIMIT_MESSAGES.ORDERS_A_DAY.replace('{most}', '30'), 'ORDER_LIMIT'),
      limit: doc.text(
        'With `ORDER_LIMIT`: which limit: orders within 24 hours, or pieces of the last 30 days that are not delivered and paid for yet',
        'ORDERS_A_DAY',
        { enum: Object.keys(ORDER_LIMIT_MESSAGES) },
      ),
      most: doc.count('With `ORDER_LIMIT`: the value of the limit', 30),
    }),
    required: Object.keys(doc.errorFields('', '')),
  },
  Conflict: {
    ...doc.answerObject('Price, totals or stock have changed, or the promotion code is refused; nothing was ordered.', {
      ...doc.errorFields('Only 1 of Sony WH-1000XM5 Headphones is left.', 'OUT_OF_STOCK'),
      productId: doc.id('Id of the product', exampleProduct),
      variantId: doc.textOrNull('Id of the chosen variant; null for a product without variants', null),
      color: doc.textOrNull("The variant's colour; null when it has none", null),
      size: doc.textOrNull("The variant's size; null when it has none", null),
      currentPriceCents: doc.count('Current price of one piece, in cents as in GraphQL', 32_900),
      currentPrice: doc.dollars('The same', 329),
      availableStock: doc.count('Number of pieces in stock', 1),
      currentTotalPrice: doc.dollars('With `TOTAL_CHANGED`, instead of the product: the total now', 718),
      currentDeleveryCost: doc.dollars('With `TOTAL_CHANGED`: the delivery fee now', 60),
      reason: doc.text('With `PROMOTION_REFUSED`, instead of the product: why', 'ENDED', {
        enum: [...PROMOTION_REFUSALS],
      }),
    }),
    required: Object.keys(doc.errorFields('', '')),
  },
};

/** The REST calls about orders. */
export const orderPaths = doc.documented('Orders', {
  'POST /order/addOrder': {
    operationId: 'placeOrder',
    summary: 'Place an order',
    description:
      "Buys, or changes nothing at all. Prices, totals and stock are the server's. With an idempotency key it is safe to send again: the same key with the same order answers 201 with the order of the first time, and buys nothing more; the same key with another order answers 422. A key is one customer's own and is never forgotten. The order may have to wait before the shop works on it: for its payment, or by Cash on Delivery for a code (`PUT /order/code/{_id}`) or a deposit; `GET /order/payment/{_id}` says for what. The example buys for whoever the token names.",
    security: doc.signedIn,
    parameters: [
      {
        name: 'Idempotency-Key',
        in: 'header',
        required: false,
        description:
          'Idempotency key chosen by the client: 8 to 100 visible characters. Without it, each call places an order.',
        schema: { type: 'string', minLength: 8, maxLength: 100 },
        example: 'cart-7f3a-order-1',
        'x-fresh': true,
      },
    ],
    body: newOrderBody(''),
    responses: {
      201: doc.jsonAnswer(
        doc.ref('Order'),
        'The order is placed; with a key used before, the order that was placed then.',
      ),
    },
    refusals: {
      409: {
        schema: 'Conflict',
        description:
          'The price has changed (`PRICE_CHANGED`), or `totalPrice` or `deleveryCost` (`TOTAL_CHANGED`), there is too little stock (`OUT_OF_STOCK`), or the promotion code is refused (`PROMOTION_REFUSED`, with the reason). Nothing was ordered.',
        samples: [
          {
            code: 'OUT_OF_STOCK',
            error: 'Only 1 of Sony WH-1000XM5 Headphones is left.',
            more: figures(329, 1),
          },
          {
            code: 'PRICE_CHANGED',
            error: 'The price of Sony WH-1000XM5 Headphones has changed.',
            more: figures(349, 12),
          },
          {
            code: 'TOTAL_CHANGED',
            error: 'The total has changed: it is $718.00 now.',
            more: { currentTotalPrice: 718, currentDeleveryCost: 60 },
          },
          {
            code: 'PROMOTION_REFUSED',
            error: 'This promotion code was valid until 16 Apr 2027, 00:00.',
            more: { reason: 'ENDED' },
          },
        ],
      },
      422: {
        description: 'Fields are invalid: all of them are listed. Nothing was ordered.',
        samples: [
          ...doc.saysOf('', {
            'shippingAddress.phone': ORDER_MESSAGES.phoneInvalid,
            payment: ORDER_MESSAGES.paymentRequired,
            qty: 'qty must be a number.',
          }).samples,
          ...doc.saysOf('', { idempotencyKey: 'This idempotency key was used for another order.' }).samples,
        ],
      },
      429: {
        description: `This customer has ordered as much as the shop takes for now (\`ORDER_LIMIT\`). Nothing was ordered. Or (\`TOO_MANY\`): ${doc.SPENT}`,
        schema: 'OrderLimit',
        samples: [
          doc.tooOftenSample,
          {
            code: 'ORDER_LIMIT',
            error: ORDER_LIMIT_MESSAGES.ORDERS_A_DAY.replace('{most}', '30'),
            more: { limit: 'ORDERS_A_DAY', most: 30 },
          },
        ],
      },
    },
  },
  'GET /order/allordergmail': {
    operationId: 'listOrders',
    summary: 'List the orders of a customer',
    description: 'Newest first. For that customer, and for admins.',
    security: doc.signedIn,
    parameters: [emailInQuery, ...pageParameters(100)],
    responses: {
      200: doc.jsonAnswer(doc.listOf(doc.ref('Order'), 'A page of orders'), 'The orders of this page.', linkHeader),
    },
    refusals: {
      400: doc.says(
        '`email` is missing, or `limit` or `after` cannot be read.',
        'BAD_USER_INPUT',
        'email is required.',
        'limit must be a whole number from 1 to 100.',
      ),
      403: 'It is the e-mail of another customer.',
      404: noSuchCustomer,
      429: doc.SPENT,
    },
  },
  'GET /order/singleOrder/{_id}': {
    operationId: 'showOrder',
    summary: 'Show an order',
    description: 'One order. For its customer, and for admins.',
    security: doc.signedIn,
    parameters: [orderId],
    responses: { 200: doc.jsonAnswer(doc.ref('Order'), 'The order.') },
    refusals: {
      404: noSuchOrder,
      429: doc.SPENT,
    },
  },
});

/** Puts an order and a product of this shop in place of the invented ones. */
export const fillOrderExamples = ({ paths, components }: OpenApi, { product, customer }: Examples): void => {
  fillExample(paths['/order/singleOrder/{_id}']?.get, '_id', customer?.orderId);
  const { NewOrder } = components.schemas;
  if (NewOrder && product)
    NewOrder.examples = [
      {
        _id: product.id,
        qty: 1,
        color: product.color,
        size: product.size,
        price: product.priceCents / 100,
        payment: 'Cash on Delivery',
        shippingAddress: {
          name: 'Rahima Khatun',
          address: 'House 24, Road 7, Dhanmondi, Dhaka 1205',
          phone: '01712345678',
          email: customer?.email ?? 'you@gmail.com',
        },
      },
    ];
};
