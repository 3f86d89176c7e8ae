import { createHmac, randomUUID } from 'node:crypto';
import jwt from 'jsonwebtoken';
import { describe, expect, test } from 'vitest';
import { createSessionTokens } from '../src/people/auth/session/session-token.ts';
import { ATTEMPT_HEADER, cookiesOf, createBrowser, type Browser, type Edge } from './browser.ts';
import type { Answer, Client } from './client.ts';
import { newId, type Person } from './factories.ts';
import { openShop, type Shop } from './setup.ts';

const formerSecret = 'the-key-of-last-year-that-is-still-known-42';
const shop = await openShop({ env: { SESSION_SECRETS_BEFORE: formerSecret } });
const [secret] = shop.config.sessionSecrets;

const PASSWORD = 'a good long secret';

/** Creates a person with a password who is signed in with a browser. */
const signedIn = async (at: Shop = shop, edge?: Edge): Promise<{ person: Person; browser: Browser }> => {
  const person = await at.customer({ password: PASSWORD });
  const browser = createBrowser(at.url);
  await browser.login(person.email, PASSWORD, edge);
  return { person, browser };
};

/** The cookies of a session, removed. */
const GONE = [
  { name: '__Secure-haat_session', value: '', attributes: { path: '/backend/session' } },
  { name: '__Host-session', value: '', attributes: { path: '/' } },
  { name: 'signed-in', value: '', attributes: { path: '/' } },
];

/** Signs in the same person with another browser. */
const secondBrowser = async (person: Person): Promise<Browser> => {
  const browser = createBrowser(shop.url);
  await browser.login(person.email, PASSWORD);
  return browser;
};

const idOf = (browser: Browser) => (jwt.decode(browser.token) as { sid: string }).sid;

const isSignedIn = async (client: Client): Promise<boolean> => {
  const { me } = await client.graphql<{ me: object | null }>('{ me { id } }');
  return me !== null;
};

const actionsOf = async (customer: { id: string }) =>
  (
    await shop.sql<{ action: string }>('SELECT action FROM audit_entries WHERE customer_id = $1 ORDER BY id', [
      customer.id,
    ])
  ).map(({ action }) => action);

/** Returns the id of a token's customer over each edge; null for nobody. */
const edges = {
  GraphQL: async (token: string): Promise<string | null> => {
    const { data, errors } = await shop
      .withToken(token)
      .graphqlAnswer<{ me: { email: string } | null }>('{ me { email } }');
    // An expired token is answered with this code.
    for (const { extensions } of errors) expect(extensions.code).toBe('UNAUTHENTICATED');
    return data?.me?.email ?? null;
  },
  REST: async (token: string, { email }: Person): Promise<string | null> => {
    const answer = await shop.withToken(token).get(`/order/newcustomer?email=${email}`);
    if (answer.status === 200) return answer.ok<{ email: string }>().email;
    answer.refused(401);
    return null;
  },
};

