import { useState } from 'react';

/**
 * Ids to ask for: all that were seen on this visit, so that taking something away, or putting it back, asks for
 * nothing.
 */
export const useAskedIds = (ids: readonly string[], most: number): readonly string[] => {
  const [asked, ask] = useState<readonly string[]>([]);
  const missing = ids.filter((id) => !asked.includes(id));
  if (missing.length === 0) return asked;
  const next = [...new Set([...asked, ...missing])];
  const within = next.length > most ? [...new Set(ids)] : next;
  ask(within);
  return within;
};
