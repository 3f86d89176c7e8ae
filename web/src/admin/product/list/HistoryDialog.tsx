import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { usePriceHistoryQuery, useStockHistoryQuery, type StockHistoryQuery } from '#web/generated/graphql.ts';
import { adminPaths } from '#web/lib/adminPaths.ts';
import { tableOf } from '#web/admin/kit/list/tableOf.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Tabs } from '#web/ui/Tabs.tsx';
import { HistoryTable } from './HistoryTable.tsx';
import { Muted } from '#web/admin/ui/texts.tsx';

/* GraphQL */ `
  query StockHistory($productId: ID!, $after: String) {
    stockHistory(productId: $productId, first: 30, after: $after) {
      edges {
        node {
          id
          at
          kind
          available
          balance
          variantName
          orderId
          actorName
          reason
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`;

/* GraphQL */ `
  query PriceHistory($productId: ID!, $after: String) {
    priceHistory(productId: $productId, first: 30, after: $after) {
      edges {
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

interface HistoryDialogProps {
  /** The product; null while the dialog is closed. */
  product: { id: string; name: string } | null;
  onClose: () => void;
}

/** What has changed the stock of a product, and its prices: when, why, by whom, for which order, and what was left. */
export const HistoryDialog = ({ product, onClose }: HistoryDialogProps) => {
  const { t } = useMessages();
  const [shown, show] = useState<'stock' | 'prices'>('stock');
  return (
    <Dialog
      open={product !== null}
      title={t('admin.products.historyOf', { name: product?.name ?? '' })}
      onClose={onClose}
    >
      <Tabs
        label={t('admin.products.history')}
        tabs={[
          { key: 'stock', label: t('admin.products.history.stock') },
          { key: 'prices', label: t('admin.products.history.prices') },
        ]}
        current={shown}
        onChoose={show}
      >
        {product &&
          (shown === 'stock' ? <StockHistory productId={product.id} /> : <PriceHistory productId={product.id} />)}
      </Tabs>
      <Close type="button" onClick={onClose}>
        {t('admin.products.close')}
      </Close>
    </Dialog>
  );
};

type StockChange = StockHistoryQuery['stockHistory']['edges'][number]['node'];

const StockHistory = ({ productId }: { productId: string }) => {
  const { t, formatDateTime, formatNumber } = useMessages();
  const result = useStockHistoryQuery({
    variables: { productId },
    fetchPolicy: 'cache-and-network',
  });
  const table = tableOf(result.data?.stockHistory, result);
  return (
    <HistoryTable
      label={t('admin.products.history.stock')}
      none={t('admin.products.historyNone')}
      headers={[t('admin.products.history.at'), t('admin.products.history.why')]}
      figures={[t('admin.products.history.change'), t('admin.products.history.balance')]}
      {...table}
      rows={table.rows?.map((node) => ({
        id: node.id,
        cells: [formatDateTime(node.at), <Why key="why" {...node} />],
        figures: [`${node.available > 0 ? '+' : ''}${formatNumber(node.available)}`, formatNumber(node.balance)],
      }))}
    />
  );
};

const Why = ({ orderId, kind, variantName, actorName, reason }: StockChange) => {
  const { t } = useMessages();
  return (
    <>
      {orderId === null ? (
        t(`admin.products.kind.${kind}`)
      ) : (
        <Anchor asChild>
          <Link to={adminPaths.order(orderId)}>{t(`admin.products.kind.${kind}`)}</Link>
        </Anchor>
      )}
      {[variantName, actorName, reason]
        .filter((part) => part !== null)
        .map((part) => (
          <Muted key={part}> · {part}</Muted>
        ))}
    </>
  );
};

/** How the prices of a product have changed: when, by whom, from what to what. */
const PriceHistory = ({ productId }: { productId: string }) => {
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

const Anchor = chakra('span', { base: { color: 'brand.fg', textDecoration: 'underline' } });
const Close = chakra('button', {
  base: { mt: '4', h: '11', px: '4', borderWidth: '1px', borderColor: 'border', borderRadius: 'control' },
});
