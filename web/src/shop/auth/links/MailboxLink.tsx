import { Link } from '@chakra-ui/react';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '#web/lib/paths.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { useSignInOptions } from '../useSignInOptions.ts';

/** A link to the mailbox, in a demo shop without a mail server. */
export const MailboxLink = () => {
  const { t } = useMessages();
  if (!useSignInOptions()?.mailbox) return null;
  return (
    <Link asChild>
      <RouterLink to={paths.mailbox}>{t('session.mail.mailbox')}</RouterLink>
    </Link>
  );
};
