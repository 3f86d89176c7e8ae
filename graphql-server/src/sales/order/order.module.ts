import DataLoader from 'dataloader';
import type { Module } from '#platform/module/module.ts';
import { pageKey, type CustomerListRequest, type Page } from '#kernel/paging.ts';
import type { BoardCountModel, BoardFilter } from './board/board.model.ts';
import { boardResolvers } from './board/board.resolvers.ts';
import { BoardService } from './board/board.service.ts';
import { adminOrderResolvers } from './admin/admin-order.resolvers.ts';
import { AdminOrderService } from './admin/admin-order.service.ts';
import { OrderChangeService } from './admin/order-change.service.ts';
import { OrderNoteEntity } from './admin/order-note.entity.ts';
import { orderListPaths } from './list/order-list.openapi.ts';
import { orderListCalls } from './list/order-list.rest.ts';
import { orderListResolvers } from './list/order-list.resolvers.ts';
import { OrderListService } from './list/order-list.service.ts';
import { ordersOfVisitor } from './list/orders-of-visitor.forms.ts';
import './order.events.ts';
import { OrderAdjustmentEntity, OrderEntity, OrderLineEntity, OrderStatusChangeEntity } from './order.entity.ts';
import type { OrderModel } from './order.model.ts';
import { fillOrderExamples, orderPaths, orderSchemas } from './order.openapi.ts';
import { orderResolvers } from './order.resolvers.ts';
import { orderCalls, orderErrorFields } from './order.rest.ts';
import { OrderService } from './order.service.ts';
import { ShopCalendar } from './shop-calendar.ts';
import { orderMailTemplates } from './mail/order.mail-templates.ts';
import { orderListeners } from './mail/order.listeners.ts';
import { orderPrivacy } from './order.privacy.ts';
import { createTrackingLinks, type TrackingLinks } from './tracking/tracking-link.ts';
import { trackingResolvers } from './tracking/tracking.resolvers.ts';
import { TrackingService } from './tracking/tracking.service.ts';

declare module '#platform/module/services.ts' {
  interface Services {
    orders: OrderService;
    orderList: OrderListService;
    adminOrders: AdminOrderService;
    orderChanges: OrderChangeService;
    board: BoardService;
    calendar: ShopCalendar;
    trackingLinks: TrackingLinks;
    tracking: TrackingService;
  }
  interface Loaders {
    /** Null for an order that the viewer may not see. */
    order: DataLoader<string, OrderModel | null>;
    ordersOf: DataLoader<CustomerListRequest, Page<OrderModel>, string>;
    orderCountOf: DataLoader<string, number>;
    boardCounts: DataLoader<BoardFilter, BoardCountModel[], string>;
  }
}

/** Orders. */
export const orderModule: Module = {
  name: 'order',
  entities: [OrderEntity, OrderLineEntity, OrderAdjustmentEntity, OrderStatusChangeEntity, OrderNoteEntity],
  services: {
    orders: ({ database, services }) => new OrderService(database, services),
    orderList: ({ database, services }) => new OrderListService(database, services),
    adminOrders: ({ database, services }) => new AdminOrderService(database, services),
    orderChanges: ({ database, services }) => new OrderChangeService(database, services),
    board: ({ database, services }) => new BoardService(database, services),
    calendar: ({ config, services }) => new ShopCalendar(config.deliveryDays, services),
    trackingLinks: ({ config }) => createTrackingLinks(config.sessionSecrets, config.publicUrl),
    tracking: ({ database, services }) => new TrackingService(database, services.trackingLinks),
  },
  loaders: {
    order: ({ services, signedIn }) => new DataLoader(async (ids) => services.orders.findEach(await signedIn(), ids)),
    ordersOf: ({ services, signedIn }) =>
      new DataLoader(async (requests) => services.orders.listsOf(await signedIn(), requests), {
        cacheKeyFn: pageKey,
      }),
    orderCountOf: ({ services, signedIn }) =>
      new DataLoader(async (ids) => services.orders.countsOf(await signedIn(), ids)),
    boardCounts: ({ services, signedIn }) =>
      new DataLoader(
        async (filters) => {
          const viewer = await signedIn();
          return Promise.all(filters.map((filter) => services.board.counts(viewer, filter)));
        },
        { cacheKeyFn: JSON.stringify },
      ),
  },
  visitor: ordersOfVisitor,
  resolvers: [orderResolvers, orderListResolvers, adminOrderResolvers, boardResolvers, trackingResolvers],
  rest: {
    calls: { ...orderCalls, ...orderListCalls },
    errorFields: orderErrorFields,
    tags: [{ name: 'Orders', description: 'Buying, and what was bought.' }],
    fillExamples: fillOrderExamples,
    paths: { ...orderPaths, ...orderListPaths },
    schemas: orderSchemas,
  },
  mailTemplates: orderMailTemplates,
  listeners: orderListeners,
  privacy: orderPrivacy,
  pages: {
    // Without a token it may be the link of an older mail, whose token only the browser knows.
    track: (_, { services }, query) => {
      const token = query.get('token');
      return token === null ? 'there' : services.trackingLinks.availabilityOf(token);
    },
  },
};
