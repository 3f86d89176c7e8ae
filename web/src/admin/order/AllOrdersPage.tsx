import { Text } from '@chakra-ui/react';
import { useMessages } from '../../messages/useMessages.ts';
import { AdminPage } from '../AdminPage.tsx';

/** A place for a page of the dashboard. */
export default function AllOrdersPage() {
  const { t } = useMessages();
  return (
    <AdminPage title={t('admin.orders.title')}>
      <Text color="fg.muted">{t('admin.soon')}</Text>
    </AdminPage>
  );
}
