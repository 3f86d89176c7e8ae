import { buildSchema, parse, validate } from 'graphql';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { projectRoot } from '../src/config.ts';
import { sandboxExamples } from '../src/sandbox-examples.ts';
import { openShop } from './setup.ts';

const shop = await openShop();
const browser = { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' };
const query = '/graphql?query=%7B__typename%7D';

describe('the GraphQL sandbox', () => {
  test('is what a browser sees, with scripts of this server only', async () => {
    const page = await shop.send('GET', '/graphql', { headers: browser });
    expect(page.status).toBe(200);
    expect(page.headers.get('content-type')).toContain('text/html');
    expect(page.headers.get('content-security-policy')).toContain("script-src 'self';");
    expect(page.text).not.toMatch(/(?:src|href)="(?:https?:)?\/\//);
    expect(page.text).not.toMatch(/<script[^>]*>[^<]/);
    const scripts = [...page.text.matchAll(/<script[^>]* src="([^"]+)"/g)].map(([, file]) => file);
    expect(scripts).toContain('start.js');
    for (const file of scripts) {
      const script = await shop.get(`/graphql/${file}`);
      expect(script.status, file).toBe(200);
      expect(script.headers.get('content-type'), file).toContain('javascript');
    }
  });

  test('tells no password where there is no demo shop', async () => {
    expect((await shop.get('/graphql/start.js')).text).not.toContain('haat-demo');
  });

  test('leaves queries by GET to programs', async () => {
    for (const accept of ['application/json', '*/*', 'application/graphql-response+json']) {
      const answer = await shop.send('GET', query, {
        headers: { accept, 'apollo-require-preflight': 'true' },
      });
      expect(answer.ok<unknown>(), accept).toEqual({ data: { __typename: 'Query' } });
    }
    // Without that header a foreign page could ask in a person's name.
    expect((await shop.get(query)).status).toBe(400);
  });

  test('can ask for the schema', async () => {
    const { __schema } = await shop.graphql<{ __schema: { queryType: { name: string } } }>(
      '{ __schema { queryType { name } } }',
    );
    expect(__schema.queryType.name).toBe('Query');
  });

  const folder = path.join(projectRoot, 'schema');
  const schema = buildSchema(
    readdirSync(folder)
      .filter((file) => file.endsWith('.graphql'))
      .map((file) => readFileSync(path.join(folder, file), 'utf8'))
      .join('\n'),
  );

  const examples = sandboxExamples({ email: 'nobody@example.com', password: 'nothing' });

  test.for(examples.map((example) => [example.name, example] as const))(
    'shows an example that runs: %s',
    async ([, { query: document, variables }]) => {
      expect(validate(schema, parse(document))).toEqual([]);
      const { errors } = await shop.graphqlAnswer(document, variables);
      expect(
        errors.map(({ extensions }) => extensions.code).filter((code) => code !== 'UNAUTHENTICATED'),
      ).toEqual([]);
    },
  );
});
