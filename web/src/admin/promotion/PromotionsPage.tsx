import { Button } from '@chakra-ui/react';
import { useState } from 'react';
import { dayOf, startOfDay } from '../../../../schema/days.ts';
import { usePromotionsPageQuery, type PromotionsPageQuery } from '../../generated/graphql.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { AdminPage } from '../AdminPage.tsx';
import { AdminTable } from '../table/AdminTable.tsx';
import { StateDot } from '../ui/StateDot.tsx';
import { NewPromotionDialog } from './NewPromotionDialog.tsx';
import { useSwitchPromotion } from './useSwitchPromotion.ts';

/* GraphQL */ `
  fragment Promotion_promotion on Promotion {
    id
    code
    kind
    percent
    amountCents
    minimumCents
    startsAt
    endsAt
    totalLimit
    customerLimit
    category {
      id
    }
    used
    active
  }

  query PromotionsPage($after: String) {
    promotions(first: 50, after: $after) {
      totalCount
      edges {
        cursor
        node {
          ...Promotion_promotion
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`;

/** A promotion of the list. */
export type Promotion = PromotionsPageQuery['promotions']['edges'][number]['node'];

/** The last day of a promotion that ends at an instant: it may end at midnight, which is the next day already. */
const lastDay = (endsAt: string): string => startOfDay(dayOf(new Date(Date.parse(endsAt) - 1))).toISOString();

/** The promotions of the shop: what each takes off, how often it is used, and new ones. */
export default function PromotionsPage() {
  const { t, formatMoney, formatNumber, formatDate } = useMessages();
  const { data, error, refetch, fetchMore } = usePromotionsPageQuery({ fetchPolicy: 'cache-and-network' });
  const [isNew, setNew] = useState(false);
  const { busyWith, change } = useSwitchPromotion();
  const list = data?.promotions;
  return (
    <AdminPage
      title={t('admin.promotions.title')}
      actions={
        <Button size="sm" onClick={() => setNew(true)}>
          {t('admin.promotions.new')}
        </Button>
      }
    >
      <AdminTable
        label={t('admin.promotions.title')}
        rows={list?.edges.map(({ node }) => node)}
        rowKey={({ id }) => id}
        rowName={({ code }) => code}
        count={list?.totalCount}
        error={error}
        onRetry={() => void refetch().catch(() => undefined)}
        empty={<EmptyState title={t('admin.promotions.none')} text={t('admin.promotions.none.text')} />}
        onMore={
          list?.pageInfo.hasNextPage
            ? () => fetchMore({ variables: { after: list.pageInfo.endCursor } })
            : undefined
        }
        columns={[
          { id: 'code', header: t('admin.promotions.code'), card: 'title', cell: ({ code }) => code },
          {
            id: 'state',
            header: t('admin.promotions.state'),
            card: 'aside',
            width: 90,
            cell: ({ active }) => (
              <StateDot colorPalette={active ? 'green' : 'gray'}>
                {t(active ? 'admin.promotions.on' : 'admin.promotions.off')}
              </StateDot>
            ),
          },
          {
            id: 'value',
            header: t('admin.promotions.value'),
            figures: true,
            width: 110,
            cell: ({ percent, amountCents }) =>
              percent === null
                ? formatMoney(amountCents ?? 0)
                : t('admin.promotions.percent', { count: percent }),
          },
          {
            id: 'minimum',
            header: t('admin.promotions.minimum'),
            figures: true,
            width: 120,
            cell: ({ minimumCents }) => (minimumCents > 0 ? formatMoney(minimumCents) : '–'),
          },
          {
            id: 'from',
            header: t('admin.promotions.from'),
            width: 130,
            cell: ({ startsAt }) => (startsAt ? formatDate(startsAt) : '–'),
          },
          {
            id: 'until',
            header: t('admin.promotions.until'),
            width: 130,
            cell: ({ endsAt }) => (endsAt ? formatDate(lastDay(endsAt)) : '–'),
          },
          {
            id: 'used',
            header: t('admin.promotions.used'),
            figures: true,
            width: 120,
            cell: ({ used, totalLimit }) =>
              totalLimit === null
                ? formatNumber(used)
                : t('admin.promotions.usedOf', { count: used, most: totalLimit }),
          },
          {
            id: 'actions',
            header: t('order.list.action'),
            card: 'actions',
            width: 130,
            cell: (promotion) => (
              <Button
                size="xs"
                minH={{ base: '11', md: '8' }}
                variant="outline"
                aria-busy={busyWith === promotion.id}
                aria-label={t(promotion.active ? 'admin.promotions.end.of' : 'admin.promotions.again.of', {
                  code: promotion.code,
                })}
                onClick={() => change(promotion, !promotion.active)}
              >
                {t(promotion.active ? 'admin.promotions.end' : 'admin.promotions.again')}
              </Button>
            ),
          },
        ]}
      />
      <NewPromotionDialog open={isNew} onClose={() => setNew(false)} />
    </AdminPage>
  );
}
