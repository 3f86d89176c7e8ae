import { useEffect, useEffectEvent, type RefObject } from 'react';

/** Opens what was opened by its button before its code ran (public/frame.js). The button has `data-opens`. */
export const useOpenedEarly = (button: RefObject<HTMLElement | null>, open: () => void): void => {
  const tell = useEffectEvent(open);
  useEffect(() => {
    if (button.current?.getAttribute('aria-expanded') === 'true') tell();
    // From now on React hears it, although the page around it may still be marked as static.
    button.current?.removeAttribute('data-opens');
  }, [button]);
};
