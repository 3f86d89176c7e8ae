import { Badge, Box, Button, Flex, HStack, Heading, Stack, Text } from '@chakra-ui/react';
import { useRef } from 'react';
import {
  useEndSessionMutation,
  useSignOutEverywhereMutation,
  type SessionsSection_CustomerFragment,
} from '#web/generated/graphql.ts';
import { browserName } from '#web/lib/browserName.ts';
import { useAction } from '#web/lib/form/useAction.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { Notice } from '#web/ui/Notice.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { DoneMessage } from '#web/ui/DoneMessage.tsx';
import { useSession } from '#web/shop/auth/session/session.tsx';

/* GraphQL */ `
  fragment SessionsSection_customer on Customer {
    sessions {
      id
      beganAt
      usedAt
      userAgent
      address
      isCurrent
    }
  }

  mutation EndSession($id: ID!) {
    endSession(id: $id)
  }

  mutation SignOutEverywhere {
    signOutEverywhere
  }
`;

/** Used in place of a session's id for all sessions. */
const ALL = 'all';

/** The customer's sessions, each with a button to end it, and one to end all. */
export const SessionsSection = ({ customer }: { customer: SessionsSection_CustomerFragment }) => {
  const { t, formatDateTime } = useMessages();
  const { signOut } = useSession();
  const endSession = useEndSessionMutation({
    refetchQueries: ['AccountSections'],
    awaitRefetchQueries: true,
  });
  const signOutEverywhere = useSignOutEverywhereMutation();
  const heading = useRef<HTMLHeadingElement>(null);
  const { busy, what, done, failure, run } = useAction(async (id: string) => {
    if (id === ALL) {
      await signOutEverywhere({});
      return signOut();
    }
    await endSession({ id });
    // The button that had the focus is gone.
    heading.current?.focus();
  });
  const isBusyWith = (id: string) => busy && what === id;
  return (
    <Box as="section" aria-labelledby="sessions-title">
      <Heading as="h3" size="md" id="sessions-title" ref={heading} mb="4" tabIndex={-1} outline="none">
        {t('settings.sessions.title')}
      </Heading>
      <DoneMessage mb="4">{done && what !== ALL && t('settings.sessions.ended')}</DoneMessage>
      {failure && (
        <Notice tone="error" mb="4">
          {failure}
        </Notice>
      )}
      <Panel py={{ base: '0', md: '0' }}>
        <Stack as="ul" gap="0" listStyleType="none">
          {customer.sessions.map(({ id, beganAt, usedAt, userAgent, address, isCurrent }) => {
            const browser = browserName(t, userAgent);
            const used = formatDateTime(usedAt);
            return (
              <Flex
                as="li"
                key={id}
                gap="3"
                py="4"
                wrap="wrap"
                justify="space-between"
                align="center"
                css={{ '& + &': { borderTopWidth: '1px', borderColor: 'border' } }}
              >
                <Box minW="0">
                  <HStack gap="2" wrap="wrap">
                    <Text fontWeight="medium">{browser}</Text>
                    {isCurrent && <Badge colorPalette="brand">{t('settings.sessions.this')}</Badge>}
                  </HStack>
                  <Text textStyle="sm" color="fg.muted" overflowWrap="anywhere">
                    {[
                      t('settings.sessions.began', { date: formatDateTime(beganAt) }),
                      t('settings.sessions.used', { date: used }),
                      address,
                    ]
                      .filter(Boolean)
                      .join(' · ')}
                  </Text>
                </Box>
                {!isCurrent && (
                  <Button
                    size="sm"
                    variant="outline"
                    aria-busy={isBusyWith(id)}
                    aria-label={t('settings.sessions.end.of', { browser, date: used })}
                    onClick={() => run(id)}
                  >
                    {t(isBusyWith(id) ? 'settings.sessions.ending' : 'settings.sessions.end')}
                  </Button>
                )}
              </Flex>
            );
          })}
        </Stack>
      </Panel>
      <Button
        variant="outline"
        size="sm"
        mt="4"
        aria-busy={isBusyWith(ALL)}
        aria-describedby="everywhere-hint"
        onClick={() => run(ALL)}
      >
        {t(isBusyWith(ALL) ? 'settings.sessions.ending' : 'settings.sessions.everywhere')}
      </Button>
      <Text id="everywhere-hint" mt="2" textStyle="sm" color="fg.muted">
        {t('settings.sessions.everywhere.hint')}
      </Text>
    </Box>
  );
};
