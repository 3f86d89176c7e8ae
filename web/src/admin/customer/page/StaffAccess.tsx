import { Button, Flex, HStack, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import {
  useEndStaffSessionsMutation,
  useRemoveSecondFactorMutation,
  useStaffAccessQuery,
  type StaffAccessQuery,
} from '#web/generated/graphql.ts';
import { browserName } from '#web/lib/browserName.ts';
import { useAction } from '#web/lib/form/useAction.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { ConfirmDialog } from '#web/admin/kit/form/ConfirmDialog.tsx';
import { Section } from '#web/admin/ui/Section.tsx';
import { Detail } from '#web/admin/ui/texts.tsx';
import { FailedState } from '#web/ui/FailedState.tsx';
import { Notice } from '#web/ui/Notice.tsx';

/* GraphQL */ `
  query StaffAccess($id: ID!) {
    customer(id: $id) {
      id
      hasSecondFactor
    }
    staffSessions(customerId: $id) {
      id
      beganAt
      usedAt
      userAgent
      isCurrent
    }
  }

  mutation EndStaffSessions($customerId: ID!, $sessionId: ID) {
    endStaffSessions(customerId: $customerId, sessionId: $sessionId)
  }

  mutation RemoveSecondFactor($customerId: ID!) {
    removeSecondFactor(customerId: $customerId) {
      id
      hasSecondFactor
    }
  }
`;

interface StaffAccessProps {
  id: string;
  /** Whether it is who is looking: their own codes are turned off in their profile. */
  isOwn: boolean;
  /** Called with what was done. */
  onDone: (text: string) => void;
}

/** How somebody of the staff gets in: their sessions, and their two-factor codes. For who gives roles. */
export const StaffAccess = ({ id, isOwn, onDone }: StaffAccessProps) => {
  const { t } = useMessages();
  const { data, error, refetch } = useStaffAccessQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  const end = useEndStaffSessionsMutation();
  const removeSecondFactor = useRemoveSecondFactorMutation();
  const { busy, what, failure, run } = useAction(async (sessionId: string | null) => {
    await end({ customerId: id, sessionId });
    await refetch();
    onDone(t(sessionId === null ? 'admin.access.endedAll' : 'admin.access.ended'));
  });
  const [asks, setAsks] = useState(false);
  if (!data) return error ? <FailedState error={error} retry={refetch} /> : null;
  const sessions = data.staffSessions;
  const { hasSecondFactor } = data.customer;
  return (
    <Section
      title={t('admin.access.title')}
      tools={
        sessions.length > 0 && (
          <Button size="xs" variant="outline" aria-busy={busy && what === null} onClick={() => run(null)}>
            {t('admin.access.endAll')}
          </Button>
        )
      }
    >
      {failure && (
        <Notice tone="error" mb="3">
          {failure}
        </Notice>
      )}
      <HStack gap="3" wrap="wrap" mb="3">
        <Text>{t(hasSecondFactor ? 'admin.access.codes.on' : 'admin.access.codes.off')}</Text>
        {hasSecondFactor && !isOwn && (
          <Button size="xs" variant="outline" colorPalette="red" onClick={() => setAsks(true)}>
            {t('admin.access.codes.remove')}
          </Button>
        )}
      </HStack>
      {sessions.length === 0 && <Detail>{t('admin.access.none')}</Detail>}
      <Stack as="ul" gap="0" listStyleType="none">
        {sessions.map((session) => (
          <Session
            key={session.id}
            session={session}
            isEnding={busy && what === session.id}
            onEnd={() => run(session.id)}
          />
        ))}
      </Stack>
      <ConfirmDialog
        open={asks}
        title={t('admin.access.codes.ask')}
        action={t('admin.access.codes.remove')}
        onConfirm={async () => {
          await removeSecondFactor({ customerId: id });
          setAsks(false);
          onDone(t('admin.access.codes.removed'));
        }}
        onClose={() => setAsks(false)}
      >
        {t('admin.access.codes.ask.text')}
      </ConfirmDialog>
    </Section>
  );
};

interface SessionProps {
  session: StaffAccessQuery['staffSessions'][number];
  isEnding: boolean;
  onEnd: () => void;
}

const Session = ({ session: { beganAt, usedAt, userAgent, isCurrent }, isEnding, onEnd }: SessionProps) => {
  const { t, formatDateTime } = useMessages();
  const browser = browserName(t, userAgent);
  const date = formatDateTime(usedAt);
  return (
    <Flex as="li" gap="3" py="2" wrap="wrap" justify="space-between" align="center" borderTopWidth="1px">
      <Text minW="0">
        {browser}
        <Detail as="span" display="block">
          {[
            t('admin.access.began', { date: formatDateTime(beganAt) }),
            t('admin.access.used', { date }),
            isCurrent && t('admin.access.this'),
          ]
            .filter(Boolean)
            .join(' · ')}
        </Detail>
      </Text>
      <Button
        size="xs"
        variant="outline"
        aria-busy={isEnding}
        aria-label={t('admin.access.end.of', { browser, date })}
        onClick={onEnd}
      >
        {t('admin.access.end')}
      </Button>
    </Flex>
  );
};
