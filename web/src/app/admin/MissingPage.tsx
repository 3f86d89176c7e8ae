import { Button } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { adminPaths } from '#web/lib/adminPaths.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { PageTitle } from '#web/ui/PageTitle.tsx';

/** What the dashboard shows at an unknown URL, inside its layout. */
export const MissingPage = () => {
  const { t } = useMessages();
  return (
    <>
      <PageTitle title={t('notFound.title')} />
      <EmptyState heading="h1" title={t('notFound.title')} text={t('admin.missing')}>
        <Button asChild>
          <Link to={adminPaths.dashboard}>{t('admin.missing.back')}</Link>
        </Button>
      </EmptyState>
    </>
  );
};
