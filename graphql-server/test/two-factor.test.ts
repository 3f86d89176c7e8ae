import { Secret, TOTP } from 'otpauth';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { CUSTOMER_MESSAGES } from '#schema/customer.ts';
import { SETTING_MESSAGES } from '#schema/setting-messages.ts';
import { createBrowser, type Browser } from './browser.ts';
import type { Person } from './factories.ts';
import { openShop } from './setup.ts';

const shop = await openShop();

const PASSWORD = 'a good long secret';

/** The middle of a step of 30 seconds, so that a test does not run into the next one. */
const START = Math.floor(Date.now() / 30_000) * 30_000 + 15_000;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: START });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Moves the clock of the server by steps of codes. */
const later = (steps: number) => vi.setSystemTime(Date.now() + steps * 30_000);

interface Setup {
  secret: string;
  uri: string;
  qrCode: { size: number; path: string };
}

const begin = async (person: Person) =>
  (
    await person.graphql<{ it: Setup & { fields?: { message: string }[] } }>(
      `mutation { it: beginSecondFactor {
        ... on SecondFactorSetup { secret uri qrCode { size path } } ... on InvalidInput { fields { message } }
      } }`,
    )
  ).it;

const confirm = async (person: Person, code: string) =>
  (
    await person.graphql<{ it: { recoveryCodes?: string[]; fields?: { field: string; message: string }[] } }>(
      `mutation ($input: SecondFactorCodeInput!) { it: confirmSecondFactor(input: $input) {
        ... on ConfirmSecondFactorSuccess { recoveryCodes } ... on InvalidInput { fields { field message } }
      } }`,
      { input: { code } },
    )
  ).it;

const turnOff = async (person: Person, code: string) =>
  (
    await person.graphql<{ it: { message?: string; fields?: { field: string; message: string }[] } }>(
      `mutation ($input: SecondFactorCodeInput!) { it: turnOffSecondFactor(input: $input) {
        ... on TurnOffSecondFactorSuccess { message } ... on InvalidInput { fields { field message } }
      } }`,
      { input: { code } },
    )
  ).it;

/** Returns the code of a secret, some steps from now. */
const codeOf = (secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 });

/** Returns six digits that are none of the codes that count now. */
const wrongCode = (secret: string) => {
  const right = [-1, 0, 1].map((steps) => codeOf(secret, steps));
  return ['000000', '111111', '222222', '333333'].find((code) => !right.includes(code)) ?? '';
};

/** Creates an admin with a second factor, who typed the first code a while ago. */
const protectedAdmin = async (wish: Parameters<typeof shop.admin>[0] = {}) => {
  const admin = await shop.admin({ password: PASSWORD, ...wish });
  const { secret } = await begin(admin);
  const { recoveryCodes = [] } = await confirm(admin, codeOf(secret));
  later(3);
  return { admin, secret, recoveryCodes };
};

/** Signs in over GraphQL; returns the reason of a refusal. */
const logIn = async (email: string, code?: string, at: Browser = createBrowser(shop.url)): Promise<string> => {
  const answer = await at.send('POST', '/graphql', {
    body: {
      query: `mutation ($input: LoginInput!) { login(input: $input) {
        __typename ... on LoginRefused { reason } ... on LoginSuccess { token }
      } }`,
      variables: { input: { email, password: PASSWORD, ...(code !== undefined && { code }) } },
    },
  });
  const { data, errors } = answer.json<{
    data: { login: { __typename: string; reason?: string } | null } | null;
    errors?: { extensions: { code: string } }[];
  }>();
  return data?.login?.reason ?? data?.login?.__typename ?? errors?.[0]?.extensions.code ?? '';
};

const sessionsOf = async ({ id }: { id: string }) =>
  (await shop.sql('SELECT id FROM sessions WHERE customer_id = $1 AND ended_at IS NULL', [id])).length;

