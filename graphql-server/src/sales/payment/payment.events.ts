declare module '#platform/events/events.ts' {
  interface Events {
    /** Money came in for an order, which is the subject; with an attempt by a provider. */
    PaymentCollected: { amountCents: number; attemptId?: string };
    /** An attempt to pay an order, which is the subject, ended without money. */
    PaymentFailed: { attemptId: string };
    /** Money went back to the customer of an order, which is the subject; with a refund by a provider. */
    PaymentRefunded: { amountCents: number; refundId?: string };
    /** The shop gives back a part of the price of an order, which is the subject. */
    RefundGranted: { entryId: string };
    /** A provider has taken a refund for an order, which is the subject, and will pay it later. */
    RefundPending: { refundId: string };
    /** A provider does not pay a refund for an order, which is the subject. */
    RefundFailed: { refundId: string };
  }
}
