import { piecesShipped } from '#schema/fulfilment.ts';
import { MAX_PAPERS, PAPER_MESSAGES } from '#schema/documents.ts';
import { contactIn } from '#schema/shop-settings.ts';
import { checkMay } from '#people/customer/check-own.ts';
import type { Viewer } from '#people/customer/customer.model.ts';
import { InvalidInput, NotFound } from '#kernel/errors.ts';
import type { ShipmentModel } from '#sales/fulfilment/fulfilment.model.ts';
import type { Services } from '#platform/module/services.ts';
import type { OrderModel } from '#sales/order/order.model.ts';
import { isId } from '#kernel/paging.ts';
import { NO_ENTRIES, paymentOf } from '#sales/payment/payment.service.ts';
import { InvoicePrinter } from '../invoice-printer.ts';
import type { DocumentsJob } from './documents.ts';

/** A hundred slips take some seconds. */
const TIMEOUT_MS = 30_000;

/** Packing slips and labels. They are drawn when asked for, and not stored. */
export class DocumentsService {
  readonly #services: Pick<Services, 'orders' | 'payments' | 'fulfilment' | 'cachedSettings'>;
  readonly #printer = new InvoicePrinter({ maxWaiting: 5, maxPerOwner: 2 });

  constructor(services: Pick<Services, 'orders' | 'payments' | 'fulfilment' | 'cachedSettings'>) {
    this.#services = services;
  }

  /**
   * Returns one file with the documents of orders, in the order of the ids: one for each parcel, and one for what is not
   * shipped yet; or that of one shipment.
   * @throws InvalidInput, NotFound, TooMany, Busy; Forbidden unless the viewer is an admin
   */
  async print(
    viewer: Viewer,
    {
      orderIds,
      shipmentId,
      ...job
    }: Omit<DocumentsJob, 'parcels' | 'contact'> & { orderIds: readonly string[]; shipmentId?: string | undefined },
  ): Promise<Buffer> {
    checkMay(viewer, 'ORDERS');
    const ids = [...new Set(orderIds.map((id) => id.toLowerCase()))];
    if (ids.length > MAX_PAPERS) throw new InvalidInput([{ field: 'ids', message: PAPER_MESSAGES.chooseOrders }]);
    const { orders, payments, fulfilment } = this.#services;
    const found = (await orders.findEach(viewer, ids.filter(isId))).filter((order) => order !== null);
    if (found.length < ids.length) throw new NotFound('There is no such order.');
    const paid = await payments.paidFor(found.map(({ id }) => id));
    const shipments = await fulfilment.shipmentsOf(found.map(({ id }) => id));
    const toPrint = found
      .flatMap((order, place) =>
        parcelsOf(order, shipments[place] ?? [], paymentOf(order, paid[place] ?? NO_ENTRIES).toCollectCents),
      )
      .filter(({ shipment }) => !shipmentId || shipment?.id === shipmentId.toLowerCase());
    if (toPrint.length === 0) throw new NotFound('There is no such parcel.');
    const contact = contactIn(await this.#services.cachedSettings(), job.language);
    return this.#printer.print(viewer.id, { ...job, contact, parcels: toPrint }, TIMEOUT_MS);
  }
}

/**
 * Returns the parcels of an order, and what is not shipped yet as the last. The last one collects, as the ledger has
 * it.
 */
const parcelsOf = (
  order: OrderModel,
  shipments: readonly ShipmentModel[],
  toCollectCents: number,
): DocumentsJob['parcels'][number][] =>
  [...shipments, null]
    .map((shipment) => ({
      order,
      shipment,
      lines: order.lines
        .map((line) => ({
          ...line,
          quantity: shipment ? piecesShipped([shipment], line.id) : line.quantity - piecesShipped(shipments, line.id),
        }))
        .filter(({ quantity }) => quantity > 0),
    }))
    .filter(({ lines }) => lines.length > 0)
    .map((parcel, place, all) => ({
      ...parcel,
      toCollectCents: place === all.length - 1 ? toCollectCents : 0,
    }));
