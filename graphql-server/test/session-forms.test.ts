import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import jwt from 'jsonwebtoken';
import { Secret, TOTP } from 'otpauth';
import { afterAll, describe, expect, test } from 'vitest';
import { linesToCookie, wishesToCookie } from '#schema/cart.cookies.ts';
import type { RenderRequest } from '#schema/rendering.ts';
import { createBrowser, type Browser } from './browser.ts';
import type { Answer } from './client.ts';
import { newId, type Person } from './factories.ts';
import { buy } from './order-steps.ts';
import { openShop } from './setup.ts';

const webFolder = mkdtempSync(path.join(tmpdir(), 'haat-session-forms-'));
afterAll(() => rmSync(webFolder, { recursive: true, force: true }));
writeFileSync(path.join(webFolder, 'index.html'), '<!doctype html><title>Haat</title>');

/** Renders what the server knows of the visitor. */
const renderer = async ({ url, language, visitor }: RenderRequest) => ({
  html: JSON.stringify({ url, language, visitor }),
  shows: [],
  isPublic: true,
});

const shop = await openShop({ webFolder, pages: { renderer } });
const [secret] = shop.config.sessionSecrets;

const PASSWORD = 'a good long secret';
const HTML = { 'sec-fetch-site': 'same-origin', accept: 'text/html' };

/** Sends a form as a browser without scripts does. */
const submit = (
  browser: Browser,
  address: string,
  fields: Record<string, string> = {},
  headers: Record<string, string> = {},
): Promise<Answer> =>
  browser.send('POST', address, {
    raw: new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...HTML, ...headers },
    redirect: 'manual',
  });

const nextOf = ({ status, headers }: Answer) => [status, headers.get('location')];

const formIn = ({ text }: Answer) => (JSON.parse(text) as { visitor: RenderRequest['visitor'] }).visitor?.form;

/** Signs a new person in by the form. */
const loggedIn = async (): Promise<{ person: Person; browser: Browser }> => {
  const person = await shop.customer({ password: PASSWORD });
  const browser = createBrowser(shop.url);
  expect(nextOf(await submit(browser, '/login', { email: person.email, password: PASSWORD }))).toEqual([303, '/']);
  return { person, browser };
};

const product = await shop.product();

/** Whether a form knows who sends it: a comment leads others to the login page. */
const isKnown = async (browser: Browser, cookie?: string): Promise<boolean> => {
  const answer = await submit(
    browser,
    `/details/${product.id}/comments`,
    { text: 'Does it float?' },
    cookie === undefined ? {} : { cookie },
  );
  expect(answer.status).toBe(303);
  return answer.headers.get('location') === `/details/${product.id}#comment-sent`;
};

const sessionOf = async ({ id }: Person) => {
  const [row] = await shop.sql<{ id: string }>(
    'SELECT id FROM sessions WHERE customer_id = $1 AND ended_at IS NULL ORDER BY id DESC',
    [id],
  );
  return row?.id ?? '';
};

