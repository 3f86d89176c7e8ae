import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from '#platform/config/config.ts';
import type { Original, PictureStore } from './picture-store.ts';

/**
 * Returns the folders of uploaded pictures: originals, as `<key>.webp`, and their delivered forms, which can be made
 * again.
 */
export const pictureFolders = ({ dataDir }: Pick<Config, 'dataDir'>) => ({
  originals: path.join(dataDir, 'pictures'),
  cache: path.join(dataDir, 'picture-cache'),
});

/** Pictures in a folder of this machine, as `<key>.webp`. */
export class FolderStore implements PictureStore {
  readonly isRemote = false;
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Returns the original with this name; undefined when there is none. */
  async find(name: string): Promise<Original | undefined> {
    const file = this.#fileOf(name);
    const found = await presentOrUndefined(stat(file));
    return found && { modifiedMs: found.mtimeMs, read: () => presentOrUndefined(readFile(file)) };
  }

  /** Stores a picture, whole or not at all. @throws when there is one with this key */
  async put(key: string, picture: Buffer): Promise<void> {
    const file = this.#fileOf(key);
    await mkdir(path.dirname(file), { recursive: true });
    try {
      await writeFile(file, picture, { flag: 'wx' });
    } catch (error) {
      await rm(file, { force: true });
      throw error;
    }
  }

  /** Removes the files of pictures; those that are gone already are no failure. */
  async remove(keys: readonly string[]): Promise<void> {
    for (const key of keys) await rm(this.#fileOf(key), { force: true });
  }

  #fileOf(key: string): string {
    return path.join(this.#folder, `${key}.webp`);
  }
}

/** Returns undefined when the file does not exist, or was removed meanwhile. */
export const presentOrUndefined = async <T>(reading: Promise<T>): Promise<T | undefined> => {
  try {
    return await reading;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ENOTDIR') return undefined;
    throw error;
  }
};
