import { describe, expect, test } from 'vitest';
import { createSessionTokens } from '../src/people/auth/session/session-token.ts';
import { createLink } from '../src/people/auth/account-links.ts';
import { createBrowser, type Browser, type Edge } from './browser.ts';
import { createClient, type Answer, type Client, type GraphqlError } from './client.ts';
import { openShop } from './setup.ts';

const shop = await openShop();

const PASSWORD = 'a good long secret';

/** Expects that a response of either edge says “too often”, and when to try again, at most after the given seconds. */
const expectTooMany = (answer: Answer, most: number) => {
  expect(answer.status, answer.text).toBe(429);
  const seconds = Number(answer.headers.get('retry-after'));
  expect(seconds).toBeGreaterThan(most - 60);
  expect(seconds).toBeLessThanOrEqual(most);
  const { errors, ...body } = answer.json<{ errors?: GraphqlError[]; code?: string; error?: string }>();
  if (errors) {
    const [error] = errors;
    expect(error?.extensions).toMatchObject({ code: 'TOO_MANY', retryAfterSeconds: seconds });
    expect(error?.message).toMatch(/^That was tried too often\. Please try again in (a minute|\d+ minutes)\.$/);
    return;
  }
  expect(body.code).toBe('TOO_MANY');
  expect(body.error).toMatch(/^That was tried too often\./);
};

/** Sets the counter of a limit, instead of trying hundreds of times. */
const raise = async (name: string, points: number) => {
  const rows = await shop.sql(`UPDATE rate_limits SET points = $2 WHERE key LIKE $1 AND points > 0 RETURNING key`, [
    `${name}:%`,
    points,
  ]);
  // TypeORM returns rows and their number.
  expect(rows[1]).toBeGreaterThan(0);
};

const forgetAll = () => shop.sql('DELETE FROM rate_limits');

const MINUTES = 60;

const tryOften = async (times: number, attempt: () => Promise<Answer>, status: number | number[]) => {
  for (let count = 0; count < times; count += 1) {
    const answer = await attempt();
    expect([status].flat(), answer.text).toContain(answer.status);
  }
};

/** The statuses of a refused sign-in: GraphQL returns it as a member of the result. */
const WRONG = [200, 401];

