import { useMessages } from '../messages/useMessages.ts';

interface SkeletonCardsProps {
  count: number;
  /** The class of their grid. */
  className: string;
}

/** Placeholders of product cards that are loading. */
export const SkeletonCards = ({ count, className }: SkeletonCardsProps) => {
  const { t } = useMessages();
  return (
    <div role="status" aria-label={t('app.loading')} className={className}>
      {Array.from({ length: count }, (_, place) => (
        <div key={place} data-scripted className="skeleton-card" aria-hidden>
          <div className="skeleton" />
          <div className="skeleton" />
          <div className="skeleton" />
          <div className="skeleton" />
        </div>
      ))}
    </div>
  );
};
