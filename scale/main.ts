/**
 * `npm run test:scale`: the shop on several machines, all of them this one. Starts what docker-compose.scale.yml
 * starts, from Debian's packages and with the files of deploy/: PostgreSQL with a standby, PgBouncer, nginx and two
 * servers. People buy while a server, the standby and the primary are killed one after the other, and at the end a
 * backup is restored and compared. A minute or two.
 */
import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { ensureBuilt } from '../scripts/lib/build.mjs';
import { refuse } from '../scripts/lib/project.mjs';
import { openStage } from './stage.ts';
import { play } from './play.ts';
import { createReport } from './report.ts';

const report = createReport((line) => console.log(line));

try {
  const stage = openStage();
  // What is interrupted leaves neither processes nor files.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => void stage.end().finally(() => process.exit(130)));
  process.once('exit', () => rmSync(stage.folder, { recursive: true, force: true }));
  try {
    await report.step('The web is built', ensureBuilt);
    await play(stage, report, randomBytes(32).toString('hex'));
  } catch (error) {
    console.error(stage.lately());
    throw error;
  } finally {
    await stage.end();
  }
  report.end();
} catch (error) {
  refuse(error);
}
