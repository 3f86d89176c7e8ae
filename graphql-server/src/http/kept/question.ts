import type { Request, Response } from 'express';
import type { Sendable } from './send.ts';

/** Who makes an answer for everybody: the request of whoever asks first. */
export interface Asker {
  request: Request;
  response: Response;
  /** Whether they want the truth: nothing that was read before. */
  wantsTruth: boolean;
}

/** A question whose answer is the same for everybody. */
export interface Question {
  /** The same for all spellings of the question. */
  readonly key: string;
  /** Charges whoever has it answered. @throws TooMany after too much spending, QueryTooLarge */
  pay(asker: Asker): void;
  /** Answers it. @throws when there is no answer to keep */
  answer(asker: Asker): Promise<KeptAnswer>;
}

/** An answer that is kept. */
export interface KeptAnswer extends Sendable {
  /** The route of the code that has made it, for the metrics. */
  readonly route: string;
  /** Fields of Query that it has; undefined for REST. */
  readonly rootFields: readonly string[] | undefined;
}

/** A kind of questions, such as those of GraphQL. */
export interface QuestionKind {
  /** Whether a URL is of this kind. */
  claims(url: string): boolean;
  /** Reads the question of such a URL. @throws AppError when it cannot be read */
  read(url: string): Question;
  /** Answers a failure. */
  fail(error: unknown, asker: Asker): void;
}
