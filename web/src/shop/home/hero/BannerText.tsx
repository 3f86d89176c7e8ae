import { Fragment, useEffect, useState } from 'react';
import { useMotion } from '#web/lib/motion.ts';

/** How often the animation of the text plays, in milliseconds (spec §9). */
const BANNER_REPLAY_MS = 5000;

/** A line whose words appear one after the other, again every five seconds. */
export const BannerText = ({ text }: { text: string }) => {
  const moving = useMotion();
  const [round, setRound] = useState(0);
  useEffect(() => {
    if (!moving) return;
    const timer = setInterval(() => setRound((before) => before + 1), BANNER_REPLAY_MS);
    return () => clearInterval(timer);
  }, [moving]);
  return (
    <p className="text-lg bold" data-round={round}>
      {text.split(' ').map((word, place) => (
        <Fragment key={`${round}-${place}`}>
          {place > 0 && ' '}
          <span
            className={moving ? 'banner-word rising' : 'banner-word'}
            style={{ animationDelay: `${place * 140}ms` }}
          >
            {word}
          </span>
        </Fragment>
      ))}
    </p>
  );
};
