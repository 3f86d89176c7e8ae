declare module '#platform/events/events.ts' {
  interface Events {
    /** The customer asks to return a delivered order. The subject of all these events is the order. */
    ReturnRequested: { returnId: string };
    ReturnApproved: { returnId: string };
    ReturnRejected: { returnId: string };
    /** Its goods have arrived; the order is RETURNED when these were the last ones. */
    ReturnReceived: { returnId: string };
  }
}
