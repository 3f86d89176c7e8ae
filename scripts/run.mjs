// node scripts/run.mjs <file.ts> [arguments]: runs a command of the server, after installing its dependencies and
// loading .env.
import { ensureInstalled } from './lib/install.mjs';
import { refuse } from './lib/project.mjs';
import { runTypeScript } from './lib/run.mjs';

try {
  const [file = '', ...args] = process.argv.slice(2);
  const installed = await ensureInstalled();
  await runTypeScript(file, { inThisProcess: !installed, args });
} catch (error) {
  refuse(error);
}
