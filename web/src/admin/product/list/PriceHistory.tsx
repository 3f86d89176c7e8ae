import { usePriceHistoryQuery } from '#web/generated/graphql.ts';
import { tableOf } from '#web/admin/kit/list/tableOf.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { HistoryTable } from './HistoryTable.tsx';

/* GraphQL */ `
  query PriceHistory($productId: ID!, $after: String) {
    priceHistory(productId: $productId, first: 30, after: $after) {
      edges {
        cursor
        node {
          id
          at
          beforeCents
          afterCents
          variantName
          actorName
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`;

/** How the prices of a product have changed: when, by whom, from what to what. */
export const PriceHistory = ({ productId }: { productId: string }) => {
  const { t, formatDateTime, formatMoney } = useMessages();
  const result = usePriceHistoryQuery({
    variables: { productId },
    fetchPolicy: 'cache-and-network',
  });
  const table = tableOf(result.data?.priceHistory, result);
  const money = (cents: number | null) => (cents === null ? '–' : formatMoney(cents));
  return (
    <HistoryTable
      label={t('admin.products.history.prices')}
      none={t('admin.products.history.noPrices')}
      headers={[t('admin.products.history.at'), t('admin.products.history.who')]}
      figures={[t('admin.products.history.before'), t('admin.products.history.after')]}
      {...table}
      rows={table.rows?.map((node) => ({
        id: node.id,
        cells: [formatDateTime(node.at), [node.variantName, node.actorName].filter(Boolean).join(' · ') || '–'],
        figures: [money(node.beforeCents), money(node.afterCents)],
      }))}
    />
  );
};
