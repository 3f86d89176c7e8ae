import type { ReactNode } from 'react';
import type { PlainMessageKey } from '../messages/translate.ts';
import { useMessages } from '../messages/useMessages.ts';
import { PlainNote } from './plain/PlainNote.tsx';

/** The parts of pages, in their order; theme/loading.css places them. */
const SHAPES = {
  orders: 'head card card card card card',
  order: 'tag button status actions summary facts',
  tracking: 'tag goods status facts',
  thanks: 'mark tag button facts summary',
  pay: 'tag form summary',
  checkout: 'steps form summary',
  profile: 'index card card',
  cart: 'card summary',
  goods: 'square square square square square square square square',
  mail: 'card card card card',
  dashboard: 'nav tasks card card',
} as const;

/** A page whose placeholder has its shape. */
export type PageShape = keyof typeof SHAPES;

interface LoadingPageProps {
  label?: string;
  /** What is said where there are no scripts, unless the whole page needs them. */
  plain?: PlainMessageKey;
  /** The page as it is where there are no scripts, if it works without. */
  plainPage?: ReactNode;
  /** The page that is loading; without it a spinner is shown. */
  shape?: PageShape | undefined;
  /** Whether it stands below the page's own title. */
  within?: boolean;
}

/**
 * The placeholder of a page that is loading: its shape, or else a spinner, which appears after 300 ms, since quicker
 * pages need none. It is as high as the screen, so that the footer does not jump. Without scripts nothing more would
 * come.
 */
export const LoadingPage = ({ label, plain, plainPage, shape, within }: LoadingPageProps) => {
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
      {shape ? (
        <div data-scripted role="status" className={`shape shape-${shape} ${within ? 'shape-within' : 'page'}`}>
          {`${within ? '' : 'title '}${SHAPES[shape]}`.split(' ').map((part, place) => (
            <div key={place} className={`part part-${part}`} aria-hidden />
          ))}
          <p className={label ? 'muted' : 'visually-hidden'}>{label ?? t('app.loading')}</p>
        </div>
      ) : (
        <div data-scripted role="status" className="loading muted">
          <div className="spinner" aria-hidden />
          {label ?? t('app.loading')}
        </div>
      )}
    </>
  );
};
