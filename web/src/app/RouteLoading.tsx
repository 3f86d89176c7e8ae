import { useLocation } from 'react-router-dom';
import { paths } from '../lib/paths.ts';
import { useMessages } from '../messages/useMessages.ts';
import { LoadingPage } from '../ui/LoadingPage.tsx';

/** What is shown until a page's code is there, or until it is known who asks; the profile has words of its own (spec §2). */
export const RouteLoading = () => {
  const { t } = useMessages();
  const { pathname } = useLocation();
  return <LoadingPage {...(pathname === paths.profile && { label: t('customer.profile.loading') })} />;
};
