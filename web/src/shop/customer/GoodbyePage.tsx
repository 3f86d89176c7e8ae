import { Button, Container } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';

/** What one sees after deleting one's account. */
export default function GoodbyePage() {
  const { t } = useMessages();
  return (
    <Container>
      <PageTitle title={t('settings.deleted.title')} />
      <EmptyState heading="h1" title={t('settings.deleted.title')} text={t('settings.deleted.text')}>
        <Button asChild>
          <Link to={paths.home}>{t('order.list.emptyAction')}</Link>
        </Button>
      </EmptyState>
    </Container>
  );
}
