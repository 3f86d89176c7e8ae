import { isObjectType } from 'graphql';
import { describe, expect, test } from 'vitest';
import { ROLES, type Role } from '#schema/customer.ts';
import { may, PERMISSIONS_OF, type Permission } from '#schema/staff.ts';
import { createSchema } from '../src/platform/http/graphql/graphql.ts';
import { METHODS, type OpenApi } from '../src/platform/http/openapi/types.ts';
import { modules } from '../src/modules.ts';
import { actorOf } from '../src/sales/order/transitions.ts';
import type { Client } from './client.ts';
import { rootFields, type Extent, type RootField } from './generated-calls.ts';
import { openShop } from './setup.ts';
import { watch } from './sockets.ts';

// Generated from the schema: an operation for admins cannot be forgotten here. Who may call all others is in
// access.test.ts.

const shop = await openShop();
const schema = createSchema(modules);
const fields = rootFields(schema);

/** Calls a field; returns the code of its error, or null when there is none. */
const codeOf = async (
  client: Client & { token?: string },
  field: RootField,
  extent: Extent,
): Promise<string | null> => {
  const { document, variables } = field.call(extent);
  if (field.verb !== 'subscription') {
    const { errors } = await client.graphqlAnswer(document, variables);
    return errors[0]?.extensions.code ?? null;
  }
  const { token } = client;
  const page = watch(shop.url, document, variables, token === undefined ? {} : { token });
  // Nobody looks at what an open subscription has to say; a socket that is closed says it by its code.
  const first = await (field.isAdmin ? page.next().catch((refusal: unknown) => refusal) : null);
  page.stop();
  if ((first as { code?: number } | null)?.code === 4403) return 'UNAUTHENTICATED';
  const errors = Array.isArray(first) ? first : (first as { errors?: unknown[] } | null)?.errors;
  const [error] = (errors ?? []) as { extensions?: { code?: string } }[];
  return error?.extensions?.code ?? null;
};

describe('for admins only', () => {
  test.each(fields.filter(({ isAdmin }) => isAdmin))('$name', async (field) => {
    const [customer, waiting] = [await shop.customer(), await shop.customer({ status: 'PENDING' })];
    for (const extent of ['least', 'most'] as const) {
      expect(await codeOf(shop, field, extent)).toBe('UNAUTHENTICATED');
      // Before the service looks at what was sent, which is refused as well.
      expect(await codeOf(customer, field, extent)).toBe('FORBIDDEN');
      expect(['FORBIDDEN', 'UNAUTHENTICATED']).toContain(await codeOf(waiting, field, extent));
    }
    // A subscription of an admin goes on until its socket is closed.
    if (field.verb !== 'subscription')
      expect([null, 'NOT_FOUND', 'BAD_USER_INPUT', 'INVALID_INPUT']).toContain(
        await codeOf(await shop.admin(), field, 'most'),
      );
  });
});

/** Operations that refuse a customer only for some arguments, such as a move that customers may not make. */
const forSomeArguments = new Set(['Mutation.changeOrderStatus']);

const roles = ROLES.filter((role) => role !== 'CUSTOMER' && role !== 'ADMIN');
const staff = Object.fromEntries(
  await Promise.all(roles.map(async (role) => [role, await shop.customer({ role })] as const)),
);

describe.each(roles)('%s may call what the table says, and nothing else', (role) => {
  test.each(fields.filter(({ isAdmin, verb }) => isAdmin && verb !== 'subscription'))('$name', async (field) => {
    const isAllowed = field.needs === null || PERMISSIONS_OF[role].includes(field.needs);
    const code = await codeOf(staff[role] ?? shop, field, 'most');
    expect(code === 'FORBIDDEN', `${field.name} says ${field.needs}, and answers ${code}`).toBe(!isAllowed);
  });
});

describe('no other operation is for admins alone', () => {
  const others = fields.filter(
    ({ name, isAdmin, verb }) => !isAdmin && verb !== 'subscription' && !forSomeArguments.has(name),
  );
  test.each(others)('$name', async (field) => {
    expect(
      await codeOf(await shop.customer(), field, 'most'),
      'If only admins may call it, put @admin on it and end its description with "For admins."',
    ).not.toBe('FORBIDDEN');
  });
});

test('whoever reads the schema finds in the description what the directive says', () => {
  const described = fields.filter(({ description }) => description.endsWith('For admins.'));
  expect(described.map(({ name }) => name)).toEqual(fields.filter(({ isAdmin }) => isAdmin).map(({ name }) => name));
});

