import {
  memo,
  Suspense,
  use,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import { isEqual } from '../isEqual.ts';
import { lazyPart } from '../lazyPart.ts';
import { loadCode } from '../loadCode.ts';
import { useStore } from '../stores.ts';
import { sendEarly } from './PageAwake.tsx';
import { regions } from './regions.ts';
import { useIsHydrating } from './useIsHydrating.ts';

/** When the code of a region of the server's page is there. */
interface Turn {
  come: Promise<void>;
  /** Loads the code, so that the turn comes. */
  load: () => Promise<void>;
}

const createTurn = (load: () => Promise<unknown>): Turn => {
  let come = () => {};
  const coming = new Promise<void>((resolve) => {
    come = resolve;
  });
  let loading: Promise<void> | undefined;
  return { come: coming, load: () => (loading ??= loadCode(load).then(come)) };
};

/**
 * A region below the first screen. In a page of the server its HTML stays as it is, and its code is not loaded, until
 * somebody uses it or other data is shown (decision 09). Elsewhere it loads at once, as `lazyPart` does.
 */
export const region = <Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  /** What is shown while its code loads, where there is no HTML of the server. */
  placeholder: ReactNode = null,
) => {
  const Part = lazyPart(load) as ComponentType<Props>;
  return memo((props: Props) => {
    const { sleeps } = useStore(regions);
    const isHydrating = useIsHydrating();
    const [turn] = useState(() => (isHydrating && !import.meta.env.SSR ? createTurn(load) : null));
    const [isStatic, setStatic] = useState(isHydrating);
    const place = useRef<HTMLDivElement>(null);
    // Other data comes as a transition: React keeps the HTML until the code is there.
    const later = useDeferredValue(props);
    const shown = isStatic ? later : props;

    useEffect(() => {
      if (!turn || !place.current) return undefined;
      if (!isStatic) return sendEarly(place.current);
      // Pressed before this was there to hear it (public/intents.js).
      if ('used' in place.current.dataset) void turn.load();
      return sleeps(place.current, turn.load);
    }, [turn, isStatic, sleeps]);

    // The same element while nothing changes in it: otherwise React would render it again.
    const inside = useMemo(
      () => (
        <Suspense fallback={placeholder}>
          <Waiting for={turn} onAwake={() => setStatic(false)}>
            <Part {...shown} />
          </Waiting>
        </Suspense>
      ),
      [turn, shown],
    );
    return (
      <div ref={place} data-static={isStatic ? '' : undefined}>
        {inside}
      </div>
    );
  }, isEqual);
};

interface WaitingProps {
  for: Turn | null;
  onAwake: () => void;
  children: ReactNode;
}

/** Lets React take over the server's HTML when its turn has come. React renders it anew when it must be changed before. */
const Waiting = ({ for: turn, onAwake, children }: WaitingProps) => {
  const isHydrating = useIsHydrating();
  const awake = useEffectEvent(onAwake);
  useEffect(() => awake(), []);
  if (!turn) return children;
  if (!isHydrating) void turn.load();
  use(turn.come);
  return children;
};
