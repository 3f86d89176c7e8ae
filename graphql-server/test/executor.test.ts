import { buildSchema, parse, type DocumentNode, type GraphQLSchema } from 'graphql';
import { compileQuery } from 'graphql-jit';
import { expect, test, vi } from 'vitest';
import type { RequestContext } from '../src/platform/http/context.ts';
import { createExecutor, MAX_COMPILED_FIELDS, MAX_FIELDS_KEPT } from '../src/platform/http/graphql/graphql-executor.ts';

const schema = buildSchema('type Query { a: Int }');

const stage = () => {
  const compile = vi.fn((...given: [GraphQLSchema, DocumentNode, string]) => compileQuery(...given));
  const execute = createExecutor(schema, compile);
  const send = async (query: string, times = 1) => {
    for (let count = 0; count < times; count += 1) {
      const { data, errors } = await execute({
        queryHash: query,
        operationName: null,
        document: parse(query),
        request: {},
        // No resolver uses it.
        context: {} as RequestContext,
      });
      expect(errors).toBeUndefined();
      expect(Object.values(data ?? {})).toContain(null);
    }
  };
  return { compile, send };
};

const fields = (count: number, prefix = 'f') =>
  `{ ${Array.from({ length: count }, (_, index) => `${prefix}${index}: a`).join(' ')} }`;

test('an operation is compiled when it comes for the third time, once', async () => {
  const { compile, send } = stage();
  await send('{ a }', 2);
  expect(compile).not.toHaveBeenCalled();
  await send('{ a }', 5);
  expect(compile).toHaveBeenCalledTimes(1);
});

test('a large operation is never compiled', async () => {
  const { compile, send } = stage();
  await send(fields(MAX_COMPILED_FIELDS + 1), 6);
  expect(compile).not.toHaveBeenCalled();
  await send(fields(MAX_COMPILED_FIELDS), 3);
  expect(compile).toHaveBeenCalledTimes(1);
});

test('a long operation with few fields is not compiled either', async () => {
  const { compile, send } = stage();
  await send(`query ${'x'.repeat(MAX_COMPILED_FIELDS * 100)} { a }`, 6);
  expect(compile).not.toHaveBeenCalled();
});

test('the least recently used operations are evicted, by their size', async () => {
  const { compile, send } = stage();
  await send('{ a }', 3);
  const large = MAX_FIELDS_KEPT / MAX_COMPILED_FIELDS;
  for (let index = 0; index < large; index += 1) await send(fields(MAX_COMPILED_FIELDS, `f${index}_`), 3);
  expect(compile).toHaveBeenCalledTimes(1 + large);
  await send('{ a }', 3);
  expect(compile).toHaveBeenCalledTimes(2 + large);
});
