import { useLayoutEffect, type RefObject } from 'react';
import { useStore } from '../stores.ts';
import { waking } from './waking.ts';

const LATER = { 'data-later': true };

/**
 * Returns the attributes of a part below the first screen, which let the browser paint the server's page without
 * computing the styles and the layout of that part, unless it is seen. Those follow in a task of their own. It never
 * renders the part again: that would wake it.
 */
export const useLaidOutLater = (place: RefObject<HTMLElement | null>): typeof LATER => {
  const { layOut } = useStore(waking);
  useLayoutEffect(() => {
    if (place.current) layOut(place.current);
  }, [place, layOut]);
  return LATER;
};
