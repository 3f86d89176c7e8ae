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
    <div className="sort text-sm">
      <label htmlFor={id} className="from-sm muted">
        {t('list.sort')}
      </label>
      <select
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
      </select>
    </div>
  );
};
