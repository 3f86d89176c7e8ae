import { useLocation } from 'react-router-dom';
import { paths } from '../lib/paths.ts';
import { useMessages } from '../messages/useMessages.ts';
import { LoadingPage } from '../ui/LoadingPage.tsx';

/**
 * The placeholder while a page's code is loading, or while it is unknown who is signed in; the profile has its own text
 * (spec §2).
 */
export const RouteLoading = () => {
  const { t } = useMessages();
  const { pathname } = useLocation();
  return <LoadingPage {...(pathname === paths.profile && { label: t('customer.profile.loading') })} />;
};
