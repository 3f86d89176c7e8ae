import type { ReactNode } from 'react';
import { useMessages } from '#web/messages/useMessages.ts';

/** The `sizes` of pictures on these cards. */
export const cardSizes = '(min-width: 1360px) 310px, (min-width: 1024px) 24vw, (min-width: 480px) 46vw, 42vw';

/** Cards of the home page in a grid, or a sentence when there are none. */
export const CardGrid = ({ className, children }: { className: string; children: readonly ReactNode[] }) => {
  const { t } = useMessages();
  return children.length === 0 ? (
    <p className="muted">{t('home.empty')}</p>
  ) : (
    <div className={className}>{children}</div>
  );
};
