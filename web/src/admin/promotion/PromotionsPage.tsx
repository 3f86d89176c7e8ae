import { Button, HStack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { usePromotionsPageQuery, useUpdatePromotionMutation } from '#web/generated/graphql.ts';
import { tableOf } from '../kit/list/tableOf.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { AdminPage } from '../AdminPage.tsx';
import { AdminTable } from '../kit/table/AdminTable.tsx';
import { StateDot } from '../ui/StateDot.tsx';
import { useToast, useToastAction } from '../ui/toasts/toasts.ts';
import { lastDay } from './lastDay.ts';
import type { Promotion } from './promotion.ts';
import { PromotionDialog } from './PromotionDialog.tsx';

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
    categoryIds
    productIds
    categories {
      id
      name
    }
    products {
      id
      name
    }
    used
    active
  }

  query PromotionsPage($after: String) {
    promotions(first: 50, after: $after) {
      totalCount
      edges {
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

  mutation UpdatePromotion($id: ID!, $input: PromotionInput!) {
    updatePromotion(id: $id, input: $input) {
      ... on SavePromotionSuccess {
        promotion {
          ...Promotion_promotion
        }
      }
    }
  }
`;

/** The promotions of the shop: what each takes off, how often it is used, and new ones. */
export default function PromotionsPage() {
  const { t, translate, formatMoney, formatNumber, formatDate } = useMessages();
  const result = usePromotionsPageQuery({ fetchPolicy: 'cache-and-network' });
  const [edited, edit] = useState<Promotion | 'new' | null>(null);
  const say = useToast();
  const update = useUpdatePromotionMutation();
  const send = (promotion: Promotion, active: boolean) => {
    const { id, code, kind, percent, amountCents, minimumCents, startsAt, endsAt } = promotion;
    const { totalLimit, customerLimit, categoryIds, productIds } = promotion;
    const limits = { totalLimit, customerLimit, categoryIds, productIds };
    return update({
      id,
      input: { code, kind, percent, amountCents, minimumCents, startsAt, endsAt, ...limits, active },
    });
  };
  /** Pauses a promotion or lets it go on; both can be taken back. */
  const change = useToastAction(async (promotion: Promotion) => {
    const { active, code } = promotion;
    const result = await send(promotion, !active);
    if (result.__typename === 'InvalidInput') return result;
    const text = t(active ? 'admin.promotions.paused' : 'admin.promotions.begun', { code });
    say({ text, undo: () => send(promotion, active) });
  });
  const table = tableOf(result.data?.promotions, result);
  return (
    <AdminPage
      title={t('admin.promotions.title')}
      actions={
        <Button size="sm" onClick={() => edit('new')}>
          {t('admin.promotions.new')}
        </Button>
      }
    >
      <AdminTable
        label={t('admin.promotions.title')}
        {...table}
        rowKey={({ id }) => id}
        rowName={({ code }) => code}
        count={result.data?.promotions.totalCount}
        empty={<EmptyState title={t('admin.promotions.none')} text={t('admin.promotions.none.text')} />}
        columns={{
          code: {
            header: t('admin.promotions.code'),
            card: 'title',
            width: 120,
            cell: ({ code }) => code,
          },
          state: {
            header: t('admin.promotions.state'),
            card: 'aside',
            width: 90,
            cell: ({ active }) => (
              <StateDot colorPalette={active ? 'green' : 'gray'}>
                {t(active ? 'admin.promotions.on' : 'admin.promotions.off')}
              </StateDot>
            ),
          },
          value: {
            header: t('admin.promotions.value'),
            figures: true,
            width: 110,
            cell: ({ kind, percent, amountCents }) =>
              kind === 'FREE_DELIVERY'
                ? t('admin.promotions.kind.FREE_DELIVERY')
                : percent === null
                  ? formatMoney(amountCents ?? 0)
                  : t('admin.promotions.percent', { count: percent }),
          },
          scope: {
            header: t('admin.promotions.scope'),
            cell: ({ categoryIds, productIds, categories, products }) => (
              <Text lineClamp="2" whiteSpace="normal" overflowWrap="anywhere">
                {categoryIds.length + productIds.length === 0
                  ? t('admin.promotions.scope.all')
                  : [...categories.map(({ name }) => translate(name)), ...products.map(({ name }) => name)].join(
                      ', ',
                    ) || '–'}
              </Text>
            ),
          },
          minimum: {
            header: t('admin.promotions.minimum'),
            figures: true,
            width: 110,
            cell: ({ minimumCents }) => (minimumCents > 0 ? formatMoney(minimumCents) : null),
          },
          from: {
            header: t('admin.promotions.from'),
            width: 100,
            cell: ({ startsAt }) => (startsAt ? formatDate(startsAt) : null),
          },
          until: {
            header: t('admin.promotions.until'),
            width: 100,
            cell: ({ endsAt }) => (endsAt ? formatDate(lastDay(endsAt).toISOString()) : null),
          },
          used: {
            header: t('admin.promotions.used'),
            figures: true,
            width: 85,
            cell: ({ used, totalLimit }) =>
              totalLimit === null
                ? formatNumber(used)
                : t('admin.promotions.usedOf', { count: used, most: totalLimit }),
          },
          actions: {
            header: t('order.list.action'),
            card: 'actions',
            width: 135,
            cell: (promotion) => (
              <HStack gap="2" wrap="wrap">
                <Button
                  size="xs"
                  variant="outline"
                  aria-label={t('admin.promotions.edit.of', { code: promotion.code })}
                  onClick={() => edit(promotion)}
                >
                  {t('admin.promotions.edit')}
                </Button>
                <Button
                  size="xs"
                  variant="outline"
                  aria-busy={change.busy && change.what?.id === promotion.id}
                  aria-label={t(promotion.active ? 'admin.promotions.pause.of' : 'admin.promotions.goOn.of', {
                    code: promotion.code,
                  })}
                  onClick={() => change.run(promotion)}
                >
                  {t(promotion.active ? 'admin.promotions.pause' : 'admin.promotions.goOn')}
                </Button>
              </HStack>
            ),
          },
        }}
      />
      <PromotionDialog of={edited} onClose={() => edit(null)} />
    </AdminPage>
  );
}
