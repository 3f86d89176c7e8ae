import type { OpenSearchConfig } from '#platform/config/search-variables.ts';

/** The version of the form of documents: another one is another index, filled anew beside the one that is searched. */
export const MAPPING = 1;

/** The fields of documents, by the weights of PostgreSQL's. */
export const FIELDS = { A: 'name', B: 'label', C: 'short', D: 'text' } as const;

/** A weight of a document's word. */
export type Weight = keyof typeof FIELDS;

/** Words as PostgreSQL has read them: nothing is left to be analysed. How often a word is there counts nothing. */
const words = { type: 'text', analyzer: 'whitespace', norms: false };

/** Settings and mapping of an index. */
export const indexSettings = {
  settings: {
    index: {
      // A cluster of one machine has no place for a copy.
      auto_expand_replicas: '0-1',
      // Written documents are found within a second, also where nobody has searched for a while.
      refresh_interval: '1s',
      // How long the version of a deleted document is remembered: an older one must not bring it back.
      gc_deletes: '1h',
    },
  },
  mappings: {
    dynamic: 'strict',
    // PostgreSQL has it.
    _source: { enabled: false },
    properties: {
      id: { type: 'keyword' },
      category: { type: 'keyword' },
      ...Object.fromEntries(Object.values(FIELDS).map((field) => [field, words])),
    },
  },
};

/** The alias of the index that is searched. */
export const searchedAlias = ({ name }: OpenSearchConfig): string => `${name}-products-${MAPPING}`;
