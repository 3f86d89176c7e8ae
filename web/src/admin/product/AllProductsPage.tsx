import { Button, Flex } from '@chakra-ui/react';
import { useMemo, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import * as v from 'valibot';
import { MAX_TERM_LENGTH } from '#schema/limits.ts';
import { ADMIN_PRODUCT_SORTS, type AdminProductSort } from '#schema/product-manage.ts';
import { PRODUCT_STATUSES, type ProductStatus } from '#schema/product.ts';
import { useAllProductsPageQuery, type StockLevel } from '#web/generated/graphql.ts';
import { adminPaths } from '#web/lib/adminPaths.ts';
import { errorMessage } from '#web/lib/errorMessage.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { AdminPage } from '../AdminPage.tsx';
import { CsvButton } from '../csv/CsvButton.tsx';
import { AdminTable } from '../table/AdminTable.tsx';
import { FilterSelect } from '../table/FilterSelect.tsx';
import { ListSearch } from '../table/ListSearch.tsx';
import { SavedViews } from '../table/SavedViews.tsx';
import { useListState } from '../table/useListState.ts';
import { useToast } from '../ui/toasts.ts';
import { BulkActions } from './list/BulkActions.tsx';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { HistoryDialog } from './list/HistoryDialog.tsx';
import { productColumns, rowName } from './list/productColumns.tsx';
import { useChangeProduct } from './list/useChangeProduct.ts';
import { useProductActions } from './list/useProductActions.ts';
import { useProductOptions } from './list/useProductOptions.ts';
import { useProductRows, type ListedProduct, type ProductRow } from './list/useProductRows.ts';

/* GraphQL */ `
  query AllProductsPage($filter: AdminProductFilter!, $sort: AdminProductSort!, $after: String) {
    adminProducts(filter: $filter, sort: $sort, first: 50, after: $after) {
      edges {
        cursor
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

/** The words of the URL for how much is left. */
const STOCKS = { out: 'OUT', low: 'LOW', in: 'IN' } as const satisfies Record<string, StockLevel>;
type Stock = keyof typeof STOCKS;
const STOCK_WORDS = Object.keys(STOCKS) as Stock[];

const shortText = v.pipe(v.string(), v.maxLength(MAX_TERM_LENGTH));
const schema = {
  q: shortText,
  status: v.nullable(v.picklist(PRODUCT_STATUSES)),
  category: v.nullable(shortText),
  brand: v.nullable(shortText),
  stock: v.nullable(v.picklist(STOCK_WORDS)),
  sort: v.picklist(ADMIN_PRODUCT_SORTS),
};
const usual = {
  q: '',
  status: null as ProductStatus | null,
  category: null as string | null,
  brand: null as string | null,
  stock: null as Stock | null,
  sort: 'ADDED_DESC' as AdminProductSort,
};

/** All products: to find, to change in place, one by one or many at once. */
export default function AllProductsPage() {
  const messages = useMessages();
  const { t } = messages;
  const say = useToast();
  const navigate = useNavigate();
  const { state, change, isChanged, clear, query } = useListState(schema, usual);
  const { q, status, category, brand, stock, sort } = state;
  const { data, previousData, error, refetch, fetchMore } = useAllProductsPageQuery({
    variables: {
      filter: { term: q, status, category, brand, stock: stock && STOCKS[stock] },
      sort,
    },
    fetchPolicy: 'cache-and-network',
  });
  const [selected, select] = useState<ReadonlySet<string>>(new Set());
  const [asked, ask] = useState<ListedProduct | null>(null);
  const [deleted, askToDelete] = useState<ListedProduct | null>(null);
  const options = useProductOptions();
  const list = (data ?? previousData)?.adminProducts;
  const products = useMemo(() => list?.edges.map(({ node }) => node), [list]);
  const { rows, toggle, refresh, correct } = useProductRows(products);
  const changeProduct = useChangeProduct({ onChanged: refresh, onCurrent: correct });
  const actions = useProductActions();
  const readAgain = () =>
    void refetch().catch((failure: unknown) => say({ tone: 'error', text: errorMessage(failure) }));
  const show = (part: Partial<typeof usual>, more: { replace?: boolean } = {}) => {
    select(new Set());
    change(part, more);
  };
  const duplicate = ({ id }: ListedProduct) =>
    void actions
      .duplicate(id)
      .then((copyId) => navigate(adminPaths.editProduct(copyId)))
      .catch((failure: unknown) => say({ tone: 'error', text: errorMessage(failure) }));

  return (
    <AdminPage
      title={t('admin.products.title')}
      actions={
        <>
          <Button asChild size="sm" variant="outline">
            <Link to={adminPaths.importProducts}>{t('admin.products.import')}</Link>
          </Button>
          <Button asChild size="sm">
            <Link to={adminPaths.uploadProduct}>{t('admin.products.new')}</Link>
          </Button>
        </>
      }
    >
      <SavedViews list="PRODUCTS" query={query} />
      <Flex gap="2" wrap="wrap" mb="3" align="center">
        <ListSearch
          label={t('admin.products.search')}
          value={q}
          onChange={(term) => show({ q: term }, { replace: true })}
        />
        <FilterSelect
          label={t('admin.products.status')}
          value={status}
          all={t('admin.products.allStatuses')}
          options={PRODUCT_STATUSES.map((value) => ({ value, label: t(`admin.products.${value}`) }))}
          onChange={(value) => show({ status: value })}
        />
        <FilterSelect
          label={t('admin.products.stock')}
          value={stock}
          all={t('admin.products.allStocks')}
          options={STOCK_WORDS.map((value) => ({ value, label: t(`admin.products.stock.${value}`) }))}
          onChange={(value) => show({ stock: value })}
        />
        <FilterSelect
          label={t('admin.products.category')}
          value={category}
          all={t('admin.products.allCategories')}
          options={options.categories.map(({ slug, name, level }) => ({
            value: slug,
            label: `${'\u2003'.repeat(level)}${name}`,
          }))}
          onChange={(value) => show({ category: value })}
        />
        <FilterSelect
          label={t('admin.products.brand')}
          value={brand}
          all={t('admin.products.allBrands')}
          options={options.brands.map((value) => ({ value, label: value }))}
          onChange={(value) => show({ brand: value })}
        />
        {isChanged && (
          <Button size="sm" variant="ghost" onClick={() => show(usual)}>
            {t('admin.table.clearFilters')}
          </Button>
        )}
      </Flex>
      <AdminTable<ProductRow, AdminProductSort>
        label={t('admin.products.title')}
        storageKey="products"
        columns={productColumns(messages, {
          change: changeProduct,
          onToggle: (product) => void toggle(product),
          onHistory: ask,
          onDuplicate: duplicate,
          onDelete: askToDelete,
        })}
        rows={rows}
        rowKey={({ key }) => key}
        rowName={rowName}
        isPart={({ variant }) => variant !== null}
        sort={sort}
        onSort={(next) => show({ sort: next })}
        selected={selected}
        onSelected={select}
        count={list?.totalCount}
        isCountExact={list?.isTotalExact ?? true}
        error={error}
        onRetry={readAgain}
        isStale={!data && previousData !== undefined}
        tools={
          <CsvButton list="products" query={query} count={list?.isTotalExact ? list.totalCount : undefined} />
        }
        bulkActions={
          <BulkActions
            ids={[...selected]}
            onDone={() => {
              select(new Set());
              readAgain();
            }}
          />
        }
        empty={
          <EmptyState title={t('admin.products.none')}>
            {isChanged ? (
              <Button variant="outline" size="sm" onClick={clear}>
                {t('admin.table.clearFilters')}
              </Button>
            ) : (
              <Button asChild size="sm">
                <Link to={adminPaths.uploadProduct}>{t('admin.products.new')}</Link>
              </Button>
            )}
          </EmptyState>
        }
        onOpen={({ product }) => void navigate(adminPaths.editProduct(product.id))}
        onMore={
          data?.adminProducts.pageInfo.hasNextPage
            ? () => fetchMore({ variables: { after: data.adminProducts.pageInfo.endCursor } })
            : undefined
        }
      />
      <HistoryDialog product={asked} onClose={() => ask(null)} />
      <ConfirmDialog
        open={deleted !== null}
        title={t('admin.products.deleteOf', { name: deleted?.name ?? '' })}
        action={t('admin.products.delete')}
        onConfirm={async () => {
          const refused = deleted && (await actions.remove(deleted));
          if (refused) return refused;
          askToDelete(null);
          readAgain();
        }}
        onClose={() => askToDelete(null)}
      >
        {t('admin.products.delete.text')}
      </ConfirmDialog>
    </AdminPage>
  );
}
