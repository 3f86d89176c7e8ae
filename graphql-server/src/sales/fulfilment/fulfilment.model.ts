import type { RowOf } from '#platform/db/sql.ts';

/** A shipment as services return it. */
export type ShipmentModel = RowOf<'shipmentsOfOrders'>['shipment'];

/** A return as services return it. */
export type OrderReturnModel = RowOf<'returnsOfOrders'>;
