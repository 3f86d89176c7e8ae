import { chakra } from '@chakra-ui/react';
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
    <Label key={name}>
      {label} ($)
      <Bound type="number" name={name} min={0} max={highest} defaultValue={value ?? ''} />
    </Label>
  ));
}

const Label = chakra('label', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    minH: '12',
    textStyle: 'sm',
  },
});

const Bound = chakra('input', {
  base: {
    w: '24',
    h: '10',
    px: '2',
    borderWidth: '1px',
    borderColor: 'border.control',
    borderRadius: 'control',
    bg: 'bg.surface',
    color: 'fg',
  },
});