test('the directive is on nothing but operations', () => {
  const roots = new Set(fields.map(({ name }) => name));
  const marked = Object.values(schema.getTypeMap()).flatMap((type) =>
    isObjectType(type)
      ? Object.values(type.getFields())
          .filter(({ astNode }) => astNode?.directives?.some(({ name }) => name.value === 'admin'))
          .map((field) => `${type.name}.${field.name}`)
      : [],
  );
  expect(marked.filter((name) => !roots.has(name))).toEqual([]);
});

/**
 * What admins alone may call over HTTP is below /backend/admin: lists as CSV, documents, uploads. Another test says
 * that every call is in the documentation.
 */
const { paths } = (await shop.get('/backend/openapi.json')).ok<OpenApi>();
const calls = Object.entries(paths).flatMap(([path, item]) =>
  METHODS.filter((method) => path.startsWith('/backend/admin/') && item[method]).map((method) => ({
    method: method.toUpperCase(),
    needs: item[method]?.security[0]?.['bearer']?.[0] as Permission,
    path: path.replace(/\{\w+\}/g, '01890000-0000-7000-8000-000000000000'),
  })),
);

test('there are calls over HTTP for admins', () => {
  expect(calls.length).toBeGreaterThan(3);
});

test.each(calls)('$method $path is for admins only, whatever is sent', async ({ method, path, needs }) => {
  const [customer, options] = [await shop.customer(), method === 'GET' ? {} : { body: {} }];
  expect((await shop.send(method, path, options)).refused(401)).toMatchObject({ code: 'UNAUTHENTICATED' });
  expect((await customer.send(method, path, options)).refused(403)).toMatchObject({ code: 'FORBIDDEN' });
  for (const role of roles) {
    const { status } = await (staff[role] ?? shop).send(method, path, options);
    expect(status === 403, role).toBe(!may({ role }, needs));
  }
});

describe('what no directive says', () => {
  const cancel = `mutation ($input: CancelOrderInput!) { cancelOrder(input: $input) { __typename } }`;
  const role = `mutation ($input: ChangeRoleInput!) { changeRole(input: $input) { __typename } }`;
  const confirm = `mutation ($id: ID!) { confirmCustomer(id: $id) { id } }`;
  const read = `query ($id: ID!) { order(id: $id) { id canCancel } }`;

  test('a packer sees orders and cancels none; an editor sees none', async () => {
    const { packer, editor } = { packer: staff['PACKER'] ?? shop, editor: staff['EDITOR'] ?? shop };
    const id = await shop.order(await shop.customer(), await shop.product());
    expect(await packer.graphql(read, { id })).toEqual({ order: { id, canCancel: false } });
    const input = { orderId: id, reason: 'A packer' };
    expect((await packer.graphqlAnswer(cancel, { input })).errors[0]?.extensions.code).toBe('NOT_FOUND');
    expect((await editor.graphqlAnswer(read, { id })).errors[0]?.extensions.code ?? null).toBeNull();
    expect(await editor.graphql(read, { id })).toEqual({ order: null });
  });

  test.each(['CANCELLED', 'RETURNED'] as const)('%s, which can give money back, is for who gives it', (to) => {
    const as = (role: Role) => actorOf({ role }, to);
    expect([as('ACCOUNTANT'), as('MANAGER'), as('PACKER'), as('EDITOR')]).toEqual([
      'ADMIN',
      'ADMIN',
      'CUSTOMER',
      'CUSTOMER',
    ]);
  });

  test('a manager decides about customers, not about the staff', async () => {
    const manager = staff['MANAGER'] ?? shop;
    const [customer, admin] = [await shop.customer({ status: 'PENDING' }), await shop.admin()];
    expect(await manager.graphql(confirm, { id: customer.id })).toEqual({ confirmCustomer: { id: customer.id } });
    expect((await manager.graphqlAnswer(confirm, { id: admin.id })).errors[0]?.extensions.code).toBe('FORBIDDEN');
    const input = { id: customer.id, role: 'MANAGER' };
    expect((await manager.graphqlAnswer(role, { input })).errors[0]?.extensions.code).toBe('FORBIDDEN');
  });

  test('another role is felt at the next call', async () => {
    const person = await shop.customer({ role: 'EDITOR' });
    const list = 'query { adminBrands }';
    expect((await person.graphqlAnswer(list)).errors).toEqual([]);
    await (await shop.admin()).graphql(role, { input: { id: person.id, role: 'PACKER' } });
    expect((await person.graphqlAnswer(list)).errors[0]?.extensions.code).toBe('FORBIDDEN');
  });
});