describe.each(Object.entries(edges))('over %s an access token', (_, whoIs) => {
  const soon = () => Math.floor(Date.now() / 1000) + 600;
  const claimsOf = ({ id, sessionId }: Person) => ({ sub: id, sid: sessionId, iss: 'haat', exp: soon() });
  const signed = (claims: object, key = secret, options: jwt.SignOptions = {}) => jwt.sign(claims, key, options);
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

  /** Signs claims that the library would refuse to sign. */
  const signedAsIs = (claims: object) => {
    const text = `${part({ alg: 'HS256' })}.${part(claims)}`;
    return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`;
  };

  test('that the shop signed tells who is asking', async () => {
    const person = await shop.customer();
    expect(await whoIs(person.token, person)).toBe(person.email);
    expect(await whoIs(signed(claimsOf(person)), person)).toBe(person.email);
  });

  test('that a former secret signed is valid until it expires', async () => {
    const person = await shop.customer();
    const before = createSessionTokens([formerSecret], 600).issue({
      customerId: person.id,
      sessionId: person.sessionId,
    });
    expect(await whoIs(before.token, person)).toBe(person.email);
    const ended = createSessionTokens([formerSecret], -1).issue({
      customerId: person.id,
      sessionId: person.sessionId,
    });
    expect(await whoIs(ended.token, person)).toBeNull();
  });

  test.each<[string, (person: Person) => string | Promise<string>]>([
    ['is not signed', (person) => jwt.sign(claimsOf(person), null, { algorithm: 'none' })],
    [
      'is not signed, and says so in other letters',
      (person) => `${part({ alg: 'NoNe', typ: 'JWT' })}.${part(claimsOf(person))}.`,
    ],
    ['has a cut signature', ({ token }) => token.replace(/[^.]+$/, '')],
    [
      'has another one’s signature',
      async ({ token }) => `${token.replace(/[^.]+$/, '')}${(await shop.customer()).token.split('.')[2]}`,
    ],
    [
      'says something else than was signed',
      ({ token, ...person }) => {
        const [head, , signature] = token.split('.');
        return `${head}.${part({ ...claimsOf(person as Person), role: 'ADMIN' })}.${signature}`;
      },
    ],
    ['was signed with another key', (person) => signed(claimsOf(person), `${secret}!`)],
    [
      'was signed with another key, and names ours',
      (person) => {
        const kid = jwt.decode(person.token, { complete: true })?.header.kid;
        return signed(claimsOf(person), `${secret}!`, { keyid: kid ?? '' });
      },
    ],
    ['names a key that there is not', (person) => signed(claimsOf(person), secret, { keyid: 'unknown' })],
    ['names no key but a number', (person) => `${part({ alg: 'HS256', kid: 5 })}.${part(claimsOf(person))}.x`],
    ['was signed with the former key, and names none', (person) => signed(claimsOf(person), formerSecret)],
    ['was signed by another algorithm', (person) => signed(claimsOf(person), secret, { algorithm: 'HS512' })],
    ['is of another issuer', (person) => signed({ ...claimsOf(person), iss: 'another shop' })],
    ['has no issuer', ({ id, sessionId }) => signed({ sub: id, sid: sessionId, exp: soon() })],
    ['has ended', (person) => signed({ ...claimsOf(person), exp: soon() - 601 })],
    ['never ends', ({ id, sessionId }) => signed({ sub: id, sid: sessionId, iss: 'haat' })],
    ['says in words when it ends', (person) => signedAsIs({ ...claimsOf(person), exp: 'never' })],
    ['is not valid yet', (person) => signed({ ...claimsOf(person), nbf: soon() })],
    ['names no session', ({ id }) => signed({ sub: id, iss: 'haat', exp: soon() })],
    ['names a session that is no text', (person) => signed({ ...claimsOf(person), sid: [person.sessionId] })],
    ['names no session that there is', (person) => signed({ ...claimsOf(person), sid: newId() })],
    ['names a session that is no id', (person) => signed({ ...claimsOf(person), sid: `' OR true --` })],
    [
      'names a session of somebody else',
      async (person) => signed({ ...claimsOf(person), sid: (await shop.customer()).sessionId }),
    ],
    ['says nobody', ({ sessionId }) => signed({ sid: sessionId, iss: 'haat', exp: soon() })],
    ['says somebody unknown', (person) => signed({ ...claimsOf(person), sub: newId() })],
    ['says no id', (person) => signed({ ...claimsOf(person), sub: `' OR true --` })],
    ['is what a browser is known by', ({ email }) => shop.tokens.issueDevice(email)],
    ['is what a browser is known by, with a session', (person) => signed({ ...claimsOf(person), iss: 'haat-device' })],
    ['is a refresh token', async () => (await signedIn()).browser.refreshToken],
    ['is an id', ({ id }) => id],
    ['is none', () => 'x.y.z'],
    ['has no JSON in it', () => `${part({ alg: 'HS256', typ: 'JWT' })}.x.x`],
    ['has a number as its head', (person) => `${part(5)}.${part(claimsOf(person))}.x`],
    ['has null in it', () => `${part({ alg: 'HS256', typ: 'JWT' })}.${part(null)}.x`],
  ])('that %s is refused', async (_, forge) => {
    const person = await shop.customer();
    expect(await whoIs(await forge(person), person)).toBeNull();
  });

  test.each(['PENDING', 'REJECTED'])('ends when its customer is %s', async (status) => {
    const person = await shop.customer();
    await shop.sql('UPDATE customers SET status = $2 WHERE id = $1', [person.id, status]);
    expect(await whoIs(person.token, person)).toBeNull();
  });

  test.each(['ended_at', 'expires_at'])('of a session that is over (%s) is refused', async (column) => {
    const person = await shop.customer();
    await shop.sql(`UPDATE sessions SET ${column} = now() WHERE id = $1`, [person.sessionId]);
    expect(await whoIs(person.token, person)).toBeNull();
  });
});