describe('the form of the login page', () => {
  test('asks for the code of an account with a second factor, and takes it with the password', async () => {
    const person = await shop.customer({ password: PASSWORD });
    const secret = new Secret({ size: 20 });
    await shop.sql('UPDATE customers SET second_factor = $2, second_factor_at = now() WHERE id = $1', [
      person.id,
      Buffer.from(secret.bytes),
    ]);
    const browser = createBrowser(shop.url);
    const typed = { email: person.email, password: PASSWORD };
    const asked = await submit(browser, '/login', typed);
    expect([asked.status, formIn(asked)?.details]).toEqual([422, { reason: 'CODE_NEEDED' }]);
    expect(asked.headers.getSetCookie()).toEqual([]);
    const code = new TOTP({ secret }).generate();
    expect(nextOf(await submit(browser, '/login', { ...typed, code }))).toEqual([303, '/']);
  });

  test('signs in as the app does: session, cookies and audit', async () => {
    const person = await shop.customer({ password: PASSWORD });
    const browser = createBrowser(shop.url);
    const answer = await submit(browser, '/login', {
      email: ` ${person.email.toUpperCase()}`,
      password: PASSWORD,
    });
    expect(nextOf(answer)).toEqual([303, '/']);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const ofForm = answer.headers.getSetCookie().map((one) => one.replace(/=[^;]+/, ''));
    const ofApp = (await createBrowser(shop.url).login(person.email, PASSWORD)).headers
      .getSetCookie()
      .map((one) => one.replace(/=[^;]+/, ''));
    const names = (list: string[]) => list.map((one) => one.replace(/(Max-Age|Expires)=[^;]+/g, '$1'));
    expect(names(ofForm)).toEqual(names(ofApp));
    const audit = await shop.sql(`SELECT details FROM audit_entries WHERE customer_id = $1 AND action = 'SIGNED_IN'`, [
      person.id,
    ]);
    expect(audit).toEqual([{ details: { by: 'password' } }, { details: { by: 'password' } }]);
    // The app of this browser finds the marker and refreshes.
    (await browser.refresh()).ok();
    expect(await browser.client.graphql('{ me { id } }')).toEqual({ me: { id: person.id } });
  });

  test.each([
    ['/cart', '/cart'],
    ['/bn/customer/order?x=1#y', '/customer/order?x=1#y'],
    ['//evil.example', '/'],
    ['https://evil.example/cart', '/'],
    ['/\\evil.example', '/'],
    ['/backend/product', '/'],
    ['javascript:alert(1)', '/'],
  ])('leads back to pages of the shop only: %s', async (back, next) => {
    const person = await shop.customer({ password: PASSWORD });
    const fields = { email: person.email, password: PASSWORD, back };
    expect(nextOf(await submit(createBrowser(shop.url), '/login', fields))).toEqual([303, next]);
    expect(nextOf(await submit(createBrowser(shop.url), '/bn/login', fields))).toEqual([
      303,
      next === '/' ? '/bn' : `/bn${next}`,
    ]);
  });

  test('leads admins to the dashboard', async () => {
    const admin = await shop.admin({ password: PASSWORD });
    const answer = await submit(createBrowser(shop.url), '/login', {
      email: admin.email,
      password: PASSWORD,
    });
    expect(nextOf(answer)).toEqual([303, '/deshboard']);
  });

  test('shows its page again with the sentence and the e-mail, and never the password', async () => {
    const person = await shop.customer({ password: PASSWORD });
    const fields = { email: person.email, password: 'a wrong guess', back: '/cart' };
    const answer = await submit(createBrowser(shop.url), '/bn/login', fields);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([422, 'no-store']);
    expect(formIn(answer)).toMatchObject({
      path: '/login',
      page: '/bn/login',
      fields: { email: person.email, back: '/cart' },
      message: 'E-mail or password is wrong.',
      wording: { code: expect.any(String) },
    });
    expect(answer.text).not.toContain('a wrong guess');
    expect(answer.headers.getSetCookie()).toEqual([]);
  });

  test.each([
    [{ email: '', password: '' }, ['email', 'password']],
    [{}, ['email', 'password']],
    [{ email: 'x', password: 'y'.repeat(20_000) }, 413],
  ])('refuses %j', async (fields, what) => {
    const answer = await submit(createBrowser(shop.url), '/login', fields as Record<string, string>);
    expect(typeof what === 'number' ? answer.status : formIn(answer)?.problems.map(({ field }) => field)).toEqual(what);
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
  });

  test('says why an account is not let in', async () => {
    const pending = await shop.customer({ password: PASSWORD });
    await shop.sql(`UPDATE customers SET status = 'PENDING' WHERE id = $1`, [pending.id]);
    const answer = await submit(createBrowser(shop.url), '/login', {
      email: pending.email,
      password: PASSWORD,
    });
    expect([answer.status, formIn(answer)?.details]).toEqual([422, { reason: 'PENDING' }]);
  });

  test('counts guesses with those of the app, and knows the browser that has signed in before', async () => {
    const { person, browser } = await loggedIn();
    const stranger = createBrowser(shop.url, '203.0.113.77');
    const guess = { email: person.email, password: 'a guess' };
    for (let round = 0; round < 5; round += 1) {
      expect((await submit(stranger, '/login', guess)).status).toBe(422);
      expect((await stranger.login(person.email, 'a guess')).status).toBe(401);
    }
    const refused = await submit(stranger, '/login', { ...guess, password: PASSWORD });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(formIn(refused)?.fields).toEqual({ email: person.email });
    const again = await submit(
      browser,
      '/login',
      { email: person.email, password: PASSWORD },
      {
        'x-forwarded-for': '203.0.113.77',
      },
    );
    expect(again.status).toBe(303);
  });

  test('ends the session that this browser had before', async () => {
    const { person, browser } = await loggedIn();
    const first = await sessionOf(person);
    const other = await shop.customer({ password: PASSWORD });
    expect((await submit(browser, '/login', { email: other.email, password: PASSWORD })).status).toBe(303);
    const [row] = await shop.sql('SELECT ended_at IS NOT NULL AS ended FROM sessions WHERE id = $1', [first]);
    expect(row).toEqual({ ended: true });
    expect(await isKnown(browser)).toBe(true);
  });

  test('adds the lists of the visitor to the account, once', async () => {
    const [lamp, chair] = [await shop.product({ priceCents: 500 }), await shop.product()];
    const person = await shop.customer({ password: PASSWORD });
    const line = { productId: lamp.id, quantity: 2, color: null, size: null, seenPriceCents: 500 };
    const lost = { ...line, productId: newId() };
    const cookie = `cart=${linesToCookie([line, lost])}; wishlist=${wishesToCookie([chair.id, lamp.id])}`;
    const answer = await submit(
      createBrowser(shop.url),
      '/login',
      { email: person.email, password: PASSWORD },
      { cookie },
    );
    expect(answer.status).toBe(303);
    const set = answer.headers.getSetCookie();
    // What the shop does not have is left to the app, which says so.
    expect(set).toContainEqual(expect.stringContaining(`cart=${linesToCookie([lost])}`));
    expect(set).toContainEqual(expect.stringMatching(/^wishlist=; .*1970/));
    const { me } = await person.graphql<{ me: object }>(
      '{ me { cart { lines { product { id } quantity } } wishlist { id } } }',
    );
    expect(me).toEqual({
      cart: { lines: [{ product: { id: lamp.id }, quantity: 2 }] },
      wishlist: [{ id: chair.id }, { id: lamp.id }],
    });
  });
});

