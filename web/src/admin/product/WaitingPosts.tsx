import type { ErrorLike } from '@apollo/client';
import { Box, Button, Heading, Link as StyledLink, Stack, Text, VisuallyHidden } from '@chakra-ui/react';
import { useId, useRef, useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { FORMER_CUSTOMER } from '../../../../schema/customer.ts';
import { errorMessage } from '../../lib/errorMessage.ts';
import { useAction } from '../../lib/form/useAction.ts';
import { paths } from '../../lib/paths.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { DataTable } from '../../ui/DataTable.tsx';
import { FailedState } from '../../ui/FailedState.tsx';
import { MoreButton } from '../../ui/MoreButton.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { StatusMessage } from '../../ui/StatusMessage.tsx';

/** A review or comment that nobody sees yet. */
export interface WaitingPost {
  id: string;
  text: string;
  createdAt: string;
  authorName: string;
  product: { id: string; name: string };
}

interface Props<Post extends WaitingPost> {
  title: string;
  /** What is said when none waits. */
  nothing: string;
  /** Undefined until they are there. */
  posts: readonly Post[] | undefined;
  /** What belongs to the words: stars, pictures. */
  extra?: (post: Post) => ReactNode;
  error: ErrorLike | undefined;
  onRetry: () => void;
  /** Fetches further ones; undefined when there are none. */
  onMore: (() => Promise<unknown>) | undefined;
  onPublish: (id: string) => Promise<unknown>;
}

/** What customers wrote and nobody sees yet, oldest first, each with a button that lets it appear. */
export const WaitingPosts = <Post extends WaitingPost>(props: Props<Post>) => {
  const { title, nothing, posts, extra, error, onRetry, onMore, onPublish } = props;
  const { t, say, formatDateTime } = useMessages();
  const id = useId();
  const [told, setTold] = useState<string | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <Stack as="section" gap="4" aria-labelledby={id}>
      <Heading as="h2" size="md" id={id} ref={heading} tabIndex={-1} outline="none">
        {title}
      </Heading>
      <StatusMessage>
        {told && (
          <Notice tone="success" role={undefined}>
            {told}
          </Notice>
        )}
      </StatusMessage>
      {!posts && error && <FailedState message={errorMessage(error)} onRetry={onRetry} />}
      {posts?.length === 0 && <Text color="fg.muted">{nothing}</Text>}
      {posts && posts.length > 0 && (
        <DataTable
          label={title}
          rows={posts}
          rowKey={(post) => post.id}
          columns={[
            {
              header: t('admin.posts.product'),
              cell: ({ product }) => (
                <StyledLink asChild>
                  <Link to={paths.details(product.id)}>{product.name}</Link>
                </StyledLink>
              ),
            },
            {
              header: t('admin.posts.author'),
              cell: ({ authorName }) => (authorName === FORMER_CUSTOMER ? say(authorName) : authorName),
            },
            {
              header: t('admin.posts.text'),
              card: 'wide',
              cell: (post) => (
                <Box minW={{ lg: '13rem' }} maxW="prose">
                  {extra?.(post)}
                  <Text whiteSpace="pre-line">{post.text}</Text>
                </Box>
              ),
            },
            {
              header: t('admin.posts.at'),
              cell: ({ createdAt }) => <Text whiteSpace="nowrap">{formatDateTime(createdAt)}</Text>,
            },
            {
              header: t('order.list.action'),
              card: 'actions',
              cell: ({ id: postId, authorName, product }) => {
                const about = { name: authorName, product: product.name };
                return (
                  <PublishButton
                    about={t('admin.posts.about', about)}
                    publish={() => onPublish(postId)}
                    onPublished={() => {
                      setTold(t('admin.posts.published', about));
                      // The row that had the focus goes.
                      heading.current?.focus();
                    }}
                  />
                );
              },
            },
          ]}
        />
      )}
      {onMore && <MoreButton label={t('customer.admin.more')} onMore={onMore} />}
    </Stack>
  );
};

interface PublishButtonProps {
  /** Whose words about what, for those who hear the page. */
  about: string;
  publish: () => Promise<unknown>;
  onPublished: () => void;
}

const PublishButton = ({ about, publish, onPublished }: PublishButtonProps) => {
  const { t } = useMessages();
  const { busy, failure, run } = useAction(async () => {
    await publish();
    onPublished();
  });
  return (
    <>
      <Button size="sm" onClick={() => run()} aria-busy={busy}>
        {t(busy ? 'admin.posts.publishing' : 'admin.posts.publish')} <VisuallyHidden>{about}</VisuallyHidden>
      </Button>
      {failure && <Notice tone="error">{failure}</Notice>}
    </>
  );
};
