import type { PrivacyPart } from '#platform/module/module.ts';
import { exported } from '#people/privacy/exported.ts';
import { query } from '#platform/db/database.ts';
import {
  returnsExported,
  returnsForgotten,
  shipmentActorsForgotten,
  shipmentsExported,
} from './fulfilment.statements.ts';

/** Shipments and returns stay when a customer is deleted, as the orders do; what was written about a return goes. */
export const fulfilmentPrivacy: PrivacyPart = {
  exports: {
    shipments: exported('shipments', 'The parcels of orders', shipmentsExported),
    returns: exported('returns', 'The returns of orders', returnsExported),
  },
  onDeletion: async (manager, { id }) => {
    await query(manager, shipmentActorsForgotten({ customerId: id }));
    await query(manager, returnsForgotten({ customerId: id }));
  },
};
