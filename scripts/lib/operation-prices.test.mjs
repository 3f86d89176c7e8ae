import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { buildSchema, getOperationAST } from 'graphql';
import { expect, test } from 'vitest';
import { MAX_PRICE } from '../../graphql-server/src/platform/http/graphql/graphql-limits.ts';
import { createPriceOf } from '../../graphql-server/src/platform/http/graphql/graphql-price.ts';
import * as web from '../../web/src/generated/graphql.ts';
import { root } from './project.mjs';

const files = globSync('schema/*.graphql', { cwd: root });
const schema = buildSchema(files.map((file) => readFileSync(path.join(root, file), 'utf8')).join('\n'));
const priceOf = createPriceOf(schema, Infinity);

const documents = Object.values(web).filter((value) => typeof value === 'object');

// With full lists, whatever they hold today. Two fragments that ask for the same list pay for it twice.
test('the server takes every operation of the pages', () => {
  const refused = documents.flatMap((document) => {
    const operation = getOperationAST(document);
    if (!operation) return [];
    const price = priceOf(document, operation);
    return price > MAX_PRICE ? [`${operation.name?.value}: ${price}`] : [];
  });
  expect(refused).toEqual([]);
  expect(documents.length).toBeGreaterThan(50);
});
