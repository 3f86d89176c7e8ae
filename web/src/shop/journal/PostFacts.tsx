import { Text, type TextProps } from '@chakra-ui/react';
import { useMessages } from '#web/messages/useMessages.ts';
import type { Post } from '#schema/posts.ts';

interface Props extends TextProps {
  post: Post;
}

/** The topic of a post, and how long it takes to read. */
export const PostFacts = ({ post, ...rest }: Props) => {
  const { t, translate } = useMessages();
  return (
    <Text textStyle="xs" color="fg.muted" {...rest}>
      {translate(post.category.name)} · {t('journal.minutes', { minutes: Number(post.time) })}
    </Text>
  );
};
