import { Box, Button, Container, Flex, Heading, Text } from '@chakra-ui/react';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useMailboxPageQuery } from '#web/generated/graphql.ts';
import { errorMessage } from '#web/lib/errorMessage.ts';
import { paths } from '#web/lib/paths.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { FailedState } from '#web/ui/FailedState.tsx';
import { LoadingPage } from '#web/ui/LoadingPage.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { PageTitle } from '#web/ui/PageTitle.tsx';
import { MailCard } from './MailCard.tsx';

/* GraphQL */ `
  query MailboxPage {
    mailbox(first: 50) {
      id
      ...MailCard_mail
    }
  }
`;

/** How often the mailbox is loaded again while it is visible, in milliseconds. */
const POLL_MS = 4000;

/** The demo shop's mailbox, newest first. Other shops do not have this page and show `missing`. */
export default function MailboxPage({ missing }: { missing: ReactNode }) {
  const { t, translate } = useMessages();
  const { data, error, refetch } = useMailboxPageQuery({
    fetchPolicy: 'cache-and-network',
    pollInterval: POLL_MS,
    skipPollAttempt: () => document.hidden,
  });
  const [isLooking, setLooking] = useState(false);
  const look = async () => {
    setLooking(true);
    await refetch().catch(() => undefined);
    setLooking(false);
  };
  if (data?.mailbox === null) return missing;
  const mails = data?.mailbox;
  return (
    <Container py={{ base: '6', md: '12' }} maxW="52rem">
      <PageTitle title={t('mailbox.title')} />
      <Flex wrap="wrap" gap="3" justify="space-between" align="center">
        <Heading as="h1" size="lg">
          {t('mailbox.title')}
        </Heading>
        <Button variant="outline" size="sm" onClick={() => void look()} aria-disabled={isLooking}>
          {t(isLooking ? 'mailbox.refreshing' : 'mailbox.refresh')}
        </Button>
      </Flex>
      <Text mt="2" color="fg.muted" maxW="prose">
        {t('mailbox.text')}
      </Text>
      {!mails && !error && <LoadingPage shape="mail" within />}
      {!mails && error && <FailedState error={error} retry={look} />}
      {mails && error && (
        <Notice tone="warning" mt="6">
          {t('mailbox.failed')} {translate(errorMessage(error))}
        </Notice>
      )}
      {mails?.length === 0 && (
        <EmptyState title={t('mailbox.empty')} text={t('mailbox.empty.text')}>
          <Button asChild>
            <Link to={paths.login}>{t('mailbox.empty.action')}</Link>
          </Button>
        </EmptyState>
      )}
      {mails && mails.length > 0 && (
        <Box as="ul" listStyleType="none" mt="8">
          {mails.map((mail) => (
            <MailCard key={mail.id} mail={mail} />
          ))}
        </Box>
      )}
    </Container>
  );
}
