import { entity, id, instant, json, now, uuid } from '#platform/db/entity.ts';

/** What a change of many products has done to one of them. */
export interface ProductChange {
  id: string;
  /** The version after it: as long as the product has it, nobody has changed it since. */
  version: number;
  before: EditedValues;
  after: EditedValues;
  variants: { id: string; before: number; after: number }[];
}

/** The values of a product that such a change concerns, before or after. */
export interface EditedValues {
  priceCents: number;
  oldPriceCents: number | null;
  categoryId: string;
  brand: string;
  tag: string;
  status: 'DRAFT' | 'PUBLISHED' | 'ARCHIVED';
  availableStock: number;
}

/** Changes of many products, which can be undone for 30 days. */
export const ProductEditEntity = entity(
  'ProductEdit',
  'product_edits',
  {
    id,
    at: now,
    /** The admin. No foreign key: it is removed after 30 days. */
    actorId: uuid,
    changes: json<ProductChange[]>(),
    undoneAt: instant.orNull(),
  },
  { indices: [{ name: 'product_edits_by_at', columns: ['at'] }] },
);
