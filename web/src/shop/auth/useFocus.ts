import { useEffect, useRef, type RefObject } from 'react';

/** What appears in place of a form takes the focus, so that it is read out. */
export const useFocus = <Target extends HTMLElement>(): RefObject<Target | null> => {
  const target = useRef<Target>(null);
  useEffect(() => target.current?.focus(), []);
  return target;
};