const auditOf = async ({ id }: { id: string }) =>
  (
    await shop.sql<{ action: string }>(
      `SELECT action FROM audit_entries WHERE customer_id = $1 AND action LIKE 'SECOND%' ORDER BY id`,
      [id],
    )
  ).map(({ action }) => action);

describe('turning codes on', () => {
  test('takes a secret that any app knows, and its first code', async () => {
    const admin = await shop.admin({ password: PASSWORD });
    const { secret, uri, qrCode } = await begin(admin);
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(uri).toBe(
      `otpauth://totp/Haat:${encodeURIComponent(admin.email)}?issuer=Haat&secret=${secret}&algorithm=SHA1&digits=6&period=30`,
    );
    expect(qrCode.size).toBeGreaterThan(20);
    expect(qrCode.path).toMatch(/^(M\d+ \d+h1v1h-1z)+$/);
    expect(await logIn(admin.email)).toBe('LoginSuccess');
    expect((await confirm(admin, wrongCode(secret))).fields).toEqual([
      { field: 'code', message: CUSTOMER_MESSAGES.codeWrong },
    ]);
    expect(await logIn(admin.email)).toBe('LoginSuccess');
    const { recoveryCodes } = await confirm(admin, codeOf(secret));
    expect(recoveryCodes).toHaveLength(8);
    expect(new Set(recoveryCodes).size).toBe(8);
    for (const code of recoveryCodes ?? []) expect(code).toMatch(/^([A-Z2-7]{4}-){3}[A-Z2-7]{4}$/);
    expect(await logIn(admin.email)).toBe('CODE_NEEDED');
    expect(await auditOf(admin)).toEqual(['SECOND_FACTOR_ON']);
  });

  test('ends the other sessions, which began without a code', async () => {
    const admin = await shop.admin({ password: PASSWORD });
    await logIn(admin.email);
    expect(await sessionsOf(admin)).toBe(2);
    await confirm(admin, codeOf((await begin(admin)).secret));
    expect(await sessionsOf(admin)).toBe(1);
  });

  test('that is begun anew forgets the secret before', async () => {
    const admin = await shop.admin({ password: PASSWORD });
    const first = await begin(admin);
    const second = await begin(admin);
    expect((await confirm(admin, codeOf(first.secret))).fields).toHaveLength(1);
    expect((await confirm(admin, codeOf(second.secret))).recoveryCodes).toHaveLength(8);
  });

  test('is refused while they are on: nobody with a stolen session replaces the secret', async () => {
    const { admin, secret } = await protectedAdmin();
    expect((await begin(admin)).fields).toEqual([{ message: CUSTOMER_MESSAGES.secondFactorOn }]);
    expect((await confirm(admin, codeOf(secret))).fields).toHaveLength(1);
    expect(await logIn(admin.email, codeOf(secret))).toBe('LoginSuccess');
  });

  test('stores recovery codes as hashes, and tells neither them nor the secret again', async () => {
    const { admin, secret, recoveryCodes } = await protectedAdmin();
    const [row] = await shop.sql<{ text: string }>('SELECT c::text AS text FROM customers c WHERE id = $1', [admin.id]);
    for (const code of recoveryCodes) expect(row?.text).not.toContain(code.replaceAll('-', ''));
    const data = await admin.get('/backend/account/data');
    expect(data.status).toBe(200);
    expect(data.text).toContain('"hasSecondFactor": true');
    expect(data.text).not.toContain(secret);
    expect(data.text).not.toMatch(/recovery|"secondFactor"/);
  });
});

