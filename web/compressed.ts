import { readFile, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const WORTH_IT = /\.(js|css|svg|html|txt|webmanifest)$/;

/** Smaller files fit into one packet anyway. */
const LEAST_BYTES = 1000;

const ways = {
  br: (content: Buffer) => promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
  gz: (content: Buffer) => promisify(gzip)(content, { level: 9 }),
};

/** Writes brotli and gzip versions of each text file of the build, for the server to send. */
export const compressed = (): Plugin => ({
  name: 'haat-compressed',
  apply: 'build',
  writeBundle: {
    // After the pages, which are among the last files to be written.
    order: 'post',
    sequential: true,
    async handler({ dir = '' }) {
      const files = await readdir(dir, { recursive: true, withFileTypes: true });
      for (const { parentPath, name } of files.filter((file) => file.isFile() && WORTH_IT.test(file.name))) {
        const file = path.join(parentPath, name);
        const content = await readFile(file);
        if (content.length < LEAST_BYTES) continue;
        for (const [ending, compress] of Object.entries(ways)) {
          const smaller = await compress(content);
          if (smaller.length < content.length) await writeFile(`${file}.${ending}`, smaller);
        }
      }
    },
  },
});
