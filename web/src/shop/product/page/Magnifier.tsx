import { useState, type PointerEvent, type ReactNode } from 'react';
import { pictureUrl } from '#web/ui/Picture.tsx';

/** How much the lens enlarges, and its width in pixels. */
const TIMES = 2.4;
const LENS = 190;

interface Props {
  picture: { path: string } | undefined;
  children: ReactNode;
}

/**
 * A magnifier that follows the mouse over the picture. For touch and keyboard there is the enlarged picture instead.
 */
export const Magnifier = ({ picture, children }: Props) => {
  const [lens, setLens] = useState<{ x: number; y: number; width: number; height: number } | null>(null);
  const follow = ({ currentTarget, clientX, clientY, pointerType }: PointerEvent) => {
    if (pointerType !== 'mouse') return;
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    setLens({ x: clientX - left, y: clientY - top, width, height });
  };
  return (
    <div className="magnified" onPointerMove={follow} onPointerLeave={() => setLens(null)}>
      {children}
      {picture && lens && (
        <div
          className="lens"
          data-testid="lens"
          style={{
            width: LENS,
            height: LENS,
            left: lens.x - LENS / 2,
            top: lens.y - LENS / 2,
            backgroundImage: `url(${pictureUrl(picture.path, 1200, 'webp')})`,
            backgroundSize: `${lens.width * TIMES}px ${lens.height * TIMES}px`,
            backgroundPosition: `${LENS / 2 - lens.x * TIMES}px ${LENS / 2 - lens.y * TIMES}px`,
          }}
        />
      )}
    </div>
  );
};
