import { useEffect, useEffectEvent, useRef, useState } from 'react';

interface Props {
  /** Highest value; the lowest is 0, the step 1. */
  max: number;
  low: number;
  high: number;
  lowLabel: string;
  highLabel: string;
  /** Returns a value as text. */
  format: (value: number) => string;
  /** Called when a thumb is released, or moved by a key. */
  onCommit: (low: number, high: number) => void;
}

/** Key presses within this many milliseconds count as one change. */
const SETTLE_MS = 250;

/** A slider with two thumbs for the ends of a range, made of two native sliders. */
export const RangeSlider = ({ max, low, high, lowLabel, highLabel, format, onCommit }: Props) => {
  const [moved, setMoved] = useState({ low, high });
  /** What is shown next: a busy browser may be late to render it. */
  const latest = useRef(moved);
  const move = (to: { low: number; high: number }) => {
    latest.current = to;
    setMoved(to);
  };
  const follow = useEffectEvent(move);
  useEffect(() => follow({ low, high }), [low, high]);
  const commit = useEffectEvent(() => onCommit(latest.current.low, latest.current.high));

  const box = useRef<HTMLDivElement>(null);
  /** Returns whether keys have moved a thumb of the server's page, before this was there to hear them. */
  const takeOver = useEffectEvent((element: HTMLElement) => {
    const [movedLow = low, movedHigh = high] = Array.from(element.querySelectorAll('input'), ({ value }) =>
      Number(value),
    );
    if (movedLow === low && movedHigh === high) return false;
    move({ low: Math.min(movedLow, movedHigh), high: movedHigh });
    return true;
  });
  useEffect(() => {
    // React's onChange fires for every pixel. The browser's own `change` fires when the thumb is released, but also for
    // every key press, so wait until the last one.
    let timer: ReturnType<typeof setTimeout>;
    const letGo = () => {
      clearTimeout(timer);
      timer = setTimeout(() => commit(), SETTLE_MS);
    };
    const element = box.current;
    if (element && takeOver(element)) letGo();
    element?.addEventListener('change', letGo);
    return () => {
      clearTimeout(timer);
      element?.removeEventListener('change', letGo);
    };
  }, []);

  const thumbs = [
    { label: lowLabel, value: moved.low, next: (value: number) => ({ low: Math.min(value, moved.high) }) },
    { label: highLabel, value: moved.high, next: (value: number) => ({ high: Math.max(value, moved.low) }) },
  ];
  const percent = (value: number) => `${max === 0 ? 0 : (value / max) * 100}%`;
  return (
    <div ref={box}>
      <div className="range">
        <div className="range-line" />
        <div
          className="range-line range-chosen"
          style={{ left: percent(moved.low), right: `calc(100% - ${percent(moved.high)})` }}
        />
        {thumbs.map(({ label, value, next }) => (
          <input
            key={label}
            type="range"
            min={0}
            max={max}
            step={1}
            value={value}
            aria-label={label}
            aria-valuetext={format(value)}
            onChange={({ target }) => move({ ...moved, ...next(Number(target.value)) })}
          />
        ))}
      </div>
      <div className="range-values text-sm" aria-hidden>
        <span>{format(moved.low)}</span>
        <span>{format(moved.high)}</span>
      </div>
    </div>
  );
};