describe('an access token', () => {
  test('says who a person is, never what they may do', async () => {
    const { id, sessionId } = await shop.customer();
    const claims = { sub: id, sid: sessionId, iss: 'haat', role: 'ADMIN', status: 'CONFIRMED' };
    const client = shop.withToken(jwt.sign(claims, secret, { expiresIn: 600 }));
    expect((await client.graphqlRefusal('{ customers { totalCount } }')).extensions.code).toBe('FORBIDDEN');
    (await client.get('/order/allordergmail?email=somebody@gmail.com')).refused(403);
  });

  test.each<Edge>(['GraphQL', 'REST'])('that is issued over %s ends in a quarter of an hour', async (edge) => {
    const { browser } = await signedIn(shop, edge);
    const { header, payload } = jwt.verify(browser.token, secret, { complete: true });
    expect(header).toEqual({ alg: 'HS256', typ: 'JWT', kid: expect.stringMatching(/^[\w-]{12}$/) });
    const claims = payload as jwt.JwtPayload;
    expect(Object.keys(claims).sort()).toEqual(['exp', 'iat', 'iss', 'sid', 'sub']);
    expect((claims.exp ?? 0) - (claims.iat ?? 0)).toBe(15 * 60);
    const refreshed = (await browser.refresh()).ok<{ token: string; expiresAt: string }>();
    const { exp = 0 } = jwt.verify(refreshed.token, secret) as jwt.JwtPayload;
    expect(refreshed.expiresAt).toBe(new Date(exp * 1000).toISOString());
  });
});

