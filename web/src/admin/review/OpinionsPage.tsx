import { Stack } from '@chakra-ui/react';
import { useMessages } from '../../messages/useMessages.ts';
import { AdminPage } from '../AdminPage.tsx';
import { WaitingComments } from './WaitingComments.tsx';
import { WaitingReviews } from './WaitingReviews.tsx';

/** The reviews and comments that wait to be published. */
export default function OpinionsPage() {
  const { t } = useMessages();
  return (
    <AdminPage title={t('admin.reviews.title')}>
      <Stack gap="12">
        <WaitingReviews />
        <WaitingComments />
      </Stack>
    </AdminPage>
  );
}
