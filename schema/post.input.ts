/** The input of a post, for the form and the service. */
import * as v from 'valibot';
import { instantOf } from './days.ts';
import { MAX_POST_TAGS, POST_LENGTHS, POST_MESSAGES, PUBLISHINGS } from './post.ts';

const messages = POST_MESSAGES;

const text = (most: number, tooLong: string) =>
  v.optional(v.pipe(v.string(), v.trim(), v.maxLength(most, tooLong)), '');

const title = text(POST_LENGTHS.title, messages.titleTooLong);
const description = text(POST_LENGTHS.description, messages.descriptionTooLong);
const body = text(POST_LENGTHS.body, messages.bodyTooLong);

const tags = v.optional(
  v.pipe(
    v.array(v.pipe(v.string(), v.trim(), v.maxLength(POST_LENGTHS.tag, messages.tagTooLong))),
    v.transform((typed) => [...new Set(typed.filter((tag) => tag !== ''))]),
    v.maxLength(MAX_POST_TAGS, messages.tooManyTags),
  ),
  [],
);

/** The instant at which it appears, of the years that a calendar shows: others cannot be stored. */
const time = v.nullish(
  v.pipe(
    v.string(messages.timeInvalid),
    v.check((typed) => /^\d{4}-\d\d-\d\d/.test(typed) && !Number.isNaN(Date.parse(typed)), messages.timeInvalid),
    v.transform((typed) => new Date(typed)),
  ),
  null,
);

const fields = v.object({
  slug: v.pipe(
    v.string(),
    v.trim(),
    v.toLowerCase(),
    v.maxLength(POST_LENGTHS.slug, messages.slugInvalid),
    v.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, messages.slugInvalid),
  ),
  picture: v.nullish(
    v.pipe(
      v.string(),
      v.maxLength(150, messages.pictureUnknown),
      v.regex(/^(?:[a-z]+\/)?[a-z0-9]+(?:-[a-z0-9]+)*$/, messages.pictureUnknown),
    ),
    null,
  ),
  categorySlug: v.nullish(v.pipe(v.string(), v.maxLength(200, messages.categoryUnknown)), null),
  title,
  description,
  body,
  tags,
  titleBangla: title,
  descriptionBangla: description,
  bodyBangla: body,
  tagsBangla: tags,
  isDraft: v.optional(v.boolean(), true),
  publishedAt: time,
});

type Post = v.InferOutput<typeof fields>;

/** Returns what a post lacks to be published, by field. */
const missing = (post: Post): [field: keyof Post, message: string][] => {
  const isEnglish = post.title + post.description + post.body !== '' || post.tags.length > 0;
  const isBangla = post.titleBangla + post.descriptionBangla + post.bodyBangla !== '' || post.tagsBangla.length > 0;
  const lacks: [field: keyof Post, isLacking: boolean, message: string][] = [
    ['picture', post.picture === null, messages.pictureRequired],
    ['title', !isEnglish && !isBangla, messages.textRequired],
    ['title', isEnglish && post.title === '', messages.titleMissing],
    ['body', isEnglish && post.body === '', messages.bodyMissing],
    ['titleBangla', isBangla && post.titleBangla === '', messages.titleMissing],
    ['bodyBangla', isBangla && post.bodyBangla === '', messages.bodyMissing],
  ];
  return lacks.flatMap(([field, isLacking, message]) => (isLacking ? [[field, message]] : []));
};

const canBeShown = v.rawCheck<Post>(({ dataset, addIssue }) => {
  if (!dataset.typed || dataset.value.isDraft) return;
  const input = dataset.value;
  for (const [key, message] of missing(input))
    addIssue({ message, path: [{ type: 'object', origin: 'value', input, key, value: input[key] }] });
});

/** What an editor writes of a post. A draft may lack anything but its address. */
const post = v.pipe(fields, canBeShown);

/** A post as an editor saves it, with the revision that was read; without both for a new one. */
export const postInput = v.intersect([
  post,
  v.object({ id: v.nullish(v.string(), null), revision: v.nullish(v.number(), null) }),
]);

/** A post as the service stores it. */
export type CheckedPost = v.InferOutput<typeof postInput>;

const tagsOf = (typed: string): string[] => typed.split(/[,،;\n]/);

/** The same as typed in a form: tags in one text, with commas between them, and a time of Bangladesh. */
export const postForm = v.pipe(
  v.object({
    slug: v.string(),
    picture: v.string(),
    categorySlug: v.string(),
    title: v.string(),
    description: v.string(),
    body: v.string(),
    tags: v.string(),
    titleBangla: v.string(),
    descriptionBangla: v.string(),
    bodyBangla: v.string(),
    tagsBangla: v.string(),
    publishing: v.picklist(PUBLISHINGS),
    publishedAt: v.string(),
  }),
  v.transform(({ picture, categorySlug, publishing, publishedAt, ...typed }): v.InferInput<typeof post> => ({
    ...typed,
    picture: picture || null,
    categorySlug: categorySlug || null,
    tags: tagsOf(typed.tags),
    tagsBangla: tagsOf(typed.tagsBangla),
    isDraft: publishing === 'DRAFT',
    publishedAt: publishing === 'LATER' ? (instantOf(publishedAt) ?? '') : null,
  })),
  post,
);