describe.each<Edge>(['GraphQL', 'REST'])('signing in over %s', (edge) => {
  const known = async (): Promise<{ email: string; browser: Browser }> => {
    const { email } = await shop.customer({ password: PASSWORD });
    const browser = createBrowser(shop.url);
    await browser.login(email, PASSWORD, edge);
    return { email, browser };
  };
  const isIn = async (browser: Browser, email: string) => {
    browser.token = '';
    await browser.login(email, PASSWORD, edge);
    return browser.token !== '';
  };

  test('ten times with a wrong password from one address is enough for a quarter of an hour', async () => {
    const [one, other] = [await shop.customer({ password: PASSWORD }), await shop.customer({ password: PASSWORD })];
    const guesser = createBrowser(shop.url);
    await tryOften(10, () => guesser.login(one.email, 'a guess', edge), WRONG);
    for (const email of [one.email, one.email.toUpperCase(), ` ${one.email} `])
      expectTooMany(await guesser.login(email, PASSWORD, edge), 15 * MINUTES);
    expectTooMany(await guesser.login(one.email, 'a guess', edge === 'REST' ? 'GraphQL' : 'REST'), 15 * MINUTES);
    // Neither other customers there nor the owner elsewhere are affected.
    expect(await isIn(guesser, other.email)).toBe(true);
    expect(await isIn(createBrowser(shop.url), one.email)).toBe(true);
  });

  test('of an account that is not there is counted alike', async () => {
    const guesser = createBrowser(shop.url);
    const email = `nobody.${edge}@gmail.com`;
    await tryOften(10, () => guesser.login(email, 'a guess', edge), WRONG);
    expectTooMany(await guesser.login(email, 'a guess', edge), 15 * MINUTES);
  });

  test('fifty times in an hour, from wherever, locks strangers out and never a browser that is known', async () => {
    await forgetAll();
    const { email, browser } = await known();
    await createBrowser(shop.url).login(email, 'a guess', edge);
    await raise('loginByAccount', 49);
    await tryOften(1, () => createBrowser(shop.url).login(email, 'a guess', edge), WRONG);
    await tryOften(1, () => createBrowser(shop.url).login(email, 'a guess', edge), 429);
    expectTooMany(await createBrowser(shop.url).login(email, PASSWORD, edge), 60 * MINUTES);
    expect(await isIn(browser, email)).toBe(true);
    // Recognised by the cookie alone, from another IP, as for a moving phone.
    expectTooMany(await createBrowser(shop.url).login(email, PASSWORD, edge), 60 * MINUTES);
  });

  test('ten times with a wrong password from a known browser locks that browser, and nobody else', async () => {
    const { email, browser } = await known();
    await tryOften(10, () => browser.login(email, 'a guess', edge), WRONG);
    expectTooMany(await browser.login(email, PASSWORD, edge), 15 * MINUTES);
    expect(await isIn(createBrowser(shop.url), email)).toBe(true);
  });

  test('three hundred times from one address is enough for that address', async () => {
    await forgetAll();
    const guesser = createBrowser(shop.url);
    await guesser.login('one.of.many@gmail.com', 'a guess', edge);
    await raise('loginByIp', 299);
    await tryOften(1, () => guesser.login('two.of.many@gmail.com', 'a guess', edge), WRONG);
    expectTooMany(await guesser.login('three.of.many@gmail.com', 'a guess', edge), 15 * MINUTES);
    const { email } = await shop.customer({ password: PASSWORD });
    expectTooMany(await guesser.login(email, PASSWORD, edge), 15 * MINUTES);
    expect(await isIn(createBrowser(shop.url), email)).toBe(true);
  });

  test('from an address that strangers have used up is for known browsers: thousands of phones share one', async () => {
    await forgetAll();
    const { email } = await shop.customer({ password: PASSWORD });
    const [known, stranger] = ['198.51.100.90', '198.51.100.90'].map((address) => createBrowser(shop.url, address)) as [
      Browser,
      Browser,
    ];
    await known.login(email, PASSWORD, edge);
    await stranger.login('one.of.many@gmail.com', 'a guess', edge);
    await raise('loginByIp', 300);
    expectTooMany(await stranger.login(email, PASSWORD, edge), 15 * MINUTES);
    expect(await isIn(known, email)).toBe(true);
    await tryOften(10, () => known.login(email, 'a guess', edge), WRONG);
    expectTooMany(await known.login(email, PASSWORD, edge), 15 * MINUTES);
  });

  test('with success forgets the attempts before, and is none itself', async () => {
    await forgetAll();
    const { email } = await shop.customer({ password: PASSWORD });
    const forgetful = createClient(shop.url);
    const login = (password: string) =>
      edge === 'REST'
        ? forgetful.post('/backend/login', { gmail: email, password })
        : forgetful.send('POST', '/graphql', {
            body: {
              query: 'mutation ($input: LoginInput!) { login(input: $input) { __typename } }',
              variables: { input: { email, password } },
            },
          });
    for (let round = 0; round < 2; round += 1) {
      await tryOften(9, () => login('a guess'), WRONG);
      expect((await login(PASSWORD)).headers.getSetCookie()).toHaveLength(7);
    }
    // A program without cookies signs in more often than anybody guesses.
    await tryOften(15, () => login(PASSWORD), 200);
    const [{ points } = { points: -1 }] = await shop.sql<{ points: number }>(
      `SELECT points FROM rate_limits WHERE key LIKE 'loginByAccount:%'`,
    );
    expect(points).toBe(18);
  });

  test('rightly, again and again, comes to an end: each time is a session and an entry of the log', async () => {
    await forgetAll();
    const { email } = await shop.customer({ password: PASSWORD });
    const program = createClient(shop.url);
    const login = (password = PASSWORD) => program.post('/backend/login', { gmail: email, password });
    (await login()).ok();
    await raise('signInByCustomer', 299);
    (await login()).ok();
    for (let count = 0; count < 10; count += 1) expectTooMany(await login(), 15 * MINUTES);
    const [counted] = await shop.sql<{ points: number }>(`SELECT points FROM rate_limits WHERE key LIKE 'loginByIp:%'`);
    expect(counted?.points).toBe(10);
    const [{ sessions } = { sessions: 0 }] = await shop.sql<{ sessions: number }>(
      `SELECT count(*)::integer AS sessions FROM audit_entries e JOIN customers c ON c.id = e.customer_id
       WHERE c.email = $1 AND e.action = 'SIGNED_IN'`,
      [email],
    );
    expect(sessions).toBe(2);
    await forgetAll();
  });

  test('is known by no cookie but that of the shop for this very account', async () => {
    const { email } = await known();
    await createBrowser(shop.url).login(email, 'a guess', edge);
    const foreign = createSessionTokens(['a-key-of-somebody-else-altogether-0123'], 600);
    const other = await shop.customer({ password: PASSWORD });
    const devices = [
      shop.tokens.issueDevice(other.email),
      foreign.issueDevice(email),
      shop.tokens.issue({ customerId: email, sessionId: email }).token,
      'garbage',
      'x.y.z',
      'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.x.x',
      '',
    ];
    const guesser = createBrowser(shop.url);
    const headers = (device: string) => ({ cookie: `__Secure-haat_device=${device}` });
    const guess = (device: string) =>
      guesser.send('POST', '/backend/login', {
        body: { gmail: email, password: 'a guess' },
        headers: headers(device),
      });
    for (const device of devices) expect((await guess(device)).status).toBe(401);
    await tryOften(3, () => guess(''), 401);
    for (const device of devices) expectTooMany(await guess(device), 15 * MINUTES);
    expect((await guess(shop.tokens.issueDevice(email))).status).toBe(401);
  });
});

