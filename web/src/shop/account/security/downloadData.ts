import type { Stores } from '#web/lib/stores.ts';
import { download } from '#web/lib/session/download.ts';

/** Downloads the copy of all data. Returns why the server refused. Throws without a connection. */
export const downloadData = (stores: Stores): Promise<string | void> =>
  download(stores, '/backend/account/data', 'haat-my-data.json');