describe('a sign-in with codes on', () => {
  test.each([-1, 0, 1])('takes the code of %i steps from now', async (steps) => {
    const { admin, secret } = await protectedAdmin();
    expect(await logIn(admin.email, codeOf(secret, steps))).toBe('LoginSuccess');
  });

  test.each([-2, 2])('refuses the code of %i steps from now', async (steps) => {
    const { admin, secret } = await protectedAdmin();
    expect(await logIn(admin.email, codeOf(secret, steps))).toBe('CODE_WRONG');
    expect(await sessionsOf(admin)).toBe(1);
  });

  test('takes a code once, and none before it', async () => {
    const { admin, secret } = await protectedAdmin();
    const before = codeOf(secret, -1);
    expect(await logIn(admin.email, codeOf(secret))).toBe('LoginSuccess');
    expect(await logIn(admin.email, codeOf(secret))).toBe('CODE_WRONG');
    expect(await logIn(admin.email, before)).toBe('CODE_WRONG');
    later(1);
    expect(await logIn(admin.email, codeOf(secret))).toBe('LoginSuccess');
  });

  test('takes a code once also from two browsers at the same time', async () => {
    const { admin, secret } = await protectedAdmin();
    const code = codeOf(secret);
    const outcomes = await Promise.all([1, 2, 3, 4].map(() => logIn(admin.email, code)));
    expect(outcomes.sort()).toEqual(['CODE_WRONG', 'CODE_WRONG', 'CODE_WRONG', 'LoginSuccess']);
  });

  test('takes digits with spaces, and Bangla ones', async () => {
    const { admin, secret } = await protectedAdmin();
    const typed = codeOf(secret).replace(/\d/g, (digit) => '০১২৩৪৫৬৭৮৯'[Number(digit)] ?? '');
    expect(await logIn(admin.email, ` ${typed.slice(0, 3)} ${typed.slice(3)} `)).toBe('LoginSuccess');
  });

  test('takes each recovery code once, however it is written', async () => {
    const { admin, recoveryCodes } = await protectedAdmin();
    const [first = '', second = ''] = recoveryCodes;
    expect(await logIn(admin.email, first)).toBe('LoginSuccess');
    expect(await logIn(admin.email, first)).toBe('CODE_WRONG');
    expect(await logIn(admin.email, second.toLowerCase().replaceAll('-', ''))).toBe('LoginSuccess');
  });

  test('takes no code without the right password', async () => {
    const { admin, secret } = await protectedAdmin();
    const answer = await shop.post('/backend/login', { gmail: admin.email, password: 'wrong', code: codeOf(secret) });
    expect(answer.refused(401)).toMatchObject({ wrong: CUSTOMER_MESSAGES.wrongCredentials });
    expect(await logIn(admin.email, codeOf(secret))).toBe('LoginSuccess');
  });

  test('over REST says what is missing or wrong in `wrong`, and answers its documented fields', async () => {
    const { admin, secret } = await protectedAdmin();
    const login = (code?: string) => shop.post('/backend/login', { gmail: admin.email, password: PASSWORD, code });
    expect((await login()).refused(401)).toMatchObject({ code: 'LOGIN_REFUSED', wrong: CUSTOMER_MESSAGES.codeNeeded });
    expect((await login(wrongCode(secret))).refused(401)).toMatchObject({ wrong: CUSTOMER_MESSAGES.codeWrong });
    expect(Object.keys((await login(codeOf(secret))).ok<object>()).sort()).toEqual([
      'expiresAt',
      'gmail',
      'role',
      'token',
      'user_name',
    ]);
  });

  test('lets nobody guess: after five wrong codes not even the right one counts', async () => {
    const { admin, secret } = await protectedAdmin();
    for (let attempt = 0; attempt < 5; attempt += 1)
      expect(await logIn(admin.email, wrongCode(secret))).toBe('CODE_WRONG');
    expect(await logIn(admin.email, codeOf(secret))).toBe('TOO_MANY');
    expect(await sessionsOf(admin)).toBe(1);
  });

  test('in a known browser has attempts of its own', async () => {
    const { admin, secret } = await protectedAdmin();
    const browser = createBrowser(shop.url);
    expect(await logIn(admin.email, codeOf(secret), browser)).toBe('LoginSuccess');
    for (let attempt = 0; attempt < 5; attempt += 1) await logIn(admin.email, wrongCode(secret));
    later(1);
    expect(await logIn(admin.email, codeOf(secret))).toBe('TOO_MANY');
    expect(await logIn(admin.email, codeOf(secret), browser)).toBe('LoginSuccess');
  });

  test('asks a person whose role was taken away as well', async () => {
    const { admin, secret } = await protectedAdmin({ role: 'MANAGER' });
    await shop.sql(`UPDATE customers SET role = 'CUSTOMER' WHERE id = $1`, [admin.id]);
    expect(await logIn(admin.email)).toBe('CODE_NEEDED');
    expect(await logIn(admin.email, codeOf(secret))).toBe('LoginSuccess');
  });
});