describe('an address', () => {
  const guess = (headers: Record<string, string>, email: string, at = shop.url) =>
    createClient(at).send('POST', '/backend/login', { body: { gmail: email, password: 'a guess' }, headers });

  test('cannot be forged where no proxy is trusted', async () => {
    const open = await openShop({ env: { TRUST_PROXY: 'false' } });
    const attempt = (count: number) =>
      guess(
        {
          'x-forwarded-for': `203.0.113.${count}`,
          'x-real-ip': `203.0.113.${count}`,
          forwarded: `for=203.0.113.${count}`,
          'true-client-ip': `203.0.113.${count}`,
        },
        'forged@gmail.com',
        open.url,
      );
    for (let count = 0; count < 10; count += 1) expect((await attempt(count)).status).toBe(401);
    expectTooMany(await attempt(11), 15 * MINUTES);
  });

  test('is what the trusted proxy says, not what was said to it', async () => {
    const attempt = (count: number) =>
      guess({ 'x-forwarded-for': `203.0.113.${count}, 198.51.100.7` }, 'chained@gmail.com');
    for (let count = 0; count < 10; count += 1) expect((await attempt(count)).status).toBe(401);
    expectTooMany(await attempt(11), 15 * MINUTES);
  });

  test('of IPv6 is the network that one subscriber has', async () => {
    const attempt = (address: string) => guess({ 'x-forwarded-for': address }, 'sixth@gmail.com');
    for (let count = 0; count < 10; count += 1) expect((await attempt(`2001:db8:1:2::${count}`)).status).toBe(401);
    expectTooMany(await attempt('2001:db8:1:2:ffff::1'), 15 * MINUTES);
    expect((await attempt('2001:db8:1:3::1')).status).toBe(401);
  });
});

test('what is counted is counted for all servers together', async () => {
  const second = await openShop({ beside: shop });
  const address = '198.51.100.200';
  for (let count = 0; count < 10; count += 1) {
    const at = count % 2 === 0 ? shop : second;
    expect((await createBrowser(at.url, address).login('both@gmail.com', 'a guess')).status).toBe(401);
  }
  for (const at of [shop, second])
    expectTooMany(await createBrowser(at.url, address).login('both@gmail.com', 'a guess'), 15 * MINUTES);
});

test('attempts at once are all counted', async () => {
  const guesser = createBrowser(shop.url);
  const answers = await Promise.all(Array.from({ length: 25 }, () => guesser.login('at.once@gmail.com', 'a guess')));
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(15);
});

test('attempts in one document are all counted', async () => {
  const one = await shop.customer({ password: PASSWORD });
  const guesser = createClient(shop.url);
  const guess = (passwords: readonly string[]) => {
    const input = (password: string) => `{ email: "${one.email}", password: "${password}" }`;
    const fields = passwords.map((password, place) => `g${place}: login(input: ${input(password)}) { __typename }`);
    return guesser.send('POST', '/graphql', { body: { query: `mutation { ${fields.join(' ')} }` } });
  };
  (await guess(['1', '2', '3', '4', '5', '6', '7', '8'])).ok();
  const answer = await guess(['9', '10', '11', PASSWORD]);
  expectTooMany(answer, 15 * MINUTES);
  expect(answer.json()).toMatchObject({ data: null });
  expect(answer.headers.getSetCookie()).toEqual([]);
});

