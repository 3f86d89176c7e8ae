import { useLayoutEffect, useState, type RefObject } from 'react';

/**
 * Returns how far an element is below the top of its page, in pixels, also after what is above it has changed its
 * height.
 */
export const useTop = (element: RefObject<HTMLElement | null>): number => {
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const measure = () => setTop(Math.round((element.current?.getBoundingClientRect().top ?? 0) + window.scrollY));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    for (const above of element.current?.closest('main')?.querySelectorAll('nav, form, [data-tools]') ?? [])
      observer.observe(above);
    return () => observer.disconnect();
  }, [element]);
  return top;
};
