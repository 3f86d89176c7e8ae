import type { Request } from 'express';
import { randomNonce, randomState, type Configuration } from 'openid-client';
import { Strategy, type AuthenticateOptions } from 'openid-client/passport';
import { clientOf } from '#kernel/client-info.ts';
import type { Language } from '#kernel/language.ts';
import { CALLBACK_PATH } from './google-path.ts';
import type { GoogleService, IdentityClaims } from './google.service.ts';

/** What the strategy needs besides the request. */
interface StrategySetting {
  configuration: Configuration;
  google: GoogleService;
  publicUrl: string;
  language: Language;
}

/** OpenID Connect with authorization code, PKCE, state and nonce. Signs in the person that the provider names. */
export class GoogleStrategy extends Strategy {
  readonly #publicUrl: string;

  constructor({ configuration, google, publicUrl, language }: StrategySetting) {
    super(
      {
        name: 'google',
        sessionKey: CHECKS,
        config: configuration,
        scope: 'openid email profile',
        callbackURL: publicUrl + CALLBACK_PATH,
        passReqToCallback: true,
      },
      (request, tokens, done) => {
        const claims = tokens.claims() as IdentityClaims | undefined;
        if (!claims) return done(new Error('The provider sent no id token.'));
        google.signIn(claims, language, clientOf(request)).then((signIn) => done(null, { signIn }), done);
      },
    );
    this.#publicUrl = publicUrl;
  }

  override authorizationRequestParams<Options extends AuthenticateOptions>(
    request: Request,
    options: Options,
  ): URLSearchParams {
    const params = new URLSearchParams(super.authorizationRequestParams(request, options));
    params.set('state', randomState());
    params.set('nonce', randomNonce());
    // People who share a browser choose their account.
    params.set('prompt', 'select_account');
    return params;
  }

  override shouldInitiateAuthRequest({ path }: Request): boolean {
    return !path.startsWith(CALLBACK_PATH);
  }

  override currentUrl(request: Request): URL {
    return new URL(request.originalUrl, this.#publicUrl);
  }
}

/** The field of `request.session` in which the strategy stores what the response is compared with. */
export const CHECKS = 'checks';
