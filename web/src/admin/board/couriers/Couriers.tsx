import { Box, Button } from '@chakra-ui/react';
import { useState } from 'react';
import { useCouriersQuery } from '#web/generated/graphql.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { AdminTable } from '#web/admin/kit/table/AdminTable.tsx';
import { PayoutDialog, type Balance } from './PayoutDialog.tsx';
import { Payouts } from './Payouts.tsx';
import { Explanation } from '#web/admin/ui/texts.tsx';

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
      <Explanation>{t('admin.board.couriers.why')}</Explanation>
      <AdminTable
        label={t('admin.board.tab.couriers')}
        rows={data?.courierBalances}
        rowKey={({ carrier }) => carrier}
        rowName={({ carrier }) => carrier}
        count={data?.courierBalances.length}
        error={error}
        onRetry={() => void refetch().catch(() => undefined)}
        empty={<Explanation py="4">{t('admin.board.couriers.none')}</Explanation>}
        columns={{
          carrier: {
            header: t('admin.board.ship.carrier'),
            card: 'title',
            cell: ({ carrier }) => carrier,
          },
          ...Object.fromEntries(
            (['collectedCents', 'paidOutCents', 'feesCents', 'owedCents'] as const).map((name) => [
              name,
              {
                header: t(`admin.board.couriers.${name}`),
                figures: true,
                width: 140,
                cell: (balance: Balance) => formatMoney(balance[name]),
              },
            ]),
          ),
          actions: {
            header: t('order.list.action'),
            card: 'actions',
            width: 160,
            cell: (balance) =>
              balance.owedCents > 0 && (
                <Button
                  size="xs"
                  variant="outline"
                  aria-label={t('admin.board.couriers.record.of', { carrier: balance.carrier })}
                  onClick={() => payOut(balance)}
                >
                  {t('admin.board.couriers.record')}
                </Button>
              ),
          },
        }}
      />
      <Payouts />
      <PayoutDialog balance={from} onClose={() => payOut(null)} />
    </Box>
  );
};
