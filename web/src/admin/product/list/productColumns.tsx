import { Box, Button, chakra, Flex, VisuallyHidden } from '@chakra-ui/react';
import type { AdminProductSort } from '#schema/product-manage.ts';
import { adminPaths } from '#web/lib/adminPaths.ts';
import type { Messages } from '#web/messages/translate.ts';
import { Thumbnail } from '#web/ui/Thumbnail.tsx';
import type { AdminColumns } from '#web/admin/kit/table/columns.ts';
import { EditableCell } from './EditableCell.tsx';
import { ProductState } from './ProductState.tsx';
import type { ChangedThing, useChangeProduct } from './useChangeProduct.ts';
import type { ListedProduct, ProductRow } from './useProductRows.ts';
import { TextLink } from '#web/admin/ui/TextLink.tsx';

/* GraphQL */ `
  fragment ListedProduct_product on AdminProduct {
    id
    version
    name: localName
    image {
      path
      alt
    }
    sku
    status
    publishAt
    brand
    category {
      id
      name
    }
    priceCents
    oldPriceCents
    hasVariants
    variantCount
    lowestVariantStock
    availableStock
    reservedStock
    totalSold
    addedAt
    updatedAt
    updatedBy
  }
`;

interface ColumnOptions {
  /** How many pieces left are few. */
  lowStock: number;
  change: ReturnType<typeof useChangeProduct>;
  onToggle: (product: ListedProduct) => void;
  onHistory: (product: ListedProduct) => void;
  onDuplicate: (product: ListedProduct) => void;
  onDelete: (product: ListedProduct) => void;
}

/** What is typed over in a row. */
const thingOf = ({ product, variant }: ProductRow): ChangedThing => ({
  productId: product.id,
  variantId: variant?.id ?? null,
  priceCents: variant ? variant.priceCents : product.priceCents,
  availableStock: (variant ?? product).availableStock,
});

/** What a row is called: a product by its name, a variant with its colour and size. */
export const rowName = ({ product, variant }: ProductRow): string =>
  variant
    ? `${product.name}, ${[variant.color, variant.size].filter((part) => part !== null).join(' / ')}`
    : product.name;

const dollars = (cents: number | null) => (cents === null ? '' : (cents / 100).toFixed(2));

