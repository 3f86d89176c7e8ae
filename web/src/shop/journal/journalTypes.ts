import type { Post, PostSlug } from '#schema/posts.ts';

/** A sample comment below the journal (spec §3). */
export interface PostComment {
  /** The post it is about. */
  post: PostSlug;
  comment: string;
  username: string;
  image: string | null;
  /** Date as shown to people. */
  time: string;
}

/** The journal without the posts' bodies, as lists need it. */
export interface Journal {
  posts: readonly Post[];
  comments: PostComment[];
}
