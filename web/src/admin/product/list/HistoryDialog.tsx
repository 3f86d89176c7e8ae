import { Box, chakra, Stack, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { useStockHistoryQuery } from '../../../generated/graphql.ts';
import { adminPaths } from '../../../lib/adminPaths.ts';
import { errorMessage } from '../../../lib/errorMessage.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { FailedState } from '../../../ui/FailedState.tsx';
import { MoreButton } from '../../../ui/MoreButton.tsx';
import { LoadingShape } from '../../ui/LoadingShape.tsx';

/* GraphQL */ `
  query StockHistory($productId: ID!, $after: String) {
    stockHistory(productId: $productId, first: 30, after: $after) {
      edges {
        cursor
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

interface HistoryDialogProps {
  /** The product; null while the dialog is closed. */
  product: { id: string; name: string } | null;
  onClose: () => void;
}

/** What has changed the stock of a product: when, why, by whom, for which order, and what was left. */
export const HistoryDialog = ({ product, onClose }: HistoryDialogProps) => {
  const { t } = useMessages();
  return (
    <Dialog
      open={product !== null}
      title={t('admin.products.historyOf', { name: product?.name ?? '' })}
      onClose={onClose}
    >
      {product && <History productId={product.id} />}
      <Close type="button" onClick={onClose}>
        {t('admin.products.close')}
      </Close>
    </Dialog>
  );
};

const History = ({ productId }: { productId: string }) => {
  const { t, formatDateTime, formatNumber } = useMessages();
  const { data, error, refetch, fetchMore } = useStockHistoryQuery({
    variables: { productId },
    fetchPolicy: 'cache-and-network',
  });
  const list = data?.stockHistory;
  if (!list && error)
    return (
      <FailedState message={errorMessage(error)} onRetry={() => void refetch().catch(() => undefined)} />
    );
  if (!list) return <LoadingShape h="40" />;
  if (list.edges.length === 0) return <Text color="fg.muted">{t('admin.products.historyNone')}</Text>;
  return (
    <Stack gap="3">
      <Box maxH="55dvh" overflowY="auto" tabIndex={0} role="region" aria-label={t('admin.products.history')}>
        <Table>
          <thead>
            <tr>
              <th scope="col">{t('admin.products.history.at')}</th>
              <th scope="col">{t('admin.products.history.why')}</th>
              <th scope="col" data-figures>
                {t('admin.products.history.change')}
              </th>
              <th scope="col" data-figures>
                {t('admin.products.history.balance')}
              </th>
            </tr>
          </thead>
          <tbody>
            {list.edges.map(({ node }) => (
              <tr key={node.id}>
                <td>{formatDateTime(node.at)}</td>
                <td>
                  {node.orderId === null ? (
                    t(`admin.products.kind.${node.kind}`)
                  ) : (
                    <Anchor asChild>
                      <Link to={adminPaths.order(node.orderId)}>{t(`admin.products.kind.${node.kind}`)}</Link>
                    </Anchor>
                  )}
                  {[node.variantName, node.actorName, node.reason]
                    .filter((part) => part !== null)
                    .map((part) => (
                      <Muted key={part}> · {part}</Muted>
                    ))}
                </td>
                <td data-figures>
                  {node.available > 0 && '+'}
                  {formatNumber(node.available)}
                </td>
                <td data-figures>{formatNumber(node.balance)}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      </Box>
      {list.pageInfo.hasNextPage && (
        <MoreButton
          key={list.edges.length}
          label={t('admin.table.more')}
          onMore={() => fetchMore({ variables: { after: list.pageInfo.endCursor } })}
        />
      )}
    </Stack>
  );
};

const Table = chakra('table', {
  base: {
    w: 'full',
    textStyle: 'sm',
    '& th, & td': { px: '2', py: '1.5', textAlign: 'start', verticalAlign: 'top', overflowWrap: 'anywhere' },
    '& [data-figures]': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
    '& th': { color: 'fg.muted', textStyle: 'xs', fontWeight: 'medium' },
    '& td': { borderTopWidth: '1px', borderColor: 'border' },
  },
});

const Anchor = chakra('span', { base: { color: 'brand.fg', textDecoration: 'underline' } });
const Muted = chakra('span', { base: { color: 'fg.muted' } });
const Close = chakra('button', {
  base: { mt: '4', h: '11', px: '4', borderWidth: '1px', borderColor: 'border', borderRadius: 'control' },
});