describe('the session of pages and forms', () => {
  test('is known by its cookie, and no API takes it', async () => {
    const { person, browser } = await loggedIn();
    expect(await isKnown(browser)).toBe(true);
    expect(
      await browser.send('POST', '/graphql', { body: { query: '{ me { id } }' } }).then((one) => one.json()),
    ).toEqual({ data: { me: null } });
    (await browser.send('GET', `/order/newcustomer?email=${person.email}`)).refused(401);
    (await browser.send('DELETE', '/backend/sessions')).refused(401);
  });

  const cookieOf = (token: string) => `__Host-session=${token}`;
  const claims = async (person: Person) => ({
    sub: person.id,
    sid: await sessionOf(person),
    iss: 'haat-page',
    exp: Math.floor(Date.now() / 1000) + 600,
  });

  test.each<[string, (person: Person, browser: Browser) => string | Promise<string>]>([
    ['the access token', ({ token }) => token],
    ['the device token', ({ email }) => shop.tokens.issueDevice(email)],
    ['the refresh token', (_, { refreshToken }) => refreshToken],
    ['one of another issuer', async (person) => jwt.sign({ ...(await claims(person)), iss: 'haat' }, secret)],
    ['one of another key', async (person) => jwt.sign(await claims(person), `${secret}!`)],
    ['one that is not signed', async (person) => jwt.sign(await claims(person), null, { algorithm: 'none' })],
    ['one that has ended', async (person) => jwt.sign({ ...(await claims(person)), exp: 1 }, secret)],
    [
      'one that never ends',
      async (person) => jwt.sign({ sub: person.id, sid: await sessionOf(person), iss: 'haat-page' }, secret),
    ],
    ['one of somebody else', async (person) => jwt.sign({ ...(await claims(person)), sub: newId() }, secret)],
    ['one of no session', async (person) => jwt.sign({ ...(await claims(person)), sid: newId() }, secret)],
    ['one whose session is no id', async (person) => jwt.sign({ ...(await claims(person)), sid: `' OR true` }, secret)],
    ['nothing', () => ''],
    ['anything', () => 'a.b.c'],
  ])('is not known by %s', async (_, tokenOf) => {
    const { person, browser } = await loggedIn();
    const exp = await claims(person);
    expect(await isKnown(browser, cookieOf(jwt.sign(exp, secret)))).toBe(true);
    const token = await tokenOf(person, browser);
    expect(await isKnown(browser, cookieOf(token))).toBe(false);
    // The other way round: a page's token is no access token.
    const answer = await shop.withToken(jwt.sign(exp, secret)).graphql('{ me { id } }');
    expect(answer).toEqual({ me: null });
  });

  test.each<[string, (person: Person, browser: Browser) => Promise<unknown>]>([
    [
      'a sign-out in the app',
      async (_, browser) => {
        (await browser.refresh()).ok();
        await browser.client.graphql('mutation { signOut }');
      },
    ],
    ['a sign-out everywhere', ({ graphql }) => graphql('mutation { signOutEverywhere }')],
    [
      'another session’s end of it',
      async (person) => person.graphql('mutation ($id: ID!) { endSession(id: $id) }', { id: await sessionOf(person) }),
    ],
    ['a rejection', ({ id }) => shop.sql(`UPDATE customers SET status = 'REJECTED' WHERE id = $1`, [id])],
    [
      'a new password',
      ({ graphql }) =>
        graphql(
          `
            mutation ($input: ChangePasswordInput!) {
              changePassword(input: $input) {
                __typename
              }
            }
          `,
          { input: { currentPassword: PASSWORD, newPassword: 'another long secret' } },
        ),
    ],
    [
      'a refresh token that is used twice',
      async (_, browser) => {
        const { refreshToken } = browser;
        (await browser.refresh()).ok();
        (await createBrowser(shop.url).refresh({ refreshToken })).refused(401);
      },
    ],
  ])('ends at once with %s', async (_, end) => {
    const { person, browser } = await loggedIn();
    expect(await isKnown(browser)).toBe(true);
    await end(person, browser);
    expect(await isKnown(browser)).toBe(false);
  });

  test('lasts as long as the app’s, and every refresh renews it', async () => {
    const { browser } = await loggedIn();
    const set = (await browser.refresh()).headers.getSetCookie();
    expect(set).toContainEqual(
      expect.stringMatching(/^__Host-session=[^;]+; Max-Age=259\d{4}; Path=\/; .*HttpOnly; Secure; SameSite=Strict$/),
    );
    expect(set).toContainEqual(
      expect.stringMatching(/^signed-in=1; Max-Age=259\d{4}; Path=\/; .*Secure; SameSite=Strict$/),
    );
    expect(await isKnown(browser)).toBe(true);
  });
});