describe('the refresh cookie', () => {
  const secure = { httponly: '', secure: '', samesite: 'Strict' };

  test.each<Edge>(['GraphQL', 'REST'])('and that of the browser are out of reach, signed in over %s', async (edge) => {
    const person = await shop.customer({ password: PASSWORD });
    const set = cookiesOf(await createBrowser(shop.url).login(person.email, PASSWORD, edge));
    expect(set.map(({ name, attributes }) => [name, attributes['path']]).toSorted()).toEqual([
      ['__Host-session', '/'],
      ['__Secure-haat_device', '/backend'],
      ['__Secure-haat_device', '/bn/login'],
      ['__Secure-haat_device', '/graphql'],
      ['__Secure-haat_device', '/login'],
      ['__Secure-haat_session', '/backend/session'],
      ['signed-in', '/'],
    ]);
    const marker = set.find(({ name }) => name === 'signed-in');
    expect([marker?.value, marker?.attributes['httponly']]).toEqual(['1', undefined]);
    for (const { attributes } of set) {
      const { path: _, expires, 'max-age': maxAge, ...rest } = attributes;
      expect({ httponly: '', ...rest }).toEqual(secure);
      // Max-Age, because device clocks are not trusted; Expires, for old browsers.
      expect([maxAge, expires]).toEqual([expect.stringMatching(/^\d{7,8}$/), expect.any(String)]);
    }
    const refresh = set.find(({ name }) => name === '__Secure-haat_session');
    const days = (Date.parse(refresh?.attributes['expires'] ?? '') - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(29.9);
    expect(days).toBeLessThan(30.1);
  });

  test('is kept by its hash, and is in no answer but as a cookie', async () => {
    const { person, browser } = await signedIn();
    const [row] = await shop.sql<{ text: string }>('SELECT s::text AS text FROM sessions s WHERE id = $1', [
      idOf(browser),
    ]);
    const nonce = browser.refreshToken.split('.')[1] ?? 'none';
    expect(nonce.length).toBeGreaterThan(40);
    expect(row?.text).not.toContain(nonce);
    const answer = await browser.refresh();
    expect(Object.keys(answer.ok<object>())).toEqual(['token', 'expiresAt']);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const { me } = await browser.client.graphql<{ me: object }>(
      '{ me { sessions { id beganAt usedAt userAgent address isCurrent } } }',
    );
    expect(JSON.stringify(me)).not.toContain(browser.refreshToken.split('.')[1]);
    expect(person.id).not.toBe('');
  });

  test('that recognises the browser does not reveal whose it is', async () => {
    const { person, browser } = await signedIn();
    const device = cookiesOf(await browser.login(person.email, PASSWORD)).find(
      ({ name }) => name === '__Secure-haat_device',
    );
    const claims = JSON.stringify(jwt.decode(device?.value ?? ''));
    expect(claims).toContain('haat-device');
    for (const text of [person.email, person.id, person.displayName]) expect(claims).not.toContain(text);
  });

  test('bears no prefix where there is no https', async () => {
    const plain = await openShop({ env: { PUBLIC_URL: 'http://localhost:3000' } });
    const person = await plain.customer({ password: PASSWORD });
    const set = cookiesOf(await createBrowser(plain.url).login(person.email, PASSWORD));
    expect(new Set(set.map(({ name }) => name))).toEqual(
      new Set(['haat_device', 'haat_session', 'session', 'signed-in']),
    );
    for (const { name, attributes } of set) {
      expect(attributes).not.toHaveProperty('secure');
      expect([attributes['samesite'], 'httponly' in attributes]).toEqual(['Strict', name !== 'signed-in']);
    }
  });

  test('is not set when signing in fails', async () => {
    const person = await shop.customer({ password: PASSWORD });
    for (const edge of ['GraphQL', 'REST'] as const)
      expect(cookiesOf(await createBrowser(shop.url).login(person.email, 'wrong', edge))).toEqual([]);
  });
});

describe('refreshing', () => {
  test('brings another token of the same session and another cookie, again and again', async () => {
    const { person, browser } = await signedIn();
    const session = idOf(browser);
    const seen = new Set([browser.refreshToken]);
    for (let round = 0; round < 3; round += 1) {
      const answer = await browser.refresh();
      answer.ok();
      const [cookie] = cookiesOf(answer);
      expect(cookie).toMatchObject({
        name: '__Secure-haat_session',
        attributes: { path: '/backend/session', httponly: '', secure: '', samesite: 'Strict' },
      });
      expect(idOf(browser)).toBe(session);
      expect(await isSignedIn(browser.client)).toBe(true);
      seen.add(browser.refreshToken);
    }
    expect(seen.size).toBe(4);
    expect(await actionsOf(person)).toEqual(['SIGNED_IN']);
  });

  test('makes the session last longer, and tells where it was used', async () => {
    const { browser } = await signedIn();
    await shop.sql(
      `UPDATE sessions SET expires_at = now() + interval '1 minute', used_at = now() - interval '29 days' WHERE id = $1`,
      [idOf(browser)],
    );
    const answer = await browser.refresh({
      headers: { 'user-agent': 'A browser of a test', 'x-forwarded-for': '203.0.113.9' },
    });
    answer.ok();
    const [row] = await shop.sql(
      `SELECT address, user_agent, used_at > now() - interval '1 minute' AS is_used,
         expires_at > now() + interval '29 days' AS is_long FROM sessions WHERE id = $1`,
      [idOf(browser)],
    );
    expect(row).toEqual({
      address: '203.0.113.9',
      user_agent: 'A browser of a test',
      is_used: true,
      is_long: true,
    });
  });

  test('with a token that was exchanged before ends the session for both holders', async () => {
    const { person, browser } = await signedIn();
    const stolen = browser.refreshToken;
    (await browser.refresh()).ok();
    const thief = createBrowser(shop.url);
    const refused = await thief.refresh({ refreshToken: stolen });
    expect(refused.refused(401).code).toBe('UNAUTHENTICATED');
    // The owner's access token too, at once.
    expect(await isSignedIn(browser.client)).toBe(false);
    const after = await browser.refresh();
    after.refused(401);
    expect(cookiesOf(after)).toMatchObject(GONE);
    expect(browser.refreshToken).toBe('');
    expect(await actionsOf(person)).toEqual(['SIGNED_IN', 'TOKEN_REUSED']);
  });

  test('of a stolen token first ends the session when the owner comes', async () => {
    const { person, browser } = await signedIn();
    const thief = createBrowser(shop.url);
    (await thief.refresh({ refreshToken: browser.refreshToken })).ok();
    expect(await isSignedIn(thief.client)).toBe(true);
    (await browser.refresh()).refused(401);
    expect(await isSignedIn(thief.client)).toBe(false);
    (await thief.refresh()).refused(401);
    expect(await actionsOf(person)).toEqual(['SIGNED_IN', 'TOKEN_REUSED']);
  });

  test('of one session leaves the others alone, also when it ends', async () => {
    const { person, browser } = await signedIn();
    const other = await secondBrowser(person);
    const used = browser.refreshToken;
    (await browser.refresh()).ok();
    (await createBrowser(shop.url).refresh({ refreshToken: used })).refused(401);
    expect(await isSignedIn(other.client)).toBe(true);
    (await other.refresh()).ok();
  });

  test('repeated as the same attempt, since its answer was lost, brings the same successor', async () => {
    const { person, browser } = await signedIn();
    const [attempt, old] = [randomUUID(), browser.refreshToken];
    const lost = cookiesOf(await browser.refresh({ attempt }))[0]?.value;
    for (let round = 0; round < 2; round += 1) {
      const again = await browser.refresh({ attempt, refreshToken: old });
      again.ok();
      expect(cookiesOf(again)[0]?.value).toBe(lost);
    }
    expect(await isSignedIn(browser.client)).toBe(true);
    (await browser.refresh()).ok();
    expect(await actionsOf(person)).toEqual(['SIGNED_IN']);
  });

  test('repeated as the same attempt once its successor was used ends the session', async () => {
    const { person, browser } = await signedIn();
    const [attempt, old] = [randomUUID(), browser.refreshToken];
    (await browser.refresh({ attempt })).ok();
    (await browser.refresh()).ok();
    (await browser.refresh({ attempt, refreshToken: old })).refused(401);
    expect(await isSignedIn(browser.client)).toBe(false);
    expect(await actionsOf(person)).toEqual(['SIGNED_IN', 'TOKEN_REUSED']);
  });

  test.each(['another-attempt-of-somebody', 'x'])(
    'as another attempt (%s) with the old token ends the session',
    async (attempt) => {
      const { browser } = await signedIn();
      const old = browser.refreshToken;
      (await browser.refresh({ attempt: 'the-first-attempt-of-all' })).ok();
      (await browser.refresh({ attempt, refreshToken: old })).refused(401);
      expect(await isSignedIn(browser.client)).toBe(false);
    },
  );

  test('as attempts that are too short to be told apart is no repetition', async () => {
    const { browser } = await signedIn();
    const old = browser.refreshToken;
    (await browser.refresh({ attempt: 'constant' })).ok();
    (await browser.refresh({ attempt: 'constant', refreshToken: old })).refused(401);
    expect(await isSignedIn(browser.client)).toBe(false);
  });

  test('many times at once as one attempt is one exchange', async () => {
    const { person, browser } = await signedIn();
    const [attempt, old] = [randomUUID(), browser.refreshToken];
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => createBrowser(shop.url).refresh({ attempt, refreshToken: old })),
    );
    for (const answer of answers) answer.ok();
    expect(new Set(answers.map((answer) => cookiesOf(answer)[0]?.value)).size).toBe(1);
    expect(await actionsOf(person)).toEqual(['SIGNED_IN']);
  });

  test('many times at once as different attempts succeeds once, and ends the session', async () => {
    const { person, browser } = await signedIn();
    const old = browser.refreshToken;
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => createBrowser(shop.url).refresh({ refreshToken: old })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401, 401, 401, 401]);
    expect(await isSignedIn(browser.client)).toBe(false);
    expect((await actionsOf(person)).filter((action) => action === 'TOKEN_REUSED')).toHaveLength(1);
  });

  test.each(['expires_at', 'ended_at'])('of a session that is over (%s) is refused', async (column) => {
    const { browser } = await signedIn();
    await shop.sql(`UPDATE sessions SET ${column} = now() WHERE id = $1`, [idOf(browser)]);
    const answer = await browser.refresh();
    answer.refused(401);
    expect(browser.refreshToken).toBe('');
  });

  test.each(['PENDING', 'REJECTED'])('of a customer who is %s is refused', async (status) => {
    const { person, browser } = await signedIn();
    await shop.sql('UPDATE customers SET status = $2 WHERE id = $1', [person.id, status]);
    expect((await browser.refresh()).refused(401).code).toBe('UNAUTHENTICATED');
  });

  test('without a cookie, or with anything else as one, is refused and ends nothing', async () => {
    const { person, browser } = await signedIn();
    const [session, own] = [idOf(browser), browser.refreshToken];
    const madeUp = 'A'.repeat(44);
    for (const refreshToken of [
      undefined,
      '',
      'garbage',
      session,
      `${session}.`,
      `${session}.${madeUp}`,
      `${session}.${madeUp.slice(1)}`,
      `${newId()}.${own.split('.')[1]}`,
      `${own}x`,
      own.toUpperCase(),
      `${own.slice(0, -3)}${own.endsWith('AAA') ? 'BBB' : 'AAA'}`,
      `no-id-no-id-no-id-no-id-no-id-no-id-.${madeUp}`,
      `${session}' OR true --`,
      `${own}\0`,
      'x'.repeat(5000),
      browser.token,
    ]) {
      const stranger = createBrowser(shop.url);
      (await stranger.refresh(refreshToken === undefined ? {} : { refreshToken })).refused(401);
    }
    expect(await isSignedIn(browser.client)).toBe(true);
    (await browser.refresh()).ok();
    expect(await actionsOf(person)).toEqual(['SIGNED_IN']);
  });

  test('takes no token from the body, the address or the header', async () => {
    const { browser } = await signedIn();
    const { refreshToken } = browser;
    const answer = await createBrowser(shop.url).send(
      'POST',
      `/backend/session/refresh?refreshToken=${refreshToken}&haat_session=${refreshToken}`,
      {
        body: { refreshToken, token: refreshToken },
        headers: { [ATTEMPT_HEADER]: randomUUID(), authorization: `Bearer ${refreshToken}` },
      },
    );
    expect(answer.refused(401).code).toBe('UNAUTHENTICATED');
  });

  test('works after the secret was changed, and recognises a token reused across the change', async () => {
    const before = await openShop({ env: { SESSION_SECRET: formerSecret } });
    // Another server with the new secret.
    const after = await openShop({ beside: before, env: { SESSION_SECRETS_BEFORE: formerSecret } });
    const { person, browser } = await signedIn(before);
    const moved = createBrowser(after.url);
    const [attempt, old] = [randomUUID(), browser.refreshToken];
    (await browser.refresh({ attempt })).ok();
    const again = await moved.refresh({ attempt, refreshToken: old });
    again.ok();
    expect(moved.refreshToken).toBe(browser.refreshToken);
    expect(await isSignedIn(moved.client)).toBe(true);
    (await moved.refresh()).ok();
    (await moved.refresh({ refreshToken: old })).refused(401);
    const entries = await after.sql('SELECT FROM audit_entries WHERE customer_id = $1 AND action = $2', [
      person.id,
      'TOKEN_REUSED',
    ]);
    expect(entries).toHaveLength(1);
  });
});

