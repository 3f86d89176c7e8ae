import { Suspense, useEffect } from 'react';
import { matchPath, useHref, useLocation } from 'react-router-dom';
import * as pages from '#schema/pages.ts';
import { useConsent } from '#web/lib/analyticsAnswer.ts';
import { lazyPart } from '#web/lib/lazyPart.ts';
import { withTexts } from '#web/messages/withTexts.tsx';
import { countView, removeTagCookies, stopCounting } from './googleTag.ts';

const AskForConsent = lazyPart(() => withTexts(() => import('./AskForConsent.tsx')));

/** The pages that show everybody the same: on no other is anything counted or asked. */
const SAME_FOR_ALL = [
  pages.home,
  pages.search,
  pages.products,
  pages.details,
  pages.electronics,
  pages.fashion,
  pages.homeFurniture,
  pages.category,
  pages.post,
  pages.help,
  pages.privacy,
  pages.terms,
  pages.cookies,
];

/** After how long a page is counted, in milliseconds: then it has its title. */
const COUNTED_AFTER_MS = 1000;

interface Props {
  /** The measurement id of the shop. */
  id: string;
  /** Whether visits of this person count at all. */
  isCounted: boolean;
}

/** Counts the pages of a visit with Google Analytics, of who allows it; asks who was not asked yet. */
export default function Analytics({ id, isCounted }: Props) {
  const { pathname } = useLocation();
  // With the language of an address that says it.
  const path = useHref(pathname);
  const consent = useConsent();
  const isPage = isCounted && SAME_FOR_ALL.some((page) => matchPath(page, pathname));
  const counts = isPage && consent === 'ALLOWED';

  useEffect(() => (counts ? () => stopCounting(id) : undefined), [counts, id]);

  useEffect(() => {
    if (!counts) return undefined;
    const timer = setTimeout(countView, COUNTED_AFTER_MS, id, path);
    return () => clearTimeout(timer);
  }, [counts, id, path]);

  useEffect(() => {
    // Also after it was withdrawn in another tab.
    if (consent === 'REFUSED' || consent === 'REFUSED_BY_BROWSER') removeTagCookies();
  }, [consent]);

  return isPage && consent === 'NOT_ASKED' ? (
    <Suspense>
      <AskForConsent />
    </Suspense>
  ) : null;
}
