import type { ComponentType } from 'react';
import { lazyPart } from './lazyPart.ts';

/**
 * A component that only the server renders, for inside `<noscript>`, where a browser with scripts renders nothing.
 * `load` is `import.meta.env.SSR && (() => …)`, so that its code is not in the build for browsers.
 */
export const serverPart = <Props>(
  load: false | (() => Promise<{ default: ComponentType<Props> }>),
): ComponentType<Props> => (load ? lazyPart(load) : () => null);
