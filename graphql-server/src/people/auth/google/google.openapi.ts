import { documented, header, inQuery, says } from '#platform/http/openapi/parts.ts';
import type { Answer } from '#platform/http/openapi/types.ts';

const page = (description: string): Answer => ({ description, content: { 'text/html': {} } });

const failures = {
  429: page('That was tried too often from this address; the header `Retry-After` says when it may be tried again.'),
  503: page('The provider cannot be reached.'),
};
const refusals = {
  404: says('The shop has no sign-in with Google.', 'NOT_FOUND', 'Sign-in with Google is not set up in this shop.'),
};

/** The paths of the Google sign-in, which are for browsers, not for programs. */
export const googlePaths = documented('Accounts', {
  'GET /backend/google': {
    operationId: 'beginGoogle',
    summary: 'Sign in with Google, in a popup',
    description:
      'For browsers: the login page opens this address in a window of 500 by 600 pixels. It is sent on to the identity provider, with PKCE, state and nonce, and comes back to `/backend/google/callback`.',
    parameters: [
      inQuery('language', 'The language of the last page.', {
        type: 'string',
        enum: ['en', 'bn'],
        default: 'en',
      }),
    ],
    responses: {
      302: {
        description: 'On to the provider.',
        headers: header('Location', 'A page of the provider.'),
        content: {},
      },
      ...failures,
    },
    refusals,
  },
  'GET /backend/google/callback': {
    operationId: 'endGoogle',
    summary: 'Come back from Google',
    description:
      'For browsers: where the provider sends them. Answers with a page that tells the page that opened the window, of this origin only, how it ended: `{ source: "haat-google", outcome }` with `token` and `expiresAt` for `SIGNED_IN`, with `reason` and `message` for `REFUSED`; or `CANCELLED`, `UNREACHABLE`, `FAILED`. For an account with a second factor, the page first asks for its code. Whom the provider has confirmed gets an account if there is none; `POST /order/newcustomer` then answers their record.',
    parameters: [
      inQuery('code', 'From the provider, valid once.', { type: 'string' }),
      inQuery('state', 'As it was sent there.', { type: 'string' }),
      inQuery('error', 'From the provider, instead of a code.', { type: 'string' }),
    ],
    responses: {
      200: page('Signed in, or the person cancelled.'),
      400: page('The response does not belong to a sign-in of this browser, or its token is invalid.'),
      403: page(
        'The account is pending or rejected, the e-mail is not confirmed, or a new account would have an e-mail outside Gmail.',
      ),
      ...failures,
    },
    refusals,
  },
  'POST /backend/google/code': {
    operationId: 'finishGoogle',
    summary: 'Send the code of an account with a second factor',
    description:
      'For browsers: the page of the popup sends it after Google has named the person, within ten minutes. Answers as `/backend/google/callback` does.',
    requestBody: {
      required: true,
      description: 'The form of the page.',
      content: {
        'application/x-www-form-urlencoded': {
          schema: {
            type: 'object',
            properties: { code: { type: 'string', description: 'A code of the app, or a recovery code.' } },
            required: ['code'],
          },
        },
      },
    },
    responses: {
      200: page('Signed in.'),
      400: page('Nobody in this browser has to send a code, or a foreign page sends it.'),
      401: page('The code is wrong, too old, or was used before: the page asks for another one.'),
      422: page('There is no code: the page asks for it.'),
      403: page('The account is pending or rejected.'),
      ...failures,
    },
    refusals,
  },
});
