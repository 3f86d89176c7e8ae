import type { InputProblem } from '#schema/input.ts';
import { inEnglish, type Sentence, type SentenceParams } from '#schema/sentence.ts';
import type { LoginRefusal } from '#schema/customer.ts';
import type { IdentityRefusal } from '#schema/google.answer.ts';
import { PRODUCT_MESSAGES } from '#schema/product-admin.ts';
import { MANAGE_MESSAGES } from '#schema/product-manage.ts';
import type { ReviewRefusal } from '#schema/review.ts';
import type { PromotionRefusal } from '#schema/promotion.ts';
import {
  ORDER_LIMIT_MESSAGES,
  ORDER_MESSAGES,
  type OrderLimit,
  type OrderTotals,
  type OrderStatus,
} from '#schema/order.ts';

/** An invalid field: its path and a sentence for people. */
export interface FieldProblem extends InputProblem {
  /** The sentence with its parameters, if it has any. */
  sentence?: Sentence;
}

/** Returns a problem whose sentence has parameters. */
export const problemWith = (field: string, template: string, params: SentenceParams): FieldProblem => {
  const sentence = { template, params };
  return { field, message: inEnglish(sentence), sentence };
};

/**
 * A failure that the client can understand. `code` is sent in GraphQL (`extensions.code`) and REST (`code`), `status`
 * is its HTTP status; the message is a sentence for people. `Details` are its additional fields as a member of a result
 * union, which has its name.
 */
export class AppError<Details extends object = object> extends Error {
  readonly code: string;
  readonly status: number;
  readonly details: Details;
  /** The message with its parameters, if it has any. */
  readonly sentence: Sentence | undefined;
  /**
   * After how many seconds to try again (RFC 9110, `Retry-After`); undefined when unknown, or when that would not help.
   */
  readonly retryAfterSeconds: number | undefined;

