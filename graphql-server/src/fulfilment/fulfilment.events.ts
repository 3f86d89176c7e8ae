declare module '../events/events.ts' {
  interface Events {
    /** The customer asks to return a delivered order. The subject of all these events is the order. */
    ReturnRequested: Record<string, never>;
    ReturnApproved: Record<string, never>;
    ReturnRejected: Record<string, never>;
  }
}
