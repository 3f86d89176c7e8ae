import { execFileSync, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { root } from './project.mjs';

// On other systems than Linux, reading the list of processes starts a process.
const lookEveryMs = process.platform === 'linux' ? 100 : 1000;
const signals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);

/**
 * Runs a program that ends cleanly on a signal: passes signals on to it and waits for its end.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<number>} its exit code
 */
export function runUntilEnded(program, args, env) {
  endWithParents();
  return new Promise((resolve, reject) => {
    // The channel closes when this process is killed, and the program then ends too.
    const child = spawn(program, args, { cwd: root, env, stdio: ['inherit', 'inherit', 'inherit', 'ipc'] });
    for (const signal of signals) process.on(signal, () => child.kill(signal));
    child.on('error', reject);
    child.on('close', (code) => resolve(code ?? 1));
  });
}

/**
 * Ends this process when npm or the shell between npm and this process ends: that shell does not pass signals on.
 */
export function endWithParents() {
  if (process.env['npm_lifecycle_event'] === undefined || process.platform === 'win32') return;
  const parent = process.ppid;
  const grandparent = isShell(parent) ? parentOf(parent) : undefined;
  const timer = setInterval(() => {
    if (process.ppid === parent && (grandparent === undefined || parentOf(parent) === grandparent)) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, lookEveryMs);
  timer.unref();
}

/** @param {number} pid */
function isShell(pid) {
  return /^-?(ba|da|a|z|k)?sh$|^busybox$/.test(status(pid)?.name ?? '');
}

/** @param {number} pid */
function parentOf(pid) {
  return status(pid)?.parent;
}

/**
 * @param {number} pid
 * @returns {{ name: string, parent: number } | undefined}
 */
function status(pid) {
  try {
    if (process.platform === 'linux') {
      const [, name = '', parent] = /\((.*)\) \S (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
      return { name, parent: Number(parent) };
    }
    const [parent, name = ''] = execFileSync('ps', ['-o', 'ppid=,comm=', '-p', String(pid)], {
      encoding: 'utf8',
    })
      .trim()
      .split(/\s+/);
    return { name: name.slice(name.lastIndexOf('/') + 1), parent: Number(parent) };
  } catch {
    return undefined;
  }
}
