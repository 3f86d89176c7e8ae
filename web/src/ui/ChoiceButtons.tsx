import { chakra, Flex } from '@chakra-ui/react';
import { useMessages } from '../messages/useMessages.ts';
import { swatchOf } from './swatchOf.ts';

/** An option: its value, and its label. */
export interface Option {
  value: string;
  label: string;
  /** Whether nothing is left of it with what else is chosen: it is marked, and can be chosen to look at. */
  isSoldOut?: boolean;
}

interface Props {
  label: string;
  options: readonly Option[];
  chosen: string | null;
  /** Called with null when the chosen option is pressed again (spec §4). */
  onChoose: (option: string | null) => void;
  /** Shows a dot in the colour that an option names. */
  swatches?: boolean;
}

/** A choice of one among a few options; pressing the chosen one again clears the choice. */
export const ChoiceButtons = ({ label, options, chosen, onChoose, swatches }: Props) => {
  const { t } = useMessages();
  const chosenLabel = options.find(({ value }) => value === chosen)?.label ?? chosen;
  return (
    <div role="group" aria-label={label}>
      <chakra.p textStyle="sm" mb="1.5">
        <chakra.span fontWeight="medium">{label}</chakra.span>
        {chosen !== null && <chakra.span color="fg.muted">: {chosenLabel}</chakra.span>}
      </chakra.p>
      <Flex gap="2" wrap="wrap">
        {options.map(({ value, label: text, isSoldOut }) => {
          const swatch = swatches ? swatchOf(value) : undefined;
          return (
            <Choice
              key={value}
              type="button"
              aria-pressed={value === chosen}
              {...(isSoldOut && { 'data-sold-out': '', 'aria-label': `${text}, ${t('product.soldOut')}` })}
              onClick={() => onChoose(value === chosen ? null : value)}
            >
              {swatch && <Swatch style={{ background: swatch }} />}
              {text}
            </Choice>
          );
        })}
      </Flex>
    </div>
  );
};

const Choice = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minH: '10',
    minW: '10',
    justifyContent: 'center',
    px: '3',
    borderWidth: '1px',
    borderColor: 'border.control',
    borderRadius: 'control',
    bg: 'bg.surface',
    textStyle: 'sm',
    fontWeight: 'medium',
    cursor: 'button',
    _hover: { borderColor: 'brand.solid' },
    '&[data-sold-out]': {
      color: 'fg.muted',
      borderStyle: 'dashed',
      textDecoration: 'line-through',
    },
    _pressed: {
      borderColor: 'brand.solid',
      boxShadow: 'inset 0 0 0 1px {colors.brand.solid}',
      bg: 'brand.subtle',
      color: 'brand.fg',
    },
  },
});

const Swatch = chakra('span', {
  base: {
    boxSize: '4',
    borderRadius: 'full',
    boxShadow: '0 0 0 1px {colors.border.control}',
    flexShrink: '0',
  },
});
