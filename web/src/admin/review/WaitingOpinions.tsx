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

/** A review or comment that waits to be published. */
export interface WaitingOpinion {
  id: string;
  text: string;
  createdAt: string;
  authorName: string;
  product: { id: string; name: string };
}

interface Props<Opinion extends WaitingOpinion> {
  title: string;
  /** The text when none waits. */
  nothing: string;
  /** Undefined until they are loaded. */
  opinions: readonly Opinion[] | undefined;
  /** Renders what belongs to the text: stars, pictures. */
  extra?: (opinion: Opinion) => ReactNode;
  error: ErrorLike | undefined;
  onRetry: () => void;
  /** Loads the next page; undefined when there is none. */
  onMore: (() => Promise<unknown>) | undefined;
  onPublish: (id: string) => Promise<unknown>;
}

/** Reviews or comments that wait to be published, oldest first, each with a button that publishes it. */
export const WaitingOpinions = <Opinion extends WaitingOpinion>(props: Props<Opinion>) => {
  const { title, nothing, opinions, extra, error, onRetry, onMore, onPublish } = props;
  const { t, translate, formatDateTime } = useMessages();
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
      {!opinions && error && <FailedState message={errorMessage(error)} onRetry={onRetry} />}
      {opinions?.length === 0 && <Text color="fg.muted">{nothing}</Text>}
      {opinions && opinions.length > 0 && (
        <DataTable
          label={title}
          rows={opinions}
          rowKey={(opinion) => opinion.id}
          columns={[
            {
              header: t('admin.opinions.product'),
              cell: ({ product }) => (
                <StyledLink asChild>
                  <Link to={paths.details(product.id)}>{product.name}</Link>
                </StyledLink>
              ),
            },
            {
              header: t('admin.opinions.author'),
              cell: ({ authorName }) => (authorName === FORMER_CUSTOMER ? translate(authorName) : authorName),
            },
            {
              header: t('admin.opinions.text'),
              card: 'wide',
              cell: (opinion) => (
                <Box minW={{ lg: '13rem' }} maxW="prose">
                  {extra?.(opinion)}
                  <Text whiteSpace="pre-line">{opinion.text}</Text>
                </Box>
              ),
            },
            {
              header: t('admin.opinions.at'),
              cell: ({ createdAt }) => <Text whiteSpace="nowrap">{formatDateTime(createdAt)}</Text>,
            },
            {
              header: t('order.list.action'),
              card: 'actions',
              cell: ({ id: postId, authorName, product }) => {
                const about = { name: authorName, product: product.name };
                return (
                  <PublishButton
                    about={t('admin.opinions.about', about)}
                    publish={() => onPublish(postId)}
                    onPublished={() => {
                      setTold(t('admin.opinions.published', about));
                      // The row that had the focus is gone.
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
  /** Whose opinion about what, for screen readers. */
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
        {t(busy ? 'admin.opinions.publishing' : 'admin.opinions.publish')}{' '}
        <VisuallyHidden>{about}</VisuallyHidden>
      </Button>
      {failure && <Notice tone="error">{failure}</Notice>}
    </>
  );
};
