// npm run dev: the shop with reload, for development. The web reloads as you save, the server restarts, types and hooks
// are generated again. The database is the same as with npm start.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { watch } from 'node:fs';
import path from 'node:path';
import { ensureInstalled } from './lib/install.mjs';
import { environment, findNode } from './lib/node.mjs';
import { loadEnvFile, refuse, root } from './lib/project.mjs';
import { rerunInNewNode } from './lib/run.mjs';
import { endWithParents } from './lib/signals.mjs';

const main = path.join(root, 'graphql-server', 'src', 'main.ts');
const codegen = path.join(root, 'node_modules', '@graphql-codegen', 'cli', 'esm', 'bin.js');
const vite = path.join(root, 'node_modules', 'vite', 'bin', 'vite.js');

/** One save may cause several events. */
const settleMs = 150;

try {
  await ensureInstalled();
  if (!(await rerunInNewNode(import.meta.filename))) await develop();
} catch (error) {
  refuse(error);
}

async function develop() {
  const { loadConfig } = await import('../graphql-server/src/platform/config/config.ts');
  const { startEmbeddedPostgres } = await import('../packages/embedded-postgres/embedded-postgres.ts');
  loadEnvFile();
  const config = loadConfig();
  const webPort = process.env['WEB_PORT'] ?? '5173';
  const webUrl = `http://localhost:${webPort}`;
  // Started here, so that it keeps running while the server restarts.
  const postgres =
    config.databaseUrl === undefined
      ? await startEmbeddedPostgres({ dataDir: config.dataDir, log: console.log })
      : { url: config.databaseUrl, stop: async () => {} };
  const env = {
    ...environment(),
    DATABASE_URL: postgres.url,
    DEMO_MODE: String(config.demoMode),
    PUBLIC_URL: process.env['PUBLIC_URL'] ?? webUrl,
    API_PORT: String(config.port),
    WEB_PORT: webPort,
    FORCE_COLOR: '1',
  };

  const server = keepRunning('server', [main], env);
  const generator = keepRunning('codegen', [codegen, '--errors-only'], env);
  const web = keepRunning('web', [vite, 'web', '--clearScreen', 'false'], env);
  for (const part of [server, generator, web]) part.start();

  onChange('schema', /\.(graphql|ts)$/, () => {
    generator.start();
    server.start();
  });
  onChange('graphql-server/src', /\.ts$/, () => server.start());
  onChange('demo', /\.ts$/, () => server.start());
  onChange('web/src', /\.tsx?$/, (file) => {
    if (!file.startsWith('generated')) generator.start();
  });
  console.log(
    `\n  Shop while you work on it   ${webUrl}\n  GraphQL sandbox             http://localhost:${config.port}/graphql\n  REST documentation          http://localhost:${config.port}/backend/docs\n`,
  );

  let isEnding = false;
  const end = async () => {
    if (isEnding) return;
    isEnding = true;
    await Promise.all([server.stop(), generator.stop(), web.stop()]);
    await postgres.stop();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void end());
  endWithParents();
}

/**
 * A program that restarts on every call of `start`, after the previous run has ended.
 * @param {string} name
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} env
 */
function keepRunning(name, args, env) {
  /** @type {import('node:child_process').ChildProcess | undefined} */
  let child;
  let turn = Promise.resolve();
  const stop = async () => {
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  };
  const begin = async () => {
    await stop();
    // A separate process group: Ctrl-C comes to this process, which then ends the others one after the other.
    child = spawn(findNode(), args, {
      cwd: root,
      env,
      // The server ends when the channel closes, in case this process is killed.
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      detached: process.platform !== 'win32',
    });
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (/** @type {Buffer} */ chunk) => say(name, chunk.toString()));
    }
  };
  return {
    start: () => {
      turn = turn.then(begin);
    },
    stop: async () => {
      await turn;
      await stop();
    },
  };
}

/**
 * @param {string} folder
 * @param {RegExp} wanted
 * @param {(file: string) => void} act
 */
function onChange(folder, wanted, act) {
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  watch(path.join(root, folder), { recursive: true }, (_event, file) => {
    if (file === null || !wanted.test(file) || /\.test\.tsx?$/.test(file)) return;
    clearTimeout(timer);
    timer = setTimeout(() => act(file), settleMs);
  });
}

/**
 * @param {string} name
 * @param {string} text
 */
function say(name, text) {
  // The generator prints each of its steps; only problems matter.
  const lines = text.split('\n').filter((line) => line.trim() && !/[❯✔]/.test(line));
  for (const line of lines) console.log(`${name.padEnd(8)} ${line}`);
}
