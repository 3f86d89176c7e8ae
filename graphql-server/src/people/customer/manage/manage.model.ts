import type { CustomerOutcome } from '#schema/customer.ts';
import type { CountedList, Page } from '#kernel/paging.ts';
import type { CustomerModel } from '../customer.model.ts';

/** What a customer has ordered and spent. */
export interface CustomerFiguresModel {
  orders: number;
  spentCents: number;
}

/** A page of customers. */
export type CustomerConnectionModel = Page<CustomerModel> & CountedList;

/** What a decision about many did to one. */
export interface CustomerDecisionModel {
  id: string;
  outcome: CustomerOutcome;
  customer: CustomerModel | null;
}
