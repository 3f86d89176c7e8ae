import type { Database } from '../db/database.ts';
import type { PictureService } from '../picture/picture.service.ts';
import type { Handler } from './jobs.ts';

/** What is expired and consists of its row only. */
const statements = [
  `DELETE FROM rate_limits WHERE expire < extract(epoch FROM now()) * 1000`,
  `DELETE FROM account_links WHERE expires_at < now()`,
  `DELETE FROM sessions WHERE least(ended_at, expires_at) < now() - interval '30 days'`,
  `DELETE FROM demo_mails WHERE sent_at < now() - interval '7 days'`,
];

/** The handler that deletes what has expired. */
export const createCleanup =
  (database: Database, pictures: Pick<PictureService, 'removeUnused'>): Handler<'cleanup'> =>
  async () => {
    for (const text of statements) await database.query({ text });
    await pictures.removeUnused();
  };
