import { Badge, Box } from '@chakra-ui/react';
import { useMessages } from '../../messages/useMessages.ts';

interface EmailCellProps {
  email: string;
  emailConfirmedAt: string | null;
}

/** An e-mail address, and whether it is confirmed. */
export const EmailCell = ({ email, emailConfirmedAt }: EmailCellProps) => {
  const { t } = useMessages();
  return (
    <Box>
      <Box>{email}</Box>
      <Badge colorPalette={emailConfirmedAt === null ? 'orange' : 'green'}>
        {t(emailConfirmedAt === null ? 'admin.email.unconfirmed' : 'admin.email.confirmed')}
      </Badge>
    </Box>
  );
};
