import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';
import path from 'node:path';
import { text } from 'node:stream/consumers';

/** The number of connections of a load, to the server and to PostgreSQL alike. */
export const CONNECTIONS = 16;

/** Stands in a body for a key that no other request has. */
export const NEW_KEY = '00000000-0000-4000-8000-000000000000';

/** A request that a load sends. */
export interface LoadRequest {
  method: 'GET' | 'POST';
  path: string;
  accept: 'application/json' | 'text/html';
  token?: string;
  /** JSON; may contain `NEW_KEY`. */
  body?: string;
}

/** What came of a load. */
export interface Load {
  requests: number;
  perSecond: number;
  /** Milliseconds within which half of the requests, and 99 of 100, were answered. */
  p50: number;
  p99: number;
}

/** What a load generator prints. */
interface Printed {
  requests: number;
  seconds: number;
  p50: number;
  p99: number;
  /** Answers with another status than 2xx, and requests without an answer. */
  wrong: number;
}

/** A program that sends requests, in a process of its own: it must not take the time of what is measured. */
export interface Generator {
  /** Its name, with what to know about it. */
  name: string;
  command: readonly string[];
}

const wrk = (connections: number, seconds: number): string[] => [
  'wrk',
  '--threads=1',
  `--connections=${connections}`,
  `--duration=${seconds}s`,
  '--timeout=30s',
  `--script=${path.join(import.meta.dirname, 'wrk.lua')}`,
];

/** Returns wrk where it is installed, or else autocannon. */
export const findGenerator = (): Generator => {
  const { error } = spawnSync('wrk', ['--version'], { stdio: 'ignore' });
  if (error === undefined) return { name: 'wrk, one thread', command: ['wrk'] };
  return {
    name: 'autocannon in a process of its own. It takes as long for a request as the server for one from memory: install wrk (Debian: apt install wrk, macOS: brew install wrk)',
    command: ['autocannon'],
  };
};

/** The IP of a request: a single one may not send so many. */
const addressOf = (place: number) => `198.18.${Math.floor(place / 100) % 100}.${place % 100}`;

/** Writes requests to a file for a load generator: a line for each, its parts separated by tabs. */
export const writeRequests = async (file: string, requests: readonly LoadRequest[]): Promise<void> => {
  const stream = createWriteStream(file);
  requests.forEach(({ method, path: url, accept, token = '', body = '' }, place) => {
    stream.write(`${[method, url, accept, addressOf(place), token, body].join('\t')}\n`);
  });
  stream.end();
  await finished(stream);
};

/** Sends the requests of a file for some seconds, from a random one on. @throws when an answer is wrong */
export const sendRequests = async (
  generator: Generator,
  {
    url,
    file,
    seconds,
    connections = CONNECTIONS,
  }: { url: string; file: string; seconds: number; connections?: number },
): Promise<Load> => {
  const start = String(Math.floor(Math.random() * 1e9));
  const [program = '', ...args] =
    generator.command[0] === 'wrk'
      ? [...wrk(connections, seconds), url, '--', file, start]
      : [
          process.execPath,
          path.join(import.meta.dirname, 'autocannon.ts'),
          url,
          file,
          start,
          String(connections),
          String(seconds),
        ];
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const [said, [code]] = await Promise.all([text(child.stdout), once(child, 'close')]);
  const line = said.split('\n').find((one) => one.startsWith('{'));
  if (line === undefined) throw new Error(`${program} ended with ${code}:\n${said}`);
  const { requests, seconds: took, p50, p99, wrong } = JSON.parse(line) as Printed;
  if (wrong > 0) throw new Error(`${wrong} of ${requests} answers were wrong.`);
  return { requests, perSecond: requests / took, p50, p99 };
};
