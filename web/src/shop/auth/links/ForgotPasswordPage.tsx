import { Button, Link, Stack, Text } from '@chakra-ui/react';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import { paths } from '#web/lib/paths.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { NarrowPage } from '../NarrowPage.tsx';
import { RequestMailForm } from './RequestMailForm.tsx';
import { useSignInOptions } from '../useSignInOptions.ts';

/** The page to request a link for a new password. */
export default function ForgotPasswordPage() {
  const { t } = useMessages();
  const state = useLocation().state as { email?: string } | null;
  if (useSignInOptions()?.mail === false)
    return (
      <EmptyState heading="h1" title={t('session.noMail.title')} text={t('session.noMail.text')}>
        <Button asChild>
          <RouterLink to={paths.peopleList}>{t('session.noMail.people')}</RouterLink>
        </Button>
      </EmptyState>
    );
  return (
    <NarrowPage title={t('session.forgot.title')} text={t('session.forgot.text')}>
      <Stack gap="6">
        <RequestMailForm kind="newPassword" submit={t('session.forgot.submit')} typed={state?.email ?? ''} />
        <Text textStyle="sm">
          <Link asChild>
            <RouterLink to={paths.login}>{t('session.toLogin')}</RouterLink>
          </Link>
        </Text>
      </Stack>
    </NarrowPage>
  );
}
