import type { ReactNode } from 'react';
import type { PlainMessageKey } from '../messages/translate.ts';
import { useMessages } from '../messages/useMessages.ts';
import { PlainNote } from './plain/PlainNote.tsx';

interface LoadingPageProps {
  label?: string;
  /** What is said where there are no scripts, unless the whole page needs them. */
  plain?: PlainMessageKey;
  /** The page as it is where there are no scripts, if it works without. */
  plainPage?: ReactNode;
}

/**
 * The placeholder of a page that is loading. It appears after 300 ms, since quicker pages need none. It is as high as
 * the screen, so that the footer does not jump. Without scripts nothing more would come.
 */
export const LoadingPage = ({ label, plain, plainPage }: LoadingPageProps) => {
  const { t } = useMessages();
  return (
    <>
      <noscript>
        {plainPage ?? (
          <div className="page loading-plain">
            <PlainNote what={plain} />
          </div>
        )}
      </noscript>
      <div data-scripted role="status" className="loading muted">
        <div className="spinner" aria-hidden />
        {label ?? t('app.loading')}
      </div>
    </>
  );
};
