import { fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { environment, findNode } from '../scripts/lib/node.mjs';
import { root } from '../scripts/lib/project.mjs';
import { until, type Running, type Stage } from './stage.ts';

/** One server of the built shop. */
export interface Server {
  readonly name: string;
  readonly port: number;
  /** Its process; undefined while it has none. */
  readonly pid: number | undefined;
  start(): Promise<void>;
  kill(): Promise<void>;
  stop(): Promise<void>;
  said(): string;
}

/** A server of the shop, which has not been started, with the variables of `docker-compose.scale.yml`. */
export const makeServer = (
  stage: Stage,
  name: string,
  port: number,
  variables: Readonly<Record<string, string>>,
): Server => {
  let running: Running | undefined;
  return {
    name,
    port,
    get pid() {
      return running?.hasEnded === false ? running.pid : undefined;
    },
    start: async () => {
      const child = fork(path.join(root, 'graphql-server', 'src', 'main.ts'), {
        execPath: findNode(),
        execArgv: [],
        env: {
          PATH: environment().PATH,
          NODE_ENV: 'production',
          HOST: '127.0.0.1',
          PORT: String(port),
          ...variables,
        },
        stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      });
      const one = stage.keep(name, child);
      running = one;
      const ended = once(child, 'exit').then(() => {
        throw new Error(`${name} ended:\n${one.said()}`);
      });
      await Promise.race([once(child, 'message'), ended]);
      ended.catch(() => {});
      await until(`${name} to be ready`, () => fetch(`http://127.0.0.1:${port}/health/ready`).then(({ ok }) => ok));
    },
    kill: async () => running?.kill(),
    stop: async () => running?.stop(),
    said: () => running?.said() ?? '',
  };
};

/** Runs one of the project's commands to its end, with these variables only. @throws with its output when it fails */
export const command = async (
  args: readonly string[],
  variables: Readonly<Record<string, string>>,
): Promise<string> => {
  const child = spawn(findNode(), args, {
    cwd: root,
    env: { PATH: environment().PATH, ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new Error(`${args.join(' ')} ended with ${code}:\n${printed}`);
  return printed;
};
