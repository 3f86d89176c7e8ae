import type { OperationVariables } from '@apollo/client';

/** What the server hands over with a page that it rendered: the answer to the page's query. */
export interface Handed {
  variables: OperationVariables;
  data: unknown;
}

/** Returns what the server has handed over with the page; null for nothing. */
export const readHanded = (): Handed | null => {
  const text = document.getElementById('handed')?.textContent;
  return text ? (JSON.parse(text) as Handed | null) : null;
};
