import type { ErrorLike } from '@apollo/client';
import { formatCount } from '#schema/format/number.ts';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { errorMessage } from '#web/lib/errorMessage.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { closedByState } from '#web/ui/closedByState.ts';

/** From this width on, the filters are beside the list. */
const WIDE = '(min-width: 1024px)';

interface Props {
  id: string;
  open: boolean;
  onClose: () => void;
  /** The number of products that match the filters; undefined while unknown. */
  count: number | undefined;
  /** Whether that is the exact number; otherwise it is estimated. */
  isExact: boolean;
  /** Why the number is unknown. */
  error: ErrorLike | undefined;
  onRetry: () => void;
  children: ReactNode;
}

/**
 * The filters in a sheet over the list, for narrow screens, with the number of matching products and a button back to
 * the list.
 */
export const FilterSheet = ({ id, open, onClose, count, isExact, error, onRetry, children }: Props) => {
  const { t, translate, language } = useMessages();
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (open === dialog.current?.open) return;
    if (open) dialog.current?.showModal();
    else dialog.current?.close();
  }, [open]);
  useEffect(() => {
    if (!open) return;
    const wide = matchMedia(WIDE);
    const close = () => wide.matches && onClose();
    wide.addEventListener('change', close);
    return () => wide.removeEventListener('change', close);
  }, [open, onClose]);
  const apply =
    count === undefined
      ? undefined
      : count === 1
        ? t('list.filters.apply.one')
        : t(isExact ? 'list.filters.apply' : 'list.filters.apply.about', {
            count: formatCount(count, language),
          });
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- Escape closes it too
    <dialog
      ref={dialog}
      className="sheet"
      id={id}
      aria-labelledby={titleId}
      {...closedByState(() => open && onClose())}
      // A press on the background closes it.
      onClick={({ target, currentTarget }) => target === currentTarget && onClose()}
    >
      {open && (
        <div className="sheet-frame">
          <div className="sheet-head">
            <h2 id={titleId} className="heading text-lg">
              {t('list.filters')}
            </h2>
            <button
              type="button"
              className="button button-plain button-sm"
              aria-expanded
              aria-controls={id}
              onClick={onClose}
            >
              {t('list.filters.hide')}
            </button>
          </div>
          <div className="sheet-content">{children}</div>
          <div className="sheet-foot">
            {error && (
              <div role="alert" className="notice notice-error">
                {translate(errorMessage(error))}
              </div>
            )}
            {/* One button for both, so that trying again keeps the focus. */}
            <button type="button" className="button button-lg button-full" onClick={error ? onRetry : onClose}>
              {error ? t('error.retry') : (apply ?? t('app.loading'))}
            </button>
            {/* Not every screen reader reads a button again when its label changes. */}
            <span role="status" className="visually-hidden">
              {apply}
            </span>
          </div>
        </div>
      )}
    </dialog>
  );
};
