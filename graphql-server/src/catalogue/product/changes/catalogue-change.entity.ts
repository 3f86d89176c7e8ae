import { boolean, Column, entity, now, uuid } from '#platform/db/entity.ts';

/**
 * Which products have changed in what the shop shows. Triggers write it, in the transaction that changes them; rows are
 * only added, and are deleted after an hour.
 */
export const CatalogueChangeEntity = entity('CatalogueChange', 'catalogue_changes', {
  /** Id of the transaction (`xid8`), by which a server knows what it has not seen. */
  transactionId: new Column<string>({ type: 'bigint' }).primary(),
  /** The product; `WHOLE_CATALOGUE` when it gained or lost products or categories. */
  productId: uuid.primary(),
  at: now,
  /** Whether only its stock has changed, as by every order. */
  onlyStock: boolean.defaultTo(false),
});