test('servers of which some sign with the new key and all know it are one shop', async () => {
  const newSecret = 'the-key-of-next-year-that-all-have-heard-of-4242';
  const before = await openShop({ env: { SESSION_SECRET: formerSecret, SESSION_SECRETS_BEFORE: newSecret } });
  const after = await openShop({
    beside: before,
    env: { SESSION_SECRET: newSecret, SESSION_SECRETS_BEFORE: formerSecret },
  });
  const { browser } = await signedIn(before);
  for (const [answering, repeating] of [
    [after, before],
    [before, after],
  ] as const) {
    const [attempt, old] = [randomUUID(), browser.refreshToken];
    const [lost, repeated] = [createBrowser(answering.url), createBrowser(repeating.url)];
    (await lost.refresh({ attempt, refreshToken: old })).ok();
    (await repeated.refresh({ attempt, refreshToken: old })).ok();
    expect(repeated.refreshToken).toBe(lost.refreshToken);
    for (const { token } of [lost, repeated])
      for (const at of [before, after]) expect(await isSignedIn(at.withToken(token))).toBe(true);
    (await browser.refresh({ refreshToken: lost.refreshToken })).ok();
  }
});

describe('a page of somebody else', () => {
  /** Expects a refusal without headers that let a foreign page read the response or send headers. */
  const expectShut = (answer: Answer, statuses: readonly number[]) => {
    expect(statuses, answer.text).toContain(answer.status);
    for (const [name] of answer.headers) expect(name).not.toMatch(/^access-control-/);
  };

  test.each([
    ['POST', '/backend/session/refresh'],
    ['DELETE', '/backend/session'],
  ])('cannot call %s %s', async (method, path) => {
    const { browser } = await signedIn();
    const attempt = { [ATTEMPT_HEADER]: randomUUID() };
    for (const headers of [
      {},
      { origin: 'https://evil.example' },
      { ...attempt, 'sec-fetch-site': 'cross-site' },
      { ...attempt, 'sec-fetch-site': 'same-site' },
      { ...attempt, 'sec-fetch-site': 'none' },
      { 'content-type': 'application/x-www-form-urlencoded' },
      { 'content-type': 'text/plain' },
      { 'content-type': 'multipart/form-data; boundary=x' },
    ])
      expectShut(
        await browser.send(method, path, {
          headers,
          ...('content-type' in headers && { raw: `${ATTEMPT_HEADER}=x` }),
        }),
        [403],
      );
    // By a method that forms can use, or as an image.
    for (const other of ['GET', 'POST'])
      if (other !== method) expectShut(await browser.send(other, path, { headers: attempt }), [405]);
    expect(await isSignedIn(browser.client)).toBe(true);
    (await browser.refresh()).ok();
  });

  test('is not allowed to ask by a preflight', async () => {
    for (const path of [
      '/backend/session/refresh',
      '/backend/session',
      '/backend/sessions',
      '/graphql',
      '/backend/login',
    ])
      expectShut(
        await shop.send('OPTIONS', path, {
          headers: {
            origin: 'https://evil.example',
            'access-control-request-method': 'POST',
            'access-control-request-headers': `${ATTEMPT_HEADER}, content-type, authorization`,
          },
        }),
        [200, 400, 404, 405],
      );
  });

  test('reads nothing: no answer allows another origin', async () => {
    const { browser } = await signedIn();
    const headers = { origin: 'https://evil.example', authorization: `Bearer ${browser.token}` };
    for (const [method, path, body] of [
      ['GET', '/backend/product'],
      ['POST', '/graphql', { query: '{ me { id } }' }],
      ['POST', '/backend/login', { gmail: 'x@gmail.com', password: 'secret' }],
    ] as const)
      expectShut(await browser.send(method, path, { headers, ...(body && { body }) }), [200, 401]);
  });

  test.each(['application/x-www-form-urlencoded', 'text/plain', 'multipart/form-data; boundary=x'])(
    'cannot send GraphQL or a sign-in as %s',
    async (type) => {
      const person = await shop.customer({ password: PASSWORD });
      const query = `mutation { login(input: { email: "${person.email}", password: "${PASSWORD}" }) { __typename } }`;
      for (const [path, raw] of [
        ['/graphql', JSON.stringify({ query })],
        ['/graphql', `query=${encodeURIComponent(query)}`],
        ['/backend/login', JSON.stringify({ gmail: person.email, password: PASSWORD })],
        ['/backend/login', `gmail=${person.email}&password=${PASSWORD}`],
      ] as const) {
        const answer = await shop.send('POST', path, { raw, headers: { 'content-type': type } });
        expectShut(answer, [400, 415]);
        expect(answer.headers.getSetCookie()).toEqual([]);
      }
      expect(await actionsOf(person)).toEqual([]);
    },
  );
});

