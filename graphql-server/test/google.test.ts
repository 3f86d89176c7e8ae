import { createHmac, generateKeyPairSync } from 'node:crypto';
import jwt from 'jsonwebtoken';
import { Events, OAuth2Server } from 'oauth2-mock-server';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { GoogleAnswer } from '#schema/google.answer.ts';
import { CUSTOMER_MESSAGES } from '#schema/customer.ts';
import { cookiesOf, createBrowser, type Browser } from './browser.ts';
import type { Answer } from './client.ts';
import { openShop, type Shop } from './setup.ts';

const CLIENT_ID = 'the-shop';
const CLIENT_SECRET = 'a-secret-of-the-shop';

const provider = new OAuth2Server();
await provider.issuer.keys.generate('RS256', { kid: 'right' });
await provider.start(0, 'localhost');
afterAll(() => provider.stop());
const issuer = provider.issuer.url ?? '';

const env = {
  GOOGLE_CLIENT_ID: CLIENT_ID,
  GOOGLE_CLIENT_SECRET: CLIENT_SECRET,
  GOOGLE_ISSUER: issuer,
};
const shop = await openShop({ env });

type Claims = Record<string, unknown>;

let people = 0;

/** Returns the claims of a new person at the provider. */
const somebody = (more: Claims = {}): Claims => {
  people += 1;
  return {
    sub: `subject-${people}`,
    email: `person-${people}@gmail.com`,
    email_verified: true,
    name: `Person ${people}`,
    ...more,
  };
};

/** The claims that the provider returns next. */
let claims: Claims = {};
provider.service.on(Events.BeforeTokenSigning, ({ payload }) => void Object.assign(payload, claims));

beforeEach(() => {
  claims = somebody();
});

/** Returns the message in the last page of the popup. */
const messageOf = (answer: Answer): GoogleAnswer => {
  const data = /<script type="application\/json" id="answer">(.*?)<\/script>/s.exec(answer.text)?.[1];
  if (data === undefined) throw answer.failure('The page holds no answer.');
  return JSON.parse(data) as GoogleAnswer;
};

/** Starts a sign-in; returns the provider's URL. */
const begin = async (browser: Browser, query = ''): Promise<URL> => {
  const answer = await browser.send('GET', `/backend/google${query}`, { redirect: 'manual' });
  const location = answer.headers.get('location');
  if (answer.status !== 302 || location === null) throw answer.failure('The popup is not sent on.');
  return new URL(location);
};

/** Calls the provider, who agrees; returns the shop's callback URL. */
const agree = async (asked: URL): Promise<string> => {
  const { headers } = await fetch(asked, { redirect: 'manual' });
  const { pathname, search } = new URL(headers.get('location') ?? '');
  return pathname + search;
};

/** Signs in with a browser; returns the last page. */
const signIn = async (browser: Browser, query?: string): Promise<Answer> =>
  browser.send('GET', await agree(await begin(browser, query)));

/** Signs in with a fresh browser; returns the message to the page that opened the popup. */
const outcomeOf = async (at: Shop = shop): Promise<GoogleAnswer> => messageOf(await signIn(createBrowser(at.url)));

/** Returns the customer whom a successful sign-in has signed in. */
const signedIn = async (answer: GoogleAnswer, at: Shop = shop) => {
  if (answer.outcome !== 'SIGNED_IN') throw new Error(JSON.stringify(answer));
  const { me } = await at.withToken(answer.token).graphql<{
    me: {
      id: string;
      email: string;
      displayName: string;
      photoUrl: string | null;
      status: string;
      language: string;
    };
  }>('{ me { id email displayName photoUrl status language } }');
  return me;
};

const auditOf = (customer: { id: string }, at: Shop = shop) =>
  at.sql<{ action: string; details: Record<string, string> }>(
    'SELECT action, details FROM audit_entries WHERE customer_id = $1 ORDER BY id',
    [customer.id],
  );

const customersWith = async (email: unknown, at: Shop = shop) =>
  at.sql<{ id: string; status: string; hasPassword: boolean; isConfirmed: boolean }>(
    `SELECT id, status, password_hash IS NOT NULL AS "hasPassword", email_confirmed_at IS NOT NULL AS "isConfirmed"
     FROM customers WHERE email = $1`,
    [email],
  );

const isSignedIn = async (token: string) => {
  const { me } = await shop.withToken(token).graphql<{ me: object | null }>('{ me { id } }');
  return me !== null;
};

