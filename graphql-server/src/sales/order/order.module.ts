import DataLoader from 'dataloader';
import type { DeliveryDays } from '#schema/delivery.ts';
import type { Module } from '#platform/module/module.ts';
import { pageKey, type CustomerListRequest, type Page } from '#kernel/paging.ts';
import type { BoardCountModel, BoardFilter } from './board/board.model.ts';
import { boardResolvers } from './board/board.resolvers.ts';
import { BoardService } from './board/board.service.ts';
import { adminOrderResolvers } from './admin/admin-order.resolvers.ts';
import { AdminOrderService } from './admin/admin-order.service.ts';
import { OrderChangeService } from './admin/order-change.service.ts';
import { OrderNoteEntity } from './admin/order-note.entity.ts';
import { CheckoutService } from '../checkout/checkout.service.ts';
import { placeOrderFunction } from '../checkout/place-order.ts';
import { orderListPaths } from './list/order-list.openapi.ts';
import { orderListCalls } from './list/order-list.rest.ts';
import { orderListResolvers } from './list/order-list.resolvers.ts';
import { OrderListService } from './list/order-list.service.ts';
import './order.events.ts';
import {
  OrderAdjustmentEntity,
  OrderEntity,
  OrderLineEntity,
  OrderStatusChangeEntity,
} from './order.entity.ts';
import type { OrderModel } from './order.model.ts';
import { fillOrderExamples, orderPaths, orderSchemas } from './order.openapi.ts';
import { orderResolvers } from './order.resolvers.ts';
import { orderCalls, orderErrorFields } from './order.rest.ts';
import { OrderService } from './order.service.ts';
import { orderMailTemplates } from './mail/order.mail-templates.ts';
import { orderListeners } from './mail/order.listeners.ts';
import { orderPrivacy } from './order.privacy.ts';
import { createTrackingLinks, type TrackingLinks } from './tracking/tracking-link.ts';
import { trackingResolvers } from './tracking/tracking.resolvers.ts';
import { TrackingService } from './tracking/tracking.service.ts';
import { createMailSender } from './trust/code-sender.ts';
import { OrderCodes } from './trust/order-codes.service.ts';
import { OrderCodeEntity } from './trust/trust.entity.ts';
import { trustMailTemplates } from './trust/trust.mail-templates.ts';
import { trustPaths, trustSchemas } from './trust/trust.openapi.ts';
import { trustResolvers } from './trust/trust.resolvers.ts';
import { trustCalls } from './trust/trust.rest.ts';
import { TrustService } from './trust/trust.service.ts';
import { codesCleared } from './trust/trust.statements.ts';

declare module '#platform/module/services.ts' {
  interface Services {
    orders: OrderService;
    orderList: OrderListService;
    adminOrders: AdminOrderService;
    orderChanges: OrderChangeService;
    board: BoardService;
    checkout: CheckoutService;
    trackingLinks: TrackingLinks;
    tracking: TrackingService;
    trust: TrustService;
    orderCodes: OrderCodes;
  }
  interface Loaders {
    /** Null for an order that the viewer may not see. */
    order: DataLoader<string, OrderModel | null>;
    ordersOf: DataLoader<CustomerListRequest, Page<OrderModel>, string>;
    orderCountOf: DataLoader<string, number>;
    /** By a filter of the board, as JSON. */
    boardCounts: DataLoader<string, BoardCountModel[]>;
  }
}

declare module '#platform/http/context.ts' {
  interface RequestContext {
    /** The delivery time that the shop promises. */
    deliveryDays: DeliveryDays;
  }
}

/** Checkout and orders. */
export const orderModule: Module = {
  name: 'order',
  entities: [
    OrderEntity,
    OrderLineEntity,
    OrderAdjustmentEntity,
    OrderStatusChangeEntity,
    OrderNoteEntity,
    OrderCodeEntity,
  ],
  functions: [placeOrderFunction],
  services: {
    orders: ({ database, services }) => new OrderService(database, services),
    orderList: ({ database, services }) => new OrderListService(database, services),
    adminOrders: ({ database, services }) => new AdminOrderService(database, services),
    orderChanges: ({ database, services }) => new OrderChangeService(database, services),
    board: ({ database }) => new BoardService(database),
    checkout: ({ database, services, config }) => new CheckoutService(database, services, config),
    trackingLinks: ({ config }) => createTrackingLinks(config.sessionSecrets, config.publicUrl),
    tracking: ({ database, services }) => new TrackingService(database, services.trackingLinks),
    trust: ({ services, config }) => new TrustService(services.providers, config),
    orderCodes: ({ database, services, config }) =>
      new OrderCodes(database, services, createMailSender(services.mails), config.sessionSecrets),
  },
  loaders: {
    order: ({ services, signedIn }) =>
      new DataLoader(async (ids) => services.orders.findEach(await signedIn(), ids)),
    ordersOf: ({ services, signedIn }) =>
      new DataLoader(async (requests) => services.orders.listsOf(await signedIn(), requests), {
        cacheKeyFn: pageKey,
      }),
    orderCountOf: ({ services, signedIn }) =>
      new DataLoader(async (ids) => services.orders.countsOf(await signedIn(), ids)),
    boardCounts: ({ services, signedIn }) =>
      new DataLoader(async (filters) => {
        const viewer = await signedIn();
        return Promise.all(
          filters.map((filter) => services.board.counts(viewer, JSON.parse(filter) as BoardFilter)),
        );
      }),
  },
  context:
    ({ config: { deliveryDays } }) =>
    () => ({ deliveryDays }),
  resolvers: [
    orderResolvers,
    orderListResolvers,
    adminOrderResolvers,
    boardResolvers,
    trackingResolvers,
    trustResolvers,
  ],
  rest: {
    calls: { ...orderCalls, ...orderListCalls, ...trustCalls },
    errorFields: orderErrorFields,
    tags: [{ name: 'Orders', description: 'Buying, and what was bought.' }],
    fillExamples: fillOrderExamples,
    paths: { ...orderPaths, ...orderListPaths, ...trustPaths },
    schemas: { ...orderSchemas, ...trustSchemas },
  },
  mailTemplates: { ...orderMailTemplates, ...trustMailTemplates },
  listeners: orderListeners,
  privacy: orderPrivacy,
  cleanUp: ({ database }) => database.query(codesCleared()),
  pages: {
    // Without a token it may be the link of an older mail, whose token only the browser knows.
    track: (_, { services }, query) => {
      const token = query.get('token');
      return token === null ? 'there' : services.trackingLinks.availabilityOf(token);
    },
  },
};
