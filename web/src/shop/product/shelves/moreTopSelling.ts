import { TopSellingDocument } from '#web/generated/graphql.ts';

/** Asks for more best sellers; fetched when somebody wants them, as it is not part of the first load. */
export const query = TopSellingDocument;
