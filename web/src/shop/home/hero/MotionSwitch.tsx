import { useIsHydrating } from '#web/lib/hydration/useIsHydrating.ts';
import { motion, useMotion } from '#web/lib/motion.ts';
import { useStore } from '#web/lib/stores.ts';
import { useMessages } from '#web/messages/useMessages.ts';

/** A button that pauses and resumes automatic motion on this page. Before the page's code runs, nothing moves. */
export const MotionSwitch = () => {
  const { t } = useMessages();
  const moving = useMotion();
  const { allow } = useStore(motion);
  const isHydrating = useIsHydrating();
  if (isHydrating) return null;
  const label = moving ? t('home.motion.pause') : t('home.motion.play');
  return (
    <button type="button" className="motion-switch" aria-label={label} title={label} onClick={() => allow(!moving)}>
      <svg viewBox="0 0 16 16" width="14" height="14" fill="currentColor" aria-hidden>
        <path d={moving ? 'M4 3h3v10H4zM9 3h3v10H9z' : 'M4.5 2.8v10.4L13 8z'} />
      </svg>
    </button>
  );
};
