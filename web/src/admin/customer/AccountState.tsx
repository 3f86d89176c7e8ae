import { Box, chakra, HStack } from '@chakra-ui/react';
import type { AccountStatus } from '../../generated/graphql.ts';
import { useMessages } from '../../messages/useMessages.ts';

const COLORS: Readonly<Record<AccountStatus, string>> = {
  PENDING: 'yellow.solid',
  CONFIRMED: 'green.solid',
  REJECTED: 'red.solid',
};

interface AccountStateProps {
  status: AccountStatus;
  /** Why it was rejected, after the word. */
  reason?: string | null;
}

/** The status of an account, as a word with a dot in its colour. */
export const AccountState = ({ status, reason = null }: AccountStateProps) => {
  const { t } = useMessages();
  const why = reason === null ? null : t('admin.customers.reason', { reason });
  return (
    <HStack gap="2" minW="0">
      <Box w="2" h="2" borderRadius="full" bg={COLORS[status]} flexShrink="0" aria-hidden />
      <Line title={why ?? undefined}>
        {t(`admin.customers.${status}`)}
        {why !== null && <Why> {why}</Why>}
      </Line>
    </HStack>
  );
};

const Line = chakra('span', { base: { lineClamp: '1', overflowWrap: 'anywhere' } });
const Why = chakra('span', { base: { color: 'fg.muted' } });
