import { use } from 'react';
import { Link } from 'react-router-dom';
import type { JournalSection_PostFragment } from '#web/generated/graphql.ts';
import { paths } from '#web/lib/paths.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { Picture } from '#web/ui/Picture.tsx';
import { commentsIn } from './journal.ts';
import { PopularPosts } from './PopularPosts.tsx';
import { PostFacts } from './PostFacts.tsx';
import { ReaderComments } from './ReaderComments.tsx';

/* GraphQL */ `
  fragment JournalSection_post on Post {
    ...PopularPosts_post
    summary
  }
`;

/** The journal on the home page: the newest posts, the same posts as a list, and readers' comments (spec §2). */
export default function JournalSection({ posts }: { posts: readonly JournalSection_PostFragment[] }) {
  const { t, language } = useMessages();
  const comments = use(commentsIn(language));
  return (
    <div className="journal">
      <ul className="posts rail">
        {posts.map((post) => (
          <li key={post.slug}>
            <PostCard post={post} />
          </li>
        ))}
      </ul>
      <PopularPosts posts={posts} />
      <div className="reader-comments">
        <h3 className="heading text-lg">{t('journal.comments')}</h3>
        <ReaderComments comments={comments} posts={posts} />
      </div>
    </div>
  );
}

const PostCard = ({ post }: { post: JournalSection_PostFragment }) => (
  <article className="post">
    <div className="rounded">
      <Picture
        picture={{ path: post.picture.path, alt: post.title }}
        sizes="(min-width: 1280px) 300px, (min-width: 1024px) 30vw, (min-width: 768px) 46vw, 94vw"
        ratio={3 / 2}
        widest={1200}
        decorative
        className="lift"
      />
    </div>
    <PostFacts post={post} />
    <h3 className="heading text-lg">
      <Link to={paths.post(post.slug)} className="card-link">
        {post.title}
      </Link>
    </h3>
    <p className="text-sm muted">{post.summary}</p>
  </article>
);
