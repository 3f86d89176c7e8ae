import { existsSync } from 'node:fs';
import path from 'node:path';
import { Refusal, root } from './project.mjs';

/** From this version on, Node runs TypeScript directly. */
const least = { major: 22, minor: 18 };

/** Whether the current Node can run the shop. */
export function isNodeNewEnough() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  return major > least.major || (major === least.major && minor >= least.minor);
}

/** Returns the Node that was installed with the dependencies, or else the current one if it is new enough. */
export function findNode() {
  const installed = path.join(root, 'node_modules', `node-${platform()}-${process.arch}`, 'bin', executable());
  if (existsSync(installed)) return installed;
  if (isNodeNewEnough()) return process.execPath;
  throw new Refusal(
    `This machine (${process.platform} ${process.arch}) needs Node 24 installed, this is ${process.version}: get it from https://nodejs.org.`,
  );
}

/** Returns the environment in which `node` is that Node. */
export function environment() {
  const folders = [path.join(root, 'node_modules', '.bin'), path.dirname(findNode()), process.env['PATH']];
  return { ...process.env, PATH: folders.join(path.delimiter) };
}

function platform() {
  return process.platform === 'win32' ? 'win' : process.platform;
}

function executable() {
  return process.platform === 'win32' ? 'node.exe' : 'node';
}
