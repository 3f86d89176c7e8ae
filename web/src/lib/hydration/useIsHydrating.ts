import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether the component takes over the server's HTML in this render; true on the server too. */
export const useIsHydrating = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
