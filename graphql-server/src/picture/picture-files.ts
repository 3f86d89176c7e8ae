import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from '../config.ts';

/** Returns the folders of uploaded pictures: originals, as `<key>.webp`, and their delivered forms, which can be made again. */
export const pictureFolders = ({ dataDir }: Pick<Config, 'dataDir'>) => ({
  originals: path.join(dataDir, 'pictures'),
  cache: path.join(dataDir, 'picture-cache'),
});

/** The files of uploaded pictures, by their keys. */
export class PictureFiles {
  readonly #folders: ReturnType<typeof pictureFolders>;

  constructor(config: Pick<Config, 'dataDir'>) {
    this.#folders = pictureFolders(config);
  }

  /** Stores a picture, whole or not at all. @throws when there is one with this key */
  async store(key: string, picture: Buffer): Promise<void> {
    const file = this.#fileOf(key);
    await mkdir(path.dirname(file), { recursive: true });
    try {
      await writeFile(file, picture, { flag: 'wx' });
    } catch (error) {
      await rm(file, { force: true });
      throw error;
    }
  }

  /** Removes the files of pictures, with their delivered forms; those that are gone already are no failure. */
  async remove(keys: readonly string[]): Promise<void> {
    for (const key of keys) {
      await rm(this.#fileOf(key), { force: true });
      await rm(path.join(this.#folders.cache, key), { recursive: true, force: true });
    }
  }

  #fileOf(key: string): string {
    return path.join(this.#folders.originals, `${key}.webp`);
  }
}
