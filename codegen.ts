import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { CodegenConfig } from '@graphql-codegen/cli';
import { addRefusals } from './scripts/codegen-refusals.ts';

const src = path.join(import.meta.dirname, 'graphql-server', 'src');

/**
 * What services hand out for the types of the schema: `<Name>Model` of any `*.model.ts` stands for the type `<Name>`.
 */
const models = () => {
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).map((file) => file.replaceAll('\\', '/'));
  return Object.fromEntries(
    files
      .filter((file) => file.endsWith('.model.ts'))
      .toSorted()
      .flatMap((file) => {
        const text = readFileSync(path.join(src, file), 'utf8');
        return [...text.matchAll(/^export (?:interface|type) (\w+)Model\b/gm)].map(([, name]) => [
          name,
          `../${file}#${name}Model`,
        ]);
      }),
  );
};

/** Scalars as both ends see them: instants travel as ISO strings. */
const scalars = { DateTime: 'string', ID: 'string' };

/** The operations and fragments of the web. */
const documents = ['web/src/**/*.{ts,tsx}', '!web/src/generated/**', '!web/src/**/*.test.{ts,tsx}'];

/**
 * From the contract in schema/ and the operations in web/ to types: resolvers for the server, operations and hooks for
 * the web.
 */
const config: CodegenConfig = {
  schema: 'schema/*.graphql',
  generates: {
    'graphql-server/src/generated/schema.ts': {
      plugins: ['./scripts/codegen-enums.ts', 'typescript', 'typescript-resolvers'],
      config: {
        // The scalar's serializer makes texts of dates.
        scalars: { ...scalars, DateTime: { input: 'string', output: 'Date | string' } },
        useTypeImports: true,
        enumsAsTypes: true,
        contextType: '../platform/http/context.ts#RequestContext',
        mappers: models(),
        makeResolverTypeCallable: false,
        optionalResolveType: true,
      },
    },
    'web/src/generated/graphql.ts': {
      documents,
      documentTransforms: [{ transform: addRefusals }],
      plugins: ['typescript-operations', 'typed-document-node', './scripts/codegen-hooks.ts'],
      config: {
        scalars,
        useTypeImports: true,
        dedupeFragments: true,
        pageQueries: ['HomePage', 'SearchPage', 'CategoryPage', 'ProductPage', 'TrackPage'],
      },
    },
    'web/src/generated/possibleTypes.json': { documents, plugins: ['./scripts/codegen-possible-types.ts'] },
    'graphql-server/src/generated/public-operations.json': {
      documents,
      plugins: [{ './scripts/codegen-public.ts': { texts: true } }],
    },
    'web/src/generated/public-operations.json': { documents, plugins: ['./scripts/codegen-public.ts'] },
    'web/src/generated/personal.json': { plugins: ['./scripts/codegen-personal.ts'] },
  },
};

export default config;
