// npm start: installs, builds and runs the shop. Needs only Node and npm.
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { refuse } from './lib/project.mjs';
import { runTypeScript } from './lib/run.mjs';

try {
  const installed = await ensureInstalled();
  await ensureBuilt();
  await runTypeScript('graphql-server/src/main.ts', { inThisProcess: !installed });
} catch (error) {
  refuse(error);
}
