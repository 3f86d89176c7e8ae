// npm run build: builds the web into dist/web. The server needs no build: Node runs its TypeScript directly.
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { refuse } from './lib/project.mjs';

try {
  await ensureInstalled();
  const built = await ensureBuilt();
  console.log(built ? 'The web is built in dist/web' : 'dist/web is built from these sources already');
} catch (error) {
  refuse(error);
}
