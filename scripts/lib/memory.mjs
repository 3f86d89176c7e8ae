import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './project.mjs';

/**
 * What keeps the server's memory small: flags of V8, and variables of the C library's malloc. Both are read when a process starts
 * (decision 108).
 * @type {{ flags: string[], environment: Record<string, string> }}
 */
const memory = JSON.parse(readFileSync(path.join(root, 'graphql-server', 'memory.json'), 'utf8'));

/** Returns the flags of the server's Node, without those that NODE_OPTIONS sets otherwise. */
export function memoryFlags() {
  const chosen = process.env['NODE_OPTIONS'] ?? '';
  return memory.flags.filter((flag) => !chosen.includes(flag.slice(0, flag.indexOf('='))));
}

/**
 * Returns an environment with the server's variables, unless it has them already.
 * @param {NodeJS.ProcessEnv} environment
 * @returns {NodeJS.ProcessEnv}
 */
export function withMemoryVariables(environment) {
  return { ...memory.environment, ...environment };
}

/** Begins this process anew with these flags and variables, where the system can do that: on Windows, and with an old Node, it goes on as it is. */
export function beginWithLittleMemory() {
  const flags = memoryFlags().filter((flag) => !process.execArgv.includes(flag));
  if (flags.length === 0 || process.execve === undefined || process.platform === 'win32') return;
  const [node = process.execPath, ...rest] = process.argv;
  process.execve(node, [node, ...process.execArgv, ...flags, ...rest], withMemoryVariables(process.env));
}
