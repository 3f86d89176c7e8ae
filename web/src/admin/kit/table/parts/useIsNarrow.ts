import { useSyncExternalStore } from 'react';

/** Below this width, rows are cards. */
const NARROW = '(max-width: 767.98px)';

const follow = (tell: () => void) => {
  const query = matchMedia(NARROW);
  query.addEventListener('change', tell);
  return () => query.removeEventListener('change', tell);
};

/** Whether the window is as narrow as a phone. */
export const useIsNarrow = (): boolean =>
  useSyncExternalStore(
    follow,
    () => matchMedia(NARROW).matches,
    () => false,
  );
