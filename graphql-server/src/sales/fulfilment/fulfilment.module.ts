import DataLoader from 'dataloader';
import type { Module } from '#platform/module/module.ts';
import { BulkMoveService } from './bulk/bulk-moves.service.ts';
import { ReturnEntity, ReturnLineEntity, ShipmentEntity, ShipmentLineEntity } from './fulfilment.entity.ts';
import './fulfilment.events.ts';
import type { OrderReturnModel, ShipmentModel } from './fulfilment.model.ts';
import { fulfilmentPaths, fulfilmentSchemas } from './fulfilment.openapi.ts';
import { fulfilmentMailTemplates } from './fulfilment.mail-templates.ts';
import { fulfilmentListeners } from './fulfilment.listeners.ts';
import { fulfilmentPrivacy } from './fulfilment.privacy.ts';
import { fulfilmentResolvers } from './fulfilment.resolvers.ts';
import { fulfilmentCalls, fulfilmentErrorFields } from './fulfilment.rest.ts';
import { FulfilmentService } from './fulfilment.service.ts';
import { ReturnService } from './returns/returns.service.ts';

declare module '#platform/module/services.ts' {
  interface Services {
    fulfilment: FulfilmentService;
    returns: ReturnService;
    bulkMoves: BulkMoveService;
  }
  interface Loaders {
    shipmentsOf: DataLoader<string, ShipmentModel[]>;
    returnsOf: DataLoader<string, OrderReturnModel[]>;
  }
}

/** Shipments and returns: how orders move. */
export const fulfilmentModule: Module = {
  name: 'fulfilment',
  entities: [ShipmentEntity, ShipmentLineEntity, ReturnEntity, ReturnLineEntity],
  services: {
    fulfilment: ({ database, services }) => new FulfilmentService(database, services),
    returns: ({ database, services }) => new ReturnService(database, services),
    bulkMoves: ({ services }) => new BulkMoveService(services),
  },
  loaders: {
    shipmentsOf: ({ services }) => new DataLoader((ids) => services.fulfilment.shipmentsOf(ids)),
    returnsOf: ({ services }) => new DataLoader((ids) => services.returns.returnsOf(ids)),
  },
  resolvers: fulfilmentResolvers,
  rest: {
    calls: fulfilmentCalls,
    errorFields: fulfilmentErrorFields,
    paths: fulfilmentPaths,
    schemas: fulfilmentSchemas,
  },
  mailTemplates: fulfilmentMailTemplates,
  listeners: fulfilmentListeners,
  privacy: fulfilmentPrivacy,
};
