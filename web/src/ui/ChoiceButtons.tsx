import { chakra, Flex } from '@chakra-ui/react';
import { useEffectEvent, useId, useLayoutEffect, useRef } from 'react';
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
  /** The name under which a form sends the choice. */
  name?: string;
  options: readonly Option[];
  chosen: string | null;
  /** Called with null when the chosen option is pressed again (spec §4). */
  onChoose: (option: string | null) => void;
  /** Shows a dot in the colour that an option names. */
  swatches?: boolean;
  /** The sentence for who adds to the cart without a choice, which public/intents.js shows. */
  missing?: string;
}

/** A choice of one among a few options; pressing the chosen one again clears the choice. */
export const ChoiceButtons = ({ label, name, options, chosen, onChoose, swatches, missing }: Props) => {
  const { t } = useMessages();
  const group = useRef<HTMLFieldSetElement>(null);
  const ownName = useId();
  const chosenLabel = options.find(({ value }) => value === chosen)?.label ?? chosen;

  // What was chosen before the code was there.
  const takeOver = useEffectEvent(() => {
    const option = group.current?.querySelector('input:checked')?.getAttribute('value') ?? null;
    if (option !== null && option !== chosen) onChoose(option);
  });
  useLayoutEffect(() => takeOver(), []);

  return (
    <fieldset ref={group} aria-label={label} data-missing={missing}>
      <chakra.p textStyle="sm" mb="1.5">
        <chakra.span fontWeight="medium">{label}</chakra.span>
        {chosen !== null && <chakra.span color="fg.muted">: {chosenLabel}</chakra.span>}
      </chakra.p>
      <Flex gap="2" wrap="wrap">
        {options.map(({ value, label: text, isSoldOut }) => {
          const swatch = swatches ? swatchOf(value) : undefined;
          return (
            <Choice key={value} {...(isSoldOut && { 'data-sold-out': '' })}>
              <input
                type="radio"
                name={name ?? ownName}
                value={value}
                checked={value === chosen}
                {...(isSoldOut && { 'aria-label': `${text}, ${t('product.soldOut')}` })}
                onChange={() => onChoose(value)}
                onClick={() => value === chosen && onChoose(null)}
              />
              {swatch && <Swatch style={{ background: swatch }} />}
              {text}
            </Choice>
          );
        })}
      </Flex>
    </fieldset>
  );
};

const Choice = chakra('label', {
  base: {
    position: 'relative',
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
    // It covers its label: the browser's own look is the label's.
    '& input': { position: 'absolute', inset: '0', opacity: '0', cursor: 'inherit' },
    '&:has(:focus-visible)': {
      outline: '2px solid',
      outlineColor: 'brand.solid',
      outlineOffset: '2px',
    },
    '&:has(:checked)': {
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
