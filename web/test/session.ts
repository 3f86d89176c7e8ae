import type { TypedDocumentNode } from '@apollo/client';
import { http, HttpResponse } from 'msw';
import { vi } from 'vitest';
import { NeedsCodesDocument, SignInOptionsDocument, type SignInOptionsQuery } from '../src/generated/graphql.ts';
import { answers, server } from './server.ts';

const REFRESH = 'http://localhost:3000/backend/session/refresh';
const SESSION = 'http://localhost:3000/backend/session';

/** Handlers for a browser without a refresh cookie: refreshing fails, and signing out works. */
export const noSession = () => [
  http.post(REFRESH, () => HttpResponse.json({ error: 'Please log in first.' }, { status: 401 })),
  http.delete(SESSION, () => HttpResponse.json({ signedOut: true })),
  offers({}),
];

/** Answers how the shop offers to sign in: by default with mail and nothing else. */
export const offers = (changes: Partial<SignInOptionsQuery['signInOptions']>) =>
  answers(SignInOptionsDocument, {
    signInOptions: { google: false, mail: true, mailbox: false, ...changes },
  });

let issued = 0;

/** Returns a token as the server issues it, valid for some seconds by its own clock. */
export const aToken = ({
  life = 900,
  session = 'session-1',
  person = 'customer-1',
  iat = 1_000_000_000,
} = {}): string => {
  const part = (claims: object) => btoa(JSON.stringify(claims)).replaceAll('=', '');
  return [
    part({ alg: 'HS256' }),
    part({ iat, exp: iat + life, sid: session, sub: person }),
    `signature-${++issued}`,
  ].join('.');
};

/** Answers refreshes, and records the attempts; `answer` may also return no token. */
export const refreshes = (answer: () => string | Response | Promise<string | Response> = () => aToken()) => {
  const asked = vi.fn<(attempt: string | null) => void>();
  server.use(
    http.post(REFRESH, async ({ request }) => {
      asked(request.headers.get('x-refresh-attempt'));
      const token = await answer();
      return typeof token === 'string' ? HttpResponse.json({ token, expiresAt: '' }) : token;
    }),
  );
  return asked;
};

/** Answers sign-outs, and records their tokens. */
export const signsOut = (answer: () => Response = () => HttpResponse.json({ signedOut: true })) => {
  const asked = vi.fn<(authorization: string | null) => void>();
  server.use(
    http.delete(SESSION, ({ request }) => {
      asked(request.headers.get('authorization'));
      return answer();
    }),
  );
  return asked;
};

/** Answers an operation depending on its token; the returned list has the tokens. */
export const answersByToken = <Data, Variables extends Record<string, unknown>>(
  document: TypedDocumentNode<Data, Variables>,
  data: (token: string | undefined) => Data,
): (string | undefined)[] => {
  const tokens: (string | undefined)[] = [];
  server.use(
    answers(document, (_, request) => {
      const token = request.headers.get('authorization')?.slice('Bearer '.length);
      tokens.push(token);
      return data(token);
    }),
  );
  return tokens;
};

/** Adds Web Locks, which jsdom lacks; the returned function removes them. */
export const lockTabs = (): (() => void) => {
  let last: Promise<unknown> = Promise.resolve();
  const request = (_name: string, work: () => unknown) => (last = last.then(work, work));
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
  return () => void Reflect.deleteProperty(navigator, 'locks');
};

/** What every page of the dashboard asks: the shop demands no two-factor codes. */
export const noCodesNeeded = () => [answers(NeedsCodesDocument, { needsSecondFactor: false })];
