import { Text } from '@chakra-ui/react';
import { useMessages } from '../../messages/useMessages.ts';
import { AdminPage } from '../AdminPage.tsx';

/** A place for a page of the dashboard. */
export default function CustomerPage() {
  const { t } = useMessages();
  return (
    <AdminPage title={t('admin.customer.title')}>
      <Text color="fg.muted">{t('admin.soon')}</Text>
    </AdminPage>
  );
}
