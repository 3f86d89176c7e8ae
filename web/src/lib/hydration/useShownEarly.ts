import { useEffect, useEffectEvent, type RefObject } from 'react';

/** Shows what was pressed in a box before its code ran (public/frame.js). The box has `data-shown`, its buttons `data-shows`. */
export const useShownEarly = (box: RefObject<HTMLElement | null>, show: (what: string) => void): void => {
  const tell = useEffectEvent(show);
  useEffect(() => {
    const what = box.current?.dataset['shown'];
    if (what) tell(what);
    delete box.current?.dataset['shown'];
  }, [box]);
};
