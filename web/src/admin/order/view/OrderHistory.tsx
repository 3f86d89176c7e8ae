import { Box, chakra, Text } from '@chakra-ui/react';
import type { OrderHistory_AdminOrderFragment } from '#web/generated/graphql.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { Moment } from '#web/ui/Moment.tsx';
import { OrderDot } from '#web/admin/ui/OrderDot.tsx';
import { Section } from './Section.tsx';

/* GraphQL */ `
  fragment OrderHistory_adminOrder on AdminOrder {
    changes {
      status
      at
      actor
      reason
      by {
        id
        displayName
      }
    }
  }
`;

/** Who has moved the order, when and why; the last move first. */
export const OrderHistory = ({ details: { changes } }: { details: OrderHistory_AdminOrderFragment }) => {
  const { t } = useMessages();
  return (
    <Section title={t('admin.order.history')}>
      <List>
        {changes.toReversed().map(({ status, at, actor, by, reason }) => (
          <li key={`${status} ${at}`}>
            <OrderDot status={status} />
            <Text textStyle="xs" color="fg.muted">
              <Moment at={at} /> · {by?.displayName ?? t(`admin.order.actor.${actor}`)}
            </Text>
            {reason && (
              <Box textStyle="sm" mt="1" whiteSpace="pre-line" overflowWrap="anywhere">
                {reason}
              </Box>
            )}
          </li>
        ))}
      </List>
    </Section>
  );
};

const List = chakra('ol', {
  base: {
    listStyleType: 'none',
    textStyle: 'sm',
    '& > li': { py: '2', borderTopWidth: '1px', borderColor: 'border' },
  },
});
