import { lazy, type ComponentType } from 'react';

const Nothing = () => null;

/** A part of a page that comes when it is wanted. One that does not arrive, also at a second try, leaves the page without it. */
export const lazyPart = <Props>(load: () => Promise<{ default: ComponentType<Props> }>) =>
  lazy<ComponentType<Props>>(() =>
    load()
      .catch(load)
      .catch(() => ({ default: Nothing })),
  );