describe('signing out', () => {
  const edges: [string, (browser: Browser) => Promise<Answer>][] = [
    [
      'GraphQL',
      ({ token, send }) =>
        send('POST', '/graphql', {
          body: { query: 'mutation { signOut }' },
          headers: { authorization: `Bearer ${token}` },
        }),
    ],
    [
      'REST, by the token',
      ({ token, send }) =>
        send('DELETE', '/backend/session', {
          headers: { authorization: `Bearer ${token}`, [ATTEMPT_HEADER]: 'x', cookie: '' },
        }),
    ],
    [
      'REST, by the cookie alone',
      ({ send }) => send('DELETE', '/backend/session', { headers: { [ATTEMPT_HEADER]: 'x' } }),
    ],
  ];

  test.each(edges)('over %s ends this session at once, and no other', async (_, signOut) => {
    const { person, browser } = await signedIn();
    const other = await secondBrowser(person);
    const old = browser.refreshToken;
    const answer = await signOut(browser);
    answer.ok();
    expect(cookiesOf(answer)).toMatchObject(GONE);
    expect(browser.refreshToken).toBe('');
    expect(await isSignedIn(browser.client)).toBe(false);
    (await browser.refresh({ refreshToken: old })).refused(401);
    expect(await isSignedIn(other.client)).toBe(true);
    expect(await actionsOf(person)).toEqual(['SIGNED_IN', 'SIGNED_IN', 'SIGNED_OUT']);
  });

  test('twice is once', async () => {
    const { person, browser } = await signedIn();
    const signOut = () =>
      browser.send('DELETE', '/backend/session', {
        headers: { authorization: `Bearer ${browser.token}`, [ATTEMPT_HEADER]: 'x' },
      });
    (await signOut()).ok();
    (await signOut()).ok();
    expect(await actionsOf(person)).toEqual(['SIGNED_IN', 'SIGNED_OUT']);
    const refusal = await browser.client.graphqlRefusal('mutation { signOut }');
    expect(refusal.extensions.code).toBe('UNAUTHENTICATED');
  });

  const signOutBy = async (cookie: string) =>
    (
      await createBrowser(shop.url).send('DELETE', '/backend/session', {
        headers: { [ATTEMPT_HEADER]: 'x', cookie: `__Secure-haat_session=${cookie}` },
      })
    ).ok();

  test('by a cookie that was made up ends nobody’s session', async () => {
    const { browser } = await signedIn();
    await signOutBy(`${idOf(browser)}.${'A'.repeat(44)}`);
    expect(await isSignedIn(browser.client)).toBe(true);
  });

  test('by the cookie before ends the session: the answer that brought the next one was lost', async () => {
    const { person, browser } = await signedIn();
    const old = browser.refreshToken;
    (await browser.refresh()).ok();
    await signOutBy(old);
    expect(await isSignedIn(browser.client)).toBe(false);
    (await browser.refresh()).refused(401);
    expect(await actionsOf(person)).toEqual(['SIGNED_IN', 'SIGNED_OUT']);
  });

  test.each<[string, (browser: Browser) => Promise<number>]>([
    [
      'GraphQL',
      async ({ client }) =>
        (await client.graphql<{ signOutEverywhere: number }>('mutation { signOutEverywhere }')).signOutEverywhere,
    ],
    ['REST', async ({ client }) => (await client.send('DELETE', '/backend/sessions')).ok<{ ended: number }>().ended],
  ])('everywhere over %s ends every session, and says how many', async (_, signOutEverywhere) => {
    const { person, browser } = await signedIn();
    const [other, stranger] = [await secondBrowser(person), (await signedIn()).browser];
    expect(await signOutEverywhere(browser)).toBe(3);
    for (const ended of [browser, other]) {
      expect(await isSignedIn(ended.client)).toBe(false);
      (await ended.refresh()).refused(401);
    }
    expect(await isSignedIn(shop.withToken(person.token))).toBe(false);
    expect(await isSignedIn(stranger.client)).toBe(true);
    expect((await actionsOf(person)).at(-1)).toBe('SIGNED_OUT_EVERYWHERE');
  });
});

