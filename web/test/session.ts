import type { TypedDocumentNode } from '@apollo/client';
import { http, HttpResponse } from 'msw';
import { vi } from 'vitest';
import { SignInOptionsDocument, type SignInOptionsQuery } from '../src/generated/graphql.ts';
import { answers, server } from './server.ts';

const REFRESH = 'http://localhost:3000/backend/session/refresh';
const SESSION = 'http://localhost:3000/backend/session';

/** Browsers without a refresh cookie: nothing is renewed, and to sign out always works. */
export const noSession = () => [
  http.post(REFRESH, () => HttpResponse.json({ error: 'Please log in first.' }, { status: 401 })),
  http.delete(SESSION, () => HttpResponse.json({ signedOut: true })),
  offers({}),
];

/** Answers what the shop offers for signing in: by default mail and nothing else. */
export const offers = (changes: Partial<SignInOptionsQuery['signInOptions']>) =>
  answers(SignInOptionsDocument, {
    signInOptions: { google: false, mail: true, mailbox: false, ...changes },
  });

let issued = 0;

/** A token as the shop issues them: by a clock of its own, good for so many seconds. */
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

/** Answers refreshes, and notes the attempts; `answer` may also be no token. */
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

/** Notes by which tokens the session is ended at the shop, which answers so. */
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

/** Answers an operation by the token with which it is asked; the list that it gives tells which these were. */
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

/** Web Locks, which jsdom lacks; the answer takes them away again. */
export const lockTabs = (): (() => void) => {
  let last: Promise<unknown> = Promise.resolve();
  const request = (_name: string, work: () => unknown) => (last = last.then(work, work));
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
  return () => void Reflect.deleteProperty(navigator, 'locks');
};
