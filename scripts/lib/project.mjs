import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { spawn } from 'node:child_process';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

/** The project's root folder. */
export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..', '..');

if (Number.parseInt(process.versions.node, 10) < 20) {
  console.error(`Haat needs Node 20 or newer, this is ${process.version}: get it from https://nodejs.org.`);
  process.exit(1);
}

/** The folder of everything that can be built again. */
export const dist = path.join(root, 'dist');

/** A failure that is printed as one line, without a stack. */
export class Refusal extends Error {}

/**
 * Prints a failure and exits with 1.
 * @param {unknown} error
 * @returns {never}
 */
export function refuse(error) {
  console.error(error instanceof Refusal ? `\n${error.message}` : error);
  process.exit(1);
}

/**
 * Runs a program with our input and output, and returns its exit code.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 * @returns {Promise<number>}
 */
export function run(program, args, options) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd: root, stdio: 'inherit', ...options });
    child.on('error', reject);
    child.on('close', (code) => resolve(code ?? 1));
  });
}

/**
 * Does some work while no other process does it in this clone; waits for another process that does.
 * @template T
 * @param {string} name the work's name, for the line that is printed while waiting
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function alone(name, work) {
  const lock = path.join(dist, `.lock-${name}`);
  mkdirSync(dist, { recursive: true });
  let told = false;
  while (!take(lock)) {
    const holder = readHolder(lock);
    if (holder === undefined || !isRunning(holder)) {
      rmSync(lock, { force: true });
      continue;
    }
    if (!told) console.log(`Waiting for process ${holder}, which does the ${name} already`);
    told = true;
    await delay(200);
  }
  const release = () => rmSync(lock, { force: true });
  process.once('exit', release);
  try {
    return await work();
  } finally {
    process.off('exit', release);
    release();
  }
}

/** @param {string} lock */
function take(lock) {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'EEXIST') return false;
    throw error;
  }
}

/** @param {string} lock */
function readHolder(lock) {
  try {
    const pid = Number(readFileSync(lock, 'utf8'));
    // The file is empty for a moment between its creation and its writing.
    return pid || (Date.now() - statSync(lock).mtimeMs < 2000 ? process.pid : undefined);
  } catch {
    return undefined;
  }
}

/** @param {number} pid */
function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
}

/** Loads the variables of `.env` into the environment; variables that are set stay. */
export function loadEnvFile() {
  const file = path.join(root, '.env');
  if (existsSync(file)) process.loadEnvFile?.(file);
}
