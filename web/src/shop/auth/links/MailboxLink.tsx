import { Link } from '@chakra-ui/react';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '../../../lib/paths.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { useSignInOptions } from '../useSignInOptions.ts';

/** In a demo shop without a mail server: where its mails are to be read. */
export const MailboxLink = () => {
  const { t } = useMessages();
  if (!useSignInOptions()?.mailbox) return null;
  return (
    <Link asChild>
      <RouterLink to={paths.mailbox}>{t('session.mail.mailbox')}</RouterLink>
    </Link>
  );
};
