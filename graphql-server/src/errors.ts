import { inEnglish, type Sentence, type SentenceParams } from '../../schema/sentence.ts';
import type { LoginRefusal } from '../../schema/customer.ts';
import type { IdentityRefusal } from '../../schema/google.answer.ts';
import type { ReviewRefusal } from '../../schema/review.ts';
import { ORDER_LIMIT_MESSAGES, type OrderLimit } from '../../schema/order.ts';

/** One thing that is wrong with what was sent: path of the field and a sentence for people. */
export interface FieldProblem {
  field: string;
  message: string;
  /** The sentence in parts, where it has parameters. */
  sentence?: Sentence;
}

/** What is wrong with a field, by a sentence with parameters. */
export const problemWith = (field: string, template: string, params: SentenceParams): FieldProblem => {
  const sentence = { template, params };
  return { field, message: inEnglish(sentence), sentence };
};

/**
 * A failure that the caller can understand. `code` goes out in GraphQL (`extensions.code`) and REST (`code`),
 * `status` is its HTTP status; the message is a sentence for people.
 */
export class AppError extends Error {
  readonly code: string;
  readonly status: number;
  /** The message in parts, where it has parameters. */
  readonly sentence: Sentence | undefined;

  constructor(code: string, status: number, message: string | Sentence) {
    super(typeof message === 'string' ? message : inEnglish(message));
    this.sentence = typeof message === 'string' ? undefined : message;
    this.name = new.target.name;
    this.code = code;
    this.status = status;
  }
}

/** What was sent breaks a rule. The message is that of the first field. */
export class InvalidInput extends AppError {
  readonly fields: readonly FieldProblem[];

  constructor(fields: readonly FieldProblem[]) {
    super('INVALID_INPUT', 422, fields[0]?.sentence ?? fields[0]?.message ?? 'What was sent breaks a rule.');
    this.fields = fields;
  }
}

/** A request that cannot be read: a malformed cursor, a page below 1, a character that cannot be stored. */
export class BadRequest extends AppError {
  constructor(message: string) {
    super('BAD_USER_INPUT', 400, message);
  }
}

/** An address that is there, but not for this method. */
export class MethodNotAllowed extends AppError {
  constructor(methods: string) {
    super('METHOD_NOT_ALLOWED', 405, `This address takes ${methods} only.`);
  }
}

/** Nobody is signed in, or the token has ended. */
export class Unauthenticated extends AppError {
  constructor(message = 'Please log in first.') {
    super('UNAUTHENTICATED', 401, message);
  }
}

/** Somebody is signed in who may not do this. */
export class Forbidden extends AppError {
  constructor(message = 'You may not do this.') {
    super('FORBIDDEN', 403, message);
  }
}

/** There is none with that id, or it is somebody else's. */
export class NotFound extends AppError {
  constructor(message: string) {
    super('NOT_FOUND', 404, message);
  }
}

/** What is true of a product at the moment of an order that was refused. */
export interface ProductFigures {
  productId: string;
  currentPriceCents: number;
  availableStock: number;
}

/** A price is not the one that the shopper saw. */
export class PriceChanged extends AppError {
  readonly figures: ProductFigures;

  constructor(message: Sentence, figures: ProductFigures) {
    super('PRICE_CHANGED', 409, message);
    this.figures = figures;
  }
}

/** There are fewer pieces than asked for. */
export class OutOfStock extends AppError {
  readonly figures: ProductFigures;

  constructor(message: Sentence, figures: ProductFigures) {
    super('OUT_OF_STOCK', 409, message);
    this.figures = figures;
  }
}

/** A customer has ordered as much as the shop takes from one person for now. */
export class OrderLimitReached extends AppError {
  readonly figures: { limit: OrderLimit; most: number };

  constructor(limit: OrderLimit, most: number) {
    super('ORDER_LIMIT', 429, { template: ORDER_LIMIT_MESSAGES[limit], params: { most } });
    this.figures = { limit, most };
  }
}

/** Somebody registered with this e-mail address already. */
export class EmailTaken extends AppError {
  constructor(message: string) {
    super('EMAIL_TAKEN', 409, message);
  }
}

/** A sign-in was refused. */
export class LoginRefused extends AppError {
  readonly reason: LoginRefusal;

  constructor(reason: LoginRefusal, message: string | Sentence) {
    super('LOGIN_REFUSED', 401, message);
    this.reason = reason;
  }
}

/** An identity provider tells who somebody is, but that is not enough for an account. */
export class IdentityRefused extends AppError {
  readonly reason: IdentityRefusal;

  constructor(reason: IdentityRefusal, message: string) {
    super('IDENTITY_REFUSED', 403, message);
    this.reason = reason;
  }
}

/** Somebody may not review a product. */
export class ReviewNotAllowed extends AppError {
  readonly reason: ReviewRefusal;

  constructor(reason: ReviewRefusal, message: string) {
    super('REVIEW_NOT_ALLOWED', 409, message);
    this.reason = reason;
  }
}

/** What was uploaded is no picture of a kind that is taken. */
export class NoPicture extends AppError {
  constructor(message: string) {
    super('NO_PICTURE', 415, message);
  }
}

/** What was sent has too many bytes or pixels. */
export class TooLarge extends AppError {
  constructor(message: string) {
    super('TOO_LARGE', 413, message);
  }
}

/** Somebody has done this as often as they may for now. */
export class TooMany extends AppError {
  /** When it may be tried again (RFC 9110, `Retry-After`); undefined when that is not known. */
  readonly retryAfterSeconds: number | undefined;

  constructor(message: string | Sentence, retryAfterSeconds?: number) {
    super('TOO_MANY', 429, message);
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** There is too much to do just now. */
export class Busy extends AppError {
  /** When it may be tried again (RFC 9110, `Retry-After`). */
  readonly retryAfterSeconds: number;

  constructor(message: string, retryAfterSeconds: number) {
    super('UNAVAILABLE', 503, message);
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** A link of a mail was used before, has ended, or never was. */
export class LinkInvalid extends AppError {
  constructor(message: string) {
    super('LINK_INVALID', 410, message);
  }
}

/** A shop needs an admin. */
export class LastAdmin extends AppError {
  constructor(message: string) {
    super('LAST_ADMIN', 409, message);
  }
}

/** An operation of GraphQL, or its answer, would be too large. */
export class QueryTooLarge extends AppError {
  constructor(message: string) {
    super('QUERY_TOO_LARGE', 400, message);
  }
}