test('who waits may try again, and trying meanwhile makes it no longer', async () => {
  const guesser = createBrowser(shop.url, '198.51.100.33');
  const guess = () => guesser.login('patient@gmail.com', 'a guess');
  await forgetAll();
  await tryOften(10, guess, 401);
  const ends = () => shop.sql(`SELECT expire FROM rate_limits WHERE key LIKE 'loginByAccountAndIp:%' ORDER BY key`);
  const before = await ends();
  await tryOften(3, guess, 429);
  expect(await ends()).toEqual(before);
  await shop.sql(`UPDATE rate_limits SET expire = (extract(epoch FROM now()) * 1000)::bigint - 1`);
  await tryOften(10, guess, 401);
  await tryOften(1, guess, 429);
});

test('nobody who reads the table learns who tried what', async () => {
  const browser = createBrowser(shop.url, '198.51.100.77');
  await browser.login('private.person@gmail.com', 'a guess');
  const rows = await shop.sql<{ key: string }>('SELECT key FROM rate_limits');
  expect(rows.length).toBeGreaterThan(2);
  for (const { key } of rows) expect(key).toMatch(/^[a-zA-Z]+:[\w-]{43}$/);
});

/** Something that is limited per IP or per customer, how to do it once, and how often it is allowed. */
interface Limited {
  name: string;
  most: number;
  seconds: number;
  /** Status of an allowed attempt. */
  status: number;
  attempt: (client: Client) => Promise<Answer>;
}

const overGraphql = (client: Client, query: string, input: object) =>
  client.send('POST', '/graphql', { body: { query, variables: { input } } });

let newcomers = 0;

const limited: [string, Limited][] = [
  [
    'registering over GraphQL',
    {
      name: 'registrationByIp',
      most: 50,
      seconds: 3600,
      status: 200,
      attempt: (client) =>
        overGraphql(client, 'mutation ($input: RegisterInput!) { register(input: $input) { __typename } }', {
          name: 'Karim',
          phoneNumber: '01712345678',
          email: `limited.${(newcomers += 1)}@gmail.com`,
          password: PASSWORD,
        }),
    },
  ],
  [
    'registering over REST',
    {
      name: 'registrationByIp',
      most: 50,
      seconds: 3600,
      status: 200,
      attempt: (client) =>
        client.post('/backend/registration', {
          user_name: 'Karim',
          phone_number: '01712345678',
          gmail: `limited.${(newcomers += 1)}@gmail.com`,
          password: PASSWORD,
        }),
    },
  ],
  ...(['requestPasswordReset', 'requestEmailConfirmation'] as const).map((verb): [string, Limited] => [
    `${verb} over GraphQL`,
    {
      name: 'mailByIp',
      most: 60,
      seconds: 3600,
      status: 200,
      attempt: (client) =>
        overGraphql(client, `mutation ($input: RequestMailInput!) { ${verb}(input: $input) { __typename } }`, {
          email: 'nobody@gmail.com',
        }),
    },
  ]),
  ...['/backend/password/forgot', '/backend/email/request'].map((path): [string, Limited] => [
    `POST ${path}`,
    {
      name: 'mailByIp',
      most: 60,
      seconds: 3600,
      status: 200,
      attempt: (client) => client.post(path, { gmail: 'nobody@gmail.com' }),
    },
  ]),
  [
    'confirmEmail over GraphQL',
    {
      name: 'linkByIp',
      most: 60,
      seconds: 900,
      status: 200,
      attempt: (client) =>
        client.send('POST', '/graphql', {
          body: { query: 'mutation { confirmEmail(token: "x") { __typename } }' },
        }),
    },
  ],
  [
    'resetPassword over GraphQL',
    {
      name: 'linkByIp',
      most: 60,
      seconds: 900,
      status: 200,
      attempt: (client) =>
        overGraphql(client, 'mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) { __typename } }', {
          token: 'x',
          password: PASSWORD,
        }),
    },
  ],
  [
    'POST /backend/email/confirm',
    {
      name: 'linkByIp',
      most: 60,
      seconds: 900,
      status: 410,
      attempt: (client) => client.post('/backend/email/confirm', { token: 'x' }),
    },
  ],
  [
    'POST /backend/password/reset',
    {
      name: 'linkByIp',
      most: 60,
      seconds: 900,
      status: 410,
      attempt: (client) => client.post('/backend/password/reset', { token: 'x', password: PASSWORD }),
    },
  ],
  [
    'POST /backend/session/refresh',
    {
      name: 'refreshByIp',
      most: 3000,
      seconds: 900,
      status: 401,
      attempt: (client) =>
        client.send('POST', '/backend/session/refresh', {
          headers: { 'x-refresh-attempt': 'x', cookie: '__Secure-haat_session=made-up' },
        }),
    },
  ],
  [
    'sendMessage over GraphQL',
    {
      name: 'conversationByIp',
      most: 60,
      seconds: 3600,
      status: 200,
      attempt: (client) =>
        overGraphql(client, 'mutation ($input: SendMessageInput!) { sendMessage(input: $input) { __typename } }', {
          text: 'Hello?',
          name: 'Karim',
          email: 'karim@example.com',
        }),
    },
  ],
];

