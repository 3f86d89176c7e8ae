import { useEffect } from 'react';

/** Sends the forms that were sent before the code of a part of the page ran (public/intents.js). */
export const sendEarly = (part: Element): void => {
  for (const form of part.querySelectorAll<HTMLFormElement>('form[data-sent]')) {
    if (form.closest('[data-static]')) continue;
    form.removeAttribute('data-sent');
    form.requestSubmit();
  }
};

/** Says that the code of the page runs: public/intents.js answers presses until then. */
export const markAwake = (): void => {
  const root = document.querySelector('#root');
  root?.removeAttribute('data-static');
  if (root) sendEarly(root);
};

/** Says so when React has taken over everything around it. */
export const PageAwake = () => {
  useEffect(() => {
    // Effects run before React has rendered what was typed before (`FormField`).
    const timer = setTimeout(markAwake);
    return () => clearTimeout(timer);
  }, []);
  return null;
};
