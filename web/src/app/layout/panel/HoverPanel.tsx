import {
  Suspense,
  useEffect,
  useId,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
} from 'react';
import { useLocation } from 'react-router-dom';
import { useOpenedEarly } from '#web/lib/hydration/useOpenedEarly.ts';

interface Props {
  label: string;
  /** Size of the panel in pixels (spec §9). */
  width: number;
  height: number;
  children: ReactNode;
}

/** A menu that opens on hover and closes on leave; for keyboard and touch its button opens and closes it. */
export const HoverPanel = ({ label, width, height, children }: Props) => {
  const id = useId();
  const place = useLocation();
  const [open, setOpen] = useState(false);
  const [wanted, want] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const leaving = useRef<number>(undefined);

  // Closes after a link in it was followed.
  useEffect(() => setOpen(false), [place]);
  useOpenedEarly(button, () => setOpen(true));
  useEffect(() => () => clearTimeout(leaving.current), []);

  const enter = ({ pointerType }: PointerEvent) => {
    want(true);
    clearTimeout(leaving.current);
    if (pointerType === 'mouse') setOpen(true);
  };
  const leave = ({ pointerType }: PointerEvent) => {
    // A short delay, so that slipping over the corner does not close it.
    if (pointerType === 'mouse') leaving.current = window.setTimeout(() => setOpen(false), 120);
  };
  const press = (event: PointerEvent | React.MouseEvent) => {
    const byMouse = 'pointerType' in event.nativeEvent && event.nativeEvent.pointerType === 'mouse' && event.detail > 0;
    setOpen(byMouse ? true : !open);
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return;
    setOpen(false);
    button.current?.focus();
  };
  // For touch: a press outside closes it.
  useEffect(() => {
    if (!open) return;
    const close = ({ target }: Event) => {
      if (!frame.current?.contains(target as Node)) setOpen(false);
    };
    addEventListener('pointerdown', close);
    return () => removeEventListener('pointerdown', close);
  }, [open]);
  const handleBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget as Node)) setOpen(false);
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it hears what the button and the panel are for
    <div
      ref={frame}
      className="panel-place"
      onPointerEnter={enter}
      onPointerLeave={leave}
      onKeyDown={handleKey}
      onFocus={() => want(true)}
      onBlur={handleBlur}
    >
      <button
        ref={button}
        className="quiet"
        type="button"
        data-opens
        aria-expanded={open}
        aria-controls={id}
        onClick={press}
      >
        {label}
        <svg viewBox="0 0 12 12" width="11" height="11" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden>
          <path d="m2 4 4 4 4-4" />
        </svg>
      </button>
      <div id={id} hidden={!open} className="panel">
        <div style={{ width, height }} className="panel-frame">
          {/* The content loads when the pointer is near, and stays mounted. */}
          {(wanted || open) && <Suspense>{children}</Suspense>}
        </div>
      </div>
    </div>
  );
};
