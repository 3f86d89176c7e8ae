import { Stack } from '@chakra-ui/react';
import { useMessages } from '#web/messages/useMessages.ts';
import { Chosen } from '../kit/form/Chosen.tsx';
import { ProductsField } from '../kit/form/ProductsField.tsx';
import { SelectField } from '../kit/form/SelectField.tsx';
import { useProductOptions } from '../product/list/useProductOptions.ts';
import type { Promotion } from './promotion.ts';

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
      <ProductsField
        id="promotion-product"
        label={t('admin.promotions.field.products')}
        value={productIds}
        onChange={(ids) => onChange({ productIds: ids })}
        products={products}
      />
    </Stack>
  );
};