describe('turning codes off', () => {
  test('takes a code, and forgets the secret and the recovery codes', async () => {
    const { admin, secret, recoveryCodes } = await protectedAdmin();
    expect((await turnOff(admin, wrongCode(secret))).fields).toHaveLength(1);
    expect(await logIn(admin.email)).toBe('CODE_NEEDED');
    expect((await turnOff(admin, recoveryCodes[0] ?? '')).message).toBe(CUSTOMER_MESSAGES.secondFactorOff);
    expect(await logIn(admin.email)).toBe('LoginSuccess');
    const rows = await shop.sql(
      `SELECT id FROM customers WHERE id = $1 AND second_factor IS NULL AND recovery_hashes = '{}'`,
      [admin.id],
    );
    expect(rows).toHaveLength(1);
    expect(await auditOf(admin)).toEqual(['SECOND_FACTOR_ON', 'SECOND_FACTOR_OFF']);
  });

  test('refuses who has none', async () => {
    expect((await turnOff(await shop.admin(), '123456')).fields).toHaveLength(1);
  });
});

describe('who gives roles', () => {
  const sessionsDocument = 'query ($id: ID!) { staffSessions(customerId: $id) { id userAgent isCurrent } }';
  const endDocument = `mutation ($id: ID!, $sessionId: ID) {
    endStaffSessions(customerId: $id, sessionId: $sessionId)
  }`;
  const removeDocument = 'mutation ($id: ID!) { removeSecondFactor(customerId: $id) { id hasSecondFactor } }';

  const seen = async (by: Person, { id }: Person) =>
    (await by.graphql<{ staffSessions: { id: string }[] }>(sessionsDocument, { id })).staffSessions;

  test('sees the open sessions of the staff, and of nobody else', async () => {
    const [owner, packer, customer] = [
      await shop.admin(),
      await shop.customer({ role: 'PACKER' }),
      await shop.customer(),
    ];
    expect(await seen(owner, packer)).toMatchObject([{ isCurrent: false }]);
    expect(await seen(owner, owner)).toMatchObject([{ isCurrent: true }]);
    expect(await seen(owner, customer)).toEqual([]);
  });

  test('ends one of them, or all, and the person is out at the next request', async () => {
    const owner = await shop.admin();
    const packer = await shop.customer({ role: 'PACKER', password: PASSWORD });
    await logIn(packer.email);
    const [newest, first] = await seen(owner, packer);
    const end = async (sessionId?: string) =>
      (await owner.graphql<{ endStaffSessions: number }>(endDocument, { id: packer.id, sessionId })).endStaffSessions;
    expect(await end(newest?.id)).toBe(1);
    expect(await end(newest?.id)).toBe(0);
    expect(await seen(owner, packer)).toEqual([first]);
    expect(await end()).toBe(1);
    expect((await packer.graphqlRefusal('mutation { signOutEverywhere }')).extensions.code).toBe('UNAUTHENTICATED');
    const audit = await shop.sql(
      `SELECT actor_id AS actor, before FROM audit_entries WHERE customer_id = $1 AND action = 'SESSIONS_ENDED'`,
      [packer.id],
    );
    expect(audit).toEqual([
      { actor: owner.id, before: { sessions: 1 } },
      { actor: owner.id, before: { sessions: 1 } },
    ]);
  });

  test('ends no session of a customer, and none by the id of another', async () => {
    const [owner, packer, customer] = [
      await shop.admin(),
      await shop.customer({ role: 'PACKER' }),
      await shop.customer(),
    ];
    expect((await owner.graphqlRefusal(endDocument, { id: customer.id })).extensions.code).toBe('NOT_FOUND');
    const [own] = await seen(owner, owner);
    expect(await owner.graphql(endDocument, { id: packer.id, sessionId: own?.id })).toEqual({ endStaffSessions: 0 });
    expect(await sessionsOf(customer)).toBe(1);
  });

  test('turns a lost second factor off for others, never for themselves', async () => {
    const { admin } = await protectedAdmin();
    const owner = await shop.admin();
    expect((await admin.graphqlRefusal(removeDocument, { id: admin.id })).extensions.code).toBe('FORBIDDEN');
    expect((await admin.graphqlRefusal(removeDocument, { id: admin.id.toUpperCase() })).extensions.code).toBe(
      'FORBIDDEN',
    );
    expect(await logIn(admin.email)).toBe('CODE_NEEDED');
    expect(await owner.graphql(removeDocument, { id: admin.id })).toEqual({
      removeSecondFactor: { id: admin.id, hasSecondFactor: false },
    });
    expect(await logIn(admin.email)).toBe('LoginSuccess');
    expect(await auditOf(admin)).toEqual(['SECOND_FACTOR_ON', 'SECOND_FACTOR_OFF']);
  });
});

