import { useId } from 'react';
import { Link } from 'react-router-dom';
import type { PopularPosts_PostFragment } from '#web/generated/graphql.ts';
import { paths } from '#web/lib/paths.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { Thumbnail } from '#web/ui/Thumbnail.tsx';
import { PostFacts } from './PostFacts.tsx';

/* GraphQL */ `
  fragment PopularPosts_post on Post {
    slug
    title
    minutes
    category {
      name
    }
    picture {
      path
    }
  }
`;

interface Props {
  posts: readonly PopularPosts_PostFragment[];
  heading?: 'h2' | 'h3';
}

/** Posts as a short list. */
export const PopularPosts = ({ posts, heading: Heading = 'h3' }: Props) => {
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
              <Thumbnail picture={{ path: post.picture.path, alt: '' }} size={16} />
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
