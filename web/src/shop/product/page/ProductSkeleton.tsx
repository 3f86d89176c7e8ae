import { useMessages } from '#web/messages/useMessages.ts';

/** The placeholder of the product page while it is loading. */
export const ProductSkeleton = () => {
  const { t } = useMessages();
  return (
    <div role="status" aria-label={t('app.loading')} className="page product-page product-loading">
      <div data-scripted className="product-main" aria-hidden>
        <div className="skeleton" />
        <div>
          <div className="skeleton" />
          <div className="skeleton" />
          <div className="skeleton" />
          <div className="skeleton" />
        </div>
      </div>
    </div>
  );
};