test.each(limited)('%s is limited for an address', async (_, { name, most, seconds, status, attempt }) => {
  await forgetAll();
  const [one, other] = [createClient(shop.url), createClient(shop.url)];
  await tryOften(1, () => attempt(one), status);
  await raise(name, most - 1);
  await tryOften(1, () => attempt(one), status);
  expectTooMany(await attempt(one), seconds);
  await tryOften(1, () => attempt(other), status);
});

const product = await shop.product();

const limitedForCustomers: [string, Limited][] = [
  [
    'changePassword over GraphQL',
    {
      name: 'passwordByCustomer',
      most: 10,
      seconds: 900,
      status: 200,
      attempt: (client) =>
        overGraphql(
          client,
          'mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { __typename } }',
          { currentPassword: 'a guess', newPassword: 'another secret' },
        ),
    },
  ],
  [
    'PUT /backend/password',
    {
      name: 'passwordByCustomer',
      most: 10,
      seconds: 900,
      status: 422,
      attempt: (client) => client.put('/backend/password', { currentPassword: 'a guess', newPassword: PASSWORD }),
    },
  ],
  [
    'addComment over GraphQL',
    {
      name: 'postByCustomer',
      most: 60,
      seconds: 3600,
      status: 200,
      attempt: (client) =>
        overGraphql(client, 'mutation ($input: AddCommentInput!) { addComment(input: $input) { __typename } }', {
          productId: product.id,
          text: 'Is it blue?',
        }),
    },
  ],
  [
    'addReview over GraphQL',
    {
      name: 'postByCustomer',
      most: 60,
      seconds: 3600,
      status: 200,
      attempt: (client) =>
        overGraphql(client, 'mutation ($input: AddReviewInput!) { addReview(input: $input) { __typename } }', {
          productId: product.id,
          rating: 5,
          text: 'Good.',
        }),
    },
  ],
  [
    'POST /backend/pictures, refused or not,',
    {
      name: 'uploadByCustomer',
      most: 60,
      seconds: 3600,
      status: 415,
      attempt: (client) =>
        client.send('POST', '/backend/pictures', {
          raw: 'no picture',
          headers: { 'content-type': 'image/png' },
        }),
    },
  ],
];

test.each(limitedForCustomers)(
  '%s is limited for a customer, wherever they are',
  async (_, { name, most, seconds, status, attempt }) => {
    await forgetAll();
    const [one, other] = [await shop.customer({ password: PASSWORD }), await shop.customer({ password: PASSWORD })];
    await tryOften(1, () => attempt(one), status);
    await raise(name, most - 1);
    await tryOften(1, () => attempt(shop.withToken(one.token)), status);
    expectTooMany(await attempt(one), seconds);
    expectTooMany(await attempt(shop.withToken(one.token)), seconds);
    await tryOften(1, () => attempt(other), status);
  },
);

test('who makes links up locks out nobody who comes by a good one from the same address', async () => {
  await forgetAll();
  const person = await shop.customer({ password: PASSWORD });
  const linkFor = (purpose: 'CONFIRM_EMAIL' | 'RESET_PASSWORD') =>
    shop.dataSource.transaction((manager) => createLink(manager, person.id, purpose));
  const browser = createBrowser(shop.url, '198.51.100.81');
  const confirm = (token: string) => browser.send('POST', '/backend/email/confirm', { body: { token } });
  const reset = (token: string) =>
    browser.send('POST', '/backend/password/reset', { body: { token, password: 'a new secret' } });
  (await confirm('made up')).refused(410);
  await raise('linkByIp', 60);
  expectTooMany(await confirm('made up'), 15 * MINUTES);
  expectTooMany(await reset('made up'), 15 * MINUTES);
  (await confirm(await linkFor('CONFIRM_EMAIL'))).ok();
  (await reset(await linkFor('RESET_PASSWORD'))).ok();
});

