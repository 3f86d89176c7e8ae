import { useState } from 'react';

/**
 * Ids to request: all that were seen on this visit, so that taking something away, or putting it back, requests
 * nothing.
 */
export const useRequestedIds = (ids: readonly string[], most: number): readonly string[] => {
  const [requested, request] = useState<readonly string[]>([]);
  const missing = ids.filter((id) => !requested.includes(id));
  if (missing.length === 0) return requested;
  const next = [...new Set([...requested, ...missing])];
  const within = next.length > most ? [...new Set(ids)] : next;
  request(within);
  return within;
};
