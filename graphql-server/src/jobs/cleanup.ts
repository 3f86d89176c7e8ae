import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { EntityManager } from 'typeorm';
import type { Database } from '../db/database.ts';
import type { Handler } from './jobs.ts';

/** What has had its time and needs nothing but its row to go. */
const statements = [
  `DELETE FROM rate_limits WHERE expire < extract(epoch FROM now()) * 1000`,
  `DELETE FROM account_links WHERE expires_at < now()`,
  `DELETE FROM sessions WHERE least(ended_at, expires_at) < now() - interval '30 days'`,
  `DELETE FROM demo_mails WHERE sent_at < now() - interval '7 days'`,
];

/** Pictures that were uploaded and are shown nowhere, a few at a time; whoever is uploading and writing has a day for it. */
const unusedPictures = `SELECT key FROM uploaded_pictures u WHERE uploaded_at < now() - interval '1 day'
    AND NOT EXISTS (SELECT FROM (SELECT unnest(pictures) AS key FROM reviews) used WHERE used.key = u.key)
    AND NOT EXISTS (SELECT FROM customers c WHERE c.id = u.customer_id AND strpos(c.photo_url, u.key) > 0)
  LIMIT 500 FOR UPDATE OF u SKIP LOCKED`;

/** Where uploaded pictures lie, and where their delivered forms. */
export interface PictureFolders {
  pictures: string;
  pictureCache: string;
}

/** Throws away what has had its time. */
export const createCleanup =
  (database: Database, folders: PictureFolders): Handler<'cleanup'> =>
  async () => {
    for (const text of statements) await database.query({ text });
    let removed: number;
    do {
      removed = await database.transaction((manager) => removePictures(manager, folders));
    } while (removed > 0);
  };

/** Files first: a row without its file is found again, a file without its row never. */
const removePictures = async (
  manager: EntityManager,
  { pictures, pictureCache }: PictureFolders,
): Promise<number> => {
  const rows: { key: string }[] = await manager.query(unusedPictures);
  const keys = rows.map(({ key }) => key);
  for (const key of keys) {
    await rm(path.join(pictures, `${key}.webp`), { force: true });
    await rm(path.join(pictureCache, key), { recursive: true, force: true });
  }
  await manager.query('DELETE FROM uploaded_pictures WHERE key = ANY ($1::text[])', [keys]);
  return keys.length;
};
