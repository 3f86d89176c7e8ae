import { buildSchema, parse, validate } from 'graphql';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { projectRoot } from '../src/platform/config/config.ts';
import jwt from 'jsonwebtoken';
import { NO_EXAMPLES } from '../src/platform/http/examples.ts';
import { sandboxExamples } from '../src/platform/http/sandbox/sandbox-examples.ts';
import { openShop } from './setup.ts';

const shop = await openShop();
const browser = { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' };
const query = '/graphql?query=%7B__typename%7D';

describe('the GraphQL sandbox', () => {
  test('is what a browser sees, with scripts of this server only', async () => {
    const page = await shop.send('GET', '/graphql', { headers: browser });
    expect(page.status).toBe(200);
    expect(page.headers.get('content-type')).toContain('text/html');
    expect(page.headers.get('content-security-policy')).toContain("script-src 'self';");
    expect(page.text).not.toMatch(/(?:src|href)="(?:https?:)?\/\//);
    expect(page.text).not.toMatch(/<script[^>]*>[^<]/);
    const scripts = [...page.text.matchAll(/<script[^>]* src="([^"]+)"/g)].map(([, file]) => file);
    expect(scripts).toContain('start.js');
    for (const file of scripts) {
      const script = await shop.get(`/graphql/${file}`);
      expect(script.status, file).toBe(200);
      expect(script.headers.get('content-type'), file).toContain('javascript');
    }
  });

  test('sends the subscriptions of every window over a socket', async () => {
    const script = (await shop.get('/graphql/start.js')).text;
    const windows = script.match(/initialQuery/g) ?? [];
    expect(windows.length).toBeGreaterThan(3);
    // One more for windows that are added.
    expect(script.match(/initialSubscriptionRequestHandlerId\W+graphql-ws/g)).toHaveLength(windows.length + 1);
  });

  test('shows no password outside a demo shop', async () => {
    expect((await shop.get('/graphql/start.js')).text).not.toContain('haat-demo');
  });

  test('opens with a product that can be bought, and another key for each order', async () => {
    const product = await shop.product({ stock: 9, colors: ['Teal'] });
    const fresh = await openShop();
    const there = await fresh.product({ stock: 9, colors: ['Teal'], sizes: ['M'] });
    const script = (await fresh.get('/graphql/start.js')).text;
    expect(script).toContain(there.id);
    expect(script).toContain('Teal');
    expect(script).not.toContain(product.id);
    const keyOf = (text: string) => /idempotencyKey[^0-9a-f]*([0-9a-f-]{36})/.exec(text)?.[1];
    expect(keyOf(script)).toBeDefined();
    expect(keyOf((await fresh.get('/graphql/start.js')).text)).not.toBe(keyOf(script));
  });

  test('leaves queries by GET to programs', async () => {
    for (const accept of ['application/json', '*/*', 'application/graphql-response+json']) {
      const answer = await shop.send('GET', query, {
        headers: { accept, 'apollo-require-preflight': 'true' },
      });
      expect(answer.ok<unknown>(), accept).toEqual({ data: { __typename: 'Query' } });
    }
    // Without that header a foreign page could send it in a person's name.
    expect((await shop.get(query)).status).toBe(400);
  });

  test('can ask for the schema', async () => {
    const { __schema } = await shop.graphql<{ __schema: { queryType: { name: string } } }>(
      '{ __schema { queryType { name } } }',
    );
    expect(__schema.queryType.name).toBe('Query');
  });

  const folder = path.join(projectRoot, 'schema');
  const schema = buildSchema(
    readdirSync(folder)
      .filter((file) => file.endsWith('.graphql'))
      .map((file) => readFileSync(path.join(folder, file), 'utf8'))
      .join('\n'),
  );

  const examples = sandboxExamples(NO_EXAMPLES);

  test.for(examples.map((example) => [example.name, example] as const))(
    'shows an example that runs: %s',
    async ([, { query: document, variables }]) => {
      expect(validate(schema, parse(document))).toEqual([]);
      const { errors } = await shop.graphqlAnswer(document, variables);
      expect(errors.map(({ extensions }) => extensions.code).filter((code) => code !== 'UNAUTHENTICATED')).toEqual([]);
    },
  );
});

describe('signing in in the sandbox', () => {
  const sandbox = { 'X-Haat-Sandbox': '1' };
  const login = 'mutation ($input: LoginInput!) { login(input: $input) { __typename } }';
  const send = (query: string, headers: Record<string, string>, variables = {}) =>
    shop.send('POST', '/graphql', { body: { query, variables }, headers });

  const signIn = async () => {
    const person = await shop.customer({ password: 'a good secret' });
    const answer = await send(login, sandbox, {
      input: { email: person.email, password: 'a good secret' },
    });
    const cookies = answer.headers.getSetCookie();
    return { person, cookies, cookie: cookies.map((one) => one.split(';')[0]).join('; ') };
  };

  test('needs no token to be copied, and leaves the cookies of the shop alone', async () => {
    const { person, cookies, cookie } = await signIn();
    expect(cookies).toHaveLength(1);
    expect(cookies[0]).toMatch(/^__Secure-haat_sandbox=.*Path=\/graphql;.*HttpOnly; Secure; SameSite=Strict/);
    const answer = await send('{ me { email } }', { ...sandbox, cookie });
    expect(answer.ok<unknown>()).toEqual({ data: { me: { email: person.email } } });
  });

  test('counts for requests of the sandbox only', async () => {
    const { cookie } = await signIn();
    expect((await send('{ me { email } }', { cookie })).ok<unknown>()).toEqual({ data: { me: null } });
  });

  test('comes after a token that a window sends itself', async () => {
    const { cookie } = await signIn();
    const other = await shop.customer();
    const answer = await send('{ me { email } }', {
      ...sandbox,
      cookie,
      authorization: `Bearer ${other.token}`,
    });
    expect(answer.ok<unknown>()).toEqual({ data: { me: { email: other.email } } });
  });

  test('ends by signing out', async () => {
    const { cookie } = await signIn();
    const answer = await send('mutation { signOut }', { ...sandbox, cookie });
    expect(answer.status).toBe(200);
    expect(answer.headers.getSetCookie()).toEqual([expect.stringMatching(/^__Secure-haat_sandbox=;/)]);
  });

  test('that has ended is told', async () => {
    const person = await shop.customer();
    const token = jwt.sign(
      { sub: person.id, sid: person.sessionId, iss: 'haat', exp: 1 },
      shop.config.sessionSecrets[0],
    );
    const answer = await send('{ me { email } }', { ...sandbox, cookie: `__Secure-haat_sandbox=${token}` });
    expect(answer.json<{ errors: object[] }>().errors).toMatchObject([
      {
        message: 'Your token has ended. Please log in again.',
        extensions: { code: 'UNAUTHENTICATED' },
      },
    ]);
  });
});
