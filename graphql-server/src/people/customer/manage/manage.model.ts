import type { CustomerOutcome } from '#schema/customer.ts';
import type { Page, Total } from '#kernel/paging.ts';
import type { CustomerModel } from '../customer.model.ts';

/** What a customer has ordered and spent. */
export interface CustomerFiguresModel {
  orders: number;
  spentCents: number;
}

/** A page of customers. */
export interface CustomerConnectionModel extends Page<CustomerModel> {
  count: () => Promise<Total>;
}

/** What a decision about many did to one. */
export interface CustomerDecisionModel {
  id: string;
  outcome: CustomerOutcome;
  customer: CustomerModel | null;
}
