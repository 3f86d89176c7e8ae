import { chakra } from '@chakra-ui/react';
import { useEffect, useEffectEvent, useId, useRef } from 'react';
import { PRODUCT_SORTS } from '#schema/product.ts';
import type { ProductSort } from '#web/generated/graphql.ts';
import { useMessages } from '#web/messages/useMessages.ts';

interface Props {
  sort: ProductSort;
  /** Id of the form that sends the choice where there is no script. */
  form: string;
  onChange: (sort: ProductSort) => void;
}

/** The choice of the sort order (spec §9). */
export const SortSelect = ({ sort, form, onChange }: Props) => {
  const { t } = useMessages();
  const id = useId();
  const select = useRef<HTMLSelectElement>(null);
  // What was chosen before the code was there.
  const takeOver = useEffectEvent(() => {
    const chosen = select.current?.value as ProductSort;
    if (chosen !== sort) onChange(chosen);
  });
  useEffect(() => takeOver(), []);
  return (
    <chakra.div
      display="flex"
      alignItems="center"
      gap="2"
      textStyle="sm"
      minW={{ base: '10rem', sm: '0' }}
      flex={{ base: '1', sm: 'none' }}
    >
      <chakra.label htmlFor={id} color="fg.muted" whiteSpace="nowrap" hideBelow="sm">
        {t('list.sort')}
      </chakra.label>
      <Select
        ref={select}
        id={id}
        form={form}
        name="sort"
        value={sort}
        aria-label={t('list.sort')}
        onChange={({ target }) => onChange(target.value as ProductSort)}
      >
        {PRODUCT_SORTS.map((option) => (
          <option key={option.sort} value={option.sort}>
            {t(`list.sort.${option.sort}`)}
          </option>
        ))}
      </Select>
    </chakra.div>
  );
};

const Select = chakra('select', {
  base: {
    h: '10',
    ps: '3',
    pe: '8',
    borderWidth: '1px',
    borderColor: 'border.control',
    borderRadius: 'control',
    bg: 'bg.surface',
    color: 'fg',
    fontWeight: 'medium',
    textStyle: 'sm',
    cursor: 'pointer',
    minW: '0',
    w: { base: 'full', sm: 'auto' },
    '& option': { bg: 'bg.surface' },
  },
});
