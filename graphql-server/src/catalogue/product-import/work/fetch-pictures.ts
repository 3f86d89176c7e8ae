import { IMPORT_MESSAGES } from '#schema/product-import.ts';
import type { Database } from '#platform/db/database.ts';
import { Busy, InvalidInput, TooMany } from '#kernel/errors.ts';
import type { Services } from '#platform/module/services.ts';
import type { ProductImportProblemModel } from '../product-import.model.ts';
import { Refused, wholeRefusal } from './import-run.ts';
import { importAddresses, importAddressesFailed } from './picture.statements.ts';

/** How long pictures are fetched before the owner must continue by hand, in milliseconds: less than a job may take. */
const LONGEST_MS = 10 * 60_000;

/**
 * Fetches the pictures that an import names by their web address, as the form of a product does. What has arrived is
 * remembered. Returns false when some cannot be fetched: their rows have a problem then.
 * @throws Refused when there is no room or time for all of them
 */
export const fetchPictures = async (
  database: Database,
  pictures: Pick<Services['productPictures'], 'fetch'>,
  { importId, actorId }: { importId: string; actorId: string },
): Promise<boolean> => {
  const end = performance.now() + LONGEST_MS;
  const failed: ProductImportProblemModel[] = [];
  for (const { address } of await database.query(importAddresses({ importId }))) {
    try {
      if (performance.now() > end) throw new Busy(IMPORT_MESSAGES.picturesLater, 0);
      await pictures.fetch({ id: actorId, role: 'ADMIN' }, address);
    } catch (error) {
      if (error instanceof Busy || error instanceof TooMany)
        throw new Refused([wholeRefusal(IMPORT_MESSAGES.picturesLater)]);
      if (!(error instanceof InvalidInput)) throw error;
      failed.push({ column: address, template: error.message, params: {} });
    }
  }
  if (failed.length === 0) return true;
  await database.query(importAddressesFailed({ importId, failed: JSON.stringify(failed) }));
  return false;
};
