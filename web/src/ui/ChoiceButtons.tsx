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
      <p className="text-sm">
        <span className="bold">{label}</span>
        {chosen !== null && <span className="muted">: {chosenLabel}</span>}
      </p>
      <div className="choices">
        {options.map(({ value, label: text, isSoldOut }) => {
          const swatch = swatches ? swatchOf(value) : undefined;
          return (
            <label key={value} className="choice text-sm bold" {...(isSoldOut && { 'data-sold-out': '' })}>
              <input
                type="radio"
                name={name ?? ownName}
                value={value}
                checked={value === chosen}
                {...(isSoldOut && { 'aria-label': `${text}, ${t('product.soldOut')}` })}
                onChange={() => onChoose(value)}
                onClick={() => value === chosen && onChoose(null)}
              />
              {swatch && <span className="choice-swatch" style={{ background: swatch }} />}
              {text}
            </label>
          );
        })}
      </div>
    </fieldset>
  );
};
