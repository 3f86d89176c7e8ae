import { ProductPageDocument } from '../../../generated/graphql.ts';
import { pageQuery } from '../../../lib/pageQuery.ts';

/** What the page of a product asks for. */
export const query = pageQuery(ProductPageDocument, ({ params }) => ({ id: params['id'] ?? '' }));
