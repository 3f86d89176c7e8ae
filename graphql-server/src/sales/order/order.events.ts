import type { OrderNeed } from '#schema/payment.ts';
import type { OrderActor } from './order.model.ts';

declare module '#platform/events/events.ts' {
  interface Events {
    /**
     * An order is placed, and what it waits for; servers of the version before, where none waited, do not say. The
     * subject of all these events is the order.
     */
    OrderPlaced: { awaits?: OrderNeed | null };
    /** An order no longer waits for anything. */
    OrderConfirmed: Record<string, never>;
    /** An admin has changed its recipient or its lines. */
    OrderChanged: Record<string, never>;
    OrderProcessed: Record<string, never>;
    /** A part of an order, or with `complete` the rest of it, is given to a carrier. */
    OrderShipped: { shipmentId: string; complete: boolean };
    OrderOutForDelivery: Record<string, never>;
    OrderDelivered: Record<string, never>;
    OrderCancelled: { by: OrderActor };
    OrderReturned: Record<string, never>;
  }
}
