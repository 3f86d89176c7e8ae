import type { Module } from '#platform/module/module.ts';
import { ProductStockEntity, StockChangeEntity } from './stock.entity.ts';

/** How many pieces there are of each product and variant, and the history of that. */
export const inventoryModule: Module = {
  name: 'inventory',
  entities: [ProductStockEntity, StockChangeEntity],
};
