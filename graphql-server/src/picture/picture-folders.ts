import path from 'node:path';
import type { Config } from '../config.ts';

/** Where uploaded pictures lie. */
export interface PictureFolders {
  /** Originals, as `<key>.webp`. */
  originals: string;
  /** Their delivered forms, which can be made again, in a folder `<key>` each. */
  cache: string;
}

/** The folders of a shop's pictures. */
export const pictureFolders = ({ dataDir }: Pick<Config, 'dataDir'>): PictureFolders => ({
  originals: path.join(dataDir, 'pictures'),
  cache: path.join(dataDir, 'picture-cache'),
});
