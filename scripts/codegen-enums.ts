import type { PluginFunction, PluginValidateFn } from '@graphql-codegen/plugin-helpers';
import { isEnumType, isIntrospectionType } from 'graphql';
import { AUDIT_ACTIONS, AUDIT_KINDS } from '../schema/audit.ts';
import { BOARD_STATES } from '../schema/board.ts';
import {
  ACCOUNT_STATUSES,
  CUSTOMER_OUTCOMES,
  CUSTOMER_SORTS,
  LANGUAGES,
  LOGIN_REFUSALS,
  ROLES,
} from '../schema/customer.ts';
import { TEXT_PAGES } from '../schema/page-texts.ts';
import { SETTING_KEYS } from '../schema/setting.ts';
import { HOME_SHELVES } from '../schema/shop-settings.ts';
import { PERMISSIONS } from '../schema/staff.ts';
import { ATTEMPT_STATUSES, ORDER_NEEDS, PAYMENT_ENTRY_KINDS, PAYMENT_FAILURES } from '../schema/payment.ts';
import { FAILED_WORK_KINDS } from '../schema/failed-work.ts';
import { RETURN_STATUSES } from '../schema/fulfilment.ts';
import {
  ADJUSTMENT_KINDS,
  ORDER_ACTORS,
  ORDER_LIMIT_MESSAGES,
  ORDER_STATUSES,
  PAYMENT_METHODS,
} from '../schema/order.ts';
import { ALL_PRODUCT_SORTS, PRODUCT_STATUSES, STOCK_CHANGE_KINDS } from '../schema/product.ts';
import { ADMIN_PRODUCT_SORTS, OLD_PRICE_EDITS, PRICE_ROUNDINGS, STOCK_LEVELS } from '../schema/product-manage.ts';
import { ORDER_PAYMENT_STATES, ORDER_SORTS } from '../schema/order-list.ts';
import { IMPORT_ROW_KINDS, IMPORT_STATUSES } from '../schema/product-import.ts';
import { POST_STATES } from '../schema/post.ts';
import { PROMOTION_KINDS, PROMOTION_REFUSALS } from '../schema/promotion.ts';
import { REFUND_REASONS, REFUND_STATUSES, SETTLE_DECISIONS, SETTLE_PROBLEMS } from '../schema/refund.ts';
import { OPINION_KINDS, OPINION_STATES, REVIEW_REFUSALS } from '../schema/review.ts';
import { REVIEW_SORTS } from '../schema/review-list.ts';
import { SAVED_VIEW_LISTS } from '../schema/saved-view.ts';
import { SEARCH_CHOICE_KINDS, SEARCH_REASONS } from '../schema/search.ts';
import { MISSED_SEARCH_REASONS, STATISTICS_GRAINS } from '../schema/statistics.ts';
import { TRUST_REASONS } from '../schema/trust.ts';

/** The list behind each enum of the contract. */
const lists: Readonly<Record<string, readonly string[]>> = {
  AccountStatus: ACCOUNT_STATUSES,
  AdminProductSort: ADMIN_PRODUCT_SORTS,
  AuditAction: AUDIT_ACTIONS,
  BoardState: BOARD_STATES,
  AuditKind: AUDIT_KINDS,
  CustomerOutcome: CUSTOMER_OUTCOMES,
  CustomerSort: CUSTOMER_SORTS,
  FailedWorkKind: FAILED_WORK_KINDS,
  HomeShelf: HOME_SHELVES,
  Language: LANGUAGES,
  LedgerEntryKind: PAYMENT_ENTRY_KINDS,
  LoginRefusal: LOGIN_REFUSALS,
  MissedSearchReason: MISSED_SEARCH_REASONS,
  OrderActor: ORDER_ACTORS,
  OrderLimit: Object.keys(ORDER_LIMIT_MESSAGES),
  OrderAdjustmentKind: ADJUSTMENT_KINDS,
  OrderNeed: ORDER_NEEDS,
  OrderPaymentState: ORDER_PAYMENT_STATES,
  OrderSort: ORDER_SORTS,
  OrderStatus: ORDER_STATUSES.map(({ status }) => status),
  PaymentMethod: PAYMENT_METHODS.map(({ method }) => method),
  PaymentAttemptStatus: ATTEMPT_STATUSES,
  PaymentFailure: Object.keys(PAYMENT_FAILURES),
  PostState: POST_STATES,
  ProductSort: ALL_PRODUCT_SORTS,
  ProductImportRowKind: IMPORT_ROW_KINDS,
  ProductImportStatus: IMPORT_STATUSES,
  ProductStatus: PRODUCT_STATUSES,
  PromotionKind: PROMOTION_KINDS,
  PromotionRefusal: PROMOTION_REFUSALS,
  RefundReason: REFUND_REASONS,
  RefundStatus: REFUND_STATUSES,
  ReturnStatus: RETURN_STATUSES,
  ReviewRefusal: REVIEW_REFUSALS,
  ReviewSort: REVIEW_SORTS,
  Permission: PERMISSIONS,
  Role: ROLES,
  StockChangeKind: STOCK_CHANGE_KINDS,
  StockLevel: STOCK_LEVELS,
  OldPriceEdit: OLD_PRICE_EDITS,
  PriceRounding: PRICE_ROUNDINGS,
  TextPageName: TEXT_PAGES,
  TrustReason: TRUST_REASONS,
  SettleDecision: SETTLE_DECISIONS,
  OpinionKind: OPINION_KINDS,
  OpinionState: OPINION_STATES,
  SavedViewList: SAVED_VIEW_LISTS,
  SearchChoiceKind: SEARCH_CHOICE_KINDS,
  SearchReason: SEARCH_REASONS,
  SettingKey: SETTING_KEYS,
  StatisticsGrain: STATISTICS_GRAINS,
  SettleProblem: SETTLE_PROBLEMS,
};

/**
 * Codegen plugin: generates nothing, but fails unless each enum of the contract has the values of its list in schema/.
 */
export const validate: PluginValidateFn = (schema) => {
  const enums = Object.values(schema.getTypeMap()).filter((type) => isEnumType(type) && !isIntrospectionType(type));
  for (const type of enums) {
    const list = lists[type.name]?.toSorted();
    if (list === undefined)
      throw new Error(`The enum ${type.name} has no list: write it into schema/ and scripts/codegen-enums.ts.`);
    const values = isEnumType(type)
      ? type
          .getValues()
          .map(({ name }) => name)
          .toSorted()
      : [];
    if (values.join() !== list.join())
      throw new Error(`The enum ${type.name} has the values ${values.join()}, its list in schema/ ${list.join()}.`);
  }
};

export const plugin: PluginFunction = () => '';
