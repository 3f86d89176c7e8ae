import { TextPageDocument } from '#web/generated/graphql.ts';
import { pageQuery } from '#web/lib/pageQuery.ts';
import { TOPICS, type Topic } from './topics.ts';

/** What one of the short pages asks for; its route says which it is. */
export const query = pageQuery(TextPageDocument, ({ params }) => ({ name: TOPICS[params['topic'] as Topic] }));
