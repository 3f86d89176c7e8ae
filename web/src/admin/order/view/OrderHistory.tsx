import { Box } from '@chakra-ui/react';
import type { OrderHistory_AdminOrderFragment } from '#web/generated/graphql.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { Rows } from '#web/admin/ui/Rows.tsx';
import { Moment } from '#web/ui/Moment.tsx';
import { OrderDot } from '#web/admin/ui/OrderDot.tsx';
import { PanelSection } from '#web/admin/ui/Section.tsx';
import { Detail } from '#web/admin/ui/texts.tsx';

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
    <PanelSection title={t('admin.order.history')}>
      <Rows as="ol">
        {changes.toReversed().map(({ status, at, actor, by, reason }) => (
          <li key={`${status} ${at}`}>
            <OrderDot status={status} />
            <Detail>
              <Moment at={at} /> · {by?.displayName ?? t(`admin.order.actor.${actor}`)}
            </Detail>
            {reason && (
              <Box textStyle="sm" mt="1" whiteSpace="pre-line" overflowWrap="anywhere">
                {reason}
              </Box>
            )}
          </li>
        ))}
      </Rows>
    </PanelSection>
  );
};
