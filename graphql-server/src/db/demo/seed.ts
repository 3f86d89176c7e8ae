import type { DataSource } from 'typeorm';
import { demoAccounts } from './accounts.ts';
import { lockForFilling } from './rows.ts';
import { putSearchNames } from './search-names.ts';

export { demoAccounts };

/** Fills an empty shop with the demo catalogue, accounts and orders, in one transaction; leaves any other shop as it is. */
export const seedDemo = async (dataSource: DataSource, log: (line: string) => void): Promise<void> => {
  const started = performance.now();
  const filled = await dataSource.transaction(async (manager) => {
    await lockForFilling(manager);
    await putSearchNames(manager);
    const [found] = await manager.query<{ some: boolean }[]>('SELECT EXISTS (SELECT FROM products) AS some');
    if (found?.some) return undefined;
    // Most starts find a full shop and need none of the catalogue.
    const { fillShop } = await import('./fill.ts');
    return fillShop(manager);
  });
  if (filled === undefined) {
    log('There are products already: the demo catalogue is not put in.');
    return;
  }
  await dataSource.query('ANALYZE');
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  log(
    `Put in ${filled.products} demo products with ${filled.reviews} reviews and ${filled.comments} comments, in ${seconds} s`,
  );
};
