import { describe, expect, test } from 'vitest';
import type { LinkPurpose } from '../src/people/auth/account.entity.ts';
import { createLink } from '../src/people/auth/account-links.ts';
import { createBrowser } from './browser.ts';
import { createClient, type Answer, type Client } from './client.ts';
import { newId, type Person } from './factories.ts';
import { openShop } from './setup.ts';

const shop = await openShop();

const PASSWORD = 'a good long secret';

const linkFor = ({ id }: { id: string }, purpose: LinkPurpose): Promise<string> =>
  shop.dataSource.transaction((manager) => createLink(manager, id, purpose));

const rowOf = async ({ id }: { id: string }) => {
  const [row] = await shop.sql<{
    password_hash: string | null;
    email_confirmed_at: Date | null;
    status: string;
  }>('SELECT password_hash, email_confirmed_at, status FROM customers WHERE id = $1', [id]);
  return row;
};

const actionsOf = async ({ id }: { id: string }) =>
  (await shop.sql<{ action: string }>('SELECT action FROM audit_entries WHERE customer_id = $1 ORDER BY id', [id])).map(
    ({ action }) => action,
  );

/** The outcome of using a link, in the same words for both edges. */
type Outcome = 'done' | 'LinkInvalid' | 'InvalidInput';

interface Edge {
  edge: string;
  confirm(client: Client, token: string): Promise<Outcome>;
  reset(client: Client, token: string, password: string): Promise<Outcome>;
}

const kinds: Record<string, Outcome> = {
  ConfirmEmailSuccess: 'done',
  ResetPasswordSuccess: 'done',
  LinkInvalid: 'LinkInvalid',
  InvalidInput: 'InvalidInput',
};

const outcomeOfRest = (answer: Answer): Outcome => {
  if (answer.status === 200) return 'done';
  if (answer.status === 422) {
    expect(answer.refused(422).fields).toMatchObject([{ field: 'password' }]);
    return 'InvalidInput';
  }
  expect(answer.refused(410)).toMatchObject({
    code: 'LINK_INVALID',
    error: 'This link was used before or has ended. Please ask for a new one.',
  });
  return 'LinkInvalid';
};

const edges: Edge[] = [
  {
    edge: 'GraphQL',
    confirm: async (client, token) => {
      const { it } = await client.graphql<{ it: { __typename: string } }>(
        'mutation ($token: String!) { it: confirmEmail(token: $token) { __typename ... on Error { message } } }',
        { token },
      );
      return kinds[it.__typename] as Outcome;
    },
    reset: async (client, token, password) => {
      const { it } = await client.graphql<{ it: { __typename: string } }>(
        `mutation ($input: ResetPasswordInput!) {
          it: resetPassword(input: $input) { __typename ... on Error { message } }
        }`,
        { input: { token, password } },
      );
      return kinds[it.__typename] as Outcome;
    },
  },
  {
    edge: 'REST',
    confirm: async (client, token) => outcomeOfRest(await client.post('/backend/email/confirm', { token })),
    reset: async (client, token, password) =>
      outcomeOfRest(await client.post('/backend/password/reset', { token, password })),
  },
];

