import { Button } from '@chakra-ui/react';
import { useMemo, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import * as v from 'valibot';
import { MAX_TERM_LENGTH } from '#schema/limits.ts';
import { ADMIN_PRODUCT_SORTS, type AdminProductSort } from '#schema/product-manage.ts';
import { PRODUCT_STATUSES } from '#schema/product.ts';
import {
  AllProductsPageDocument,
  useDeleteProductMutation,
  useDuplicateProductMutation,
  type StockLevel,
} from '#web/generated/graphql.ts';
import { adminPaths } from '#web/lib/adminPaths.ts';
import { useSettings } from '#web/lib/settings.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { AdminList } from '../kit/list/AdminList.tsx';
import { FilterBar } from '../kit/list/filters/FilterBar.tsx';
import { keyUpTo, oneOf, textUpTo } from '../kit/list/listState.ts';
import { useAdminList } from '../kit/list/useAdminList.ts';
import { useFailureToast, useToast } from '../ui/toasts/toasts.ts';
import { BulkActions } from './list/BulkActions.tsx';
import { ConfirmDialog } from '../kit/form/ConfirmDialog.tsx';
import { HistoryDialog } from './list/HistoryDialog.tsx';
import { productColumns, rowName } from './list/productColumns.tsx';
import { useChangeProduct } from './list/useChangeProduct.ts';
import { useProductOptions } from './list/useProductOptions.ts';
import { useProductRows, type ListedProduct, type ProductRow } from './list/useProductRows.ts';

/* GraphQL */ `
  query AllProductsPage($filter: AdminProductFilter!, $sort: AdminProductSort!, $after: String) {
    adminProducts(filter: $filter, sort: $sort, first: 50, after: $after) {
      edges {
        node {
          id
          ...ListedProduct_product
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
`;

/* GraphQL */ `
  mutation DeleteProduct($id: ID!) {
    deleteProduct(id: $id) {
      __typename
    }
  }

  mutation DuplicateProduct($id: ID!) {
    duplicateProduct(id: $id) {
      id
      name
    }
  }
`;

/** The words of the URL for how much is left. */
const STOCKS = { out: 'OUT', low: 'LOW', in: 'IN' } as const satisfies Record<string, StockLevel>;
const STOCK_WORDS = Object.keys(STOCKS) as (keyof typeof STOCKS)[];

const schema = {
  q: textUpTo(MAX_TERM_LENGTH),
  status: oneOf(PRODUCT_STATUSES),
  category: keyUpTo(MAX_TERM_LENGTH),
  brand: keyUpTo(MAX_TERM_LENGTH),
  stock: oneOf(STOCK_WORDS),
  sort: v.fallback(v.picklist(ADMIN_PRODUCT_SORTS), 'ADDED_DESC'),
};

/** All products: to find, to change in place, one by one or many at once. */
export default function AllProductsPage() {
  const messages = useMessages();
  const { lowStock } = useSettings();
  const { t } = messages;
  const sayFailure = useFailureToast();
  const navigate = useNavigate();
  const list = useAdminList({
    schema,
    document: AllProductsPageDocument,
    variables: ({ q, status, category, brand, stock, sort }) => ({
      filter: { term: q, status, category, brand, stock: stock && STOCKS[stock] },
      sort,
    }),
    connection: ({ adminProducts }) => adminProducts,
  });
  const [shown, showHistory] = useState<ListedProduct | null>(null);
  const [deleted, askToDelete] = useState<ListedProduct | null>(null);
  const options = useProductOptions();
  const edges = list.data?.adminProducts.edges;
  const products = useMemo(() => edges?.map(({ node }) => node), [edges]);
  const { rows, toggle, refresh, correct } = useProductRows(products);
  const changeProduct = useChangeProduct({ onChanged: refresh, onCurrent: correct });
  const remove = useDeleteProductMutation();
  const copy = useDuplicateProductMutation();
  const say = useToast();
  const readAgain = () => void list.refetch().catch(sayFailure);
  const duplicate = async ({ id }: ListedProduct) => {
    const made = await copy({ id });
    say({ text: t('admin.products.copied', { name: made.name }) });
    await navigate(adminPaths.editProduct(made.id));
  };

  const upload = (
    <Button asChild size="sm">
      <Link to={adminPaths.uploadProduct}>{t('admin.products.new')}</Link>
    </Button>
  );
  return (
    <AdminList<ProductRow, AdminProductSort>
      title={t('admin.products.title')}
      actions={
        <>
          <Button asChild size="sm" variant="outline">
            <Link to={adminPaths.importProducts}>{t('admin.products.import')}</Link>
          </Button>
          {upload}
        </>
      }
      name="products"
      list={{ ...list, table: { ...list.table, rows } }}
      views={{ list: 'PRODUCTS' }}
      filters={
        <FilterBar
          list={list}
          fields={[
            { search: 'q', label: t('admin.products.search') },
            {
              name: 'status',
              label: t('admin.products.status'),
              all: t('admin.products.allStatuses'),
              options: PRODUCT_STATUSES.map((value) => ({ value, label: t(`admin.products.${value}`) })),
            },
            {
              name: 'stock',
              label: t('admin.products.stock'),
              all: t('admin.products.allStocks'),
              options: STOCK_WORDS.map((value) => ({ value, label: t(`admin.products.stock.${value}`) })),
            },
            {
              name: 'category',
              label: t('admin.products.category'),
              all: t('admin.products.allCategories'),
              options: options.categories.map(({ slug, name, level }) => ({
                value: slug,
                label: `${'\u2003'.repeat(level)}${name}`,
              })),
            },
            {
              name: 'brand',
              label: t('admin.products.brand'),
              all: t('admin.products.allBrands'),
              options: options.brands.map((value) => ({ value, label: value })),
            },
          ]}
        />
      }
      columns={productColumns(messages, {
        lowStock,
        change: changeProduct,
        onToggle: (product) => void toggle(product).catch(sayFailure),
        onHistory: showHistory,
        onDuplicate: (product) => void duplicate(product).catch(sayFailure),
        onDelete: askToDelete,
      })}
      rowKey={({ key }) => key}
      rowName={rowName}
      isPart={({ variant }) => variant !== null}
      onRetry={readAgain}
      csv
      bulkActions={
        <BulkActions
          ids={[...list.selected]}
          onDone={() => {
            list.select(new Set());
            readAgain();
          }}
        />
      }
      empty={t('admin.products.none')}
      next={upload}
      onOpen={({ product }) => void navigate(adminPaths.editProduct(product.id))}
    >
      <HistoryDialog product={shown} onClose={() => showHistory(null)} />
      <ConfirmDialog
        open={deleted !== null}
        title={t('admin.products.deleteOf', { name: deleted?.name ?? '' })}
        action={t('admin.products.delete')}
        onConfirm={async () => {
          if (!deleted) return;
          const result = await remove({ id: deleted.id });
          if (result.__typename === 'InvalidInput') return result;
          say({ text: t('admin.products.deleted', { name: deleted.name }) });
          askToDelete(null);
          readAgain();
        }}
        onClose={() => askToDelete(null)}
      >
        {t('admin.products.delete.text')}
      </ConfirmDialog>
    </AdminList>
  );
}
