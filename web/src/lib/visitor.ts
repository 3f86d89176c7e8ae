import { useEffect, useState } from 'react';
import { NOBODY, type RefusedFormShown, type Visitor } from '#schema/rendering.ts';
import { definePublicStore, useStore } from './stores.ts';

/**
 * Who opens the page that the server renders; in the browser only the refused form that the page shows, since the app
 * knows the rest better.
 */
export const visitorStore = definePublicStore((): VisitorStore => {
  const store: VisitorStore = {
    visitor: NOBODY,
    forget: () => {
      store.visitor = NOBODY;
    },
  };
  return store;
});

interface VisitorStore {
  visitor: Visitor;
  /** Ends the page that the server has rendered for them. */
  forget: () => void;
}

/** Returns what the server knows of who opens the page, for parts that only the server renders. */
export const useVisitor = (): Visitor => useStore(visitorStore).visitor;

/** Returns the refused form that the server put into the page; null for none. */
export const readRefused = (): RefusedFormShown | null => {
  const text = document.getElementById('refused')?.textContent;
  return text ? (JSON.parse(text) as RefusedFormShown) : null;
};

/**
 * Returns the form that was sent to a path and refused, for the page that shows it again with what was typed; null for
 * none, and on any later page.
 */
export const useRefusedForm = (path: string): RefusedFormShown | null => {
  const store = useStore(visitorStore);
  const [form] = useState(() => (store.visitor.form?.path === path ? store.visitor.form : null));
  useEffect(() => {
    if (form) store.forget();
  }, [form, store]);
  return form;
};
