import type { Language } from '#kernel/language.ts';
import type { CountedPage } from '#kernel/paging.ts';
import type { EntityRow } from '#platform/db/entity.ts';
import type { PostEntity } from './post.entity.ts';

/** What a post says in one language. */
export interface PostTexts {
  language: Language;
  title: string;
  description: string;
  /** Markdown. */
  body: string;
  tags: string[];
}

/** A post that is published, in one language. */
export interface PostModel extends PostTexts {
  slug: string;
  categorySlug: string | null;
  /** Key in the image store. */
  picture: string;
  publishedAt: Date;
  changedAt: Date | null;
}

/** A post as editors see it. */
export type AdminPostModel = EntityRow<typeof PostEntity>;

/** A page of them. */
export type AdminPostConnectionModel = CountedPage<AdminPostModel>;
