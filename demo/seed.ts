import type { DataSource } from 'typeorm';
import { lockForFilling } from './rows.ts';

/**
 * Fills an empty shop with the demo catalogue, accounts and orders, in one transaction. Leaves any other shop as it is,
 * except that Bangla texts that the demo got later are added.
 */
export const seedDemo = async (dataSource: DataSource, log: (line: string) => void): Promise<void> => {
  const started = performance.now();
  const filled = await dataSource.transaction(async (manager) => {
    await lockForFilling(manager);
    const [found] = await manager.query<{ some: boolean }[]>('SELECT EXISTS (SELECT FROM products) AS some');
    const [told] = await manager.query<{ some: boolean }[]>('SELECT EXISTS (SELECT FROM product_translations) AS some');
    // Imported late: most starts find a filled shop and do not need the catalogue.
    const filling = found?.some ? undefined : await (await import('./fill.ts')).fillShop(manager);
    if (!told?.some) await (await import('./bangla.ts')).putBangla(manager);
    return filling;
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
