import module from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { environment, findNode, isNodeNewEnough } from './node.mjs';
import { loadEnvFile, root } from './project.mjs';
import { endWithParents, runUntilEnded } from './signals.mjs';

/**
 * Runs one of the server's TypeScript files with the variables of `.env`: in this process if possible, which saves
 * starting a second Node, or else in the Node that was installed with the dependencies.
 * @param {string} file from the project's root
 * @param {{ inThisProcess?: boolean, args?: readonly string[] }} [options]
 */
export async function runTypeScript(file, { inThisProcess = true, args = [] } = {}) {
  const program = path.join(root, file);
  loadEnvFile();
  if (inThisProcess && isNodeNewEnough()) {
    module.enableCompileCache?.(path.join(root, 'node_modules', '.cache', 'compile'));
    endWithParents();
    process.argv = [process.execPath, program, ...args];
    await import(pathToFileURL(program).href);
  } else {
    process.exitCode = await runUntilEnded(findNode(), [...process.execArgv, program, ...args], environment());
  }
}

/**
 * Runs a script again in the Node that was installed with the dependencies, if the current one is too old for
 * TypeScript.
 * @param {string} script
 * @returns {Promise<boolean>} whether it was, and has ended with `process.exitCode`
 */
export async function rerunInNewNode(script) {
  if (isNodeNewEnough()) return false;
  process.exitCode = await runUntilEnded(findNode(), [script, ...process.argv.slice(2)], environment());
  return true;
}
