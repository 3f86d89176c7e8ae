import { Button } from '@chakra-ui/react';
import { useState } from 'react';
import { useFindProductsQuery } from '#web/generated/graphql.ts';
import type { Translatable } from '#web/lib/translatable.ts';
import { useDebounced } from '#web/lib/useDebounced.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { Chosen, Items } from './Chosen.tsx';
import { TextField } from './TextField.tsx';

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

interface ProductsFieldProps {
  id: string;
  label: string;
  hint?: string;
  error?: Translatable | null;
  /** The ids of the chosen products, in their order. */
  value: readonly string[];
  onChange: (ids: string[]) => void;
  /** Products whose names are known. */
  products: readonly { id: string; name: string }[];
}

/** Chooses products by name or SKU. */
export const ProductsField = ({ value, onChange, products, ...field }: ProductsFieldProps) => {
  const { t } = useMessages();
  const [typed, type] = useState('');
  const [names, setNames] = useState(() => new Map(products.map(({ id, name }) => [id, name])));
  const term = useDebounced(typed.trim(), PAUSE_MS);
  const { data } = useFindProductsQuery({ variables: { term }, skip: term === '' });
  const found = typed.trim() === '' ? [] : (data?.adminProducts.nodes ?? []);
  return (
    <div>
      <TextField {...field} value={typed} onChange={type} type="search" placeholder={t('admin.chosen.find')} />
      <Items>
        {found
          .filter(({ id }) => !value.includes(id))
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
                  onChange([...value, id]);
                  type('');
                }}
              >
                + {[name, sku].filter(Boolean).join(' · ')}
              </Button>
            </li>
          ))}
      </Items>
      <Chosen
        ids={value}
        nameOf={(id) => names.get(id) ?? '–'}
        onRemove={(id) => onChange(value.filter((one) => one !== id))}
      />
    </div>
  );
};
