import { randomUUID } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { EntityManager } from 'typeorm';
import { MAX_UPLOADS_A_DAY, REVIEW_MESSAGES } from '../../../schema/product.rules.ts';
import type { Viewer } from '../customer/customer.model.ts';
import type { Database } from '../db/database.ts';
import { InvalidInput, TooMany, Unauthenticated } from '../errors.ts';
import { redraw } from './picture-upload.ts';
import { UploadedPictureEntity } from './product.entity.ts';
import { Turns } from '../turns.ts';

/** Pictures that customers upload: how many, and whose they are. */
export class PictureService {
  readonly #database: Database;
  readonly #folder: string;
  readonly #cacheFolder: string;
  /** A large picture takes a processor and some 200 MB. */
  readonly #turns = new Turns(1);

  /** Originals are kept in `folder` as `<key>.webp`, their delivered forms in `cacheFolder`. */
  constructor(database: Database, { folder, cacheFolder }: { folder: string; cacheFolder: string }) {
    this.#database = database;
    this.#folder = folder;
    this.#cacheFolder = cacheFolder;
  }

  /**
   * Stores a picture and answers its key. It counts among those of the day before its bytes are read, so that nobody
   * makes the server read more than they may store. @throws TooMany, NoPicture, TooLarge
   */
  async add(viewer: Viewer, read: () => Promise<Buffer>): Promise<string> {
    const key = `upload/${randomUUID()}`;
    await this.#reserve(viewer, key);
    try {
      const bytes = await read();
      await this.#store(key, await this.#turns.run(() => redraw(bytes)));
      await this.#checkKept(key);
    } catch (error) {
      await this.#database.dataSource.getRepository(UploadedPictureEntity).delete({ key });
      throw error;
    }
    return key;
  }

  /** Keeps a picture until the transaction ends, for who is about to show it. @throws InvalidInput unless the viewer uploaded it */
  async holdPhoto(manager: EntityManager, viewer: Viewer, key: string): Promise<void> {
    const own: object[] = await manager.query(
      'SELECT key FROM uploaded_pictures WHERE key = $1 AND customer_id = $2 FOR KEY SHARE',
      [key, viewer.id],
    );
    if (own.length === 0)
      throw new InvalidInput([{ field: 'photo', message: REVIEW_MESSAGES.notYourPicture }]);
  }

  /** Forgets uploads of a customer, one or all, but for those that a review shows. Answers whose files are to go. */
  async forget(manager: EntityManager, customerId: string, key: string | null): Promise<string[]> {
    const [rows]: [{ key: string }[], number] = await manager.query(
      `DELETE FROM uploaded_pictures u WHERE u.customer_id = $1 AND ($2::text IS NULL OR u.key = $2)
         AND NOT EXISTS (SELECT FROM reviews r WHERE r.customer_id = $1 AND u.key = ANY (r.pictures))
       RETURNING u.key`,
      [customerId, key],
    );
    return rows.map(({ key: forgotten }) => forgotten);
  }

  /**
   * Takes files of pictures away, delivered forms too. The last thing in the transaction that forgets them: what cannot be
   * taken away is still known.
   */
  async removeFiles(keys: readonly string[]): Promise<void> {
    for (const key of keys) {
      await rm(path.join(this.#folder, `${key}.webp`), { force: true });
      await rm(path.join(this.#cacheFolder, key), { recursive: true, force: true });
    }
  }

  /** @throws InvalidInput unless the viewer uploaded each of these pictures */
  async checkOwn(viewer: Viewer, keys: readonly string[]): Promise<void> {
    if (keys.length === 0) return;
    const rows = await this.#database.query<{ key: string }>({
      name: 'own-pictures',
      text: 'SELECT key FROM uploaded_pictures WHERE customer_id = $1 AND key = ANY ($2::text[])',
      values: [viewer.id, keys],
    });
    const own = new Set(rows.map(({ key }) => key));
    const problems = keys.flatMap((key, index) =>
      own.has(key) ? [] : [{ field: `pictures.${index}`, message: REVIEW_MESSAGES.notYourPicture }],
    );
    if (problems.length > 0) throw new InvalidInput(problems);
  }

  async #reserve(viewer: Viewer, key: string): Promise<void> {
    await this.#database.transaction(async (manager) => {
      // One after the other for each customer: otherwise two would count the same pictures.
      await manager.query('SELECT FROM customers WHERE id = $1 FOR NO KEY UPDATE', [viewer.id]);
      const rows: object[] = await manager.query(
        `INSERT INTO uploaded_pictures (key, customer_id) SELECT $1, $2
         WHERE (SELECT count(*) FROM uploaded_pictures
           WHERE customer_id = $2 AND uploaded_at > now() - interval '24 hours') < $3
         RETURNING key`,
        [key, viewer.id, MAX_UPLOADS_A_DAY],
      );
      if (rows.length === 0) throw new TooMany(REVIEW_MESSAGES.tooManyUploads);
    });
  }

  /** A picture whose owner deleted their account meanwhile is kept no longer than theirs. @throws Unauthenticated */
  async #checkKept(key: string): Promise<void> {
    // Waits for who is about to take it away: they did so before the file was there.
    const kept = await this.#database.query({
      text: 'SELECT key FROM uploaded_pictures WHERE key = $1 FOR KEY SHARE',
      values: [key],
    });
    if (kept.length > 0) return;
    await rm(path.join(this.#folder, `${key}.webp`), { force: true });
    throw new Unauthenticated();
  }

  async #store(key: string, picture: Buffer): Promise<void> {
    const file = path.join(this.#folder, `${key}.webp`);
    await mkdir(path.dirname(file), { recursive: true });
    try {
      await writeFile(file, picture, { flag: 'wx' });
    } catch (error) {
      await rm(file, { force: true });
      throw error;
    }
  }
}