describe('one’s sessions', () => {
  const list = async (client: Client) =>
    (
      await client.graphql<{
        me: { sessions: { id: string; isCurrent: boolean; address: string | null }[] };
      }>('{ me { sessions { id beganAt usedAt userAgent address isCurrent } } }')
    ).me.sessions;
  const end = async (client: Client, id: string) =>
    (await client.graphql<{ endSession: boolean }>('mutation ($id: ID!) { endSession(id: $id) }', { id })).endSession;

  test('are listed, last used first, without those that are over', async () => {
    const { person, browser } = await signedIn();
    const other = await secondBrowser(person);
    const [gone, expired] = [await secondBrowser(person), await secondBrowser(person)];
    await end(gone.client, idOf(gone));
    await shop.sql('UPDATE sessions SET expires_at = now() WHERE id = $1', [idOf(expired)]);
    await signedIn();
    (await browser.refresh()).ok();
    expect((await list(browser.client)).map(({ id, isCurrent }) => [id, isCurrent])).toEqual([
      [idOf(browser), true],
      [idOf(other), false],
      [person.sessionId, false],
    ]);
  });

  test('are shown to nobody else, not even to admins', async () => {
    const { person } = await signedIn();
    const admin = await shop.admin();
    const { customers } = await admin.graphql<{ customers: { nodes: { id: string; sessions: object[] }[] } }>(
      '{ customers(first: 10) { nodes { id sessions { id address userAgent } } } }',
    );
    expect(customers.nodes.find(({ id }) => id === person.id)?.sessions).toEqual([]);
    expect(customers.nodes.find(({ id }) => id === admin.id)?.sessions).toHaveLength(1);
  });

  test('end one by one, only those of one’s own', async () => {
    const { person, browser } = await signedIn();
    const other = await secondBrowser(person);
    const stranger = (await signedIn()).browser;
    expect(await end(browser.client, idOf(stranger))).toBe(false);
    expect(await end(browser.client, newId())).toBe(false);
    expect(await end(browser.client, 'no id')).toBe(false);
    expect(await isSignedIn(stranger.client)).toBe(true);
    expect(await end(browser.client, idOf(other))).toBe(true);
    expect(await end(browser.client, idOf(other))).toBe(false);
    expect(await isSignedIn(other.client)).toBe(false);
    (await other.refresh()).refused(401);
    expect(await isSignedIn(browser.client)).toBe(true);
    expect(await end(browser.client, idOf(browser))).toBe(true);
    expect(await isSignedIn(browser.client)).toBe(false);
  });
});

