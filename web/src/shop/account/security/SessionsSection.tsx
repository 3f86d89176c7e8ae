import { Badge, Box, Button, Flex, HStack, Heading, Stack, Text } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import type { SessionsSection_CustomerFragment } from '../../../generated/graphql.ts';
import { browserInWords } from '../../../lib/browserInWords.ts';
import { errorMessage } from '../../../lib/errorMessage.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { Notice } from '../../../ui/Notice.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { Told } from '../../../ui/Told.tsx';
import { useEndSession, useSignOutEverywhere } from './useEndSessions.ts';
import type { Saying } from '../../../lib/saying.ts';

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
`;

/** Where one is signed in: each of these can be ended, or all. */
export const SessionsSection = ({ customer }: { customer: SessionsSection_CustomerFragment }) => {
  const { t, formatDateTime } = useMessages();
  const endSession = useEndSession();
  const signOutEverywhere = useSignOutEverywhere();
  const heading = useRef<HTMLHeadingElement>(null);
  const [busy, setBusy] = useState<string | null>(null);
  const [ended, setEnded] = useState(false);
  const [wrong, setWrong] = useState<Saying | null>(null);
  const act = async (what: string, work: () => Promise<void>) => {
    if (busy !== null) return;
    setBusy(what);
    setEnded(false);
    setWrong(null);
    try {
      await work();
    } catch (error) {
      setWrong(errorMessage(error));
    } finally {
      setBusy(null);
    }
  };
  const end = (id: string) =>
    act(id, async () => {
      await endSession(id);
      setEnded(true);
      // What had the focus is gone.
      heading.current?.focus();
    });
  return (
    <Box as="section" aria-labelledby="sessions-title">
      <Heading as="h2" size="md" id="sessions-title" ref={heading} tabIndex={-1} outline="none" mb="4">
        {t('settings.sessions.title')}
      </Heading>
      <Told>
        {ended && (
          <Notice tone="success" role={undefined} mb="4">
            {t('settings.sessions.ended')}
          </Notice>
        )}
      </Told>
      {wrong && (
        <Notice tone="error" mb="4">
          {wrong}
        </Notice>
      )}
      <Panel py={{ base: '0', md: '0' }}>
        <Stack as="ul" gap="0" listStyleType="none">
          {customer.sessions.map(({ id, beganAt, usedAt, userAgent, address, isCurrent }) => {
            const browser = browserInWords(t, userAgent);
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
                    aria-busy={busy === id}
                    aria-label={t('settings.sessions.end.of', { browser, date: used })}
                    onClick={() => end(id)}
                  >
                    {t(busy === id ? 'settings.sessions.ending' : 'settings.sessions.end')}
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
        aria-busy={busy === 'all'}
        aria-describedby="everywhere-hint"
        onClick={() => act('all', signOutEverywhere)}
      >
        {t(busy === 'all' ? 'settings.sessions.ending' : 'settings.sessions.everywhere')}
      </Button>
      <Text id="everywhere-hint" textStyle="sm" color="fg.muted" mt="2">
        {t('settings.sessions.everywhere.hint')}
      </Text>
    </Box>
  );
};