test('who makes refresh tokens up locks out nobody else at the address, and neither does who has none', async () => {
  await forgetAll();
  const address = '198.51.100.80';
  const browser = createBrowser(shop.url, address);
  await browser.login((await shop.customer({ password: PASSWORD })).email, PASSWORD);
  const first = browser.refreshToken;
  const [sessionId = ''] = first.split('.');
  const counted = async () => {
    const [row] = await shop.sql<{ points: number }>(`SELECT points FROM rate_limits WHERE key LIKE 'refreshByIp:%'`);
    return row?.points;
  };
  const stranger = () => createBrowser(shop.url, address);
  for (let count = 0; count < 3; count += 1) {
    (await stranger().refresh()).refused(401);
    (await browser.refresh()).ok();
  }
  expect(await counted()).toBeUndefined();
  (await stranger().refresh({ refreshToken: `${sessionId}.${'A'.repeat(44)}` })).refused(401);
  expect(await counted()).toBe(1);
  await raise('refreshByIp', 3000);
  expectTooMany(await stranger().refresh({ refreshToken: `${sessionId}.${'A'.repeat(44)}` }), 15 * MINUTES);
  (await stranger().refresh()).refused(401);
  (await browser.refresh()).ok();
  // A refresh token that was exchanged before is the shop's too: it ends the session, and is not counted as an attempt.
  (await stranger().refresh({ refreshToken: first })).refused(401);
  (await browser.refresh()).refused(401);
  expect(await counted()).toBe(3001);
});

test('a refresh token of ours is counted by its session, also when that has ended, and holds no other', async () => {
  await forgetAll();
  const address = '198.51.100.81';
  const { email } = await shop.customer({ password: PASSWORD });
  const [browser, other] = [createBrowser(shop.url, address), createBrowser(shop.url, address)];
  await browser.login(email, PASSWORD);
  await other.login(email, PASSWORD);
  const first = browser.refreshToken;
  const signOut = () =>
    createBrowser(shop.url, address).send('DELETE', '/backend/session', {
      headers: { 'x-refresh-attempt': 'x', cookie: `__Secure-haat_session=${first}` },
    });
  (await browser.refresh()).ok();
  const replay = () => createBrowser(shop.url, address).refresh({ refreshToken: first });
  (await replay()).refused(401);
  (await signOut()).ok();
  await raise('refreshBySession', 299);
  (await replay()).refused(401);
  expectTooMany(await replay(), 15 * MINUTES);
  expectTooMany(await signOut(), 15 * MINUTES);
  (await other.refresh()).ok();
});

test('guesses of one’s password are counted together, wherever it is asked, until it is right', async () => {
  const one = await shop.customer({ password: PASSWORD });
  const guess = (password: string) => one.send('DELETE', '/backend/account', { body: { email: one.email, password } });
  const change = (currentPassword: string) => one.put('/backend/password', { currentPassword, newPassword: PASSWORD });
  await tryOften(5, () => guess('a guess'), 422);
  await tryOften(4, () => change('a guess'), 422);
  await tryOften(1, () => change(PASSWORD), 200);
  await tryOften(10, () => guess('a guess'), 422);
  expectTooMany(await change(PASSWORD), 15 * MINUTES);
  expectTooMany(await guess(PASSWORD), 15 * MINUTES);
});

test('five mails of a kind an hour come to one account, whoever asks, and no answer tells of the sixth', async () => {
  await forgetAll();
  const person = await shop.customer({ password: PASSWORD });
  const asks: ((client: Client) => Promise<Answer>)[] = [
    (client) => client.post('/backend/password/forgot', { gmail: person.email }),
    (client) => client.post('/backend/password/forgot', { gmail: person.email.toUpperCase() }),
    (client) => client.post('/backend/email/request', { gmail: ` ${person.email} ` }),
  ];
  const answers: string[] = [];
  for (let count = 0; count < 18; count += 1) {
    const answer = await asks[count % asks.length]?.(createClient(shop.url));
    answers.push(JSON.stringify(answer?.ok()));
  }
  expect(new Set(answers).size).toBe(1);
  await shop.deliverMails();
  const subjects = (await shop.mailsTo(person.email)).map(({ subject }) => subject);
  expect(Object.values(Object.groupBy(subjects, String)).map((mails) => mails?.length)).toEqual([5, 5]);
});
