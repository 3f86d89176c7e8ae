import { lazy, type ComponentType } from 'react';

const Nothing = () => null;

/**
 * A component that is loaded when it is needed. If it cannot be loaded, also at a second try, the page goes on without
 * it.
 */
export const lazyPart = <Props>(load: () => Promise<{ default: ComponentType<Props> }>) =>
  lazy<ComponentType<Props>>(() =>
    load()
      .catch(load)
      .catch(() => ({ default: Nothing })),
  );