describe('beginning', () => {
  test('asks by code with PKCE, state and nonce, each time others', async () => {
    const [first, second] = [await begin(createBrowser(shop.url)), await begin(createBrowser(shop.url))];
    expect(first.origin).toBe(issuer);
    expect(Object.fromEntries(first.searchParams)).toMatchObject({
      client_id: CLIENT_ID,
      response_type: 'code',
      scope: 'openid email profile',
      redirect_uri: 'https://shop.example.com/backend/google/callback',
      code_challenge_method: 'S256',
      prompt: 'select_account',
    });
    for (const name of ['state', 'nonce', 'code_challenge']) {
      expect(first.searchParams.get(name), name).toMatch(/^[\w-]{43}$/);
      expect(first.searchParams.get(name), name).not.toBe(second.searchParams.get(name));
    }
  });

  test('leaves a cookie that no other host of the domain can have set', async () => {
    const answer = await shop.send('GET', '/backend/google', { redirect: 'manual' });
    const [cookie] = cookiesOf(answer);
    expect(cookie?.name).toBe('__Host-haat_google');
    expect(cookie?.attributes).not.toHaveProperty('domain');
    expect(cookie?.attributes).toMatchObject({
      path: '/',
      'max-age': '600',
      httponly: '',
      secure: '',
      samesite: 'Lax',
    });
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('cross-origin-opener-policy')).toBe('unsafe-none');
  });

  test('begins anew whatever the address says, and answers no code', async () => {
    const asked = await begin(createBrowser(shop.url), '?code=1&state=2&error=3');
    expect(asked.origin).toBe(issuer);
  });
});

