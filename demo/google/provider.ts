import { createHmac, generateKeyPairSync } from 'node:crypto';
import path from 'node:path';
import express, { Router, type Request, type Response } from 'express';
import { interactionPolicy, Provider, type Configuration } from 'oidc-provider';
import type { GoogleConfig } from '#platform/config/config.ts';
import { NotFound } from '#kernel/errors.ts';
import { standInStyles } from '../stand-in/page.ts';
import { brokenPage, choicePage } from './page.ts';
import { testPeople } from './people.ts';
import { createStore } from './store.ts';

const SCOPE = 'openid email profile';
const SESSION_COOKIE = 'demo_google';

/**
 * Deletes the provider's session: nobody stays signed in here, so the next sign-in can choose another person without
 * signing out.
 */
const forgetSession = ({ headers }: Request) => {
  if (headers.cookie === undefined) return;
  const others = headers.cookie
    .split(/; */)
    .filter((cookie) => !cookie.startsWith(`${SESSION_COOKIE}=`) && !cookie.startsWith(`${SESSION_COOKIE}.`));
  headers.cookie = others.join('; ');
};

const signingKey = () => generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'jwk' });

/** Asks for the person every time, as Google's `select_account` does, and never asks for consent. */
const policy = () => {
  const prompts = interactionPolicy.base();
  prompts.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }), 0);
  return prompts;
};

const configurationOf = (
  { clientId, clientSecret }: GoogleConfig,
  redirectUri: string,
  mount: string,
): Configuration => ({
  adapter: createStore(),
  clients: [
    {
      client_id: clientId,
      client_secret: clientSecret,
      redirect_uris: [redirectUri],
      grant_types: ['authorization_code'],
      response_types: ['code'],
      token_endpoint_auth_method: 'client_secret_post',
    },
  ],
  jwks: { keys: [{ ...signingKey(), alg: 'RS256', use: 'sig', kid: 'demo' }] },
  cookies: {
    keys: [createHmac('sha256', clientSecret).update('cookies').digest('base64url')],
    names: { session: SESSION_COOKIE, interaction: 'demo_google_choice', resume: 'demo_google_resume' },
    long: { httpOnly: true, sameSite: 'lax', path: mount },
    short: { httpOnly: true, sameSite: 'lax' },
  },
  claims: {
    openid: ['sub'],
    email: ['email', 'email_verified'],
    profile: ['name'],
  },
  // As at Google, the claims are in the id token.
  conformIdTokenClaims: false,
  features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false } },
  pkce: { required: () => true },
  responseTypes: ['code'],
  ttl: { AuthorizationCode: 60, AccessToken: 300, IdToken: 300, Interaction: 600, Session: 600, Grant: 600 },
  interactions: { policy: policy(), url: (_context, { uid }) => `${mount}/choice/${uid}` },
  findAccount: (_context, id) => {
    const person = testPeople.find(({ subject }) => subject === id);
    return (
      person && {
        accountId: id,
        claims: () => ({ sub: id, email: person.email, email_verified: true, name: person.name }),
      }
    );
  },
  loadExistingGrant: async ({ oidc }) => {
    const { client, session } = oidc;
    if (!client || !session?.accountId) return undefined;
    const grant = new oidc.provider.Grant({ clientId: client.clientId, accountId: session.accountId });
    grant.addOIDCScope(SCOPE);
    await grant.save();
    return grant;
  },
  renderError: (context) => {
    context.type = 'html';
    context.body = brokenPage();
  },
});

/** Returns the stand-in for Google, to mount at the path of its issuer. */
export const createDemoGoogle = (config: GoogleConfig, redirectUri: string): Router => {
  const mount = new URL(config.issuer).pathname;
  const provider = new Provider(config.issuer, configurationOf(config, redirectUri, mount));
  // The caller of the router sets the host header by which people know the provider.
  provider.proxy = true;
  const handle = provider.callback();

  const choose = async (request: Request, response: Response) => {
    const { person } = request.body as { person?: unknown };
    const chosen = testPeople.find(({ subject }) => subject === person);
    await provider.interactionFinished(
      request,
      response,
      chosen
        ? { login: { accountId: chosen.subject, remember: false }, select_account: {} }
        : { error: 'access_denied', error_description: 'The person did not want to.' },
      { mergeWithLastSubmission: false },
    );
  };

  /** Shows the broken page for a choice without its cookie, or one that came too late. */
  const orBroken =
    (answer: (request: Request, response: Response) => Promise<unknown>) =>
    async (request: Request, response: Response) => {
      try {
        await answer(request, response);
      } catch (error) {
        if (!(error instanceof Error) || !('status' in error) || error.name !== 'SessionNotFound') throw error;
        response.status(400).type('html').send(brokenPage());
      }
    };

  const router = Router();
  router.use((_request, response, next) => {
    response.setHeader('Cross-Origin-Opener-Policy', 'unsafe-none');
    response.setHeader('Cache-Control', 'no-store');
    next();
  });
  router.get('/stand-in.css', (_request, response) => response.sendFile(standInStyles));
  router.get('/page.css', (_request, response) => response.sendFile(path.join(import.meta.dirname, 'page.css')));
  router.get(
    '/choice/:uid',
    orBroken(async (request, response) => {
      await provider.interactionDetails(request, response);
      response.type('html').send(choicePage(testPeople));
    }),
  );
  router.post('/choice/:uid', express.urlencoded({ extended: false, limit: '1kb' }), orBroken(choose));
  router.use(['/auth', '/token', '/jwks', '/.well-known'], (request, response) => {
    forgetSession(request);
    // The provider reads the full URL itself.
    request.url = request.originalUrl.slice(mount.length);
    return handle(request, response);
  });
  router.use(() => {
    throw new NotFound('There is nothing at this address.');
  });
  return router;
};
