declare module '../events/events.ts' {
  interface Events {
    /** Money came in for an order, which is the subject. */
    PaymentCollected: { amountCents: number };
    /** An attempt to pay an order, which is the subject, ended without money. */
    PaymentFailed: { attemptId: string };
    /** Money went back to the customer of an order, which is the subject. */
    PaymentRefunded: { amountCents: number };
  }
}
