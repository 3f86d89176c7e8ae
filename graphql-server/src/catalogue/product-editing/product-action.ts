import type { ProductStatus } from '#schema/product.ts';
import type { AuditAction } from '#people/audit/audit.model.ts';

const ACTIONS: Record<ProductStatus, AuditAction> = {
  DRAFT: 'PRODUCT_CHANGED',
  PUBLISHED: 'PRODUCT_PUBLISHED',
  ARCHIVED: 'PRODUCT_ARCHIVED',
};

/** Returns the action of a change of a product, by its status before, null for a new one, and after. */
export const actionOf = (before: ProductStatus | null, after: ProductStatus): AuditAction => {
  if (before === null) return 'PRODUCT_CREATED';
  if (before === after) return 'PRODUCT_CHANGED';
  return before === 'ARCHIVED' ? 'PRODUCT_RESTORED' : ACTIONS[after];
};