describe('the stylesheet of pages without scripts', () => {
  const styleOf = async (browser: Browser) => {
    const answer = await browser.send('GET', '/signed-in.css');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('content-type')).toContain('text/css');
    return answer.text;
  };

  test('hides what is for who is signed in from all others, and the other way round', async () => {
    const { browser } = await loggedIn();
    expect(await styleOf(browser)).toBe('[data-signed-out]{display:none!important}');
    await submit(browser, '/logout');
    expect(await styleOf(browser)).toBe('[data-signed-in]{display:none!important}');
    expect(await styleOf(createBrowser(shop.url))).toBe('[data-signed-in]{display:none!important}');
  });
});

describe('the page of the orders', () => {
  const open = (browser: Browser) => browser.send('GET', '/customer/order', { headers: { accept: 'text/html' } });
  const ordersIn = ({ text }: Answer) => (JSON.parse(text) as { visitor: RenderRequest['visitor'] }).visitor?.orders;

  test('lists those of the person, with links that open them without a login', async () => {
    const { person, browser } = await loggedIn();
    const lamp = await shop.product({ name: 'Lamp' });
    await buy(person, [{ productId: lamp.id, quantity: 1 }]);
    await buy(await shop.customer(), [{ productId: lamp.id, quantity: 1 }]);
    const answer = await open(browser);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(ordersIn(answer)).toEqual([
      {
        number: expect.any(Number),
        names: ['Lamp'],
        status: 'PENDING',
        placedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
        totalCents: expect.any(Number),
        trackingPath: expect.stringMatching(/^\/track\?token=/),
      },
    ]);
    const token = new URLSearchParams(ordersIn(answer)?.[0]?.trackingPath.split('?')[1]).get('token');
    const tracked = 'query ($token: String!) { trackedOrder(token: $token) { status } }';
    expect(await shop.graphql(tracked, { token })).toEqual({ trackedOrder: { status: 'PENDING' } });
  });

  test('is everybody’s without a session, and says nothing once that has ended', async () => {
    const { browser } = await loggedIn();
    await submit(browser, '/logout', {}, {});
    expect(JSON.parse((await open(browser)).text)).toMatchObject({ visitor: null });
    const { person, browser: other } = await loggedIn();
    await person.graphql('mutation { signOutEverywhere }');
    expect(ordersIn(await open(other))).toBeNull();
  });
});

