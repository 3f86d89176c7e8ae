import { isObjectType } from 'graphql';
import { describe, expect, test } from 'vitest';
import { createSchema } from '../src/platform/http/graphql/graphql.ts';
import { METHODS, type OpenApi } from '../src/platform/http/openapi/types.ts';
import { modules } from '../src/modules.ts';
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
    path: path.replace(/\{\w+\}/g, '01890000-0000-7000-8000-000000000000'),
  })),
);

test('there are calls over HTTP for admins', () => {
  expect(calls.length).toBeGreaterThan(3);
});

test.each(calls)('$method $path is for admins only, whatever is sent', async ({ method, path }) => {
  const [customer, options] = [await shop.customer(), method === 'GET' ? {} : { body: {} }];
  expect((await shop.send(method, path, options)).refused(401)).toMatchObject({ code: 'UNAUTHENTICATED' });
  expect((await customer.send(method, path, options)).refused(403)).toMatchObject({ code: 'FORBIDDEN' });
});
