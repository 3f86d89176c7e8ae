import { describe, expect, test } from 'vitest';
import { CUSTOMER_MESSAGES } from '#schema/customer.ts';
import type { Person } from './factories.ts';
import { openShop } from './setup.ts';

const shop = await openShop();
const owner = await shop.admin();

let invited = 0;
const freshEmail = () => `invited.${(invited += 1)}@shop.example.com`;

const document = `mutation ($input: InviteStaffInput!) { it: inviteStaff(input: $input) {
  ... on InviteStaffSuccess { customer { id role status } }
  ... on InvalidInput { fields { field message } }
  ... on EmailTaken { message }
} }`;

interface Answer {
  customer?: { id: string; role: string; status: string };
  fields?: { field: string; message: string }[];
  message?: string;
}

const invite = async (input: { name?: string; email: string; role?: string }, by: Person = owner) =>
  (await by.graphql<{ it: Answer }>(document, { input: { name: 'Shirin', role: 'PACKER', ...input } })).it;

/** Returns the tokens of the links that were sent to somebody, in their order. */
const linksTo = async (email: string) => {
  await shop.deliverMails();
  return (await shop.mailsTo(email)).flatMap(({ text }) => /reset-password#([\w-]{43})/.exec(text)?.[1] ?? []);
};

const choose = (token: string | undefined, password = 'a good long secret') =>
  shop.post('/backend/password/reset', { token, password });

const logIn = async (gmail: string, password = 'a good long secret') =>
  (await shop.post('/backend/login', { gmail, password })).ok<{ role: string }>();

describe('an invitation to the staff', () => {
  test('opens an account, whose owner chooses a password by the mail and has the role', async () => {
    const email = freshEmail();
    const { customer } = await invite({ email });
    expect(customer).toMatchObject({ role: 'PACKER', status: 'CONFIRMED' });
    const [token] = await linksTo(email);
    (await choose(token)).ok();
    expect((await logIn(email)).role).toBe('packer');
    // Once: nobody who finds the mail later has the account.
    expect((await choose(token, 'another long secret')).status).toBe(410);
  });

  test('works for seven days', async () => {
    const email = freshEmail();
    await invite({ email });
    await linksTo(email);
    const [link] = await shop.sql<{ days: number }>(
      `SELECT round(extract(epoch FROM expires_at - now()) / 86400)::integer AS days
      FROM account_links JOIN customers c ON c.id = customer_id WHERE c.email = $1`,
      [email],
    );
    expect(link).toEqual({ days: 7 });
  });

  test('can be sent again until it is used, and only the newest link works', async () => {
    const email = freshEmail();
    const { customer } = await invite({ email });
    await linksTo(email);
    expect((await invite({ email })).customer?.id).toBe(customer?.id);
    const [first, second] = await linksTo(email);
    expect((await choose(first)).status).toBe(410);
    (await choose(second)).ok();
    expect(await invite({ email })).toEqual({ message: CUSTOMER_MESSAGES.emailTaken });
  });

  test('takes over nobody: who has an account is refused, also with another role', async () => {
    const customer = await shop.customer();
    expect(await invite({ email: customer.email })).toEqual({ message: CUSTOMER_MESSAGES.emailTaken });
    const email = freshEmail();
    await invite({ email });
    expect(await invite({ email, role: 'ADMIN' })).toEqual({ message: CUSTOMER_MESSAGES.emailTaken });
    const roles = await shop.sql('SELECT role FROM customers WHERE email IN ($1, $2) ORDER BY role', [
      customer.email,
      email,
    ]);
    expect(roles).toEqual([{ role: 'CUSTOMER' }, { role: 'PACKER' }]);
  });

  test('cannot be used once the role is taken away', async () => {
    const email = freshEmail();
    const { customer } = await invite({ email, role: 'ADMIN' });
    const [token] = await linksTo(email);
    await owner.graphql(`mutation ($input: ChangeRoleInput!) { changeRole(input: $input) { __typename } }`, {
      input: { id: customer?.id, role: 'CUSTOMER' },
    });
    (await choose(token)).ok();
    expect((await logIn(email)).role).toBe('customer');
  });

  test.each([
    [{ name: ' ', email: 'a@shop.example.com' }, 'name', CUSTOMER_MESSAGES.nameRequired],
    [{ email: 'nobody' }, 'email', CUSTOMER_MESSAGES.emailInvalid],
    [{ email: 'a@shop.example.com', role: 'CUSTOMER' }, 'role', CUSTOMER_MESSAGES.roleRequired],
  ])('%o is refused', async (input, field, message) => {
    expect(await invite(input)).toEqual({ fields: [{ field, message }] });
  });

  test('is only for who gives roles, and twenty an hour are the most', async () => {
    const manager = await shop.customer({ role: 'MANAGER' });
    const input = { name: 'Shirin', email: freshEmail(), role: 'PACKER' };
    expect((await manager.graphqlRefusal(document, { input })).extensions.code).toBe('FORBIDDEN');
    const other = await shop.admin();
    for (let count = 0; count < 20; count += 1) await invite({ email: freshEmail() }, other);
    expect((await other.graphqlRefusal(document, { input })).extensions.code).toBe('TOO_MANY');
  });
});
