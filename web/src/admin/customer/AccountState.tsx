import { chakra } from '@chakra-ui/react';
import type { AccountStatus } from '#web/generated/graphql.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { StateDot } from '../ui/StateDot.tsx';

const COLORS: Readonly<Record<AccountStatus, string>> = {
  PENDING: 'yellow',
  CONFIRMED: 'green',
  REJECTED: 'red',
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
    <StateDot colorPalette={COLORS[status]} title={why ?? undefined}>
      {t(`admin.customers.${status}`)}
      {why !== null && <Why> {why}</Why>}
    </StateDot>
  );
};

const Why = chakra('span', { base: { color: 'fg.muted' } });
