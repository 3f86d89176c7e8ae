import { Button, HStack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import * as v from 'valibot';
import { AUDIT_ACTIONS, AUDIT_KINDS } from '#schema/audit.ts';
import { AuditPageDocument } from '#web/generated/graphql.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { AdminList } from '../kit/list/AdminList.tsx';
import { DayFilter } from '../kit/list/filters/DayFilter.tsx';
import { FilterBar } from '../kit/list/filters/FilterBar.tsx';
import { oneOf } from '../kit/list/listState.ts';
import { useAdminList } from '../kit/list/useAdminList.ts';
import { auditColumns } from './auditColumns.tsx';
import { AuditDialog } from './AuditDialog.tsx';
import { nameOfSubject, type Entry } from './auditWords.ts';

/* GraphQL */ `
  query AuditPage($filter: AuditFilter!, $after: String) {
    auditLog(filter: $filter, first: 50, after: $after) {
      edges {
        node {
          id
          ...AuditEntry_entry
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
      totalCount
      isTotalExact
    }
    customers(role: ADMIN, first: 50) {
      edges {
        node {
          id
          displayName
        }
      }
    }
  }
`;

const id = v.fallback(v.nullable(v.pipe(v.string(), v.uuid())), null);
const day = v.fallback(v.nullable(v.pipe(v.string(), v.isoDate())), null);
const schema = {
  action: oneOf(AUDIT_ACTIONS),
  kind: oneOf(AUDIT_KINDS),
  by: id,
  about: id,
  from: day,
  until: day,
};

/** The audit log, newest first. The URL holds the filters; a press on a row shows what was before and after. */
export default function AuditPage() {
  const messages = useMessages();
  const { t } = messages;
  const list = useAdminList({
    schema,
    document: AuditPageDocument,
    variables: ({ action, kind, by, about, from, until }) => ({
      filter: { action, kind, actorId: by, subjectId: about, from, until },
    }),
    connection: ({ auditLog }) => auditLog,
  });
  const [opened, open] = useState<Entry | null>(null);
  const { state, change } = list;
  const admins = list.data?.customers.edges.map(({ node }) => node) ?? [];
  const subject = list.table.rows?.find((entry) => entry.subject?.id === state.about)?.subject;
  const name = subject && nameOfSubject(messages, subject);
  return (
    <AdminList<Entry>
      title={t('admin.audit.title')}
      name="audit"
      list={list}
      views={{ list: 'AUDIT' }}
      filters={
        <>
          <FilterBar
            list={list}
            fields={[
              {
                name: 'action',
                label: t('admin.audit.filter'),
                all: t('admin.audit.ALL'),
                options: AUDIT_ACTIONS.map((value) => ({ value, label: t(`admin.audit.${value}`) })),
              },
              {
                name: 'kind',
                label: t('admin.audit.kind'),
                all: t('admin.audit.kind.ALL'),
                options: AUDIT_KINDS.map((value) => ({ value, label: t(`admin.audit.kind.${value}`) })),
              },
              {
                name: 'by',
                label: t('admin.audit.by'),
                all: t('admin.audit.by.ALL'),
                options: admins.map(({ id: value, displayName }) => ({ value, label: displayName })),
              },
            ]}
          >
            {(['from', 'until'] as const).map((name) => (
              <DayFilter
                key={name}
                label={t(`admin.audit.${name}Day`)}
                value={state[name]}
                onChange={(value) => change({ [name]: value })}
              />
            ))}
          </FilterBar>
          {state.about !== null && (
            <HStack gap="3" mb="3" wrap="wrap" textStyle="sm">
              <Text>{name ? t('admin.audit.onlyOf', { name }) : t('admin.audit.onlyOne')}</Text>
              <Button size="xs" variant="outline" onClick={() => change({ about: null })}>
                {t('admin.audit.everybody')}
              </Button>
            </HStack>
          )}
        </>
      }
      columns={auditColumns(messages)}
      rowKey={(entry) => entry.id}
      rowName={(entry) => t(`admin.audit.${entry.action}`)}
      csv
      empty={t('admin.audit.none')}
      onOpen={open}
    >
      <AuditDialog entry={opened} onClose={() => open(null)} />
    </AdminList>
  );
}
