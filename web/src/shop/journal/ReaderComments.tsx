import { Link } from 'react-router-dom';
import type { Post } from '#schema/posts.ts';
import { cutWords } from '#web/lib/cutWords.ts';
import { paths } from '#web/lib/paths.ts';
import { Avatar } from '#web/ui/Avatar.tsx';
import type { PostComment } from './journalTypes.ts';

/** The most words of a comment (spec §9). */
const COMMENT_WORDS = 60;

interface Props {
  comments: readonly PostComment[];
  posts: readonly Post[];
}

/** Readers' comments, each with a link to the post it is about. */
export const ReaderComments = ({ comments, posts }: Props) => (
  <ul className="rail">
    {comments.map(({ post, comment, username, image, time }) => (
      <li key={username}>
        <div>
          <Avatar name={username} photoUrl={image} size={9} />
          <div>
            <p className="text-sm bold">{username}</p>
            <p className="text-xs muted">{time}</p>
          </div>
        </div>
        <Link to={paths.post(post)} className="link text-sm">
          {posts.find(({ slug }) => slug === post)?.title}
        </Link>
        <p className="text-sm">{cutWords(comment, COMMENT_WORDS)}</p>
      </li>
    ))}
  </ul>
);