describe('the form of a log-out', () => {
  test('ends the session, removes its cookies and leads back', async () => {
    const { person, browser } = await loggedIn();
    const cookie = await sessionOf(person);
    const answer = await submit(browser, '/bn/logout', { back: '/bn/cart' });
    expect(nextOf(answer)).toEqual([303, '/bn/cart']);
    expect(await sessionOf(person)).not.toBe(cookie);
    expect(browser.refreshToken).toBe('');
    expect(answer.headers.getSetCookie().filter((one) => /^[^=]+=; /.test(one))).toHaveLength(3);
    expect(await isKnown(browser)).toBe(false);
  });

  test('of nobody is none', async () => {
    expect(nextOf(await submit(createBrowser(shop.url), '/logout'))).toEqual([303, '/']);
  });

  test('from another site is refused', async () => {
    const { browser } = await loggedIn();
    expect((await submit(browser, '/logout', {}, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect(await isKnown(browser)).toBe(true);
  });
});

describe('the form for a comment', () => {
  const address = `/details/${product.id}/comments`;

  test('leads who is not signed in to the login page, and back from there', async () => {
    const back = encodeURIComponent(`/details/${product.id}#comments`);
    const browser = createBrowser(shop.url);
    expect(nextOf(await submit(browser, address, { text: 'Hm' }))).toEqual([303, `/login?back=${back}`]);
    expect(nextOf(await submit(browser, `/bn${address}`, { text: 'Hm' }))).toEqual([303, `/bn/login?back=${back}`]);
  });

  test('adds what waits for an admin', async () => {
    const { person, browser } = await loggedIn();
    const text = 'Is it heavy?\r\nI am small.';
    expect(nextOf(await submit(browser, `/bn${address}`, { text }))).toEqual([
      303,
      `/bn/details/${product.id}#comment-sent`,
    ]);
    const stored = await shop.sql('SELECT text, published FROM comments WHERE customer_id = $1', [person.id]);
    expect(stored).toEqual([{ text: expect.stringContaining('Is it heavy?'), published: false }]);
  });

  test('shows the product again with what was typed when it is refused', async () => {
    const { browser } = await loggedIn();
    const text = 'x'.repeat(3000);
    const answer = await submit(browser, address, { text });
    expect(answer.status).toBe(422);
    expect(JSON.parse(answer.text)).toMatchObject({ url: `/details/${product.id}` });
    expect(formIn(answer)).toMatchObject({ path: '/details/:id/comments', fields: { text } });
    expect(formIn(answer)?.problems[0]?.message).toMatch(/^Comment is too long/);
    expect((await submit(browser, address, { text: ' ' })).status).toBe(422);
    expect((await submit(browser, `/details/${newId()}/comments`, { text: 'x' })).status).toBe(422);
  });
});
