import { cutWords } from '#web/lib/cutWords.ts';
import { Avatar } from '#web/ui/Avatar.tsx';
import type { PostComment } from './journalTypes.ts';

/** The most words of a comment (spec §9). */
const COMMENT_WORDS = 60;

/** Readers' comments on the posts. */
export const ReaderComments = ({ comments }: { comments: readonly PostComment[] }) => (
  <ul>
    {comments.map(({ comment, username, image, time }) => (
      <li key={username}>
        <div>
          <Avatar name={username} photoUrl={image} size={9} />
          <div>
            <p className="text-sm bold">{username}</p>
            <p className="text-xs muted">{time}</p>
          </div>
        </div>
        <p className="text-sm">{cutWords(comment, COMMENT_WORDS)}</p>
      </li>
    ))}
  </ul>
);
