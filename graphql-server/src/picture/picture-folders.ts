import path from 'node:path';
import type { Config } from '../config.ts';

/** The folders of uploaded pictures. */
export interface PictureFolders {
  /** Originals, as `<key>.webp`. */
  originals: string;
  /** Their delivered forms, a folder `<key>` for each picture. They can be made again. */
  cache: string;
}

/** Returns the folders of the shop's uploaded pictures. */
export const pictureFolders = ({ dataDir }: Pick<Config, 'dataDir'>): PictureFolders => ({
  originals: path.join(dataDir, 'pictures'),
  cache: path.join(dataDir, 'picture-cache'),
});
