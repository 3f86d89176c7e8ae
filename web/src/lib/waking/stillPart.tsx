import {
  memo,
  startTransition,
  Suspense,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import { useMessages } from '#web/messages/useMessages.ts';
import { isEqual } from '../isEqual.ts';
import { lazyPart } from '../lazyPart.ts';
import { useStore } from '../stores.ts';
import { useIsHydrating } from './useIsHydrating.ts';
import { useLaidOutLater } from './useLaidOutLater.ts';
import { waking } from './waking.ts';

/**
 * A part that has no state. In a page of the server its HTML stays as it is, and its code is not loaded, until another
 * language or other data is shown; `WakeOnIntent` follows its links. Elsewhere it loads at once, as `lazyPart` does.
 */
export const stillPart = <Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  /** What is shown while its code loads, where there is no HTML of the server. */
  placeholder: ReactNode = null,
) => {
  const Part = lazyPart(load) as ComponentType<Props>;
  return memo((props: Props) => {
    const { hasBegun, sleeps, isAwake } = useStore(waking);
    const { language } = useMessages();
    const isFirst = useIsHydrating() && hasBegun();
    /** What the server has rendered; null when React renders it itself. */
    const [kept, keep] = useState(isFirst ? { language, props } : null);
    const place = useRef<HTMLDivElement>(null);
    const later = useLaidOutLater(place);
    const isOld = kept !== null && (kept.language !== language || !isEqual(kept.props, props));

    useLayoutEffect(() => {
      // React has made this element anew, so there is no HTML in it.
      if (place.current?.childNodes.length === 0) keep(null);
    }, []);

    useEffect(() => {
      const element = place.current;
      if (kept === null || !element) return undefined;
      sleeps(element, null);
      return () => isAwake(element);
    }, [kept, sleeps, isAwake]);

    useEffect(() => {
      if (!isOld) return;
      const wake = () => startTransition(() => keep(null));
      load().then(wake, wake);
    }, [isOld]);

    // With nothing to set, React leaves what the server has put there.
    if (kept) return <div ref={place} {...later} {...KEPT} />;
    return (
      <div ref={place} {...later}>
        <Suspense fallback={placeholder}>
          <Part {...props} />
        </Suspense>
      </div>
    );
  });
};

const KEPT = { suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: '' } };
