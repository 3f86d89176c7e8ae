import { onTestFinished } from 'vitest';

/** Adds elements to the page's head, as the server has written them, until the test is over. */
export const putIntoHead = (html: string): Element[] => {
  const range = document.createRange().createContextualFragment(html);
  const added = [...range.children];
  document.head.append(range);
  onTestFinished(() => added.forEach((element) => element.remove()));
  return added;
};