  constructor(
    code: string,
    status: number,
    message: string | Sentence,
    { details = {} as Details, retryAfterSeconds }: { details?: Details; retryAfterSeconds?: number | undefined } = {},
  ) {
    super(typeof message === 'string' ? message : inEnglish(message));
    this.sentence = typeof message === 'string' ? undefined : message;
    this.name = new.target.name;
    this.code = code;
    this.status = status;
    this.details = details;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** Defines a kind of failures that tell nothing besides their sentence. */
const failure = <Name extends string>(name: Name, code: string, status: number) =>
  class extends AppError {
    override readonly name = name;

    constructor(message: string) {
      super(code, status, message);
    }
  };

/** Defines a kind of failures with these details. */
const detailed =
  <Details extends object>() =>
  <Name extends string>(name: Name, code: string, status: number) =>
    class extends AppError<Details> {
      override readonly name = name;

      constructor(message: string | Sentence, details: Details) {
        super(code, status, message, { details });
      }
    };

/** The input is invalid. The message is that of the first field. */
export class InvalidInput extends AppError {
  override readonly name = 'InvalidInput';
  readonly fields: readonly FieldProblem[];

  constructor(fields: readonly FieldProblem[]) {
    super('INVALID_INPUT', 422, fields[0]?.sentence ?? fields[0]?.message ?? 'What was sent breaks a rule.');
    this.fields = fields;
  }
}

/** A request that cannot be read: a malformed cursor, a page below 1, a character that cannot be stored. */
export class BadRequest extends failure('BadRequest', 'BAD_USER_INPUT', 400) {}

/** The path exists, but not for this method. */
export class MethodNotAllowed extends AppError {
  constructor(methods: string) {
    super('METHOD_NOT_ALLOWED', 405, `This address takes ${methods} only.`);
  }
}

/** Nobody is signed in, or the token has expired. */
export class Unauthenticated extends AppError {
  constructor(message = 'Please log in first.') {
    super('UNAUTHENTICATED', 401, message);
  }
}

/** The signed-in customer may not do this. */
export class Forbidden extends AppError {
  constructor(message = 'You may not do this.') {
    super('FORBIDDEN', 403, message);
  }
}

/** There is none with that id, or it belongs to somebody else. */
export class NotFound extends failure('NotFound', 'NOT_FOUND', 404) {}

/** The state of a product, or of the chosen variant of it, when an order was refused. */
export interface ProductFigures {
  productId: string;
  /** Null for a product without variants, as its colour and size. */
  variantId: string | null;
  color: string | null;
  size: string | null;
  currentPriceCents: number;
  availableStock: number;
}

/** A price differs from the one that the customer saw. */
export class PriceChanged extends detailed<ProductFigures>()('PriceChanged', 'PRICE_CHANGED', 409) {}

/** Fewer pieces are in stock than requested. */
export class OutOfStock extends detailed<ProductFigures>()('OutOfStock', 'OUT_OF_STOCK', 409) {}

/** The stock has changed since the admin saw it. */
export class StockChangedMeanwhile extends AppError<{
  productId: string;
  variantId: string | null;
  availableStock: number;
}> {
  override readonly name = 'StockChangedMeanwhile';

  constructor(productId: string, variantId: string | null, availableStock: number) {
    const sentence = {
      template: PRODUCT_MESSAGES.stockChanged,
      params: { available: availableStock },
    };
    super('STOCK_CHANGED', 409, sentence, { details: { productId, variantId, availableStock } });
  }
}

/** A price has changed since the admin saw it. */
export class PriceChangedMeanwhile extends AppError<{ currentPriceCents: number | null }> {
  override readonly name = 'PriceChangedMeanwhile';

  constructor(currentPriceCents: number | null) {
    const sentence =
      currentPriceCents === null
        ? { template: MANAGE_MESSAGES.ownPriceChanged, params: {} }
        : { template: MANAGE_MESSAGES.priceChanged, params: { total: currentPriceCents } };
    super('PRICE_CHANGED', 409, sentence, { details: { currentPriceCents } });
  }
}

/** Somebody else has changed what an admin saves as a whole. */
export class ChangedMeanwhile extends detailed<{
  changedBy: string | null;
  changedAt: string;
  fields: string[];
}>()('ChangedMeanwhile', 'CHANGED_MEANWHILE', 409) {}

/** The total, or the delivery fee, differs from the one that the customer saw. */
export class TotalChanged extends AppError<{ currentTotalCents: number; currentDeliveryFeeCents: number }> {
  override readonly name = 'TotalChanged';

  constructor(isDelivery: boolean, { totalCents, deliveryFeeCents }: OrderTotals) {
    const sentence = isDelivery
      ? { template: ORDER_MESSAGES.deliveryChanged, params: { total: deliveryFeeCents } }
      : { template: ORDER_MESSAGES.totalChanged, params: { total: totalCents } };
    const details = { currentTotalCents: totalCents, currentDeliveryFeeCents: deliveryFeeCents };
    super('TOTAL_CHANGED', 409, sentence, { details });
  }
}

/** A promotion code is refused. */
export class PromotionRefused extends AppError<{ reason: PromotionRefusal }> {
  override readonly name = 'PromotionRefused';

  constructor(reason: PromotionRefusal, sentence: Sentence, retryAfterSeconds?: number) {
    const [code, status] =
      reason === 'TOO_OFTEN' ? (['TOO_MANY', 429] as const) : (['PROMOTION_REFUSED', 409] as const);
    super(code, status, sentence, { details: { reason }, retryAfterSeconds });
  }
}

/** The customer has reached a limit of what one person may order. */
export class OrderLimitReached extends AppError<{ limit: OrderLimit; most: number }> {
  override readonly name = 'OrderLimitReached';

  constructor(limit: OrderLimit, most: number) {
    const sentence = { template: ORDER_LIMIT_MESSAGES[limit], params: { most } };
    super('ORDER_LIMIT', 429, sentence, { details: { limit, most } });
  }
}

/** An order cannot be changed in this way from its current status. */
export class OrderMoveRefused extends AppError<{ status: OrderStatus }> {
  override readonly name = 'OrderMoveRefused';

  constructor(message: string | Sentence, status: OrderStatus) {
    super('ORDER_MOVE_REFUSED', 409, message, { details: { status } });
  }
}

/** An import of products cannot be checked, applied or undone now. */
export class ImportNotPossible extends failure('ImportNotPossible', 'IMPORT_NOT_POSSIBLE', 409) {}

/** An order cannot be paid in this way now. */
export class PaymentNotPossible extends failure('PaymentNotPossible', 'PAYMENT_NOT_POSSIBLE', 409) {}

/** There already is an account with this e-mail. */
export class EmailTaken extends failure('EmailTaken', 'EMAIL_TAKEN', 409) {}

/** A sign-in was refused. */
export class LoginRefused extends detailed<{ reason: LoginRefusal }>()('LoginRefused', 'LOGIN_REFUSED', 401) {}

/** The identity is valid, but not enough for an account. */
export class IdentityRefused extends detailed<{ reason: IdentityRefusal }>()(
  'IdentityRefused',
  'IDENTITY_REFUSED',
  403,
) {}

/** The viewer may not review the product. */
export class ReviewNotAllowed extends AppError<{ reason: ReviewRefusal }> {
  override readonly name = 'ReviewNotAllowed';

  constructor(reason: ReviewRefusal, message: string) {
    super('REVIEW_NOT_ALLOWED', 409, message, { details: { reason } });
  }
}

/** The upload is not a picture of an accepted format. */
export class NoPicture extends failure('NoPicture', 'NO_PICTURE', 415) {}

/** The upload has too many bytes or pixels. */
export class TooLarge extends failure('TooLarge', 'TOO_LARGE', 413) {}

/** It was done too often for now. */
export class TooMany extends AppError {
  constructor(message: string | Sentence, retryAfterSeconds?: number) {
    super('TOO_MANY', 429, message, { retryAfterSeconds });
  }
}

/** The server is too busy just now. */
export class Busy extends AppError {
  constructor(message: string, retryAfterSeconds: number) {
    super('UNAVAILABLE', 503, message, { retryAfterSeconds });
  }
}

/** The link was used before, has expired, or never existed. */
export class LinkInvalid extends failure('LinkInvalid', 'LINK_INVALID', 410) {}

/** A mail could not be sent. */
export class MailNotSent extends failure('MailNotSent', 'MAIL_NOT_SENT', 409) {}

/** The customer is the last admin, whom a shop needs. */
export class LastAdmin extends failure('LastAdmin', 'LAST_ADMIN', 409) {}

/** A GraphQL operation, or its response, would be too large. */
export class QueryTooLarge extends failure('QueryTooLarge', 'QUERY_TOO_LARGE', 400) {}
