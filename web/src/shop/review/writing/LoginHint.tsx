import { Link as StyledLink, Text } from '@chakra-ui/react';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '#web/lib/paths.ts';
import { useMessages } from '#web/messages/useMessages.ts';

/** Says what is possible here after logging in; the login page leads back. */
export const LoginHint = ({ text }: { text: string }) => {
  const { t } = useMessages();
  const location = useLocation();
  return (
    <Text mt="4" textStyle="sm" color="fg.muted">
      {text}{' '}
      <StyledLink asChild>
        <Link to={paths.login} state={{ from: location }}>
          {t('reviews.login')}
        </Link>
      </StyledLink>
    </Text>
  );
};
