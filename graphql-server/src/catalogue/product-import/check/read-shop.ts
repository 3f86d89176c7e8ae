import { fromListCell } from '#schema/product-csv.ts';
import type { Database } from '#platform/db/database.ts';
import { isId } from '#kernel/paging.ts';
import { isAddress, pictureKeyOf } from './cells.ts';
import { picturesFetched, picturesToImport, productsToImport, skusToImport } from '../product-import.statements.ts';
import type { ReadFile } from '../read-csv.ts';
import type { ShopState } from './shop-state.ts';

/** Reads what the shop has of that which a file names: four statements, however long the file is. */
export const readShop = async (
  database: Database,
  { rows }: Pick<ReadFile, 'rows'>,
  publicUrl: string,
): Promise<ShopState> => {
  const cells = rows.map((row) => row.cells);
  const skus = [...new Set(cells.flatMap(({ sku }) => sku || []))];
  const owners = await database.query(skusToImport({ skus }));
  const ids = new Set(owners.map(({ productId }) => productId));
  for (const { _id: id } of cells) if (isId(id)) ids.add(id.toLowerCase());
  const products = await database.query(productsToImport({ ids: [...ids] }));
  const shown = new Set(products.flatMap(({ pictures }) => pictures));
  const named = cells.flatMap(({ image = '', images = '' }) => [...fromListCell(image), ...fromListCell(images)]);
  const keys = named.flatMap((typed) => pictureKeyOf(typed, publicUrl) ?? []).filter((key) => !shown.has(key));
  const fetched = await database.query(picturesFetched({ addresses: [...new Set(named.filter(isAddress))] }));
  const pictures = await database.query(picturesToImport({ keys: [...new Set(keys)] }));
  return {
    products: new Map(products.map((product) => [product.id, product])),
    skus: new Map(owners.map(({ sku, ...owner }) => [sku, owner])),
    pictures: new Set([...shown, ...[...pictures, ...fetched].flatMap(({ key }) => key ?? [])]),
    fetched: new Map(fetched.map(({ address, key }) => [address, key])),
  };
};
