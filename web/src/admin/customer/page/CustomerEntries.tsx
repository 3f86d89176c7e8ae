import { Text } from '@chakra-ui/react';
import { browserName } from '#web/lib/browserName.ts';
import { adminPaths } from '#web/lib/adminPaths.ts';
import type { CustomerEntries_LogFragment } from '#web/generated/graphql.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { DataTable } from '#web/ui/DataTable.tsx';
import { actorInWords, factInWords, factsOf, type Entry } from '#web/admin/audit/auditWords.ts';
import { Section } from './Section.tsx';

/* GraphQL */ `
  fragment CustomerEntries_log on AuditEntryConnection {
    edges {
      cursor
      node {
        id
        ...AuditEntry_entry
      }
    }
  }
`;

/** What happened to an account last: sign-ins, and decisions of admins. */
export const CustomerEntries = ({ log, id }: { log: CustomerEntries_LogFragment; id: string }) => {
  const messages = useMessages();
  const { t, formatDateTime } = messages;
  const entries: Entry[] = log.edges.map(({ node }) => node);
  return (
    <Section
      title={t('admin.customer.log')}
      none={entries.length === 0 ? t('admin.audit.none') : null}
      all={{ to: adminPaths.auditLogOf(id), label: t('admin.audit.title') }}
    >
      <DataTable<Entry>
        label={t('admin.customer.log')}
        rows={entries}
        rowKey={(entry) => entry.id}
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
            cell: (entry) => (
              <>
                {t(`admin.audit.${entry.action}`)}
                <Text textStyle="xs" color="fg.muted" overflowWrap="anywhere">
                  {factsOf(messages, entry).map(factInWords).join(' · ')}
                </Text>
              </>
            ),
          },
          { header: t('admin.audit.actor'), cell: (entry) => actorInWords(messages, entry) },
          {
            header: t('admin.audit.from'),
            cell: ({ address, userAgent }) =>
              [address, userAgent === null ? null : browserName(t, userAgent)].filter(Boolean).join(' · ') || '–',
          },
        ]}
      />
    </Section>
  );
};
