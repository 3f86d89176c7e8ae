import * as v from 'valibot';
import { idempotencyKey, offeredPayment, orderQuantity, ownBillingInput } from '#schema/order.input.ts';
import { ORDER_MESSAGES, PAYMENT_METHODS, type PaymentMethod } from '#schema/order.ts';
import { PHONE_FORMS } from '#schema/phone.ts';
import { about, text } from '#platform/http/openapi/parts.ts';
import { restBody } from '#platform/http/rest/rest-body.ts';

/** A product that samples name. */
export const exampleProduct = '0198d62f-e8a8-7423-ac3f-918ac7b7dbf0';

/** The figures of that product in a refusal, by its price in dollars. */
export const figures = (price: number, availableStock: number) => ({
  productId: exampleProduct,
  variantId: null,
  color: null,
  size: null,
  currentPriceCents: price * 100,
  currentPrice: price,
  availableStock,
});

/** The address of a body and of an answer. */
export const addressFields = {
  name: text('Who receives it: at most 120 characters', 'Rahima Khatun'),
  address: text('Street, place, district: at most 500 characters', 'House 24, Road 7, Dhanmondi, Dhaka 1205'),
  phone: text(`${PHONE_FORMS}; answered as 11 digits`, '01712345678'),
  email: text("The e-mail address of the customer's account, which ends with @gmail.com", 'rahima.demo@gmail.com'),
};

/** Returns the payment method for the words of spec §9, ignoring case; undefined for none or unknown words. */
const paymentOf = (words: string): PaymentMethod | undefined => {
  const wanted = words.toLowerCase();
  return PAYMENT_METHODS.find(({ method, label }) => label.toLowerCase() === wanted || method.toLowerCase() === wanted)
    ?.method;
};

/** A payment method that the shop offers, in the words of spec §9 or as its name. */
export const paymentWords = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty(ORDER_MESSAGES.paymentRequired),
  v.transform(paymentOf),
  offeredPayment,
);

/** The words of the payment methods that a shop can offer. */
export const offeredWords: string[] = PAYMENT_METHODS.filter(({ enabled }) => enabled).map(({ label }) => label);

/** The body of `POST /order/addOrder`, for the customer with that e-mail. Its fields are in the order of the form. */
export const newOrderBody = (ownEmail: string) =>
  restBody(
    'NewOrder',
    'An order to be placed. Everything else that a stored order holds (name, image …) may be sent along and is ignored: the server takes it from its own tables.',
    v.object({
      shippingAddress: ownBillingInput(ownEmail),
      payment: paymentWords,
      idempotencyKey: v.optional(idempotencyKey),
      promotionCode: v.nullish(v.string()),
      productId: v.nullish(v.string()),
      _id: v.string(),
      qty: v.optional(orderQuantity, 1),
      color: v.nullish(v.string()),
      size: v.nullish(v.string()),
      price: v.nullish(v.number()),
      deleveryCost: v.nullish(v.number()),
      totalPrice: v.nullish(v.number()),
    }),
    {
      shippingAddress: { description: 'Where it goes', properties: addressFields },
      payment: {
        ...about('How it is paid', 'Cash on Delivery'),
        enum: offeredWords,
      },
      idempotencyKey: about('The same as the header, for those who cannot set one', 'cart-7f3a-order-1'),
      promotionCode: about('A promotion code, in any case. When it is refused, nothing is ordered (409).', null),
      productId: about('The same as `_id`, which it goes before', exampleProduct),
      _id: about('Id of the product; `productId` goes as well', exampleProduct),
      qty: about('Pieces', 2),
      color: about("One of the product's colours; needed where it comes in several", 'Black'),
      size: about("One of the product's sizes; needed where it comes in several", null),
      price: about(
        'Price of one piece that the shopper saw, in dollars. When it is no longer true, nothing is ordered (409).',
        329,
      ),
      deleveryCost: about(
        'Delivery fee that the shopper saw, in dollars: it may depend on the district of the address. When it is no longer true, nothing is ordered (409).',
        60,
      ),
      totalPrice: about(
        'Total that the shopper saw, in dollars: price × qty less the promotion, rounded to whole dollars, + delivery fee. When it is no longer true, nothing is ordered (409).',
        718,
      ),
    },
    {
      paymentMethod: 'payment',
      'lines.0.productId': '_id',
      'lines.0.quantity': 'qty',
      'lines.0.color': 'color',
      'lines.0.size': 'size',
    },
  );
