import type { Request, RequestHandler, Router } from 'express';
import type { TwinCredentials } from './credentials.ts';
import type { Faults, Step } from './faults.ts';
import type { TwinPayments } from './payments.ts';
import type { Records } from './store.ts';
import type { Choice, ProviderName } from './choices.ts';

/** How a browser is sent back to the shop. */
export interface Move {
  method: 'GET' | 'POST';
  /** For `GET` with its whole query. */
  url: string;
  /** The form of a `POST`. */
  fields?: Readonly<Record<string, string>>;
}

/** What the twin answers to a call of the shop. */
export interface Answer {
  /** 200 by default. */
  status?: number;
  json?: unknown;
  /** Instead of `json`. */
  text?: string;
  headers?: Readonly<Record<string, string>>;
}

/** A notification to the shop. */
export interface Notice {
  url: string;
  headers: Readonly<Record<string, string>>;
  body: string;
}

/** How a notification is forged: with a signature that is not the provider's, or genuine but with another amount. */
export type Forgery = 'SIGNATURE' | 'AMOUNT';

/** What the frame gives to the part of one provider. */
export interface TwinFrame {
  readonly provider: ProviderName;
  /** The credentials of the shop, and the keys that only the provider has. */
  readonly credentials: TwinCredentials;
  /** The payments of this provider. */
  readonly payments: TwinPayments;
  readonly faults: Faults;
  /**
   * Other things that the part keeps, such as agreements and tokens: the newest 500 of a kind. They survive restarts.
   */
  records<T extends object>(kind: string): Records<T>;
  /** Returns the URL of a path of this part, such as `/certificate.pem`, as the shop and browsers use it. */
  url(path: string): string;
  /** Returns the URL of the hosted page of a payment. */
  page(id: string): string;
  /**
   * Makes the handler of a call by the shop, with the faults that concern every call: the provider is down, and the
   * answer never comes, with the work done or not. A call that is no step of a payment, such as for a token, has the
   * step `other`. The body is read already: forms and JSON by their content type.
   */
  call(step: Step, answer: (request: Request) => Answer | Promise<Answer>): RequestHandler;
  /**
   * Sends a notification, in time, late, twice, never or forged, as the faults say; `build` makes it. Resolves when it
   * was answered, so that the browser returns after it, as is usual; a call by the shop must not wait for it, since the
   * shop may be busy with that call until it is answered. It never rejects.
   */
  notify(build: (forgery: Forgery | null) => Notice): Promise<void>;
  /** The time now. */
  now(): Date;
}

/** The part of one provider: its calls, and what a choice on the hosted page does. */
export interface TwinPart {
  /** Mounted at `/sslcommerz`, `/bkash` or `/nagad`. */
  router: Router;
  /**
   * Does what was chosen on the hosted page: changes the payment, sends notifications, and returns how the browser
   * returns to the shop. Called once for each payment, which holds its choice already. After `CLOSE` the browser does
   * not return.
   */
  choose(id: string, choice: Choice): Promise<Move>;
}
