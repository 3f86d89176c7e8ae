import { Button, Code, Flex, Heading, Stack, Text, VisuallyHidden } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import {
  useDismissFailedWorkMutation,
  useFailedWorkQuery,
  useRetryFailedWorkMutation,
} from '#web/generated/graphql.ts';
import { useAction } from '#web/lib/form/useAction.ts';
import { paths } from '#web/lib/paths.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { DataTable } from '#web/ui/DataTable.tsx';
import { FailedState } from '#web/ui/FailedState.tsx';
import { MoreButton } from '#web/ui/MoreButton.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { DoneMessage } from '#web/ui/DoneMessage.tsx';
import { TextLink } from '../ui/TextLink.tsx';

/* GraphQL */ `
  query FailedWork($after: String) {
    failedWork(first: 20, after: $after) {
      totalCount
      edges {
        node {
          id
          kind
          name
          orderId
          failedAt
          attempts
          error
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }

  mutation RetryFailedWork($id: ID!) {
    retryFailedWork(id: $id) {
      id
    }
  }

  mutation DismissFailedWork($id: ID!) {
    dismissFailedWork(id: $id) {
      id
    }
  }
`;

const again = { refetchQueries: ['FailedWork'], awaitRefetchQueries: true };

/** Mails, jobs and events that failed at every attempt; nothing while there are none. */
export const FailedWork = () => {
  const { t, formatDateTime, formatNumber } = useMessages();
  const { data, error, refetch, fetchMore } = useFailedWorkQuery({ fetchPolicy: 'cache-and-network' });
  const [retry, dismiss] = [useRetryFailedWorkMutation(again), useDismissFailedWorkMutation(again)];
  const [message, setMessage] = useState<string | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const list = data?.failedWork;
  if (!list && error) return <FailedState error={error} retry={refetch} />;
  if (!list || (list.totalCount === 0 && message === null)) return null;
  const settle = async (work: Promise<unknown>, text: string) => {
    setMessage(null);
    await work;
    setMessage(text);
    // The row that had the focus is gone.
    heading.current?.focus();
  };
  return (
    <Stack as="section" gap="4" aria-labelledby="failed-work-title">
      <Heading as="h2" size="md" id="failed-work-title" ref={heading} tabIndex={-1} outline="none">
        {t('admin.failed.title', { count: list.totalCount })}
      </Heading>
      <DoneMessage>{message}</DoneMessage>
      {list.totalCount > 0 && (
        <>
          <Text color="fg.muted" maxW="prose">
            {t('admin.failed.why')}
          </Text>
          <DataTable
            label={t('admin.failed.label')}
            rows={list.edges.map(({ node }) => node)}
            rowKey={({ id }) => id}
            columns={[
              {
                header: t('admin.failed.at'),
                cell: ({ failedAt }) => <Text whiteSpace="nowrap">{formatDateTime(failedAt)}</Text>,
              },
              {
                header: t('admin.failed.what'),
                cell: ({ kind, name, orderId }) => (
                  <Stack gap="1" align="start">
                    <Text>
                      {t(`admin.failed.${kind}`)} <Code>{name}</Code>
                    </Text>
                    {orderId && <TextLink to={paths.viewOrder(orderId)}>{t('admin.failed.order')}</TextLink>}
                  </Stack>
                ),
              },
              {
                header: t('admin.failed.attempts'),
                figures: true,
                cell: ({ attempts }) => formatNumber(attempts),
              },
              {
                header: t('admin.failed.error'),
                card: 'wide',
                cell: ({ error: failure }) => (
                  <Text lang="en" minW={{ lg: '13rem' }} maxW="prose" overflowWrap="anywhere">
                    {failure}
                  </Text>
                ),
              },
              {
                header: t('order.list.action'),
                card: 'actions',
                cell: ({ id, name }) => (
                  <Actions
                    name={name}
                    retry={() => settle(retry({ id }), t('admin.failed.retried', { name }))}
                    dismiss={() => settle(dismiss({ id }), t('admin.failed.dismissed', { name }))}
                  />
                ),
              },
            ]}
          />
        </>
      )}
      {list.pageInfo.hasNextPage && (
        <MoreButton
          label={t('customer.admin.more')}
          onMore={() => fetchMore({ variables: { after: list.pageInfo.endCursor } })}
        />
      )}
    </Stack>
  );
};

interface ActionsProps {
  /** What failed, for screen readers. */
  name: string;
  retry: () => Promise<void>;
  dismiss: () => Promise<void>;
}

const Actions = ({ name, retry, dismiss }: ActionsProps) => {
  const { t } = useMessages();
  const { busy, failure, run, what } = useAction<'retry' | 'dismiss'>((chosen) =>
    chosen === 'retry' ? retry() : dismiss(),
  );
  const busyWith = busy ? what : undefined;
  return (
    <Stack gap="2">
      <Flex gap="2" wrap="wrap">
        <Button size="sm" onClick={() => run('retry')} aria-busy={busyWith === 'retry'}>
          {t(busyWith === 'retry' ? 'admin.failed.retrying' : 'admin.failed.retry')}{' '}
          <VisuallyHidden>{name}</VisuallyHidden>
        </Button>
        <Button size="sm" variant="outline" onClick={() => run('dismiss')} aria-busy={busyWith === 'dismiss'}>
          {t(busyWith === 'dismiss' ? 'admin.failed.dismissing' : 'admin.failed.dismiss')}{' '}
          <VisuallyHidden>{name}</VisuallyHidden>
        </Button>
      </Flex>
      {failure && <Notice tone="error">{failure}</Notice>}
    </Stack>
  );
};
