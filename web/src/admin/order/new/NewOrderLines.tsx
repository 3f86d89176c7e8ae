import { Box, Button, HStack, Input, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { MAX_LINE_QUANTITY } from '#schema/limits.ts';
import { chosenOption, MAX_ORDER_LINES } from '#schema/order.ts';
import { useProductsToOrderQuery, type ProductsToOrderQuery } from '#web/generated/graphql.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { Select } from '#web/ui/Select.tsx';
import { ListSearch } from '#web/admin/kit/list/ListSearch.tsx';
import { Explanation } from '#web/admin/ui/texts.tsx';

/* GraphQL */ `
  query ProductsToOrder($term: String!) {
    products(filter: { term: $term }, first: 5) {
      nodes {
        id
        name
        priceCents
        availableStock
        colorOptions {
          value
          label
        }
        sizes
        variants {
          id
          color
          size
          priceCents
          availableStock
        }
      }
    }
  }
`;

type Product = ProductsToOrderQuery['products']['nodes'][number];

/** A line of an order that is not placed yet. */
export interface NewLine {
  key: string;
  product: Product;
  color: string | null;
  size: string | null;
  quantity: number;
}

/** Returns what is sold on a line, with its price and stock: a variant, or the product. */
export const soldOn = ({ product, color, size }: NewLine) =>
  product.variants.find((variant) => variant.color === color && variant.size === size) ?? product;

/** Returns what a product can be chosen in; sizes are translated by the page. */
const optionsOf = ({ colorOptions, sizes }: Product) => ({
  color: colorOptions,
  size: sizes.map((value) => ({ value, label: value })),
});

interface NewOrderLinesProps {
  lines: readonly NewLine[];
  onChange: (lines: readonly NewLine[]) => void;
}

/** Chooses products for an order: finds them by their name, and says which of each and how many. */
export const NewOrderLines = ({ lines, onChange }: NewOrderLinesProps) => {
  const { t, translate, formatMoney, formatNumber } = useMessages();
  const [term, setTerm] = useState('');
  const { data } = useProductsToOrderQuery({ variables: { term }, skip: term === '' });
  const add = (product: Product) => {
    setTerm('');
    const options = optionsOf(product);
    const only = (choice: 'color' | 'size') =>
      chosenOption(
        null,
        options[choice].map(({ value }) => value),
      );
    onChange([...lines, { key: crypto.randomUUID(), product, color: only('color'), size: only('size'), quantity: 1 }]);
  };
  const set = (key: string, change: Partial<NewLine>) =>
    onChange(lines.map((line) => (line.key === key ? { ...line, ...change } : line)));
  return (
    <Stack gap="3">
      {lines.length < MAX_ORDER_LINES && (
        <HStack>
          <ListSearch label={t('admin.order.new.search')} value={term} onChange={setTerm} />
        </HStack>
      )}
      {term !== '' && data && (
        <Stack as="ul" gap="0" listStyleType="none">
          {data.products.nodes.length === 0 && <li>{t('admin.order.new.none')}</li>}
          {data.products.nodes.map((product) => (
            <li key={product.id}>
              <Button
                variant="ghost"
                size="sm"
                w="full"
                h="auto"
                minH={{ base: '11', md: '9' }}
                justifyContent="start"
                textAlign="start"
                whiteSpace="normal"
                disabled={product.availableStock === 0}
                onClick={() => add(product)}
              >
                {product.name} · {formatMoney(product.priceCents)} ·{' '}
                {t('admin.order.new.left', { count: formatNumber(product.availableStock) })}
              </Button>
            </li>
          ))}
        </Stack>
      )}
      {lines.map((line) => (
        <Box key={line.key} role="group" aria-label={line.product.name}>
          <Text fontWeight="medium" textStyle="sm" mb="1.5">
            {line.product.name} · {formatMoney(soldOn(line).priceCents)}
          </Text>
          <HStack gap="2" wrap="wrap">
            {(['color', 'size'] as const).map((choice) => {
              const offered = optionsOf(line.product)[choice];
              return (
                offered.length > 0 && (
                  <Box key={choice} flex="1 1 7rem">
                    <Select
                      aria-label={t(`admin.order.new.${choice}`)}
                      value={line[choice] ?? ''}
                      onChange={({ target }) => set(line.key, { [choice]: target.value || null })}
                    >
                      <option value="">{t(`admin.order.new.${choice}`)}</option>
                      {offered.map(({ value, label }) => (
                        <option key={value} value={value}>
                          {translate(label)}
                        </option>
                      ))}
                    </Select>
                  </Box>
                )
              );
            })}
            <Input
              w="24"
              type="number"
              inputMode="numeric"
              min={1}
              max={MAX_LINE_QUANTITY}
              aria-label={t('admin.orders.pieces')}
              value={line.quantity || ''}
              onChange={({ target }) =>
                set(line.key, {
                  quantity: Math.min(MAX_LINE_QUANTITY, Math.max(0, Math.trunc(Number(target.value)))),
                })
              }
            />
            <Explanation>{t('admin.order.new.left', { count: formatNumber(soldOn(line).availableStock) })}</Explanation>
            <Button size="sm" variant="ghost" onClick={() => onChange(lines.filter(({ key }) => key !== line.key))}>
              {t('admin.order.new.remove')}
            </Button>
          </HStack>
        </Box>
      ))}
    </Stack>
  );
};
