import { globSync } from 'node:fs';
import path from 'node:path';
import DataLoader from 'dataloader';
import { EntitySchema } from 'typeorm';
import { expect, test } from 'vitest';
import type { RequestContext } from '../src/platform/http/context.ts';
import type { OpenApi } from '../src/platform/http/openapi/types.ts';
import { createCleanup } from '../src/platform/jobs/all-queues.ts';
import type { Module } from '../src/platform/module/module.ts';
import { modules } from '../src/modules.ts';
import { createDeps } from '../src/services.ts';
import { openShop } from './setup.ts';

const src = path.join(import.meta.dirname, '..', 'src');

/** What the files of one kind export, by file. */
const exportsOf = async (pattern: string): Promise<[file: string, exported: unknown[]][]> =>
  Promise.all(
    globSync(pattern, { cwd: src })
      .toSorted()
      .map(async (file): Promise<[string, unknown[]]> => {
        const exported = (await import(path.join(src, file))) as Record<string, unknown>;
        return [file.replaceAll('\\', '/'), Object.values(exported)];
      }),
  );

test('every module is in the list, named like its folder', async () => {
  const files = await exportsOf('**/*.module.ts');
  expect(new Set(modules)).toEqual(new Set(files.flatMap(([, exported]) => exported)));
  const names = files.map(([file]) => file.split('/')[1]).toSorted();
  expect(modules.map(({ name }) => name).toSorted()).toEqual(names);
});

test('every table is known to the data source', async () => {
  const files = await exportsOf('**/*.entity.ts');
  const tables = files.flatMap(([, exported]) => exported.filter((one) => one instanceof EntitySchema));
  expect(tables.length).toBeGreaterThan(20);
  expect(new Set(modules.flatMap(({ entities = [] }) => entities))).toEqual(new Set(tables));
});

const parts: [kind: string, partOf: (module: Module) => unknown][] = [
  ['resolvers', ({ resolvers }) => resolvers],
  ['privacy', ({ privacy }) => privacy],
  ['mail-templates', ({ mailTemplates }) => mailTemplates],
  ['listeners', ({ listeners }) => listeners],
];

test.each(parts)('every *.%s.ts is used by its module', async (kind, partOf) => {
  const known = modules.flatMap(partOf);
  // A module may put several files together.
  const used = new Set<unknown>([...known, ...known.flatMap((part) => Object.values(part ?? {}))]);
  const isUsed = (one: unknown) => used.has(one) || Object.values(one ?? {}).some((inner) => used.has(inner));
  for (const [file, exported] of await exportsOf(`**/*.${kind}.ts`)) expect(exported.some(isUsed), file).toBe(true);
});

test('no module takes the place of what another one has', () => {
  const kinds: ((module: Module) => object | undefined)[] = [
    ({ services }) => services,
    ({ loaders }) => loaders,
    ({ queues }) => queues,
    ({ mailTemplates }) => mailTemplates,
    ({ pages }) => pages,
    ({ rest }) => rest?.calls,
    ({ rest }) => rest?.paths,
    ({ privacy }) => privacy?.exports,
  ];
  for (const kind of kinds) {
    const keys = modules.flatMap((module) => Object.keys(kind(module) ?? {}));
    expect(keys).toEqual([...new Set(keys)]);
  }
});

/** What the toy's service and loader are called; no other noun knows them. */
interface Toys {
  names: () => Promise<string[]>;
}
const toysOf = (things: object) => (things as { toys: Toys }).toys;
const shout = ({ loaders }: RequestContext) => (loaders as unknown as { shout: DataLoader<string, string> }).shout;

test('a noun is a module: everything else follows from the list', async () => {
  const forgotten: string[] = [];
  let cleaned = 0;
  const toy: Module = {
    name: 'toy',
    services: {
      toys: (): Toys => ({ names: async () => ['yo-yo', 'kite'] }),
    } as Module['services'] & object,
    loaders: {
      shout: () => new DataLoader<string, string>(async (names) => names.map((name) => name.toUpperCase())),
    } as Module['loaders'] & object,
    rest: {
      calls: {
        'GET /backend/toys': async (_request, context) =>
          shout(context).loadMany(await toysOf(context.services).names()),
      },
      paths: {
        '/backend/toys': {
          get: {
            operationId: 'listToys',
            tags: ['Toys'],
            summary: 'List toys',
            description: 'All of them.',
            security: [],
            responses: { 200: { description: 'The toys.', content: {} } },
          },
        },
      },
      tags: [{ name: 'Toys', description: 'To play with.' }],
    },
    privacy: {
      exports: {
        toys: { table: 'customers', description: 'Toys', rows: async () => [{ toy: 1 }] },
      },
      onDeletion: async (_manager, { id }) => {
        forgotten.push(id);
      },
    },
    cleanUp: async () => {
      cleaned += 1;
    },
  };
  const all = [...modules, toy];
  const shop = await openShop({ modules: all });

  expect((await shop.get('/backend/toys')).ok()).toEqual(['YO-YO', 'KITE']);
  const refused = await shop.send('DELETE', '/backend/toys');
  refused.refused(405);
  expect(refused.headers.get('allow')).toBe('GET');
  const document = (await shop.get('/backend/openapi.json')).ok<OpenApi>();
  expect(document.paths['/backend/toys']?.get?.operationId).toBe('listToys');
  expect(document.tags.at(-1)?.name).toBe('Toys');
  expect(document.components.schemas['AccountData']?.properties).toHaveProperty('toys');

  const customer = await shop.customer();
  expect((await customer.get('/backend/account/data')).ok()).toMatchObject({ toys: [{ toy: 1 }] });
  const { deletions, sessions } = createDeps(shop.dataSource, shop.config, shop, all).services;
  const viewer = await sessions.viewer(customer.id, customer.sessionId);
  if (!viewer) throw new Error('Nobody asks.');
  await deletions.deleteAccount(
    viewer,
    { email: customer.email, password: '' },
    {
      ip: null,
      userAgent: null,
    },
  );
  expect(forgotten).toEqual([customer.id]);

  await createCleanup(createDeps(shop.dataSource, shop.config, shop, all))({ id: '', data: {} });
  expect(cleaned).toBe(1);
});
