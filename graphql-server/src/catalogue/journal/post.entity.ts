import { entity, id, instant, integer, reference, text, texts } from '#platform/db/entity.ts';

/** The posts of the journal, drafts among them. */
export const PostEntity = entity(
  'Post',
  'posts',
  {
    id,
    /** The last part of its address. */
    slug: text,
    categorySlug: text.orNull(),
    /** Key in the image store. */
    picture: text.orNull(),
    /** A language in which there is nothing has empty texts. */
    title: text,
    titleBangla: text,
    description: text,
    descriptionBangla: text,
    /** Markdown. The table takes more than services do, whose bound is that of a call. */
    body: text,
    bodyBangla: text,
    tags: texts,
    tagsBangla: texts,
    /** Null for a draft; to come for one that is scheduled. */
    publishedAt: instant.orNull(),
    /** How often it was saved. */
    revision: integer.defaultTo(1),
    changedAt: instant.orNull(),
    /** Who changed it last. */
    customerId: reference('Customer', 'SET NULL').orNull(),
  },
  {
    uniques: [{ name: 'posts_slug_unique', columns: ['slug'] }],
    indices: [{ name: 'posts_by_time', columns: ['publishedAt', 'id'] }],
    checks: [
      { name: 'posts_title_size', expression: 'length(title) <= 200 AND length(title_bangla) <= 200' },
      {
        name: 'posts_description_size',
        expression: 'length(description) <= 600 AND length(description_bangla) <= 600',
      },
      { name: 'posts_body_size', expression: 'length(body) <= 50000 AND length(body_bangla) <= 50000' },
      { name: 'posts_tags_size', expression: 'cardinality(tags) <= 12 AND cardinality(tags_bangla) <= 12' },
    ],
  },
);
