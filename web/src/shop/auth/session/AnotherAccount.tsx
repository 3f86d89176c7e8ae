import { Button, HStack, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import type { Session_CustomerFragment } from '#web/generated/graphql.ts';
import { paths } from '#web/lib/paths.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { PageTitle } from '#web/ui/PageTitle.tsx';
import { NarrowPage } from '../NarrowPage.tsx';

interface AnotherAccountProps {
  customer: Session_CustomerFragment;
  onSignOut: () => void;
}

/** Asks a signed-in customer whether to sign out for another account (spec §2, Account menu). */
export const AnotherAccount = ({ customer: { displayName, email }, onSignOut }: AnotherAccountProps) => {
  const { t } = useMessages();
  return (
    <NarrowPage title={t('session.another.title')}>
      <PageTitle title={t('session.another.title')} />
      <Text mb="6" overflowWrap="anywhere">
        {t('session.another.text', { name: displayName, email })}
      </Text>
      <HStack gap="3" wrap="wrap">
        <Button type="button" onClick={onSignOut}>
          {t('session.another.go')}
        </Button>
        <Button asChild variant="outline">
          <Link to={paths.home} replace>
            {t('session.another.stay')}
          </Link>
        </Button>
      </HStack>
    </NarrowPage>
  );
};
