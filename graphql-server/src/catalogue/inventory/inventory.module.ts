import { firstIdOf } from '#kernel/paging.ts';
import type { Module } from '#platform/module/module.ts';
import { ProductStockEntity, StockChangeEntity } from './stock.entity.ts';
import { oldStockChangesDeleted } from './stock.statements.ts';

/** How many pieces there are of each product and variant, and the history of that. */
export const inventoryModule: Module = {
  name: 'inventory',
  entities: [ProductStockEntity, StockChangeEntity],
  retention: [
    {
      days: ({ stockHistory }) => stockHistory,
      deleted: (before, limit) => oldStockChangesDeleted({ before: firstIdOf(before.getTime()), limit }),
    },
  ],
};
