import { inDhaka } from '#schema/days.ts';
import type { Publishing } from '#schema/post.ts';
import type { PostEditor_PostFragment } from '#web/generated/graphql.ts';

/** A post as it is typed. */
export interface TypedPost {
  title: string;
  description: string;
  body: string;
  tags: string;
  titleBangla: string;
  descriptionBangla: string;
  bodyBangla: string;
  tagsBangla: string;
  slug: string;
  categorySlug: string;
  /** Key in the image store; empty for none. */
  picture: string;
  publishing: Publishing;
  /** A time in Bangladesh, as an input of the type datetime-local has it. */
  publishedAt: string;
  /** The revision that was read; 0 for a new one. What this tab keeps was typed on it. */
  revision: number;
}

/** A new post. */
export const NEW_POST: TypedPost = {
  title: '',
  description: '',
  body: '',
  tags: '',
  titleBangla: '',
  descriptionBangla: '',
  bodyBangla: '',
  tagsBangla: '',
  slug: '',
  categorySlug: '',
  picture: '',
  publishing: 'DRAFT',
  publishedAt: '',
  revision: 0,
};

/** Returns a stored post as the form shows it. */
export const typedOf = (post: PostEditor_PostFragment): TypedPost => {
  const { title, description, body, titleBangla, descriptionBangla, bodyBangla, slug, revision } = post;
  return {
    title,
    description,
    body,
    tags: post.tags.join(', '),
    titleBangla,
    descriptionBangla,
    bodyBangla,
    tagsBangla: post.tagsBangla.join(', '),
    slug,
    categorySlug: post.categorySlug ?? '',
    picture: post.picture ?? '',
    publishing: ({ DRAFT: 'DRAFT', SCHEDULED: 'LATER', PUBLISHED: 'NOW' } as const)[post.state],
    publishedAt: post.publishedAt ? inDhaka(post.publishedAt) : '',
    revision,
  };
};

/** Returns an address for a post of its English title; empty where that has no letters. */
export const slugOf = (title: string): string =>
  title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 80)
    .replaceAll(/^-|-$/g, '');
