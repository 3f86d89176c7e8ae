import { Box, Button, chakra, Flex, HStack, VisuallyHidden } from '@chakra-ui/react';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { MAX_MARKED } from '#schema/conversation.ts';
import {
  MessagesPageDocument,
  useMarkConversationsMutation,
  type Messages_ConversationFragment,
} from '#web/generated/graphql.ts';
import { adminPaths } from '#web/lib/adminPaths.ts';
import { useAction } from '#web/lib/form/useAction.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import type { AdminColumns } from '../kit/table/columns.ts';
import { FilterSelect } from '../kit/list/filters/FilterSelect.tsx';
import { AdminList } from '../kit/list/AdminList.tsx';
import { oneOf } from '../kit/list/listState.ts';
import { useAdminList } from '../kit/list/useAdminList.ts';
import { useToast } from '../ui/toasts/toasts.ts';
import { OrderLink } from '../ui/OrderLink.tsx';
import { useObserved } from '#web/lib/stores.ts';
import { inboxChanges } from './inboxChanges.ts';

/* GraphQL */ `
  fragment Messages_conversation on Conversation {
    id
    name
    email
    unread
    lastMessage {
      id
      text
      sentAt
      isFromShop
      readAt
      order {
        id
        number
      }
    }
  }

  query MessagesPage($isRead: Boolean, $after: String) {
    conversations(isRead: $isRead, first: 50, after: $after) {
      edges {
        node {
          ...Messages_conversation
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

  mutation MarkConversations($ids: [ID!]!, $isRead: Boolean!) {
    markConversations(ids: $ids, isRead: $isRead) {
      id
      unread
    }
  }
`;

const SHOWN = ['unread', 'read'] as const;
const schema = { show: oneOf(SHOWN) };

/** The inbox: conversations with customers and visitors, the latest first, as they change. */
export default function MessagesPage() {
  const { t, formatDateTime, formatNumber } = useMessages();
  const navigate = useNavigate();
  const list = useAdminList({
    schema,
    document: MessagesPageDocument,
    variables: ({ show }) => ({ isRead: show === null ? null : show === 'read' }),
    connection: ({ conversations }) => conversations,
  });
  const { state, selected, select } = list;
  const markConversations = useMarkConversationsMutation();
  const mark = async (ids: string[], isRead: boolean) => {
    for (let start = 0; start < ids.length; start += MAX_MARKED)
      await markConversations({ ids: ids.slice(start, start + MAX_MARKED), isRead });
  };
  const say = useToast();
  const bulk = useAction(async (isRead: boolean) => {
    const ids = [...selected];
    await mark(ids, isRead);
    select(new Set());
    say({
      text: t(isRead ? 'admin.messages.read.done' : 'admin.messages.unread.done', { count: ids.length }),
      undo: () => mark(ids, !isRead),
    });
  });
  // What fails now is asked for again with the next change.
  const refetch = useEffectEvent(() => void list.refetch().catch(() => undefined));
  const changes = useObserved(inboxChanges, (count) => count);
  useEffect(() => {
    if (changes > 0) refetch();
  }, [changes]);
  const columns: AdminColumns<Messages_ConversationFragment> = {
    from: {
      header: t('admin.messages.from'),
      width: 220,
      card: 'title',
      cell: ({ name, unread }) => (
        <HStack gap="2" minW="0" position="relative">
          {unread > 0 && (
            <>
              <Count aria-hidden>{formatNumber(unread)}</Count>
              <VisuallyHidden>{t('admin.messages.unread')}</VisuallyHidden>
            </>
          )}
          <OneLine fontWeight={unread > 0 ? 'semibold' : 'normal'}>{name}</OneLine>
        </HStack>
      ),
    },
    text: {
      header: t('admin.messages.text'),
      card: 'wide',
      cell: ({ unread, lastMessage: { text, isFromShop } }) => (
        <OneLine color={unread > 0 ? 'fg' : 'fg.muted'}>
          {isFromShop && `${t('admin.messages.you')} `}
          {text || t('admin.messages.pictures')}
        </OneLine>
      ),
    },
    order: {
      header: t('admin.messages.about'),
      width: 110,
      cell: ({ lastMessage: { order } }) => (order === null ? null : <OrderLink order={order} />),
    },
    email: { header: t('customer.email'), width: 230, isHidden: true, cell: ({ email }) => email },
    sent: {
      header: t('admin.messages.sent'),
      width: 160,
      card: 'aside',
      cell: ({ lastMessage: { sentAt } }) => <time dateTime={sentAt}>{formatDateTime(sentAt)}</time>,
    },
  };
  return (
    <AdminList<Messages_ConversationFragment>
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
          {bulk.failure && (
            <Box mb="3">
              <Notice tone="error">{bulk.failure}</Notice>
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
      onOpen={({ id }) => void navigate(adminPaths.conversation(id))}
    />
  );
}

const OneLine = chakra('span', { base: { lineClamp: '1', overflowWrap: 'anywhere' } });

const Count = chakra('span', {
  base: {
    flexShrink: '0',
    minW: '5',
    px: '1.5',
    borderRadius: 'full',
    bg: 'brand.solid',
    color: 'brand.contrast',
    textStyle: 'xs',
    fontWeight: 'semibold',
    textAlign: 'center',
    fontVariantNumeric: 'tabular-nums',
  },
});
