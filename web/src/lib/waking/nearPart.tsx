import {
  memo,
  Suspense,
  use,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
  type RefObject,
} from 'react';
import { lazyPart } from '../lazyPart.ts';
import { useStore } from '../stores.ts';
import { useIsHydrating } from './useIsHydrating.ts';
import { useLaidOutLater } from './useLaidOutLater.ts';
import { waking } from './waking.ts';

/** How far outside the window a part may be when it wakes up. */
const NEAR = '300px';

/** Keeps React from going on inside, until it is opened. */
interface Gate {
  isOpen: boolean;
  opened: Promise<void>;
  open: () => void;
}

const createGate = (): Gate => {
  let resolve: () => void;
  const opened = new Promise<void>((done) => {
    resolve = done;
  });
  const gate = {
    isOpen: false,
    opened,
    open: () => {
      gate.isOpen = true;
      // React's `use` goes on at once then, without waiting for the promise.
      Object.assign(opened, { status: 'fulfilled', value: undefined });
      resolve();
    },
  };
  return gate;
};

/**
 * A part below the first screen. In a page of the server its HTML is there, and it wakes up, which loads its code, when
 * it comes near, when somebody points at it, and when React must change it. Elsewhere it loads at once, as `lazyPart`
 * does. It is rendered again only when its props change, so they should be the same objects: an update wakes it.
 */
export const nearPart = <Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  /** What is shown while its code loads, where there is no HTML of the server. */
  placeholder: ReactNode = null,
) => {
  const Part = lazyPart(load) as ComponentType<Props>;
  return memo((props: Props) => (
    <Near placeholder={placeholder}>
      <Part {...props} />
    </Near>
  ));
};

const Near = ({ placeholder, children }: { placeholder: ReactNode; children: ReactNode }) => {
  const { hasBegun, sleeps, isAwake } = useStore(waking);
  const place = useRef<HTMLDivElement>(null);
  const later = useLaidOutLater(place);
  // Null outside a page of the server.
  const [gate] = useState(() => (hasBegun() ? createGate() : null));

  useEffect(() => {
    const element = place.current;
    if (!gate || gate.isOpen || !element) return undefined;
    const watcher = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) gate.open();
      },
      { rootMargin: NEAR },
    );
    watcher.observe(element);
    sleeps(element, gate.open);
    return () => {
      watcher.disconnect();
      isAwake(element);
    };
  }, [gate, sleeps, isAwake]);

  // The same elements as before when only `later` has changed: React would drop the server's HTML of a part that is
  // rendered again before its code is there.
  const inside = useMemo(
    () => (
      <Suspense fallback={<Kept place={place} placeholder={placeholder} />}>
        {gate ? (
          <Inside gate={gate} place={place}>
            {children}
          </Inside>
        ) : (
          children
        )}
      </Suspense>
    ),
    [gate, placeholder, children],
  );
  return (
    <div ref={place} {...later}>
      {inside}
    </div>
  );
};

interface InsideProps {
  gate: Gate;
  place: RefObject<HTMLDivElement | null>;
  children: ReactNode;
}

const Inside = ({ gate, place, children }: InsideProps) => {
  const { isAwake } = useStore(waking);
  const isHydrating = useIsHydrating();
  // React has given up the server's HTML: something has changed that may be in here.
  if (!isHydrating) gate.open();
  useEffect(() => {
    if (place.current) isAwake(place.current);
  }, [place, isAwake]);
  // Last, and always: React repeats the hooks before it.
  use(gate.opened);
  return children;
};

interface KeptProps {
  place: RefObject<HTMLDivElement | null>;
  placeholder: ReactNode;
}

/** The HTML that was there, for as long as the code that is to show something else is loading; else the placeholder. */
const Kept = ({ place, placeholder }: KeptProps) => {
  const [html] = useState(() => place.current?.innerHTML ?? '');
  if (html === '') return placeholder;
  // oxlint-disable-next-line react/no-danger -- React wrote it itself, on the server.
  return <div dangerouslySetInnerHTML={{ __html: html }} />;
};
