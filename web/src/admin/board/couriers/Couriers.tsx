import { Box, Button, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useCouriersQuery } from '#web/generated/graphql.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { AdminTable } from '#web/admin/kit/table/AdminTable.tsx';
import { PayoutDialog, type Balance } from './PayoutDialog.tsx';
import { Payouts } from './Payouts.tsx';

/* GraphQL */ `
  fragment CourierBalance_balance on CourierBalance {
    carrier
    collectedCents
    paidOutCents
    feesCents
    owedCents
  }

  query Couriers {
    courierBalances {
      ...CourierBalance_balance
    }
  }
`;

/** What couriers have collected at the door and owe the shop, and where a payout of theirs is entered. */
export const Couriers = () => {
  const { t, formatMoney } = useMessages();
  const { data, error, refetch } = useCouriersQuery({ fetchPolicy: 'cache-and-network' });
  const [from, payOut] = useState<Balance | null>(null);
  return (
    <Box>
      <Text textStyle="sm" color="fg.muted" maxW="prose">
        {t('admin.board.couriers.why')}
      </Text>
      <AdminTable
        label={t('admin.board.tab.couriers')}
        rows={data?.courierBalances}
        rowKey={({ carrier }) => carrier}
        rowName={({ carrier }) => carrier}
        count={data?.courierBalances.length}
        error={error}
        onRetry={() => void refetch().catch(() => undefined)}
        empty={
          <Text textStyle="sm" color="fg.muted" py="4">
            {t('admin.board.couriers.none')}
          </Text>
        }
        columns={[
          {
            id: 'carrier',
            header: t('admin.board.ship.carrier'),
            card: 'title',
            cell: ({ carrier }) => carrier,
          },
          ...(['collectedCents', 'paidOutCents', 'feesCents', 'owedCents'] as const).map((name) => ({
            id: name,
            header: t(`admin.board.couriers.${name}`),
            figures: true,
            width: 140,
            cell: (balance: Balance) => formatMoney(balance[name]),
          })),
          {
            id: 'actions',
            header: t('order.list.action'),
            card: 'actions',
            width: 160,
            cell: (balance) =>
              balance.owedCents > 0 && (
                <Button
                  size="xs"
                  minH={{ base: '11', md: '8' }}
                  variant="outline"
                  aria-label={t('admin.board.couriers.record.of', { carrier: balance.carrier })}
                  onClick={() => payOut(balance)}
                >
                  {t('admin.board.couriers.record')}
                </Button>
              ),
          },
        ]}
      />
      <Payouts />
      <PayoutDialog balance={from} onClose={() => payOut(null)} />
    </Box>
  );
};
