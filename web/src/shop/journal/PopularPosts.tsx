import { useId } from 'react';
import { Link } from 'react-router-dom';
import type { Post } from '#schema/posts.ts';
import { paths } from '#web/lib/paths.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { Thumbnail } from '#web/ui/Thumbnail.tsx';
import { PostFacts } from './PostFacts.tsx';

/** Posts as a short list. */
export const PopularPosts = ({ posts, heading: Heading = 'h3' }: { posts: readonly Post[]; heading?: 'h2' | 'h3' }) => {
  const { t } = useMessages();
  const id = useId();
  return (
    <section aria-labelledby={id} className="popular-posts">
      <Heading id={id} className="heading text-lg">
        {t('journal.popular')}
      </Heading>
      <ul>
        {posts.map((post) => (
          <li key={post.slug}>
            <Link to={paths.post(post.slug)} className="post-row">
              <Thumbnail picture={{ path: post.image, alt: '' }} size={16} />
              <div>
                <p className="text-sm bold">{post.title}</p>
                <PostFacts post={post} />
              </div>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
};
