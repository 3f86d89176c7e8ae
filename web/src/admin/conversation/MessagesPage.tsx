import { Box, Button, chakra, Flex, HStack, VisuallyHidden } from '@chakra-ui/react';
import { useState } from 'react';
import { MessagesPageDocument, type Messages_MessageFragment } from '#web/generated/graphql.ts';
import { useAction } from '#web/lib/form/useAction.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import type { AdminColumns } from '../kit/table/columns.ts';
import { FilterSelect } from '../kit/list/FilterSelect.tsx';
import { AdminList } from '../kit/list/AdminList.tsx';
import { oneOf } from '../kit/list/listState.ts';
import { useAdminList } from '../kit/list/useAdminList.ts';
import { useToast } from '../ui/toasts/toasts.ts';
import { MessageDialog } from './MessageDialog.tsx';
import { useMarkMessages } from './useMarkMessages.ts';
import { OrderLink } from '../ui/OrderLink.tsx';

/* GraphQL */ `
  query MessagesPage($isRead: Boolean, $after: String) {
    messages(isRead: $isRead, first: 50, after: $after) {
      edges {
        node {
          id
          ...Messages_message
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
      totalCount
      isTotalExact
    }
  }
`;

const SHOWN = ['unread', 'read'] as const;
const schema = { show: oneOf(SHOWN) };

/** Messages to the shop, the unread ones first. Opening one marks it as read. */
export default function MessagesPage() {
  const { t, formatDateTime } = useMessages();
  const list = useAdminList({
    schema,
    document: MessagesPageDocument,
    variables: ({ show }) => ({ isRead: show === null ? null : show === 'read' }),
    connection: ({ messages }) => messages,
  });
  const { state, selected, select } = list;
  const [openedId, open] = useState<string | null>(null);
  const mark = useMarkMessages();
  const say = useToast();
  const read = useAction((id: string) => mark([id], true));
  const bulk = useAction(async (isRead: boolean) => {
    const ids = [...selected];
    await mark(ids, isRead);
    select(new Set());
    say({
      text: t(isRead ? 'admin.messages.read.done' : 'admin.messages.unread.done', { count: ids.length }),
      undo: () => mark(ids, !isRead),
    });
  });
  const failure = read.failure ?? bulk.failure;
  const columns: AdminColumns<Messages_MessageFragment> = {
    from: {
      header: t('admin.messages.from'),
      width: 220,
      card: 'title',
      cell: ({ name, readAt }) => (
        <HStack gap="2" minW="0" position="relative">
          {readAt === null && (
            <>
              <Box w="2" h="2" borderRadius="full" bg="brand.solid" flexShrink="0" aria-hidden />
              <VisuallyHidden>{t('admin.messages.unread')}</VisuallyHidden>
            </>
          )}
          <OneLine fontWeight={readAt === null ? 'semibold' : 'normal'}>{name}</OneLine>
        </HStack>
      ),
    },
    text: {
      header: t('admin.messages.text'),
      card: 'wide',
      cell: ({ text, readAt }) => <OneLine color={readAt === null ? 'fg' : 'fg.muted'}>{text}</OneLine>,
    },
    order: {
      header: t('admin.messages.about'),
      width: 110,
      cell: ({ order }) => (order === null ? '–' : <OrderLink order={order} />),
    },
    email: { header: t('customer.email'), width: 230, isHidden: true, cell: ({ email }) => email },
    sent: {
      header: t('admin.messages.sent'),
      width: 160,
      card: 'aside',
      cell: ({ sentAt }) => <time dateTime={sentAt}>{formatDateTime(sentAt)}</time>,
    },
  };
  return (
    <AdminList<Messages_MessageFragment>
      title={t('admin.messages.title')}
      name="messages"
      list={list}
      views={{ list: 'MESSAGES' }}
      filters={
        <>
          <Flex gap="2" wrap="wrap" mb="3">
            <FilterSelect
              label={t('admin.messages.filter')}
              value={state.show}
              all={t('admin.messages.ALL')}
              options={SHOWN.map((value) => ({ value, label: t(`admin.messages.show.${value}`) }))}
              onChange={(show) => list.change({ show })}
            />
          </Flex>
          {failure && (
            <Box mb="3">
              <Notice tone="error">{failure}</Notice>
            </Box>
          )}
        </>
      }
      columns={columns}
      rowKey={({ id }) => id}
      rowName={({ name }) => name}
      bulkActions={
        <>
          <Button size="sm" onClick={() => bulk.run(true)}>
            {t('admin.messages.markRead')}
          </Button>
          <Button size="sm" variant="outline" onClick={() => bulk.run(false)}>
            {t('admin.messages.markUnread')}
          </Button>
        </>
      }
      empty={<EmptyState title={t(state.show === 'unread' ? 'admin.messages.allRead' : 'admin.messages.none')} />}
      onOpen={({ id, readAt }) => {
        open(id);
        if (readAt === null) void read.run(id);
      }}
    >
      <MessageDialog message={list.table.rows?.find(({ id }) => id === openedId) ?? null} onClose={() => open(null)} />
    </AdminList>
  );
}

const OneLine = chakra('span', { base: { lineClamp: '1', overflowWrap: 'anywhere' } });
