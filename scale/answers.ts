import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../scripts/lib/project.mjs';
import { until } from './stage.ts';

/** The path of a public operation of the web that has no variables, as browsers ask it. */
const homePath = (): string => {
  const file = path.join(root, 'graphql-server', 'src', 'generated', 'public-operations.json');
  const operations = JSON.parse(readFileSync(file, 'utf8')) as Record<string, { name: string }>;
  const found = Object.entries(operations).find(([, { name }]) => name === 'HomePage');
  if (!found) throw new Error('The web has no public operation of its home page.');
  return `/graphql?documentId=sha256:${found[0]}`;
};

/** Asks it, and says what nginx's cache had to do with it. @throws when it is not answered with data */
const look = async (url: string, headers: Readonly<Record<string, string>> = {}) => {
  const answer = await fetch(`${url}${homePath()}`, { headers });
  const text = await answer.text();
  if (!answer.ok || !text.startsWith('{"data":{'))
    throw new Error(`The home page's data: ${answer.status} ${text.slice(0, 300)}`);
  return { cache: answer.headers.get('x-cache'), text };
};

/** Checks that nginx keeps a public answer, and asks the shop for who has just changed something. */
export const expectKept = async (url: string): Promise<void> => {
  // It is kept for a second, which on a busy machine is short.
  await until('an answer from the cache', async () => (await look(url)).cache === 'HIT');
  const { cache } = await look(url, { 'cache-control': 'no-cache' });
  if (cache !== 'BYPASS') throw new Error(`What should come from the shop was a ${cache}.`);
};

/** Checks that a server reads what everybody may see from the standby. */
export const expectRead = async (port: number): Promise<void> => {
  const server = `http://127.0.0.1:${port}`;
  let page = 0;
  await until('reads from the standby', async () => {
    page += 1;
    // Another one each time: what is kept is not read again.
    await fetch(`${server}/backend/product?limit=3&page=${page}`);
    const health = (await (await fetch(`${server}/health/ready`)).json()) as { standbys?: string[] };
    return health.standbys?.includes('read') ?? false;
  });
};

/**
 * Checks that the shop can be looked at while there is no primary: an answer that was kept, and this page of products,
 * for which nobody has asked yet.
 */
export const expectShown = async (url: string, page: number): Promise<void> => {
  await look(url);
  const answer = await fetch(`${url}/backend/product?limit=7&page=${page}`);
  if (!answer.ok) throw new Error(`Without a primary products were answered with ${answer.status}.`);
};
