import { useMessages } from '#web/messages/useMessages.ts';
import type { Post } from '#schema/posts.ts';

interface Props {
  post: Post;
}

/** The topic of a post, and how long it takes to read. */
export const PostFacts = ({ post }: Props) => {
  const { t, translate } = useMessages();
  return (
    <p className="text-xs muted">
      {translate(post.category.name)} · {t('journal.minutes', { minutes: Number(post.time) })}
    </p>
  );
};
