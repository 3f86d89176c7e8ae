import { PRODUCT_STATUSES, type ProductAttribute } from '#schema/product.ts';
import {
  Column,
  entity,
  id,
  instant,
  integer,
  json,
  known,
  now,
  reference,
  smallint,
  text,
  texts,
  uuid,
  type EntityRow,
} from '#platform/db/entity.ts';

/** The category tree: roots, departments, leaves. */
export const CategoryEntity = entity(
  'Category',
  'categories',
  {
    id,
    slug: text,
    /** In English. No two of the same parent are alike in small letters. */
    name: text,
    banglaName: text.orNull(),
    parentId: reference('Category').orNull(),
    /** Position among its siblings. */
    position: integer.defaultTo(0),
    /** Key of the picture that an admin has chosen; null for that of a product. */
    picture: text.orNull(),
    /** Set by a trigger: the words of its names, by which terms find it. */
    searchWords: texts.defaultTo([]),
  },
  {
    uniques: [{ name: 'categories_slug_unique', columns: ['slug'] }],
    // The migration creates it in SQL: TypeORM cannot express its columns.
    indices: [{ name: 'categories_name_unique', synchronize: false }],
  },
);

/** A row of `categories`. */
export type CategoryRow = EntityRow<typeof CategoryEntity>;

const counter = integer.defaultTo(0);

/**
 * The catalogue. What purchases change is in `product_stock`, so that these rows and their indexes are not rewritten.
 * Columns that triggers set are marked; the application does not write them.
 */
export const ProductEntity = entity(
  'Product',
  'products',
  {
    id,
    name: text,
    categoryId: reference('Category'),
    /** Set by a trigger: the node above the category. */
    departmentId: reference('Category'),
    brand: text,
    tag: text,
    priceCents: integer,
    oldPriceCents: integer.orNull(),
    /** Keys of the general pictures, the main one first. */
    pictures: texts,
    colors: texts,
    /** Keys of pictures by colour, for colours that have one. */
    colorPictures: json<Record<string, string>>().defaultTo({}),
    sizes: texts,
    note: text,
    shortDescription: text,
    description: text,
    secondDescription: text,
    addedAt: now,
    /** Set by a trigger: mean of the published reviews, two decimals. PostgreSQL's numeric is read as text. */
    rating: new Column<string>({ type: 'numeric', precision: 3, scale: 2, default: 0 }),
    /** Set by a trigger: number of published reviews. */
    reviewCount: counter,
    /** Set by a trigger: number of published reviews with rating 1 to 5. */
    rating1Count: counter,
    rating2Count: counter,
    rating3Count: counter,
    rating4Count: counter,
    rating5Count: counter,
    /** Set by a trigger: number of published comments. */
    commentCount: counter,
    /** The shop shows published products only. */
    status: known(PRODUCT_STATUSES).defaultTo('PUBLISHED'),
    /** When a draft is published. */
    publishAt: instant.orNull(),
    /** Set by triggers: the number of changes of what admins edit, also of its variants and translations. */
    version: integer.defaultTo(1),
    /** Set by triggers: when the version changed. */
    updatedAt: now,
    /** Which admin changed it last. No foreign key: products outlive accounts. */
    updatedBy: uuid.orNull(),
    /** Stock keeping unit: the shop's own name of a product without variants. */
    sku: text.orNull(),
    /** What pictures show, by key, where an admin has written it. */
    pictureAlts: json<Record<string, { en: string; bn?: string }>>().defaultTo({}),
    /** In the owner's order. */
    attributes: json<ProductAttribute[]>().defaultTo([]),
  },
  {
    checks: [
      { name: 'products_publish_at_of_draft', expression: `publish_at IS NULL OR status = 'DRAFT'` },
      { name: 'products_picture_alts_object', expression: `jsonb_typeof(picture_alts) = 'object'` },
      { name: 'products_attributes_array', expression: `jsonb_typeof(attributes) = 'array'` },
      { name: 'products_price_positive', expression: `price_cents > 0` },
      { name: 'products_old_price_higher', expression: `old_price_cents > price_cents` },
      {
        name: 'products_shown_has_picture',
        expression: `status <> 'PUBLISHED' AND publish_at IS NULL OR cardinality(pictures) >= 1`,
      },
      { name: 'products_color_pictures_object', expression: `jsonb_typeof(color_pictures) = 'object'` },
    ],
    // The migration creates them in SQL, with operator classes and included columns that TypeORM cannot express.
    indices: [
      'products_attributes',
      'products_colors',
      'products_sizes',
      'products_to_publish',
      'products_all_by_name',
      'products_all_by_price',
      'products_all_by_added_at',
      'products_all_by_updated_at',
      'products_all_by_category',
      'products_all_by_brand',
      'products_not_published',
      'products_brand_trigrams',
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
    ].map((name) => ({ name, synchronize: false as const })),
  },
);

/** A row of `products`. */
export type ProductRow = EntityRow<typeof ProductEntity>;

/** Number of products per leaf, brand and rounded-down rating, maintained by triggers: facets need no counting. */
export const ProductCountEntity = entity(
  'ProductCount',
  'product_counts',
  {
    categoryId: uuid.primary(),
    brand: text.primary(),
    /** Rating rounded down, 0 to 5. */
    ratingFloor: smallint.primary(),
    products: integer,
  },
  { checks: [{ name: 'product_counts_not_negative', expression: `products >= 0` }] },
);