describe('a sign-in', () => {
  test('makes an account the first time, and finds it the second time, whatever the e-mail is then', async () => {
    claims = somebody({ name: 'Nusrat Jahan', picture: 'https://lh3.googleusercontent.com/a/photo=s96-c' });
    const browser = createBrowser(shop.url);
    const first = await signIn(browser, '?language=bn');
    expect(first.status).toBe(200);
    expect(first.headers.get('cache-control')).toBe('no-store');
    expect(first.text).toContain('lang="bn"');
    const me = await signedIn(messageOf(first));
    expect(me).toMatchObject({
      email: claims['email'],
      displayName: 'Nusrat Jahan',
      photoUrl: claims['picture'],
      status: 'CONFIRMED',
      language: 'BN',
    });
    expect(await customersWith(claims['email'])).toEqual([
      { id: me.id, status: 'CONFIRMED', hasPassword: false, isConfirmed: true },
    ]);
    expect((await auditOf(me)).map(({ action }) => action)).toEqual(['REGISTERED', 'IDENTITY_LINKED', 'SIGNED_IN']);

    claims = { ...claims, email: 'new.address@gmail.com' };
    const second = await signedIn(await outcomeOf());
    expect(second).toEqual(me);
  });

  test('brings a session that goes on, and POST /order/newcustomer answers its record', async () => {
    const browser = createBrowser(shop.url);
    const answer = messageOf(await signIn(browser));
    const me = await signedIn(answer);
    expect((await browser.refresh()).status).toBe(200);
    const body = { displayName: 'Somebody Else', email: me.email, phoneNumber: '01712345678', photoURL: 'x' };
    const fetched = (await browser.client.post('/order/newcustomer', body)).ok<Record<string, unknown>>();
    expect(fetched).toMatchObject({
      _id: me.id,
      displayName: me.displayName,
      phoneNumber: null,
      photoURL: null,
    });
    (await browser.client.post('/order/newcustomer', { ...body, email: 'other@gmail.com' })).refused(403);
  });

  test('joins the account with that address, which keeps its password and sessions', async () => {
    const person = await shop.customer({ password: 'a good long secret' });
    await shop.sql('UPDATE customers SET email_confirmed_at = now() WHERE id = $1', [person.id]);
    claims = somebody({ email: person.email.replace(/@.*/, '@gmail.com').toUpperCase() });
    await shop.sql('UPDATE customers SET email = $2 WHERE id = $1', [person.id, String(claims['email']).toLowerCase()]);
    const me = await signedIn(await outcomeOf());
    expect(me).toMatchObject({ id: person.id, displayName: person.displayName });
    expect(await isSignedIn(person.token)).toBe(true);
    expect(await customersWith(claims['email'])).toMatchObject([{ hasPassword: true }]);
    const linked = (await auditOf(person)).find(({ action }) => action === 'IDENTITY_LINKED');
    expect(linked?.details).toEqual({ issuer, account: 'existing' });
  });

  test('takes an account from whoever registered the address before without having its mailbox', async () => {
    const hijacker = await shop.customer({
      email: String(claims['email']),
      password: 'known to the hijacker',
      shippingAddress: 'Where the hijacker lives',
    });
    await shop.sql(
      `INSERT INTO addresses (customer_id, name, phone_number, upazila_id, line, is_default)
       VALUES ($1, 'The hijacker', '+8801712345678', 'dhaka/savar', 'Where the hijacker lives', true)`,
      [hijacker.id],
    );
    await shop.sql(
      `INSERT INTO account_links (hash, customer_id, purpose, expires_at)
       VALUES ('\\x01', $1, 'RESET_PASSWORD', now() + interval '1 hour')`,
      [hijacker.id],
    );
    const me = await signedIn(await outcomeOf());
    expect(me.id).toBe(hijacker.id);
    expect(await isSignedIn(hijacker.token)).toBe(false);
    expect(await customersWith(hijacker.email)).toMatchObject([{ hasPassword: false, isConfirmed: true }]);
    (await createBrowser(shop.url).login(hijacker.email, 'known to the hijacker')).refused(401);
    expect(await shop.sql('SELECT FROM account_links WHERE customer_id = $1', [hijacker.id])).toEqual([]);
    // Nothing that the owner buys goes to the stranger.
    expect(
      await shop.sql(
        `SELECT display_name AS name, phone_number AS phone, shipping_address AS address,
           (SELECT count(*)::integer FROM addresses a WHERE a.customer_id = c.id) AS addresses
         FROM customers c WHERE id = $1`,
        [hijacker.id],
      ),
    ).toEqual([{ name: claims['name'], phone: null, address: null, addresses: 0 }]);
    const linked = (await auditOf(me)).find(({ action }) => action === 'IDENTITY_LINKED');
    expect(linked?.details).toMatchObject({ password: 'removed' });
  });

  test.each([
    ['PENDING', null, CUSTOMER_MESSAGES.pending],
    ['REJECTED', 'We know you', 'Your account was not accepted: We know you'],
  ] as const)(
    'of a %s account whose owner confirmed the address is refused as by password, and leaves it alone',
    async (status, reason, message) => {
      const person = await shop.customer({ email: String(claims['email']), password: 'secret', status });
      await shop.sql('UPDATE customers SET rejection_reason = $2, email_confirmed_at = now() WHERE id = $1', [
        person.id,
        reason,
      ]);
      const answer = await signIn(createBrowser(shop.url));
      expect(answer.status).toBe(403);
      expect(messageOf(answer)).toEqual({
        source: 'haat-google',
        outcome: 'REFUSED',
        reason: status,
        message,
        wording: { code: expect.stringMatching(/^customer\./), params: expect.any(Array) },
      });
      expect(answer.headers.getSetCookie().join()).not.toContain('haat_session');
      expect(await customersWith(person.email)).toMatchObject([{ hasPassword: true, status }]);
      expect(await shop.sql('SELECT FROM identities WHERE customer_id = $1', [person.id])).toEqual([]);
    },
  );

  test.each([
    ['PENDING', 'CUSTOMER'],
    ['REJECTED', 'CUSTOMER'],
    ['REJECTED', 'ADMIN'],
  ] as const)(
    'takes a %s account (%s) from whoever registered the address without having its mailbox, and begins afresh',
    async (status, role) => {
      const stranger = await shop.customer({
        email: String(claims['email']),
        password: 'known to the stranger',
        displayName: 'A stranger',
        status,
        role,
      });
      await shop.sql('UPDATE customers SET rejection_reason = $2 WHERE id = $1', [
        stranger.id,
        status === 'REJECTED' ? 'This is not you.' : null,
      ]);
      const me = await signedIn(await outcomeOf());
      expect(me).toMatchObject({ id: stranger.id, displayName: claims['name'], status: 'CONFIRMED' });
      expect(
        await shop.sql(
          `SELECT role, rejection_reason AS reason, confirmed_at IS NOT NULL AS "isConfirmed",
             password_hash IS NULL AS "hasNoPassword", phone_number AS phone FROM customers WHERE id = $1`,
          [stranger.id],
        ),
      ).toEqual([{ role: 'CUSTOMER', reason: null, isConfirmed: true, hasNoPassword: true, phone: null }]);
      const linked = (await auditOf(me)).find(({ action }) => action === 'IDENTITY_LINKED');
      expect(linked?.details).toMatchObject({ account: 'taken over', statusBefore: status });
      // From now on the shop's own decision counts.
      await shop.sql(`UPDATE customers SET status = 'REJECTED' WHERE id = $1`, [me.id]);
      expect(await outcomeOf()).toMatchObject({ outcome: 'REFUSED', reason: 'REJECTED' });
    },
  );

  test('keeps the role of an admin whose e-mail was unconfirmed', async () => {
    const admin = await shop.admin({ email: String(claims['email']), password: 'of the admin' });
    const me = await signedIn(await outcomeOf());
    expect(me.id).toBe(admin.id);
    expect(await shop.sql('SELECT role FROM customers WHERE id = $1', [admin.id])).toEqual([{ role: 'ADMIN' }]);
  });

  test('with an address that the provider does not answer for joins nothing', async () => {
    claims = somebody({ email: 'owner@example.com' });
    await shop.customer({ email: 'owner@example.com' });
    expect(await outcomeOf()).toMatchObject({ outcome: 'REFUSED', reason: 'ACCOUNT_EXISTS' });
    claims = { ...claims, hd: 'other.example.com' };
    expect(await outcomeOf()).toMatchObject({ outcome: 'REFUSED', reason: 'ACCOUNT_EXISTS' });
    claims = { ...claims, hd: 'example.com' };
    expect(await outcomeOf()).toMatchObject({ outcome: 'SIGNED_IN' });
  });

  test('with an address outside Gmail makes no account: it could never order', async () => {
    claims = somebody({ email: 'new.owner@example.com', hd: 'example.com' });
    expect(await outcomeOf()).toEqual({
      source: 'haat-google',
      outcome: 'REFUSED',
      reason: 'NOT_GMAIL',
      message: 'Enter a valid Gmail address: the shop takes orders from Gmail addresses only',
      wording: { code: 'customer.gmailNeeded', params: [] },
    });
    expect(await customersWith('new.owner@example.com')).toEqual([]);
  });

  test.each([
    ['not confirmed', { email_verified: false }],
    ['confirmed in words only', { email_verified: 'true' }],
    ['missing', { email: undefined }],
    ['none', { email: 'nobody' }],
  ])('with an e-mail address that is %s is refused', async (_, more) => {
    claims = somebody(more);
    expect(await outcomeOf()).toMatchObject({ outcome: 'REFUSED', reason: 'EMAIL_UNVERIFIED' });
  });

  test('at once in two browsers is one account', async () => {
    const browsers = [1, 2, 3, 4].map(() => createBrowser(shop.url));
    const back = await Promise.all(browsers.map(async (browser) => agree(await begin(browser))));
    const answers = await Promise.all(
      browsers.map(async (browser, index) => messageOf(await browser.send('GET', back[index] ?? ''))),
    );
    const ids = await Promise.all(answers.map(async (answer) => (await signedIn(answer)).id));
    expect(new Set(ids).size).toBe(1);
    expect(await customersWith(claims['email'])).toHaveLength(1);
  });

  test('takes photos of Google only, and names that can be shown', async () => {
    claims = somebody({ picture: 'https://evil.example.com/x.png', name: '  ' });
    const me = await signedIn(await outcomeOf());
    expect(me).toMatchObject({
      photoUrl: null,
      displayName: String(claims['email']).replace('@gmail.com', ''),
    });
    claims = somebody({ picture: 'http://lh3.googleusercontent.com/x', name: 'x'.repeat(200) });
    expect(await signedIn(await outcomeOf())).toMatchObject({ photoUrl: null, displayName: 'x'.repeat(80) });
  });
});

