/** Returns the queries to send again after a mutation: that of the page when the order has changed meanwhile. */
export const refetchWhenRefused = (result: { __typename?: string } | null | undefined): string[] =>
  result?.__typename === 'OrderMoveRefused' ? ['ViewOrderPage'] : [];
