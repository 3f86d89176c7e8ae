import { Box, chakra, Input, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { latinDigits } from '#schema/digits.ts';
import { MAX_VARIANTS } from '#schema/product.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { CheckboxField } from '#web/ui/CheckboxField.tsx';
import { OnePicture } from '../pictures/OnePicture.tsx';
import { problemAt } from '../problems.ts';
import type { EditorState } from '../useEditor.ts';
import { choiceKey, choicesOf, offeredOf, variantOf, type Choice, type TypedVariant } from '../values.ts';
import { Detail, Explanation } from '#web/admin/ui/texts.tsx';

interface VariantsSectionProps {
  editor: EditorState;
  /** The variants as the server has them. */
  stored: readonly { id: string; reservedStock: number }[];
}

/** The stock, the SKU, the price and the picture of each colour and size. */
export const VariantsSection = ({ editor, stored }: VariantsSectionProps) => {
  const { t, translate, formatNumber } = useMessages();
  const { values, set, base, problems } = editor;
  const choices = choicesOf(values);
  const offered = offeredOf(values);
  const isFixed = base?.values.hasVariants ?? false;
  const mayBegin = values.colors.length + values.sizes.length > 0;
  if (!isFixed && !mayBegin) return <Explanation>{t('admin.editor.variants.none')}</Explanation>;
  const change = (choice: Choice, changes: Partial<TypedVariant>) =>
    set((before) => ({
      variants: {
        ...before.variants,
        [choiceKey(choice)]: { ...variantOf(before, choice), ...changes },
      },
    }));
  const sum = offered.reduce((all, { variant }) => all + (Number(latinDigits(variant.stock)) || 0), 0);
  const problem = problemAt(problems, 'product-variants');
  const reservedOf = (id: string | null) => stored.find((one) => one.id === id)?.reservedStock ?? 0;
  return (
    <Stack gap="3">
      {!isFixed && (
        <CheckboxField
          id="product-has-variants"
          label={t('admin.editor.variants.on')}
          value={values.hasVariants}
          onChange={(next) => set({ hasVariants: next })}
        />
      )}
      {values.hasVariants && (
        <>
          <Explanation id="product-variants" tabIndex={-1}>
            {base && !isFixed
              ? t('admin.editor.variants.distributed', {
                  sum: formatNumber(sum),
                  stock: formatNumber(base.values.seenStock ?? 0),
                })
              : t('admin.editor.variants.sum', {
                  sum: formatNumber(sum),
                  count: formatNumber(offered.length),
                })}
          </Explanation>
          {offered.length > MAX_VARIANTS && (
            <Text role="alert" textStyle="sm" color="fg.error">
              {t('admin.editor.variants.most', { most: formatNumber(MAX_VARIANTS) })}
            </Text>
          )}
          {problem && (
            <Text role="alert" textStyle="sm" color="fg.error">
              {translate(problem)}
            </Text>
          )}
          <Box overflowX="auto">
            <Table>
              <thead>
                <tr>
                  {(['choice', 'sku', 'stock', 'price', 'picture'] as const).map((column) => (
                    <th key={column} scope="col">
                      {t(`admin.editor.variants.${column}`)}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {choices.map((choice) => (
                  <VariantRow
                    key={choiceKey(choice)}
                    editor={editor}
                    choice={choice}
                    reserved={reservedOf(variantOf(values, choice).id)}
                    place={offered.findIndex((one) => choiceKey(one) === choiceKey(choice))}
                    onChange={(changes) => change(choice, changes)}
                  />
                ))}
              </tbody>
            </Table>
          </Box>
        </>
      )}
    </Stack>
  );
};

interface VariantRowProps {
  editor: EditorState;
  choice: Choice;
  /** Its place among the variants that are sent; -1 for one that is not offered. */
  place: number;
  /** How many pieces are ordered and not delivered yet; while there are any, it cannot be removed. */
  reserved: number;
  onChange: (changes: Partial<TypedVariant>) => void;
}

const VariantRow = ({ editor, choice, place, reserved, onChange }: VariantRowProps) => {
  const { t, translate, formatNumber } = useMessages();
  const variant = variantOf(editor.values, choice);
  const name =
    [choice.color, choice.size && translate(choice.size)].filter(Boolean).join(' / ') || t('admin.editor.variants.one');
  const problemOf = (field: string) =>
    place === -1 ? null : problemAt(editor.problems, `product-variants-${place}${field && `-${field}`}`);
  const own = problemOf('');
  const cell = (field: 'sku' | 'stock' | 'price', width: string, placeholder?: string) => {
    const id = `product-variants-${place}-${field === 'price' ? 'priceCents' : field}`;
    const problem =
      problemOf(field === 'price' ? 'priceCents' : field) ?? (field === 'stock' ? problemOf('stock-to') : null);
    return (
      <Cell label={t(`admin.editor.variants.${field}`)}>
        <Input
          id={place === -1 ? undefined : id}
          size="sm"
          w={{ base: 'full', md: width }}
          minH={{ base: '11', md: '9' }}
          value={variant[field]}
          placeholder={placeholder}
          inputMode={field === 'sku' ? 'text' : field === 'stock' ? 'numeric' : 'decimal'}
          aria-label={`${t(`admin.editor.variants.${field}`)}, ${name}`}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? `${id}-error` : undefined}
          onChange={({ target }) => onChange({ [field]: target.value })}
        />
        {problem && (
          <Text id={`${id}-error`} role="alert" textStyle="xs" color="fg.error">
            {translate(problem)}
          </Text>
        )}
      </Cell>
    );
  };
  return (
    <tr>
      <td>
        <CheckboxField
          id={`product-variant-${choiceKey(choice)}`}
          label={name}
          value={variant.isOffered}
          onChange={(isOffered) => onChange({ isOffered })}
        />
        {reserved > 0 && <Detail>{t('admin.editor.variants.reserved', { count: formatNumber(reserved) })}</Detail>}
        {own && (
          <Text role="alert" textStyle="xs" color="fg.error">
            {translate(own)}
          </Text>
        )}
      </td>
      {variant.isOffered && (
        <>
          {cell('sku', '11rem')}
          {cell('stock', '4.5rem')}
          {cell('price', '5.5rem', editor.values.price)}
          <Cell label={t('admin.editor.variants.picture')}>
            <OnePicture of={name} picture={variant.picture} onChange={(picture) => onChange({ picture })} isNarrow />
          </Cell>
        </>
      )}
    </tr>
  );
};

const Cell = ({ label, children }: { label: string; children: ReactNode }) => (
  <td>
    <Text aria-hidden textStyle="xs" color="fg.muted" hideFrom="md" mb="0.5">
      {label}
    </Text>
    {children}
  </td>
);

/** A table on a desk; on a phone each row is a block. */
const Table = chakra('table', {
  base: {
    w: 'full',
    textStyle: 'sm',
    '& th': { textAlign: 'start', fontWeight: 'medium', color: 'fg.muted', pe: '3', pb: '1' },
    '& td': { pe: '3', py: '1', verticalAlign: 'top' },
    '& tr': { borderBottomWidth: '1px', borderColor: 'border' },
    mdDown: {
      '& thead': { display: 'none' },
      '&, & tbody, & td': { display: 'block' },
      // Stock and price beside each other.
      '& tr': { display: 'grid', gridTemplateColumns: '1fr 1fr', columnGap: '3', pb: '3', mb: '2' },
      '& td': { pe: '0' },
      '& td:nth-of-type(1), & td:nth-of-type(2), & td:nth-of-type(5)': { gridColumn: 'span 2' },
    },
  },
});