/** Expects an answer that reports a failure and nothing else, and a log line about it. */
const expectRefusal = (answer: Answer) => {
  expect(answer.status).toBe(400);
  const message = messageOf(answer);
  if (message.outcome !== 'FAILED') throw answer.failure('It did not fail.');
  expect(answer.text).not.toContain('haat_session');
  expect(answer.headers.getSetCookie().join()).not.toContain('haat_session');
  expect(shop.logged.some((line) => line.includes(message.requestId) && line.includes('"level":"warn"'))).toBe(true);
};

describe('a callback is refused', () => {
  test('with another state', async () => {
    const browser = createBrowser(shop.url);
    const back = await agree(await begin(browser));
    expectRefusal(await browser.send('GET', back.replace(/state=[^&]+/, 'state=another')));
    // The sign-in that was under way has ended.
    expectRefusal(await browser.send('GET', back));
  });

  test('without a state, without a code, and with both twice', async () => {
    for (const change of [
      (back: string) => back.replace(/&?state=[^&]+/, ''),
      (back: string) => back.replace(/code=[^&]+&?/, ''),
      (back: string) => `${back}&${back.split('?')[1]}`,
    ]) {
      const browser = createBrowser(shop.url);
      expectRefusal(await browser.send('GET', change(await agree(await begin(browser)))));
    }
  });

  test('of a sign-in that another host of the domain has put in the place of ours', async () => {
    const begun = await shop.send('GET', '/backend/google', { redirect: 'manual' });
    const [cookie] = cookiesOf(begun);
    const back = await agree(new URL(begun.headers.get('location') ?? ''));
    for (const name of ['haat_google', '__Secure-haat_google'])
      expectRefusal(await shop.send('GET', back, { headers: { cookie: `${name}=${cookie?.value}` } }));
  });

  test('in a browser that did not begin it', async () => {
    const back = await agree(await begin(createBrowser(shop.url)));
    expectRefusal(await createBrowser(shop.url).send('GET', back));
    const other = createBrowser(shop.url);
    await begin(other);
    expectRefusal(await other.send('GET', back));
  });

  test('with a cookie that the shop did not sign, or long ago', async () => {
    const back = await agree(await begin(createBrowser(shop.url)));
    const checks = {
      state: new URLSearchParams(back.split('?')[1]).get('state'),
      code_verifier: 'x'.repeat(43),
    };
    const [secret] = shop.config.sessionSecrets;
    const key = createHmac('sha256', secret).update('haat-google').digest();
    const cookies = [
      jwt.sign({ checks }, 'another key of at least thirty-two characters', { issuer: 'haat-google' }),
      jwt.sign({ checks }, secret, { issuer: 'haat-google' }),
      jwt.sign({ checks }, key, { issuer: 'haat-google', expiresIn: -1 }),
      jwt.sign({ checks }, null, { issuer: 'haat-google', algorithm: 'none' }),
      'nonsense',
    ];
    for (const cookie of cookies)
      expectRefusal(await shop.send('GET', back, { headers: { cookie: `__Host-haat_google=${cookie}` } }));
  });

  test('when it is repeated', async () => {
    const browser = createBrowser(shop.url);
    const asked = await begin(browser);
    const cookies = await shop.send('GET', '/backend/google', { redirect: 'manual' });
    expect(cookiesOf(cookies)).toHaveLength(1);
    const back = await agree(asked);
    expect(messageOf(await browser.send('GET', back)).outcome).toBe('SIGNED_IN');
    expectRefusal(await browser.send('GET', back));
  });

  test('when it is repeated by who kept the cookie: the provider takes a code once', async () => {
    const begun = await shop.send('GET', '/backend/google', { redirect: 'manual' });
    const cookie = begun.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    const back = await agree(new URL(begun.headers.get('location') ?? ''));
    const call = () => shop.send('GET', back, { headers: { cookie } });
    expect(messageOf(await call()).outcome).toBe('SIGNED_IN');
    expectRefusal(await call());
  });

  test.each([
    ['another nonce', { nonce: 'another' }],
    ['no nonce', { nonce: undefined }],
    ['another issuer', { iss: 'https://evil.example.com' }],
    ['another audience', { aud: 'another-shop' }],
    ['an end in the past', { exp: Math.floor(Date.now() / 1000) - 120 }],
    ['no end', { exp: undefined }],
    ['no subject', { sub: undefined }],
  ])('with a token that has %s', async (_, wrong) => {
    claims = { ...claims, ...wrong };
    expectRefusal(await signIn(createBrowser(shop.url)));
    expect(await customersWith(claims['email'])).toEqual([]);
  });

  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const forgeries: [string, (payload: object) => string][] = [
    ['another key', (payload) => jwt.sign(payload, privateKey, { algorithm: 'RS256', keyid: 'right' })],
    ['no key at all', (payload) => jwt.sign(payload, null, { algorithm: 'none', keyid: 'right' })],
    [
      'the secret that both know',
      (payload) =>
        jwt.sign(payload, CLIENT_SECRET, { algorithm: 'HS256', keyid: 'right', allowInsecureKeySizes: true }),
    ],
  ];
  test.each(forgeries)('with a token signed by %s', async (_, forge) => {
    provider.service.once(Events.BeforeResponse, ({ body }) => {
      if (body === '') return;
      const payload = jwt.decode(String(body['id_token'])) as object;
      body['id_token'] = forge(payload);
    });
    expectRefusal(await signIn(createBrowser(shop.url)));
    expect(await customersWith(claims['email'])).toEqual([]);
  });

  test('without a token', async () => {
    provider.service.once(Events.BeforeResponse, ({ body }) => {
      if (body !== '') delete body['id_token'];
    });
    expectRefusal(await signIn(createBrowser(shop.url)));
  });

  test('with an error of the provider, of which the page repeats nothing', async () => {
    const browser = createBrowser(shop.url);
    const state = (await begin(browser)).searchParams.get('state');
    const answer = await browser.send(
      'GET',
      `/backend/google/callback?state=${state}&error=%3Cscript%3Ealert(1)%3C/script%3E&error_description=%3Cb%3E`,
    );
    expectRefusal(answer);
    expect(answer.text).not.toMatch(/alert|<b>/);
  });
});

