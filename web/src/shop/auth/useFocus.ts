import { useEffect, useRef, type RefObject } from 'react';

/** Focuses what replaces a form, so that screen readers read it. */
export const useFocus = <Target extends HTMLElement>(): RefObject<Target | null> => {
  const target = useRef<Target>(null);
  useEffect(() => target.current?.focus(), []);
  return target;
};
