/**
 * `npm run test:scale`: the shop on several machines, all of them this one. Three machines, made of Linux's namespaces,
 * run PostgreSQL under Patroni with etcd by the files of deploy/; HAProxy, PgBouncer, nginx and two servers of the shop
 * are before them. While each is killed and frozen, people buy, pay by card at a stand-in of the provider, whose
 * notifications come twice, and write to the shop; at the end a backup is restored and compared.
 * `--minutes 15` goes on for that long. Everything is from Debian's packages; it needs root for the namespaces.
 */
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBuilt } from '../scripts/lib/build.mjs';
import { Refusal, refuse } from '../scripts/lib/project.mjs';
import { openStage } from './stage.ts';
import { play } from './play.ts';
import { createReport } from './report.ts';

const { values: options } = parseArgs({
  options: {
    /** How long faults go on. */
    minutes: { type: 'string', default: '0' },
    /** How many minutes are between two faults. */
    every: { type: 'string', default: '0' },
    /** Only faults whose name contains it: `--only frozen`. */
    only: { type: 'string', default: '' },
  },
});

/** Runs this again in namespaces of its own: whatever ends it, no process, network or mount of it is left. */
const runApart = async (): Promise<void> => {
  if (process.getuid?.() !== 0) throw new Refusal('Run it as root: it makes machines of Linux namespaces.');
  await ensureBuilt();
  const folder = mkdtempSync(path.join(tmpdir(), 'haat-scale-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const flags = ['--net', '--mount', '--pid', '--fork', '--kill-child', '--mount-proc'];
  const child = spawn('unshare', [...flags, process.execPath, ...process.argv.slice(1)], {
    env: { ...process.env, SCALE_FOLDER: folder },
    stdio: 'inherit',
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => child.kill('SIGKILL'));
  const [code] = (await once(child, 'exit')) as [number | null];
  process.exitCode = code ?? 1;
};

const run = async (folder: string): Promise<void> => {
  const report = createReport((line) => console.log(line));
  const stage = openStage(folder);
  try {
    await play(stage, report, {
      secret: randomBytes(32).toString('hex'),
      minutes: Number(options.minutes),
      every: Number(options.every),
      only: options.only,
    });
  } catch (error) {
    console.error(stage.lately());
    throw error;
  } finally {
    report.end();
    await stage.end();
  }
};

try {
  const { SCALE_FOLDER: folder } = process.env;
  await (folder === undefined ? runApart() : run(folder));
} catch (error) {
  refuse(error);
}
