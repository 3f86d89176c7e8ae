import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useMessages } from '../messages/useMessages.ts';

interface Props {
  value: number;
  /** Highest value; the lowest is 1. */
  max: number;
  onChange: (value: number) => void;
  /** The name of what is counted, where there are several on a page. */
  label?: string;
}

/**
 * A stepper for a number of pieces from 1 to the maximum. The number cannot be typed (spec §5), unless there is no
 * script that steps.
 */
export const QuantityStepper = ({ value, max, onChange, label }: Props) => {
  const { t, formatNumber } = useMessages();
  const input = useRef<HTMLInputElement>(null);
  const [isLive, setLive] = useState(false);

  // The number that was chosen before the code was there.
  const takeOver = useEffectEvent(() => {
    const typed = Math.min(Math.trunc(input.current?.valueAsNumber ?? value), max);
    if (typed >= 1 && typed !== value) onChange(typed);
  });
  useLayoutEffect(() => {
    takeOver();
    setLive(true);
  }, []);

  return (
    <div role="group" className="stepper" aria-label={label ?? t('stepper.label')}>
      <button
        type="button"
        data-scripted
        data-step="-1"
        aria-label={t('stepper.less')}
        disabled={value <= 1}
        onClick={() => onChange(Math.max(1, value - 1))}
      >
        −
      </button>
      <input
        ref={input}
        name="quantity"
        // A number in the language's own digits is text.
        {...(isLive ? { type: 'text', readOnly: true } : { type: 'number', min: 1, max })}
        value={isLive ? formatNumber(value) : value}
        onChange={() => undefined}
        aria-label={label ?? t('stepper.value')}
        inputMode="numeric"
      />
      <button
        type="button"
        data-scripted
        data-step="1"
        aria-label={t('stepper.more')}
        disabled={value >= max}
        onClick={() => onChange(Math.min(max, value + 1))}
      >
        +
      </button>
    </div>
  );
};
