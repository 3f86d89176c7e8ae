import { lazy, type ComponentType } from 'react';
import { loadCode } from './loadCode.ts';

/** A component that is loaded when it is needed. While it cannot be loaded, the page goes on without it. */
export const lazyPart = <Props>(load: () => Promise<{ default: ComponentType<Props> }>) =>
  lazy<ComponentType<Props>>(() => loadCode(load));
