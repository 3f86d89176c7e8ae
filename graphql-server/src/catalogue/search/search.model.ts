import type { EntityRow } from '#platform/db/entity.ts';
import type { SearchSynonymEntity } from './search.entity.ts';

/** A word with its other names, and the ids of the products that come first. */
export type SearchSynonymModel = Pick<EntityRow<typeof SearchSynonymEntity>, 'id' | 'word' | 'names' | 'pinnedIds'>;