/** The columns of the list of all products. */
export const productColumns = (
  { t, formatDate, formatMoney, formatNumber }: Messages,
  { lowStock, change, onToggle, onHistory, onDuplicate, onDelete }: ColumnOptions,
): AdminColumns<ProductRow, AdminProductSort> => ({
  name: {
    header: t('admin.products.name'),
    card: 'title',
    sort: { ascending: 'NAME_ASC', descending: 'NAME_DESC' },
    cell: (row) => {
      const { product, variant } = row;
      if (variant)
        return (
          <Flex ps={{ base: '4', md: '14' }}>
            <OneLine color="fg.muted">
              <VisuallyHidden>{product.name}, </VisuallyHidden>
              {[variant.color, variant.size].filter((part) => part !== null).join(' / ')}
            </OneLine>
          </Flex>
        );
      return (
        <Flex gap="2.5" align="center" minW="0" wrap={{ base: 'wrap', md: 'nowrap' }}>
          <Thumbnail picture={product.image} size={7} />
          <TextLink
            to={adminPaths.editProduct(product.id)}
            fontWeight="medium"
            minW="0"
            flex={{ base: '1 1 60%', md: '0 1 auto' }}
          >
            <OneLine title={product.name}>{product.name}</OneLine>
          </TextLink>
          {product.variantCount > 0 && (
            <Button
              size="xs"
              h={{ base: '11', md: '6' }}
              px="1.5"
              variant="ghost"
              color="fg.muted"
              flexShrink="0"
              aria-expanded={!row.variant && row.isOpen}
              onClick={() => onToggle(product)}
            >
              {t('admin.products.variants', { count: product.variantCount })}
              <VisuallyHidden>{product.name}</VisuallyHidden>
              <span aria-hidden>{!row.variant && row.isOpen ? '▴' : '▾'}</span>
            </Button>
          )}
        </Flex>
      );
    },
  },
  sku: {
    header: t('admin.products.sku'),
    width: 110,
    isHidden: true,
    card: 'none',
    cell: ({ product, variant }) => {
      const sku = (variant ?? product).sku;
      return sku && <OneLine title={sku}>{sku}</OneLine>;
    },
  },
  status: {
    header: t('admin.products.status'),
    width: 110,
    card: 'aside',
    // Most are published: a phone's card has room for the others only.
    cell: ({ product, variant }) =>
      !variant && (
        <Box hideBelow={product.status === 'PUBLISHED' ? 'md' : undefined}>
          <ProductState {...product} />
        </Box>
      ),
  },
  stock: {
    header: t('admin.products.stock'),
    width: 110,
    card: 'row',
    figures: true,
    sort: { ascending: 'STOCK_ASC', descending: 'STOCK_DESC' },
    cell: (row) => {
      const { product, variant } = row;
      if (!variant && product.hasVariants)
        return (
          <Stock data-low={(product.lowestVariantStock ?? 0) <= lowStock || undefined}>
            {product.lowestVariantStock !== null && (
              <Muted>{t('admin.products.lowest', { count: product.lowestVariantStock })} · </Muted>
            )}
            {formatNumber(product.availableStock)}
          </Stock>
        );
      const thing = thingOf(row);
      return (
        <Stock data-low={thing.availableStock <= lowStock || undefined}>
          <EditableCell
            column="stock"
            label={t('admin.products.stockOf', { name: rowName(row) })}
            shown={formatNumber(thing.availableStock)}
            typedAs={String(thing.availableStock)}
            save={(typed) => change.stock(thing, typed)}
          />
        </Stock>
      );
    },
  },
  price: {
    header: t('admin.products.price'),
    width: 105,
    card: 'row',
    figures: true,
    sort: { ascending: 'PRICE_ASC', descending: 'PRICE_DESC' },
    cell: (row) => {
      const thing = thingOf(row);
      return (
        <EditableCell
          column="price"
          label={t('admin.products.priceOf', { name: rowName(row) })}
          shown={thing.priceCents === null ? '' : formatMoney(thing.priceCents)}
          typedAs={dollars(thing.priceCents)}
          placeholder={formatMoney(row.product.priceCents)}
          save={(typed) => change.price(thing, typed)}
        />
      );
    },
  },
  oldPrice: {
    header: t('admin.products.oldPrice'),
    width: 110,
    figures: true,
    isHidden: true,
    card: 'none',
    cell: ({ product, variant }) =>
      variant || product.oldPriceCents === null ? null : formatMoney(product.oldPriceCents),
  },
  sold: {
    header: t('admin.products.sold'),
    width: 70,
    card: 'row',
    figures: true,
    sort: { descending: 'SOLD_DESC', ascending: 'SOLD_ASC' },
    cell: ({ product, variant }) => formatNumber((variant ?? product).totalSold),
  },
  category: {
    header: t('admin.products.category'),
    width: 150,
    isHidden: true,
    card: 'none',
    cell: ({ product, variant }) => !variant && <OneLine>{product.category.name}</OneLine>,
  },
  brand: {
    header: t('admin.products.brand'),
    width: 130,
    isHidden: true,
    card: 'none',
    cell: ({ product, variant }) => !variant && <OneLine>{product.brand}</OneLine>,
  },
  added: {
    header: t('admin.products.added'),
    width: 120,
    isHidden: true,
    card: 'none',
    sort: { descending: 'ADDED_DESC', ascending: 'ADDED_ASC' },
    cell: ({ product, variant }) => !variant && formatDate(product.addedAt),
  },
  updated: {
    header: t('admin.products.updated'),
    width: 105,
    isHidden: true,
    sort: { descending: 'UPDATED_DESC', ascending: 'UPDATED_ASC' },
    card: 'none',
    cell: ({ product, variant }) =>
      !variant && <span title={product.updatedBy ?? undefined}>{formatDate(product.updatedAt)}</span>,
  },
  actions: {
    header: t('admin.products.actions'),
    width: 195,
    card: 'actions',
    cell: ({ product, variant }) =>
      !variant && (
        <Flex gap="1">
          {[
            { label: t('admin.products.history'), onChoose: onHistory },
            { label: t('admin.products.copy'), onChoose: onDuplicate },
            ...(product.totalSold + product.reservedStock === 0
              ? [{ label: t('admin.products.delete'), onChoose: onDelete }]
              : []),
          ].map(({ label, onChoose }) => (
            <Button key={label} size="xs" h={{ md: '6' }} px="1.5" variant="ghost" onClick={() => onChoose(product)}>
              {label}
              <VisuallyHidden> {product.name}</VisuallyHidden>
            </Button>
          ))}
        </Flex>
      ),
  },
});

const OneLine = chakra('span', {
  base: {
    display: 'block',
    minW: '0',
    overflow: { md: 'hidden' },
    textOverflow: 'ellipsis',
    whiteSpace: { md: 'nowrap' },
    overflowWrap: 'anywhere',
  },
});

const Stock = chakra('div', { base: { '&[data-low]': { color: 'orange.fg', fontWeight: 'medium' } } });

const Muted = chakra('span', {
  base: { textStyle: 'xs', color: 'fg.muted', fontWeight: 'normal', me: '1' },
});
