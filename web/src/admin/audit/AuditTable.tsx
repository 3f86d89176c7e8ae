import { Box, Link as StyledLink, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import type { AuditTable_EntryFragment } from '../../generated/graphql.ts';
import { browserName } from '../../lib/browserName.ts';
import { adminPaths } from '../../lib/adminPaths.ts';
import { useMessages, type Translate } from '../../messages/useMessages.ts';
import { DataTable } from '../../ui/DataTable.tsx';

/* GraphQL */ `
  fragment AuditTable_entry on AuditEntry {
    id
    at
    action
    customerId
    customer {
      id
      displayName
      email
    }
    actor {
      id
      displayName
    }
    address
    userAgent
    details {
      name
      value
    }
  }
`;

type Entry = AuditTable_EntryFragment;

/** Entries of the audit log as a table in plain words. */
export const AuditTable = ({ entries }: { entries: readonly Entry[] }) => {
  const { t, formatDateTime } = useMessages();
  return (
    <DataTable
      label={t('admin.audit.title')}
      rows={entries}
      rowKey={({ id }) => id}
      columns={[
        {
          header: t('admin.audit.at'),
          cell: ({ at }) => (
            <Text whiteSpace="nowrap">
              <time dateTime={at}>{formatDateTime(at)}</time>
            </Text>
          ),
        },
        {
          header: t('admin.audit.what'),
          cell: ({ action, details }) => (
            <Box minW={{ lg: '40' }}>
              <Text fontWeight="medium">{t(`admin.audit.${action}`)}</Text>
              {details.map((detail) => (
                <Text key={detail.name} textStyle="xs" color="fg.muted" overflowWrap="anywhere" maxW="80">
                  {detailInWords(t, detail)}
                </Text>
              ))}
            </Box>
          ),
        },
        { header: t('admin.audit.account'), cell: (entry) => <Account entry={entry} /> },
        { header: t('admin.audit.actor'), cell: (entry) => actorInWords(t, entry) },
        {
          header: t('admin.audit.from'),
          cell: ({ address, userAgent }) => (
            <Box minW={{ lg: '36' }}>
              <Text fontVariantNumeric="tabular-nums">{address ?? '–'}</Text>
              {userAgent !== null && (
                <Text textStyle="xs" color="fg.muted">
                  {browserName(t, userAgent)}
                </Text>
              )}
            </Box>
          ),
        },
      ]}
    />
  );
};

/** The account of an entry, with a link to all its entries, also after it was deleted. */
const Account = ({ entry: { customer, customerId } }: { entry: Entry }) => {
  const { t } = useMessages();
  if (customerId === null) return '–';
  return (
    <Box minW={{ lg: '40' }}>
      <StyledLink asChild>
        <Link to={adminPaths.auditLogOf(customerId)}>
          {customer?.displayName ?? t('admin.audit.deleted')}
        </Link>
      </StyledLink>
      <Text textStyle="xs" color="fg.muted" overflowWrap="anywhere">
        {customer?.email ?? customerId}
      </Text>
    </Box>
  );
};

const actorInWords = (t: Translate, { actor, customer, action }: Entry): string => {
  if (actor === null)
    return customer === null || action === 'ACCOUNT_DELETED' ? '–' : t('admin.audit.nobody');
  return actor.id === customer?.id ? t('admin.audit.self') : actor.displayName;
};

/** The details that have a translated name; others are shown as they are. */
const FACTS = ['reason', 'role', 'by', 'sessions', 'issuer', 'account', 'password'] as const;
/** The values of details that are translated. */
const VALUES = [
  'password',
  'google',
  'command line',
  'ADMIN',
  'CUSTOMER',
  'new',
  'existing',
  'removed',
  'replaced',
] as const;

const detailInWords = (t: Translate, { name, value }: Entry['details'][number]): string => {
  const fact = FACTS.find((one) => one === name);
  return fact
    ? t(`admin.audit.detail.${fact}`, { value: valueInWords(t, name, value) })
    : `${name}: ${value}`;
};

const valueInWords = (t: Translate, name: string, value: string): string | number => {
  if (name === 'sessions') return Number(value);
  const known = name === 'reason' ? undefined : VALUES.find((one) => one === value);
  return known ? t(`admin.audit.value.${known}`) : value;
};
