import type { Request, Response } from 'express';
import type { HeaderList } from '../security-headers.ts';
import { answerForms } from './forms.ts';
import type { Sendable } from './send.ts';

/** How long an old answer is given while a new one is made, in milliseconds. */
const STALE_MS = 10_000;

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

/** What the answer to a question says, and for how many seconds it is kept. */
interface Answered extends Pick<KeptAnswer, 'shows' | 'route' | 'rootFields'> {
  text: string;
  headers: HeaderList;
  seconds: number;
}

/** Returns an answer in JSON as it is kept. It holds nothing of the request for which it was made: that would stay in memory as long. */
export const keptAnswer = ({ text, headers, seconds, shows, route, rootFields }: Answered): KeptAnswer => {
  const forms = answerForms(text);
  return {
    status: 200,
    type: 'application/json; charset=utf-8',
    headers: [...headers, 'Vary', 'Accept-Encoding'],
    heads: new Map(),
    forms,
    get bytes() {
      return forms.bytes;
    },
    shows,
    isPublic: true,
    freshMs: seconds * 1000,
    staleMs: STALE_MS,
    route,
    rootFields,
  };
};

/** A kind of questions, such as those of GraphQL. */
export interface QuestionKind {
  /** Whether a URL is of this kind. */
  claims(url: string): boolean;
  /** Reads the question of such a URL. @throws AppError when it cannot be read */
  read(url: string): Question;
  /** Answers a failure. */
  fail(error: unknown, asker: Asker): void;
}