describe.each<[Edge, (browser: Browser, currentPassword: string, newPassword: string) => Promise<string>]>([
  [
    'GraphQL',
    async ({ client }, currentPassword, newPassword) => {
      const { changePassword } = await client.graphql<{ changePassword: { fields?: { field: string }[] } }>(
        `mutation ($input: ChangePasswordInput!) {
          changePassword(input: $input) { __typename ... on InvalidInput { fields { field message } } }
        }`,
        { input: { currentPassword, newPassword } },
      );
      return changePassword.fields?.[0]?.field ?? 'changed';
    },
  ],
  [
    'REST',
    async ({ client }, currentPassword, newPassword) => {
      const answer = await client.put('/backend/password', { currentPassword, newPassword });
      return answer.status === 200 ? 'changed' : (answer.refused(422).fields?.[0]?.field ?? '');
    },
  ],
])('changing the password over %s', (edge, change) => {
  test('needs the one so far, and a right new one', async () => {
    const { person, browser } = await signedIn();
    expect(await change(browser, 'not this one', 'another secret')).toBe('currentPassword');
    expect(await change(browser, PASSWORD, 'short')).toBe('newPassword');
    expect(await change(browser, PASSWORD, 'x'.repeat(201))).toBe('newPassword');
    (await createBrowser(shop.url).login(person.email, PASSWORD, edge)).ok();
    expect(await actionsOf(person)).not.toContain('PASSWORD_CHANGED');
  });

  test('ends the other sessions and not this one; the old one is good no more', async () => {
    const { person, browser } = await signedIn();
    const other = await secondBrowser(person);
    expect(await change(browser, PASSWORD, 'another secret')).toBe('changed');
    expect(await isSignedIn(browser.client)).toBe(true);
    (await browser.refresh()).ok();
    expect(await isSignedIn(other.client)).toBe(false);
    (await other.refresh()).refused(401);
    (await createBrowser(shop.url).login(person.email, PASSWORD)).refused(401);
    (await createBrowser(shop.url).login(person.email, 'another secret')).ok();
    expect(await actionsOf(person)).toContain('PASSWORD_CHANGED');
    await shop.deliverMails();
    expect(await shop.mailsTo(person.email)).toHaveLength(1);
  });

  test('is not for an account that has none', async () => {
    const person = await shop.customer();
    const browser = createBrowser(shop.url);
    browser.token = person.token;
    expect(await change(browser, '', 'another secret')).toBe('currentPassword');
  });
});
