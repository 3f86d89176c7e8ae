import { ChangedMeanwhile, InvalidInput } from '#kernel/errors.ts';
import { htmlOf } from '#kernel/markdown.ts';
import { runMutation } from '#platform/http/graphql/graphql-failures.ts';
import type { Resolvers } from '#generated/schema.ts';
import { toPicture } from '../picture/picture-path.ts';
import { stateOf, summaryOf, wordsIn } from './post-texts.ts';

/** How many words are read in a minute. */
const WORDS_A_MINUTE = 200;

/** The journal, for everybody and for its editors. */
export const journalResolvers: Resolvers = {
  Query: {
    posts: (_, { first }, { services, language }) => services.journal.posts(language, first),
    post: (_, { slug }, { services, language }) => services.journal.post(slug, language),
    adminPosts: async (_, { first, after = null }, { services, signedIn }) =>
      services.journal.list(await signedIn(), { first, after }),
    adminPost: async (_, { id }, { services, signedIn }) => services.journal.edited(await signedIn(), id),
    postPreview: async (_, { body }, { services, signedIn }) => services.journal.preview(await signedIn(), body),
  },
  Mutation: {
    savePost: (_, { input }, context) =>
      runMutation(context, 'SavePostSuccess', [InvalidInput, ChangedMeanwhile], async (viewer) => ({
        post: await context.services.journal.save(viewer, input),
      })),
    deletePost: async (_, { id }, { services, signedIn }) => services.journal.remove(await signedIn(), id),
  },
  Post: {
    category: async ({ categorySlug }, _, { loaders }) =>
      categorySlug === null ? null : ((await loaders.categoryTree()).bySlug.get(categorySlug) ?? null),
    picture: ({ picture, title }) => toPicture(picture, title),
    summary: ({ description }) => summaryOf(description),
    bodyHtml: ({ body }) => htmlOf(body),
    minutes: ({ description, body }) =>
      Math.max(1, Math.ceil(wordsIn(`${description} ${body}`).length / WORDS_A_MINUTE)),
  },
  AdminPost: {
    state: ({ publishedAt }) => stateOf(publishedAt),
    changedBy: ({ customerId }, _, { loaders }) => (customerId === null ? null : loaders.customer.load(customerId)),
  },
  AdminPostConnection: { totalCount: (list) => list.count() },
};
