import { EntitySchema } from 'typeorm';

/** A row of `categories`. */
export interface CategoryRow {
  id: string;
  slug: string;
  name: string;
  parentId: string | null;
  /** Position among its siblings. */
  position: number;
  /** Set by a trigger: the text in which search terms are looked for. */
  searchText: string;
}

/** The category tree: roots, departments, leaves. */
export const CategoryEntity = new EntitySchema<CategoryRow>({
  name: 'Category',
  tableName: 'categories',
  columns: {
    id: {
      type: 'uuid',
      primary: true,
      default: () => 'uuidv7()',
      primaryKeyConstraintName: 'categories_pkey',
    },
    slug: { type: 'text' },
    name: { type: 'text' },
    parentId: { name: 'parent_id', type: 'uuid', nullable: true },
    position: { type: 'integer', default: 0 },
    searchText: { name: 'search_text', type: 'text' },
  },
  uniques: [{ name: 'categories_slug_unique', columns: ['slug'] }],
  foreignKeys: [
    {
      name: 'categories_parent_fkey',
      target: 'Category',
      columnNames: ['parentId'],
      referencedColumnNames: ['id'],
    },
  ],
});

/** A row of `products`. Columns that triggers set are marked; the application does not write them. */
export interface ProductRow {
  id: string;
  name: string;
  categoryId: string;
  /** Set by a trigger: the node above the category. */
  departmentId: string;
  brand: string;
  tag: string;
  priceCents: number;
  oldPriceCents: number | null;
  /** Keys of the general pictures, the main one first. */
  pictures: string[];
  colors: string[];
  /** Keys of pictures by colour, for colours that have one. */
  colorPictures: Record<string, string>;
  sizes: string[];
  note: string;
  shortDescription: string;
  description: string;
  secondDescription: string;
  addedAt: Date;
  /** Set by a trigger: mean of the published reviews, two decimals. PostgreSQL's numeric is read as text. */
  rating: string;
  /** Set by a trigger: number of published reviews. */
  reviewCount: number;
  /** Set by a trigger: number of published reviews with rating 1 to 5. */
  rating1Count: number;
  rating2Count: number;
  rating3Count: number;
  rating4Count: number;
  rating5Count: number;
  /** Set by a trigger: number of published comments. */
  commentCount: number;
  /** Set by a trigger: the text in which search terms are looked for. */
  searchText: string;
}

const counter = (name: string) => ({ name, type: 'integer', default: 0 }) as const;

/** The catalogue. What purchases change is in `product_stock`, so that these rows and their indexes are not rewritten. */
export const ProductEntity = new EntitySchema<ProductRow>({
  name: 'Product',
  tableName: 'products',
  columns: {
    id: { type: 'uuid', primary: true, default: () => 'uuidv7()', primaryKeyConstraintName: 'products_pkey' },
    name: { type: 'text' },
    categoryId: { name: 'category_id', type: 'uuid' },
    departmentId: { name: 'department_id', type: 'uuid' },
    brand: { type: 'text' },
    tag: { type: 'text' },
    priceCents: { name: 'price_cents', type: 'integer' },
    oldPriceCents: { name: 'old_price_cents', type: 'integer', nullable: true },
    pictures: { type: 'text', array: true },
    colors: { type: 'text', array: true },
    colorPictures: { name: 'color_pictures', type: 'jsonb', default: {} },
    sizes: { type: 'text', array: true },
    note: { type: 'text' },
    shortDescription: { name: 'short_description', type: 'text' },
    description: { type: 'text' },
    secondDescription: { name: 'second_description', type: 'text' },
    addedAt: { name: 'added_at', type: 'timestamptz', default: () => 'now()' },
    rating: { type: 'numeric', precision: 3, scale: 2, default: 0 },
    reviewCount: counter('review_count'),
    rating1Count: counter('rating_1_count'),
    rating2Count: counter('rating_2_count'),
    rating3Count: counter('rating_3_count'),
    rating4Count: counter('rating_4_count'),
    rating5Count: counter('rating_5_count'),
    commentCount: counter('comment_count'),
    searchText: { name: 'search_text', type: 'text' },
  },
  checks: [
    { name: 'products_price_positive', expression: `price_cents > 0` },
    { name: 'products_old_price_higher', expression: `old_price_cents > price_cents` },
    { name: 'products_has_picture', expression: `cardinality(pictures) >= 1` },
    { name: 'products_color_pictures_object', expression: `jsonb_typeof(color_pictures) = 'object'` },
  ],
  foreignKeys: [
    {
      name: 'products_category_fkey',
      target: 'Category',
      columnNames: ['categoryId'],
      referencedColumnNames: ['id'],
    },
    {
      name: 'products_department_fkey',
      target: 'Category',
      columnNames: ['departmentId'],
      referencedColumnNames: ['id'],
    },
  ],
  // The migration creates them in SQL, with operator classes and included columns that TypeORM cannot express.
  indices: [
    'products_by_price',
    'products_by_added_at',
    'products_by_rating',
    'products_by_category_price',
    'products_by_category_added_at',
    'products_by_category_rating',
    'products_by_department_price',
    'products_by_department_added_at',
    'products_by_department_rating',
    'products_by_brand_rating',
    'products_search_trigrams',
    'products_search_grams',
  ].map((name) => ({ name, synchronize: false as const })),
});

/** A row of `product_stock`. */
export interface ProductStockRow {
  productId: string;
  available: number;
  sold: number;
}

/** What purchases change: narrow rows, with one more index, for the best sellers. */
export const ProductStockEntity = new EntitySchema<ProductStockRow>({
  name: 'ProductStock',
  tableName: 'product_stock',
  columns: {
    productId: {
      name: 'product_id',
      type: 'uuid',
      primary: true,
      primaryKeyConstraintName: 'product_stock_pkey',
    },
    available: { type: 'integer' },
    sold: { type: 'integer', default: 0 },
  },
  checks: [
    { name: 'product_stock_available_not_negative', expression: `available >= 0` },
    { name: 'product_stock_sold_not_negative', expression: `sold >= 0` },
  ],
  indices: [{ name: 'product_stock_by_sold', columns: ['sold', 'productId'] }],
  foreignKeys: [
    {
      name: 'product_stock_product_fkey',
      target: 'Product',
      columnNames: ['productId'],
      referencedColumnNames: ['id'],
      onDelete: 'CASCADE',
    },
  ],
});

/** A row of `product_counts`. */
export interface ProductCountRow {
  categoryId: string;
  brand: string;
  /** Rating rounded down, 0 to 5. */
  ratingFloor: number;
  products: number;
}

/** Number of products per leaf, brand and rounded-down rating, maintained by triggers: facets need no counting. */
export const ProductCountEntity = new EntitySchema<ProductCountRow>({
  name: 'ProductCount',
  tableName: 'product_counts',
  columns: {
    categoryId: {
      name: 'category_id',
      type: 'uuid',
      primary: true,
      primaryKeyConstraintName: 'product_counts_pkey',
    },
    brand: { type: 'text', primary: true, primaryKeyConstraintName: 'product_counts_pkey' },
    ratingFloor: {
      name: 'rating_floor',
      type: 'smallint',
      primary: true,
      primaryKeyConstraintName: 'product_counts_pkey',
    },
    products: { type: 'integer' },
  },
  checks: [{ name: 'product_counts_not_negative', expression: `products >= 0` }],
});
