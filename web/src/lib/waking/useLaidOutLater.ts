import { useEffect, useState, type RefObject } from 'react';
import { useStore } from '../stores.ts';
import { useIsHydrating } from './useIsHydrating.ts';
import { waking } from './waking.ts';

const LATER = { 'data-later': true };
const AT_ONCE = {};

/**
 * Returns the attributes of a part below the first screen, which let the browser paint the server's page without computing the styles and the
 * layout of that part, unless it is seen. Those follow in a task of their own.
 */
export const useLaidOutLater = (place: RefObject<HTMLElement | null>): typeof LATER | typeof AT_ONCE => {
  const { layOut } = useStore(waking);
  const isHydrating = useIsHydrating();
  const [isServers] = useState(isHydrating);
  useEffect(() => {
    if (isServers && place.current) layOut(place.current);
  }, [isServers, place, layOut]);
  return isServers ? LATER : AT_ONCE;
};
