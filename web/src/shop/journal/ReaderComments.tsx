import { Link } from 'react-router-dom';
import { cutWords } from '#web/lib/cutWords.ts';
import { paths } from '#web/lib/paths.ts';
import { Avatar } from '#web/ui/Avatar.tsx';
import type { PostComment } from './comments.ts';

/** The most words of a comment (spec §9). */
const COMMENT_WORDS = 60;

interface Props {
  comments: readonly PostComment[];
  posts: readonly { slug: string; title: string }[];
}

/** Readers' comments on these posts, each with a link to the post it is about. */
export const ReaderComments = ({ comments, posts }: Props) => (
  <ul className="rail">
    {comments.map(({ post, comment, username, image, time }) => {
      const about = posts.find(({ slug }) => slug === post);
      return (
        about && (
          <li key={username}>
            <div>
              <Avatar name={username} photoUrl={image} size={9} />
              <div>
                <p className="text-sm bold">{username}</p>
                <p className="text-xs muted">{time}</p>
              </div>
            </div>
            <Link to={paths.post(post)} className="link text-sm">
              {about.title}
            </Link>
            <p className="text-sm">{cutWords(comment, COMMENT_WORDS)}</p>
          </li>
        )
      );
    })}
  </ul>
);
