import { Button, chakra, HStack, Stack } from '@chakra-ui/react';
import { useState, type ReactNode } from 'react';
import { useFindProductsQuery } from '#web/generated/graphql.ts';
import { useDebounced } from '#web/lib/useDebounced.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { SelectField } from '../kit/form/SelectField.tsx';
import { TextField } from '../kit/form/TextField.tsx';
import { useProductOptions } from '../product/list/useProductOptions.ts';
import type { Promotion } from './promotion.ts';

/* GraphQL */ `
  query FindProducts($term: String!) {
    adminProducts(filter: { term: $term }, first: 5) {
      nodes {
        id
        name
        sku
      }
    }
  }
`;

/** How long after the last letter the server is asked, in milliseconds. */
const PAUSE_MS = 200;

interface ScopeFieldsProps {
  categoryIds: readonly string[];
  productIds: readonly string[];
  onChange: (change: { categoryIds: string[] } | { productIds: string[] }) => void;
  /** The products that the promotion is for already, whose names are known. */
  products: Promotion['products'];
}

/** Chooses the categories and the products that a promotion is for; all products when none is chosen. */
export const ScopeFields = ({ categoryIds, productIds, onChange, products }: ScopeFieldsProps) => {
  const { t, translate } = useMessages();
  const { categories } = useProductOptions();
  const [typed, type] = useState('');
  const [names, setNames] = useState(() => new Map(products.map(({ id, name }) => [id, name])));
  const term = useDebounced(typed.trim(), PAUSE_MS);
  const { data } = useFindProductsQuery({ variables: { term }, skip: term === '' });
  const found = typed.trim() === '' ? [] : (data?.adminProducts.nodes ?? []);
  return (
    <Stack gap="4">
      <div>
        <SelectField
          id="promotion-category"
          label={t('admin.promotions.field.categories')}
          hint={t('admin.promotions.field.scope.hint')}
          none={t('admin.promotions.field.categories.add')}
          options={categories
            .filter(({ id }) => !categoryIds.includes(id))
            .map(({ id, name, level }) => ({ value: id, label: '\u00A0'.repeat(4 * level) + translate(name) }))}
          value=""
          onChange={(id) => onChange({ categoryIds: [...categoryIds, id] })}
        />
        <Chosen
          ids={categoryIds}
          nameOf={(id) => translate(categories.find((one) => one.id === id)?.name ?? '…')}
          onRemove={(id) => onChange({ categoryIds: categoryIds.filter((one) => one !== id) })}
        />
      </div>
      <div>
        <TextField
          id="promotion-product"
          label={t('admin.promotions.field.products')}
          value={typed}
          onChange={type}
          type="search"
          placeholder={t('admin.promotions.field.products.find')}
        />
        <Items>
          {found
            .filter(({ id }) => !productIds.includes(id))
            .map(({ id, name, sku }) => (
              <li key={id}>
                <Button
                  type="button"
                  size="xs"
                  variant="outline"
                  h="auto"
                  minH={{ base: '11', md: '8' }}
                  whiteSpace="normal"
                  onClick={() => {
                    setNames((before) => new Map(before).set(id, name));
                    onChange({ productIds: [...productIds, id] });
                    type('');
                  }}
                >
                  + {[name, sku].filter(Boolean).join(' · ')}
                </Button>
              </li>
            ))}
        </Items>
        <Chosen
          ids={productIds}
          nameOf={(id) => names.get(id) ?? '–'}
          onRemove={(id) => onChange({ productIds: productIds.filter((one) => one !== id) })}
        />
      </div>
    </Stack>
  );
};

interface ChosenProps {
  ids: readonly string[];
  nameOf: (id: string) => string;
  onRemove: (id: string) => void;
}

const Chosen = ({ ids, nameOf, onRemove }: ChosenProps) => {
  const { t } = useMessages();
  return (
    <Items>
      {ids.map((id) => (
        <HStack
          as="li"
          key={id}
          gap="1"
          ps="2"
          borderWidth="1px"
          borderColor="border"
          borderRadius="control"
          textStyle="sm"
        >
          <span>{nameOf(id)}</span>
          <Button
            type="button"
            size="xs"
            variant="ghost"
            minH={{ base: '11', md: '8' }}
            aria-label={t('admin.promotions.field.remove', { name: nameOf(id) })}
            onClick={() => onRemove(id)}
          >
            ×
          </Button>
        </HStack>
      ))}
    </Items>
  );
};

const List = chakra('ul', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '2', mt: '2', listStyleType: 'none' },
});

const Items = ({ children }: { children: readonly ReactNode[] }) => children.length > 0 && <List>{children}</List>;
