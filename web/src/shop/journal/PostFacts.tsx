import { useMessages } from '#web/messages/useMessages.ts';

interface Props {
  post: { minutes: number; category: { name: string } | null };
}

/** The topic of a post, and how long it takes to read. */
export const PostFacts = ({ post: { minutes, category } }: Props) => {
  const { t, translate } = useMessages();
  return (
    <p className="text-xs muted">
      {category && `${translate(category.name)} · `}
      {t('journal.minutes', { minutes })}
    </p>
  );
};
