import type { DocumentNode, OperationVariables } from '@apollo/client';
import { isEqual } from '../isEqual.ts';
import { definePublicStore } from '../stores.ts';

/** What the server puts into a page that it rendered: the answer to the page's query. */
export interface HandedOver {
  variables: OperationVariables;
  data: unknown;
}

/** The answer, and the query to which it belongs. */
export interface HandedAnswer extends HandedOver {
  document: DocumentNode;
}

/** Returns what the server has put into the page; null for nothing. */
export const readHanded = (): HandedOver | null => {
  const text = document.getElementById('handed')?.textContent;
  return text ? (JSON.parse(text) as HandedOver | null) : null;
};

/** What the server has handed over, as long as it is needed. */
export interface Handed {
  put: (answer: HandedAnswer) => void;
  /**
   * Returns the data for the first page; undefined when there is none for this query, or another page was shown since.
   */
  dataFor: (document: DocumentNode, variables: object) => unknown;
  /** Ends the first page: what comes next asks Apollo's cache. */
  endFirstPage: () => void;
  /** Returns the answer once, for Apollo's cache; null afterwards. */
  takeForCache: () => HandedAnswer | null;
}

/** The answer to the first page's query, which the server has handed over. */
export const handed = definePublicStore((): Handed => {
  let answer: HandedAnswer | null = null;
  let isFirstPage = true;
  let isInCache = false;
  return {
    put: (given) => {
      answer = given;
    },
    dataFor: (document, variables) => {
      if (!isFirstPage || answer?.document !== document) return undefined;
      return isEqual(answer.variables, variables) ? answer.data : undefined;
    },
    endFirstPage: () => {
      isFirstPage = false;
      if (isInCache) answer = null;
    },
    takeForCache: () => {
      if (isInCache) return null;
      isInCache = true;
      const taken = answer;
      if (!isFirstPage) answer = null;
      return taken;
    },
  };
});
