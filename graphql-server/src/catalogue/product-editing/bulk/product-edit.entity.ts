import { entity, id, instant, json, now, uuid } from '#platform/db/entity.ts';

/** What a change of many products has done to one of them. */
export interface KeptChange {
  id: string;
  /** The version after it: as long as the product has it, nobody has changed it since. */
  version: number;
  before: KeptValues;
  after: KeptValues;
  variants: { id: string; before: number; after: number }[];
}

/** The values of a product before or after. */
export interface KeptValues {
  priceCents: number;
  oldPriceCents: number | null;
  categoryId: string;
  brand: string;
  tag: string;
  status: 'DRAFT' | 'PUBLISHED' | 'ARCHIVED';
  availableStock: number;
}

/** Changes of many products, kept for 30 days for undoing them. */
export const ProductEditEntity = entity(
  'ProductEdit',
  'product_edits',
  {
    id,
    at: now,
    /** The admin. No foreign key: it is removed after 30 days. */
    actorId: uuid,
    changes: json<KeptChange[]>(),
    undoneAt: instant.orNull(),
  },
  { indices: [{ name: 'product_edits_by_at', columns: ['at'] }] },
);
