declare module '#platform/events/events.ts' {
  interface Events {
    /** The shop gives back a part of an order's price. The subject of these events is the order. */
    RefundGranted: { entryId: string };
    /** A provider has taken a refund and will pay it later. */
    RefundPending: { refundId: string };
    /** A provider does not pay a refund. */
    RefundFailed: { refundId: string };
  }
}