describe.each(edges)('over $edge', ({ confirm, reset }) => {
  /** Both purposes of links: how a link is used, and whether it had its effect. */
  const uses = [
    {
      purpose: 'CONFIRM_EMAIL',
      other: 'RESET_PASSWORD',
      use: (token: string) => confirm(createClient(shop.url), token),
      isDone: async (person: Person) => (await rowOf(person))?.email_confirmed_at !== null,
      action: 'EMAIL_CONFIRMED',
    },
    {
      purpose: 'RESET_PASSWORD',
      other: 'CONFIRM_EMAIL',
      use: (token: string) => reset(createClient(shop.url), token, 'a new secret'),
      isDone: async (person: Person) => (await rowOf(person))?.password_hash !== null,
      action: 'PASSWORD_RESET',
    },
  ] as const;

  describe.each(uses)('a link for $purpose', ({ purpose, other, use, isDone, action }) => {
    test('works once', async () => {
      const person = await shop.customer();
      const token = await linkFor(person, purpose);
      expect(await isDone(person)).toBe(false);
      expect(await use(token)).toBe('done');
      expect(await isDone(person)).toBe(true);
      expect(await use(token)).toBe('LinkInvalid');
      expect(await actionsOf(person)).toEqual([action]);
    });

    test('used many times at once works once', async () => {
      const person = await shop.customer();
      const token = await linkFor(person, purpose);
      const outcomes = await Promise.all(Array.from({ length: 8 }, () => use(token)));
      expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(1);
      expect(await actionsOf(person)).toEqual([action]);
    });

    test('that has ended does not work, and never again', async () => {
      const person = await shop.customer();
      const token = await linkFor(person, purpose);
      await shop.sql('UPDATE account_links SET expires_at = now() WHERE customer_id = $1', [person.id]);
      expect(await use(token)).toBe('LinkInvalid');
      expect(await use(token)).toBe('LinkInvalid');
      expect(await isDone(person)).toBe(false);
    });

    test('for the other purpose does not work, and stays good for its own', async () => {
      const person = await shop.customer();
      const token = await linkFor(person, other);
      expect(await use(token)).toBe('LinkInvalid');
      expect(await isDone(person)).toBe(false);
      const [right] = uses.filter((one) => one.purpose === other);
      expect(await right?.use(token)).toBe('done');
    });

    test('is good no more once a newer one was made; those of others stay', async () => {
      const [person, neighbour] = [await shop.customer(), await shop.customer()];
      const [old, theirs] = [await linkFor(person, purpose), await linkFor(neighbour, purpose)];
      const newer = await linkFor(person, purpose);
      expect(await use(old)).toBe('LinkInvalid');
      expect(await isDone(person)).toBe(false);
      expect(await use(theirs)).toBe('done');
      expect(await use(newer)).toBe('done');
    });

    test('is the only one, also when several are made at once', async () => {
      const person = await shop.customer();
      const tokens = await Promise.all(Array.from({ length: 5 }, () => linkFor(person, purpose)));
      const rows = await shop.sql('SELECT FROM account_links WHERE customer_id = $1', [person.id]);
      expect(rows).toHaveLength(1);
      const outcomes: Outcome[] = [];
      for (const token of tokens) outcomes.push(await use(token));
      expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(1);
    });

    test('that was made up does not work', async () => {
      const person = await shop.customer();
      const token = await linkFor(person, purpose);
      const [row] = await shop.sql<{ hash: Buffer }>('SELECT hash FROM account_links WHERE customer_id = $1', [
        person.id,
      ]);
      for (const wrong of [
        '',
        'x',
        'A'.repeat(43),
        `${token} `,
        ` ${token}`,
        token.slice(1),
        token.toLowerCase() === token ? token.toUpperCase() : token.toLowerCase(),
        person.id,
        row?.hash.toString('hex') ?? '',
        row?.hash.toString('base64url') ?? '',
        `\\x${row?.hash.toString('hex')}`,
        "' OR true --",
        'x'.repeat(50_000),
      ])
        expect(await use(wrong), wrong.slice(0, 50)).toBe('LinkInvalid');
      expect(await isDone(person)).toBe(false);
      expect(await use(token)).toBe('done');
    });

    test('goes with its account', async () => {
      const person = await shop.customer();
      const token = await linkFor(person, purpose);
      await shop.sql('DELETE FROM customers WHERE id = $1', [person.id]);
      expect(await use(token)).toBe('LinkInvalid');
    });
  });

  test('a confirmed address stays confirmed since then', async () => {
    const person = await shop.customer();
    await confirm(createClient(shop.url), await linkFor(person, 'CONFIRM_EMAIL'));
    const before = await rowOf(person);
    await confirm(createClient(shop.url), await linkFor(person, 'CONFIRM_EMAIL'));
    await reset(createClient(shop.url), await linkFor(person, 'RESET_PASSWORD'), 'a new secret');
    expect((await rowOf(person))?.email_confirmed_at).toEqual(before?.email_confirmed_at);
  });

  test('a new password takes the place of the old one and ends every session', async () => {
    const person = await shop.customer({ password: PASSWORD });
    const browser = createBrowser(shop.url);
    await browser.login(person.email, PASSWORD);
    const confirmation = await linkFor(person, 'CONFIRM_EMAIL');
    expect(await reset(createClient(shop.url), await linkFor(person, 'RESET_PASSWORD'), 'a new secret')).toBe('done');

    for (const client of [browser.client, person])
      expect(await client.graphql<{ me: object | null }>('{ me { id } }')).toEqual({ me: null });
    (await browser.refresh()).refused(401);
    (await createBrowser(shop.url).login(person.email, PASSWORD)).refused(401);
    (await createBrowser(shop.url).login(person.email, 'a new secret')).ok();
    // Someone with this link has the mailbox, so the other link becomes useless.
    expect((await rowOf(person))?.email_confirmed_at).not.toBeNull();
    expect(await confirm(createClient(shop.url), confirmation)).toBe('LinkInvalid');
    await shop.deliverMails();
    expect((await shop.mailsTo(person.email)).map(({ subject }) => subject)).toHaveLength(1);
  });

  /** Creates a person who has data in every field that says where orders go. */
  const settled = async () => {
    const [person, product] = [
      await shop.customer({
        password: PASSWORD,
        displayName: 'Whoever registered',
        shippingAddress: 'Where they live',
        photoUrl: '/pictures/upload/of-theirs',
      }),
      await shop.product(),
    ];
    await person.graphql(
      `mutation ($id: ID!) {
        addAddress(input: { name: "They", phoneNumber: "01712345678", upazilaId: "dhaka/savar", line: "Theirs" }) { __typename }
        changeCart(idempotencyKey: "first-cart", changes: [{ productId: $id, from: 0, to: 1, seenPriceCents: 1999 }]) { refused }
        changeWishlist(idempotencyKey: "first-wish", changes: [{ productId: $id, wished: true }]) { id }
      }`,
      { id: product.id },
    );
    await shop.sql(
      `INSERT INTO payment_agreements (customer_id, method, agreement_id, account)
       VALUES ($1, 'BKASH', 'AGREED', '017***575')`,
      [person.id],
    );
    return person;
  };
  const leftOf = async ({ id }: Person) => {
    const [row] = await shop.sql(
      `SELECT display_name AS name, phone_number AS phone, shipping_address AS address, photo_url AS photo,
         (SELECT count(*)::integer FROM addresses a WHERE a.customer_id = c.id) AS addresses,
         (SELECT count(*)::integer FROM cart_lines l WHERE l.customer_id = c.id) AS cart,
         (SELECT count(*)::integer FROM wishlist_items w WHERE w.customer_id = c.id) AS wishes,
         (SELECT count(*)::integer FROM payment_agreements g WHERE g.customer_id = c.id) AS "savedAccounts"
       FROM customers c WHERE id = $1`,
      [id],
    );
    return row;
  };

  test('a new password takes an account that nobody had confirmed from whoever registered it', async () => {
    const person = await settled();
    const outcome = await reset(createClient(shop.url), await linkFor(person, 'RESET_PASSWORD'), 'a new secret');
    expect(outcome).toBe('done');
    expect(await leftOf(person)).toEqual({
      name: 'Whoever registered',
      phone: null,
      address: null,
      photo: null,
      addresses: 0,
      cart: 0,
      wishes: 0,
      savedAccounts: 0,
    });
    (await createBrowser(shop.url).login(person.email, PASSWORD)).refused(401);
    (await createBrowser(shop.url).login(person.email, 'a new secret')).ok();
  });

  test('a new password leaves everything in an account whose owner had confirmed the address', async () => {
    const person = await settled();
    await confirm(createClient(shop.url), await linkFor(person, 'CONFIRM_EMAIL'));
    const before = await leftOf(person);
    expect(before).toMatchObject({
      phone: '+8801712345678',
      addresses: 1,
      cart: 1,
      wishes: 1,
      savedAccounts: 1,
    });
    await reset(createClient(shop.url), await linkFor(person, 'RESET_PASSWORD'), 'a new secret');
    expect(await leftOf(person)).toEqual(before);
  });

  test.each([
    ['short', '12345'],
    ['long', 'x'.repeat(201)],
    ['empty', ''],
    ['blank', '      '],
  ])('a new password that is too %s leaves the link good', async (_, password) => {
    const person = await shop.customer();
    const token = await linkFor(person, 'RESET_PASSWORD');
    expect(await reset(createClient(shop.url), token, password)).toBe('InvalidInput');
    expect(await reset(createClient(shop.url), token, 'a new secret')).toBe('done');
  });

  test.each(['PENDING', 'REJECTED'] as const)('a new password lets nobody in who is %s', async (status) => {
    const person = await shop.customer({ status });
    expect(await reset(createClient(shop.url), await linkFor(person, 'RESET_PASSWORD'), 'a new secret')).toBe('done');
    expect((await rowOf(person))?.status).toBe(status);
    (await createBrowser(shop.url).login(person.email, 'a new secret')).refused(401);
  });
});

