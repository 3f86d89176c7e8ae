import { randomUUID } from 'node:crypto';
import { createClient, type Answer, type Client, type SendOptions } from './client.ts';

/** A cookie that the shop set: its value, and its attributes in lower case. */
export interface SetCookie {
  name: string;
  value: string;
  attributes: Record<string, string>;
}

/** Returns the cookies that a response sets. */
export const cookiesOf = (answer: Answer): SetCookie[] =>
  answer.headers.getSetCookie().map((line) => {
    const [pair = '', ...rest] = line.split('; ');
    const [name = '', value = ''] = pair.split('=');
    const attributes = rest.map((attribute): [string, string] => {
      const [key = '', text = ''] = attribute.split('=');
      return [key.toLowerCase(), text];
    });
    return { name, value: decodeURIComponent(value), attributes: Object.fromEntries(attributes) };
  });

/** The edge by which a browser signs in. */
export type Edge = 'GraphQL' | 'REST';

/** A browser that visits the shop: it stores cookies as real browsers do, and the token as the shop's pages do. */
export interface Browser {
  /** The access token of the last sign-in or refresh. */
  token: string;
  /** The refresh cookie; '' when there is none. */
  readonly refreshToken: string;
  /** A client with the current token. */
  readonly client: Client;
  /** Sends a request with the cookies of its URL. */
  send(method: string, path: string, options?: SendOptions): Promise<Answer>;
  /** Signs in; the response may be a refusal. */
  login(email: string, password: string, edge?: Edge): Promise<Answer>;
  /** Exchanges the refresh cookie, or another token instead. */
  refresh(options?: { attempt?: string; refreshToken?: string; headers?: Record<string, string> }): Promise<Answer>;
}

/** The header that the shop's pages send. */
export const ATTEMPT_HEADER = 'x-refresh-attempt';

const loginDocument = `mutation ($input: LoginInput!) {
  login(input: $input) {
    __typename
    ... on LoginSuccess { token expiresAt customer { id } }
    ... on LoginRefused { message reason }
  }
}`;

/** Creates a browser that nobody has signed in with, with its own IP unless one is given. */
export const createBrowser = (url: string, address?: string): Browser => {
  const jar = new Map<string, SetCookie>();
  const own = createClient(url);
  const from = address === undefined ? {} : { 'x-forwarded-for': address };
  const refreshCookie = () => [...jar.values()].find(({ name }) => name.endsWith('haat_session'));

  const send: Browser['send'] = async (method, path, { headers = {}, ...options } = {}) => {
    const fitting = [...jar.values()].filter(({ attributes }) => path.startsWith(attributes['path'] ?? '/'));
    const cookie = fitting.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`).join('; ');
    const answer = await own.send(method, path, {
      ...options,
      headers: { ...from, ...(cookie !== '' && { cookie }), ...headers },
    });
    for (const set of cookiesOf(answer)) {
      const key = `${set.name} ${set.attributes['path']}`;
      if (Date.parse(set.attributes['expires'] ?? '9999-01-01') > Date.now()) jar.set(key, set);
      else jar.delete(key);
    }
    return answer;
  };

  const browser: Browser = {
    token: '',
    get refreshToken() {
      return refreshCookie()?.value ?? '';
    },
    get client() {
      return createClient(url, browser.token);
    },
    send,
    login: async (email, password, edge = 'REST') => {
      const answer =
        edge === 'REST'
          ? await send('POST', '/backend/login', { body: { gmail: email, password } })
          : await send('POST', '/graphql', {
              body: { query: loginDocument, variables: { input: { email, password } } },
            });
      const body = answer.json<{ token?: string; data?: { login?: { token?: string } } | null }>();
      browser.token = body.token ?? body.data?.login?.token ?? '';
      return answer;
    },
    refresh: async ({ attempt = randomUUID(), refreshToken, headers = {} } = {}) => {
      const name = refreshCookie()?.name ?? '__Secure-haat_session';
      const answer = await send('POST', '/backend/session/refresh', {
        headers: {
          [ATTEMPT_HEADER]: attempt,
          'sec-fetch-site': 'same-origin',
          ...(refreshToken !== undefined && { cookie: `${name}=${encodeURIComponent(refreshToken)}` }),
          ...headers,
        },
      });
      if (answer.status === 200) browser.token = answer.json<{ token: string }>().token;
      return answer;
    },
  };
  return browser;
};
