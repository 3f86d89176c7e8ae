import { useMessages } from '#web/messages/useMessages.ts';
import type { ListState } from '../listState.ts';

interface PriceBoundsProps {
  state: ListState;
  /** The highest price, in dollars. */
  highest: number;
}

/** The bounds of the price as two fields, where no script moves the slider. */
export default function PriceBounds({ state, highest }: PriceBoundsProps) {
  const { t } = useMessages();
  const bounds = [
    { name: 'min', label: t('filter.price.lowest'), value: state.minPrice },
    { name: 'max', label: t('filter.price.highest'), value: state.maxPrice },
  ];
  return bounds.map(({ name, label, value }) => (
    <label key={name} className="price-bound text-sm">
      {label} ($)
      <input type="number" name={name} min={0} max={highest} defaultValue={value ?? ''} />
    </label>
  ));
}
