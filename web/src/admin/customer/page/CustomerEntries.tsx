import { Text } from '@chakra-ui/react';
import { browserName } from '#web/lib/browserName.ts';
import { adminPaths } from '#web/lib/adminPaths.ts';
import type { CustomerEntries_LogFragment } from '#web/generated/graphql.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { DataTable } from '#web/ui/DataTable.tsx';
import { actorInWords, factInWords, factsOf, type Entry } from '#web/admin/audit/auditWords.ts';
import { TextLink } from '#web/admin/ui/TextLink.tsx';
import { Section } from '#web/admin/ui/Section.tsx';
import { Detail } from '#web/admin/ui/texts.tsx';

/* GraphQL */ `
  fragment CustomerEntries_log on AuditEntryConnection {
    edges {
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
      space="2"
      tools={
        <TextLink to={adminPaths.auditLogOf(id)} textStyle="sm">
          {t('admin.audit.title')}
        </TextLink>
      }
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
                <Detail overflowWrap="anywhere">{factsOf(messages, entry).map(factInWords).join(' · ')}</Detail>
              </>
            ),
          },
          { header: t('admin.audit.actor'), cell: (entry) => actorInWords(messages, entry) },
          {
            header: t('admin.audit.from'),
            cell: ({ address, userAgent }) =>
              [address, userAgent === null ? null : browserName(t, userAgent)].filter(Boolean).join(' · ') || null,
          },
        ]}
      />
    </Section>
  );
};
