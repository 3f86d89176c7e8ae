import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Indexes of the list of all products: one per sort, besides those of the shop, which hold published products only, and those by which
 * a filter gathers its matches. The included columns also make them larger than those of the shop, so that its lists use theirs.
 */
const INDEXES = {
  products_all_by_name: 'products (lower(name), id)',
  products_all_by_price: 'products (price_cents, id) INCLUDE (status, category_id, brand, added_at)',
  products_all_by_added_at: 'products (added_at, id) INCLUDE (status, category_id, brand)',
  products_all_by_updated_at: 'products (updated_at, id)',
  products_all_by_category:
    'products (category_id, id) INCLUDE (status, brand, price_cents, added_at, updated_at)',
  products_all_by_brand: 'products (brand, id)',
  products_not_published: `products (status, id) WHERE status <> 'PUBLISHED'`,
  products_brand_trigrams: 'products USING gin (lower(brand) gin_trgm_ops)',
  product_skus_trigrams: 'product_skus USING gin (lower(sku) gin_trgm_ops)',
  product_skus_by_product: 'product_skus (product_id)',
  product_stock_by_available: 'product_stock (available, product_id)',
  product_variants_low:
    'product_variants (available, product_id) WHERE archived_at IS NULL AND available <= 5',
};

/** What the list of all products is read by. */
export class ListOfAllProducts1766050000000 implements MigrationInterface {
  name = 'ListOfAllProducts1766050000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const [name, on] of Object.entries(INDEXES)) await runner.query(`CREATE INDEX ${name} ON ${on}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX ${Object.keys(INDEXES).join(', ')}`);
  }
}
