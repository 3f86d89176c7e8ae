import * as doc from '#platform/http/openapi/parts.ts';
import type { Operation, Parameter, Schemas } from '#platform/http/openapi/types.ts';

/** The schemas of sessions. */
export const sessionSchemas: Schemas = {
  NextToken: doc.answerObject('The session goes on.', {
    token: doc.text('Access token, to send as `Authorization: Bearer …`', 'eyJhbGciOiJIUzI1NiJ9.….…'),
    expiresAt: doc.instant('When the token ends', '2026-11-20T10:15:00.000Z'),
  }),
  SignedOut: doc.answerObject('Signed out.', {
    signedOut: { type: 'boolean', description: 'Always true', examples: [true] },
  }),
  SessionsEnded: doc.answerObject('Signed out everywhere.', {
    ended: doc.count('How many sessions ended', 3),
  }),
};

const attempt: Parameter = {
  ...doc.inHeader(
    'X-Refresh-Attempt',
    'Shows that the call does not come from a foreign page. A random text of 16 to 100 characters identifies the attempt: repeating it after a lost response returns the same response.',
    'b7f3c1d0a94e4c6f8e21',
  ),
  'x-fresh': true,
};

const foreignPage = doc.says(
  'The header is missing, or a foreign page calls.',
  'FORBIDDEN',
  'This call must come from the shop itself, with the header X-Refresh-Attempt.',
);

const cookie: Operation['security'] = [{ refreshCookie: [] }];

/** The REST calls about sessions. */
export const sessionPaths = doc.documented('Accounts', {
  'POST /backend/session/refresh': {
    operationId: 'refreshSession',
    summary: 'Take the next token',
    description:
      'Exchanges the refresh cookie, which is valid once, for a new one and a new access token. A cookie that was used before ends the session.',
    security: cookie,
    parameters: [attempt],
    responses: {
      200: doc.jsonAnswer(doc.ref('NextToken'), 'The next token; the cookie is renewed.', doc.setsCookie),
    },
    refusals: {
      400: doc.says(
        '`X-Refresh-Attempt` is too long.',
        'BAD_USER_INPUT',
        'X-Refresh-Attempt has at most 100 characters.',
      ),
      401: 'There is no such session any more.',
      403: foreignPage,
      429: doc.TOO_OFTEN,
    },
  },
  'DELETE /backend/session': {
    operationId: 'signOut',
    summary: 'Sign out',
    description:
      'Ends the session of the access token or, if that has expired, of the cookie; its tokens become invalid. Without either nothing happens.',
    parameters: [attempt],
    responses: { 200: doc.jsonAnswer(doc.ref('SignedOut'), 'Signed out.') },
    refusals: { 403: foreignPage, 429: doc.TOO_OFTEN },
  },
  'DELETE /backend/sessions': {
    operationId: 'signOutEverywhere',
    summary: 'Sign out everywhere',
    description: 'Ends all sessions of the signed-in customer, including this one.',
    security: doc.signedIn,
    responses: { 200: doc.jsonAnswer(doc.ref('SessionsEnded'), 'Signed out.') },
    refusals: {},
  },
});