describe('the popup is told', () => {
  test('when the person did not want to', async () => {
    const browser = createBrowser(shop.url);
    const state = (await begin(browser)).searchParams.get('state');
    const answer = await browser.send('GET', `/backend/google/callback?state=${state}&error=access_denied`);
    expect(answer.status).toBe(200);
    expect(messageOf(answer)).toMatchObject({ outcome: 'CANCELLED' });
  });

  test('when the provider cannot be reached, and is asked again the next time', async () => {
    const late = new OAuth2Server();
    await late.issuer.keys.generate('RS256');
    await late.start(0, 'localhost');
    const { port } = late.address();
    await late.stop();
    const waiting = await openShop({ env: { ...env, GOOGLE_ISSUER: `http://localhost:${port}` } });
    const answer = await waiting.get('/backend/google');
    expect(answer.status).toBe(503);
    expect(messageOf(answer)).toMatchObject({ outcome: 'UNREACHABLE' });

    await late.start(port, 'localhost');
    late.service.on(Events.BeforeTokenSigning, ({ payload }) => void Object.assign(payload, claims));
    const browser = createBrowser(waiting.url);
    const back = await agree(await begin(browser));
    await late.stop();
    expect(messageOf(await browser.send('GET', back))).toMatchObject({ outcome: 'UNREACHABLE' });
  });

  test('when it was tried too often from one address', async () => {
    const browser = createBrowser(shop.url, '203.0.113.77');
    let answer = await browser.send('GET', '/backend/google/callback');
    for (let tries = 0; tries < 100 && answer.status === 400; tries += 1)
      answer = await browser.send('GET', '/backend/google/callback');
    expect(answer.status).toBe(429);
    expect(messageOf(answer)).toMatchObject({ outcome: 'REFUSED', reason: 'TOO_MANY' });
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    // Others with the same IP are not affected: neither at the start, nor on their way back from the provider.
    const neighbour = createBrowser(shop.url, '203.0.113.77');
    expect(messageOf(await signIn(neighbour))).toMatchObject({ outcome: 'SIGNED_IN' });
  });

  test('when answers that the provider does not stand for came too often from one address; others do not count', async () => {
    const counted = async () =>
      (
        await shop.sql<{ points: number }>(
          `SELECT points FROM rate_limits WHERE key LIKE 'googleAnswerByIp:%' AND points > 0`,
        )
      ).map(({ points }) => points);
    await shop.sql('DELETE FROM rate_limits');
    const browser = () => createBrowser(shop.url, '203.0.113.78');
    expect(messageOf(await signIn(browser()))).toMatchObject({ outcome: 'SIGNED_IN' });
    expect(await counted()).toEqual([]);
    const madeUp = async () => {
      const guesser = browser();
      await begin(guesser);
      return guesser.send('GET', '/backend/google/callback?code=made-up&state=made-up');
    };
    expect((await madeUp()).status).toBe(400);
    expect(await counted()).toEqual([1]);
    await shop.sql(`UPDATE rate_limits SET points = 3000 WHERE key LIKE 'googleAnswerByIp:%'`);
    expect((await madeUp()).status).toBe(429);
  });

  test('in a page that runs our script only, and holds the answer as data', async () => {
    const person = await shop.customer({ email: String(claims['email']), status: 'REJECTED' });
    await shop.sql('UPDATE customers SET rejection_reason = $2, email_confirmed_at = now() WHERE id = $1', [
      person.id,
      '</script><script>alert(1)</script>',
    ]);
    const answer = await signIn(createBrowser(shop.url));
    expect(messageOf(answer)).toMatchObject({ reason: 'REJECTED' });
    expect(answer.text).not.toContain('<script>alert');
    const policy = answer.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("script-src 'self'");
    expect(policy).not.toContain('googleusercontent');
    expect(answer.headers.get('cross-origin-opener-policy')).toBe('unsafe-none');
    for (const [, src] of answer.text.matchAll(/(?:src|href)="(\/backend[^"]+)"/g))
      expect((await shop.get(src ?? '')).status, src).toBe(200);
    for (const [script] of answer.text.matchAll(/<script[^>]*>/g))
      expect(script).toMatch(/ src="\/|type="application\/json"/);
  });
});

test('new accounts wait for an admin where the shop wants it so', async () => {
  const careful = await openShop({ env });
  await careful.sql(`INSERT INTO settings (key, value) VALUES ('GOOGLE_CONFIRMED', 'NO')`);
  expect(await outcomeOf(careful)).toMatchObject({
    outcome: 'REFUSED',
    reason: 'PENDING',
    message: CUSTOMER_MESSAGES.pending,
  });
  expect(await outcomeOf(careful)).toMatchObject({ reason: 'PENDING' });
  const [waiting, ...others] = await customersWith(claims['email'], careful);
  expect(others).toEqual([]);
  expect(waiting).toMatchObject({ status: 'PENDING', isConfirmed: true });
  const admin = await careful.admin();
  await admin.graphql('mutation ($id: ID!) { confirmCustomer(id: $id) { id } }', { id: waiting?.id });
  expect(await outcomeOf(careful)).toMatchObject({ outcome: 'SIGNED_IN' });

  claims = somebody();
  const stranger = await careful.customer({ email: String(claims['email']), status: 'REJECTED' });
  expect(await outcomeOf(careful)).toMatchObject({ reason: 'PENDING' });
  expect(await customersWith(claims['email'], careful)).toMatchObject([
    { id: stranger.id, status: 'PENDING', isConfirmed: true },
  ]);
});

test('a shop without Google says so at both addresses', async () => {
  const plain = await openShop();
  const options = '{ signInOptions { google } }';
  expect(await plain.graphql(options)).toEqual({ signInOptions: { google: false } });
  expect(await shop.graphql(options)).toEqual({ signInOptions: { google: true } });
  (await plain.get('/backend/google')).refused(404);
  (await plain.get('/backend/google/callback?code=1')).refused(404);
  (await plain.get('/demo-google/.well-known/openid-configuration')).refused(404);
});

test('photos of Google are shown where Google itself is asked', async () => {
  const real = await openShop({ env: { GOOGLE_CLIENT_ID: 'x', GOOGLE_CLIENT_SECRET: 'y' } });
  const policy = (await real.get('/backend/docs')).headers.get('content-security-policy');
  expect(policy).toContain('https://*.googleusercontent.com');
});

describe('the stand-in for Google in a demo shop', async () => {
  const demo = await openShop({ env: { DEMO_MODE: 'true' } });

  /** Starts a sign-in and follows it to the page with the test people; returns its URL. */
  const toChoice = async (browser: Browser): Promise<string> => {
    const asked = await begin(browser);
    expect(asked.href).toMatch(/^https:\/\/shop\.example\.com\/demo-google\/auth\?/);
    const sent = await browser.send('GET', asked.pathname + asked.search, { redirect: 'manual' });
    expect(sent.headers.get('location')).toMatch(/^\/demo-google\/choice\//);
    return sent.headers.get('location') ?? '';
  };

  /** Chooses a person; returns the last page of the popup. */
  const choose = async (browser: Browser, choice: string, person: string): Promise<Answer> => {
    let answer = await browser.send('POST', choice, {
      raw: new URLSearchParams({ person }).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      redirect: 'manual',
    });
    for (let steps = 0; steps < 2 && answer.status === 303; steps += 1) {
      const { origin, pathname, search } = new URL(answer.headers.get('location') ?? '');
      // The form may only submit to the origin of its page.
      expect(origin).toBe('https://shop.example.com');
      answer = await browser.send('GET', pathname + search, { redirect: 'manual' });
    }
    return answer;
  };

  test('lets one of a few people be chosen, each as often as they like', async () => {
    expect(await demo.graphql('{ signInOptions { google } }')).toEqual({ signInOptions: { google: true } });
    const browser = createBrowser(demo.url);
    const page = await browser.send('GET', await toChoice(browser));
    expect(page.text).toContain('stands in for Google');
    const subjects = [...page.text.matchAll(/name="person" value="([^"]+)"/g)].map(([, subject]) => subject ?? '');
    expect(subjects).toHaveLength(4);
    const ids = [];
    for (const subject of [subjects[0], subjects[2], subjects[0]]) {
      const answer = messageOf(await choose(browser, await toChoice(browser), subject ?? ''));
      ids.push((await signedIn(answer, demo)).id);
    }
    expect(ids[0]).toBe(ids[2]);
    expect(ids[0]).not.toBe(ids[1]);
  });

  test('lets nobody be chosen', async () => {
    const browser = createBrowser(demo.url);
    const answer = await choose(browser, await toChoice(browser), '');
    expect(messageOf(answer)).toMatchObject({ outcome: 'CANCELLED' });
  });

  test('refuses a choice in a browser that did not start the sign-in', async () => {
    const choice = await toChoice(createBrowser(demo.url));
    const answer = await choose(createBrowser(demo.url), choice, 'demo-100000000000000000001');
    expect(answer.status).toBe(400);
    expect(answer.text).toContain('This sign-in is over');
    expect(answer.headers.get('content-security-policy')).toContain("script-src 'self';");
    expect(answer.headers.get('x-frame-options')).toBe('DENY');
  });

  test('answers nothing else', async () => {
    (await demo.get('/demo-google')).refused(404);
    (await demo.get('/demo-google/userinfo')).refused(404);
    const unknown = await demo.get('/demo-google/auth/another');
    expect(unknown.status).toBe(400);
    expect(unknown.text).toContain('This sign-in is over');
  });
});

describe('an account with a second factor', () => {
  const PAGE = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' };

  /** Creates an account whose person has turned codes on; returns the secret. */
  const withCodes = async () => {
    const me = await signedIn(await outcomeOf());
    const secret = new Secret({ size: 20 });
    await shop.sql('UPDATE customers SET second_factor = $2, second_factor_at = now() WHERE id = $1', [
      me.id,
      Buffer.from(secret.bytes),
    ]);
    return { me, totp: new TOTP({ secret }) };
  };

  const sendCode = (browser: Browser, code: string, headers: Record<string, string> = PAGE) =>
    browser.send('POST', '/backend/google/code', { raw: new URLSearchParams({ code }).toString(), headers });

  test('is asked for its code in the popup, and has no session before', async () => {
    const { me, totp } = await withCodes();
    const browser = createBrowser(shop.url);
    const asked = await signIn(browser, '?language=bn');
    expect(asked.status).toBe(200);
    expect(asked.headers.get('cross-origin-opener-policy')).toBe('unsafe-none');
    expect(asked.text).toContain('action="/backend/google/code"');
    expect(asked.text).not.toContain('id="answer"');
    expect(new Set(cookiesOf(asked).map(({ name }) => name))).toEqual(new Set(['__Host-haat_google']));
    const code = totp.generate();
    const wrong = await sendCode(browser, code === '000000' ? '111111' : '000000');
    expect(wrong.status).toBe(401);
    expect(wrong.text).toContain('role="alert"');
    const answer = messageOf(await sendCode(browser, code));
    expect((await signedIn(answer)).id).toBe(me.id);
    expect((await auditOf(me)).at(-1)).toEqual({ action: 'SIGNED_IN', details: { by: 'google', issuer } });
    // Neither the code nor the cookie counts again.
    expect(messageOf(await sendCode(browser, code))).toMatchObject({ outcome: 'FAILED' });
  });

  test('takes no code from a foreign page, and none where Google has named nobody', async () => {
    const { totp } = await withCodes();
    const browser = createBrowser(shop.url);
    await signIn(browser);
    const foreign = await sendCode(browser, totp.generate(), { ...PAGE, 'sec-fetch-site': 'cross-site' });
    expect(foreign.status).toBe(400);
    const stranger = createBrowser(shop.url);
    await begin(stranger);
    expect(messageOf(await sendCode(stranger, totp.generate()))).toMatchObject({ outcome: 'FAILED' });
  });
});