test('a changed password makes links for another one useless', async () => {
  const person = await shop.customer({ password: PASSWORD });
  const token = await linkFor(person, 'RESET_PASSWORD');
  (await person.put('/backend/password', { currentPassword: PASSWORD, newPassword: 'a new secret' })).ok();
  const { code } = (await shop.post('/backend/password/reset', { token, password: 'of a thief' })).refused(410);
  expect(code).toBe('LINK_INVALID');
});

test('who resets a password is known in that browser, and not locked out by strangers', async () => {
  const person = await shop.customer({ password: PASSWORD });
  const browser = createBrowser(shop.url);
  const token = await linkFor(person, 'RESET_PASSWORD');
  (await browser.send('POST', '/backend/password/reset', { body: { token, password: 'a new secret' } })).ok();
  (await createBrowser(shop.url).login(person.email, 'a guess')).refused(401);
  await shop.sql(`UPDATE rate_limits SET points = 50 WHERE key LIKE 'loginByAccount:%'`);
  const { code } = (await createBrowser(shop.url).login(person.email, 'a new secret')).refused(429);
  expect(code).toBe('TOO_MANY');
  (await browser.login(person.email, 'a new secret')).ok();
  await shop.sql('DELETE FROM rate_limits');
});

test('who uses up the mails of one kind leaves those of the other', async () => {
  const person = await shop.customer({ password: PASSWORD });
  await shop.sql('UPDATE customers SET email_confirmed_at = now() WHERE id = $1', [person.id]);
  // The owner gets none of these mails: there is nothing to confirm.
  for (let count = 0; count < 6; count += 1) (await shop.post('/backend/email/request', { gmail: person.email })).ok();
  for (let count = 0; count < 6; count += 1)
    (await shop.post('/backend/password/forgot', { gmail: person.email.toUpperCase() })).ok();
  await shop.deliverMails();
  expect(await shop.mailsTo(person.email)).toHaveLength(5);
});

