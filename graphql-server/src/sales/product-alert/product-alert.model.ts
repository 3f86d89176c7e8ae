import type { StockAlertRow } from './product-alert.entity.ts';

/** A mail that a customer waits for. */
export type StockAlertModel = Pick<StockAlertRow, 'id' | 'productId' | 'variantId' | 'createdAt'>;

/** A product that customers wait for. */
export interface WantedProductModel {
  productId: string;
  customers: number;
}

/** How many wait, and what came of it. */
export interface StockAlertFiguresModel {
  waiting: number;
  sent: number;
  ended: number;
  mostWanted: WantedProductModel[];
}