describe('the setting that demands codes of the staff', () => {
  const set = (by: Person, value: string | null) =>
    by.graphql<{ it: { fields?: { message: string }[] } }>(
      `mutation ($input: ChangeSettingInput!) { it: changeSetting(input: $input) {
        ... on InvalidInput { fields { message } }
      } }`,
      { input: { key: 'TWO_FACTOR_REQUIRED', value } },
    );

  test('is set by nobody who would lock themselves out, and takes only yes and no', async () => {
    const { admin } = await protectedAdmin();
    expect((await set(await shop.admin(), 'YES')).it.fields).toEqual([{ message: SETTING_MESSAGES.ownCodesFirst }]);
    expect((await set(admin, 'maybe')).it.fields).toEqual([{ message: SETTING_MESSAGES.choice }]);
  });

  test('leaves the staff nothing of the dashboard until their codes are on', async () => {
    const { admin } = await protectedAdmin();
    const [manager, customer] = [await shop.customer({ role: 'MANAGER' }), await shop.customer()];
    const needs = async (person: Person) =>
      (await person.graphql<{ needsSecondFactor: boolean }>('{ needsSecondFactor }')).needsSecondFactor;
    await set(admin, 'YES');
    expect(await Promise.all([needs(admin), needs(manager), needs(customer)])).toEqual([false, true, false]);
    const refused = await manager.graphqlRefusal('{ customers { totalCount } }');
    expect([refused.extensions.code, refused.message]).toEqual(['FORBIDDEN', CUSTOMER_MESSAGES.secondFactorNeeded]);
    expect((await manager.graphqlRefusal('{ savedViews(list: ORDERS) { id } }')).extensions.code).toBe('FORBIDDEN');
    // What is the customer's own stays.
    expect(await manager.graphql('{ customer: me { orders(first: 1) { totalCount } } }')).toBeTruthy();
    expect(
      (await manager.graphqlRefusal('query ($id: ID!) { customer(id: $id) { id } }', { id: customer.id })).message,
    ).toBe(CUSTOMER_MESSAGES.secondFactorNeeded);
    await confirm(manager, codeOf((await begin(manager)).secret));
    expect(await needs(manager)).toBe(false);
    expect(await manager.graphql('{ customers { totalCount } }')).toBeTruthy();
    await set(admin, null);
  });
});