test('only the hash of a token is kept, and neither log nor queue has it', async () => {
  const person = await shop.customer();
  (await shop.post('/backend/password/forgot', { gmail: person.email })).ok();
  await shop.deliverMails();
  const [mail] = await shop.mailsTo(person.email);
  const token = /reset-password#([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? '';
  expect(token).not.toBe('');
  await shop.sql('DELETE FROM demo_mails');
  const tables = await shop.sql<{ name: string }>(
    `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables WHERE schemaname IN ('public', 'jobs')`,
  );
  for (const { name } of tables)
    expect(await shop.sql(`SELECT FROM ${name} t WHERE strpos(t::text, $1) > 0`, [token]), name).toEqual([]);
  expect(shop.logged.join('')).not.toContain(token);
  (await shop.post('/backend/password/reset', { token, password: PASSWORD })).ok();
  expect(await actionsOf(person)).toEqual(['PASSWORD_RESET_REQUESTED', 'PASSWORD_RESET']);
});

describe('which accounts exist', () => {
  /** Everything of a response that could reveal something, without what differs each time. */
  const faceOf = ({ status, headers, text }: Answer) => {
    const seen = Object.fromEntries(headers);
    for (const name of ['date', 'x-request-id']) delete seen[name];
    return { status, headers: seen, text: text.replace(/"requestId":"[^"]+"/, '') };
  };
  const overGraphql = (client: Client, query: string, input: object) =>
    client.send('POST', '/graphql', { body: { query, variables: { input } } });

  const ways: [string, (client: Client, email: string) => Promise<Answer>][] = [
    [
      'logging in over GraphQL',
      (client, email) =>
        overGraphql(
          client,
          'mutation ($input: LoginInput!) { login(input: $input) { __typename ... on LoginRefused { message reason } } }',
          { email, password: 'a guess' },
        ),
    ],
    ['logging in over REST', (client, email) => client.post('/backend/login', { gmail: email, password: 'a guess' })],
    ...(['requestPasswordReset', 'requestEmailConfirmation'] as const).map(
      (verb): [string, (client: Client, email: string) => Promise<Answer>] => [
        `${verb} over GraphQL`,
        (client, email) =>
          overGraphql(
            client,
            `mutation ($input: RequestMailInput!) { ${verb}(input: $input) { __typename ... on RequestMailSuccess { message } } }`,
            { email },
          ),
      ],
    ),
    ...['/backend/password/forgot', '/backend/email/request'].map(
      (path): [string, (client: Client, email: string) => Promise<Answer>] => [
        `POST ${path}`,
        (client, email) => client.post(path, { gmail: email }),
      ],
    ),
  ];

  test.each(ways)('is not told by the answer to %s', async (_, ask) => {
    const confirmed = await shop.customer({ password: PASSWORD });
    const known = [
      confirmed.email,
      confirmed.email.toUpperCase(),
      (await shop.customer()).email,
      (await shop.customer({ password: PASSWORD, status: 'PENDING' })).email,
      (await shop.customer({ password: PASSWORD, status: 'REJECTED' })).email,
      (await shop.admin({ password: PASSWORD })).email,
    ];
    const unknown = faceOf(await ask(createClient(shop.url), `nobody.${newId()}@gmail.com`));
    expect(unknown.text).not.toContain('nobody');
    for (const email of known) expect(faceOf(await ask(createClient(shop.url), email))).toEqual(unknown);
  });

  /** Median milliseconds of both. The calls alternate, so that other load on the machine affects both alike. */
  const medians = async (runs: number, ...works: ((run: number) => Promise<unknown>)[]): Promise<number[]> => {
    const times = works.map((): number[] => []);
    for (let run = 0; run < runs; run += 1)
      for (const [index, work] of works.entries()) {
        const begin = performance.now();
        await work(run);
        times[index]?.push(performance.now() - begin);
      }
    return times.map((list) => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0);
  };

  const RUNS = 30;
  // Without the compensating work, one of them would take a tenth of the other's time.
  const expectAlike = ([one = 0, other = 0]: number[]) => {
    expect(Math.abs(one - other), `${one} ms and ${other} ms`).toBeLessThan(5 + 1.2 * Math.min(one, other));
  };

  test.each(ways)('is not told by the time of %s', async (_, ask) => {
    const people = await shop.customers(RUNS + 1);
    const { password_hash: hash } = (await rowOf(await shop.customer({ password: PASSWORD }))) ?? {};
    await shop.sql('UPDATE customers SET password_hash = $1 WHERE id = ANY ($2::uuid[])', [
      hash,
      people.map(({ id }) => id),
    ]);
    const asked = (email: string | undefined) => ask(createClient(shop.url), email ?? '');
    // The first calls open connections and compute the hash that is used for unknown accounts.
    await asked('nobody.at.all@gmail.com');
    await asked(people[RUNS]?.email);
    expectAlike(
      await medians(
        RUNS,
        (run) => asked(people[run]?.email),
        (run) => asked(`nobody.${run}.${newId()}@gmail.com`),
      ),
    );
    await shop.sql('DELETE FROM rate_limits');
  });

  test('is revealed on registering only by the sentence of the spec, not by the time', async () => {
    const person = await shop.customer({ password: PASSWORD });
    const register = (gmail: string) =>
      createClient(shop.url).post('/backend/registration', {
        user_name: 'Karim',
        phone_number: '01712345678',
        gmail,
        password: PASSWORD,
      });
    expect((await register(person.email)).refused(409).error).toBe(
      'Your Email Already Registred. Try using another Email',
    );
    expectAlike(
      await medians(
        RUNS,
        () => register(person.email),
        (run) => register(`new.${run}.${newId()}@gmail.com`),
      ),
    );
  });
});
