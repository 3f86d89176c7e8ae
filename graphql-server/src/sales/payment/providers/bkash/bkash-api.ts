import { jsonOf, readAnswer } from '../answer.ts';
import type { Call, CallAnswer } from '../call.ts';
import type { BkashConfig } from '#platform/config/provider-config.ts';
import { ProviderRefused } from '../provider.ts';
import type { Grant, TokenStore } from '../tokens/token-store.ts';
import { codeOf, granted } from './bkash-answers.ts';

/** What bKash answers with a status below 500. */
export interface BkashAnswer {
  status: number;
  /** The JSON of the answer; null when it is none. */
  content: unknown;
  /** Its code; null when it has none. */
  code: string | null;
}

/** Calls bKash with the shop's token. */
export type BkashApi = ReturnType<typeof createBkashApi>;

const JSON_HEADERS = { 'Content-Type': 'application/json', Accept: 'application/json' };

const readBkash = ({ status, text }: CallAnswer): BkashAnswer => {
  const content = jsonOf(text);
  return { status, content, code: codeOf(content) };
};

/**
 * Returns the calls of bKash. A token that is refused is renewed once: bKash blocks a shop that asks for tokens too
 * often.
 */
export const createBkashApi = (config: BkashConfig, call: Call, tokens: TokenStore) => {
  const grant = async (): Promise<Grant> => {
    const { url, appKey, appSecret, username, password } = config;
    const answer = readBkash(
      await call({
        method: 'POST',
        url: `${url}/tokenized/checkout/token/grant`,
        headers: { ...JSON_HEADERS, username, password },
        body: JSON.stringify({ app_key: appKey, app_secret: appSecret }),
      }),
    );
    if (answer.status !== 200 || (answer.code ?? '0000') !== '0000')
      throw new ProviderRefused(`bKash gives no token: status ${answer.status}, code ${answer.code ?? 'none'}.`);
    const { id_token: token, expires_in: expiresInSeconds } = readAnswer(granted, answer.content);
    return { token, expiresInSeconds };
  };

  const send = async (url: string, body: object): Promise<BkashAnswer> => {
    const ask = async (token: string) =>
      readBkash(
        await call({
          method: 'POST',
          url,
          headers: { ...JSON_HEADERS, Authorization: token, 'X-App-Key': config.appKey },
          body: JSON.stringify(body),
        }),
      );
    const first = await tokens.get(grant);
    const answer = await ask(first);
    if (answer.status !== 401) return answer;
    await tokens.drop(first);
    const second = await tokens.get(grant);
    const again = await ask(second);
    if (again.status !== 401) return again;
    await tokens.refuse(second);
    throw new ProviderRefused('bKash refuses the token that it has just given.');
  };

  return {
    /** Sends a call below the address of the version. @throws ProviderRefused, ProviderUnreachable */
    post: (path: string, body: object) => send(config.url + path, body),
    /** Sends a call of version 2, whose address is beside it. @throws ProviderRefused, ProviderUnreachable */
    postV2: (path: string, body: object) =>
      // The last part of the address is the version.
      send(`${config.url.replace(/\/v\d[^/]*$/, '')}/v2${path}`, body),
  };
};
