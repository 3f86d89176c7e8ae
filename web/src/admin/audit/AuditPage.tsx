import { Button, Flex, HStack, Input, Text } from '@chakra-ui/react';
import { useState } from 'react';
import * as v from 'valibot';
import { AUDIT_ACTIONS, AUDIT_KINDS, type AuditAction, type AuditKind } from '#schema/audit.ts';
import { useAuditPageQuery } from '#web/generated/graphql.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { AdminPage } from '../AdminPage.tsx';
import { CsvButton } from '../csv/CsvButton.tsx';
import { SavedViews } from '../table/SavedViews.tsx';
import { AdminTable } from '../table/AdminTable.tsx';
import { FilterSelect } from '../table/FilterSelect.tsx';
import { useListState } from '../table/useListState.ts';
import { auditColumns } from './auditColumns.tsx';
import { AuditDialog } from './AuditDialog.tsx';
import type { Entry } from './auditWords.ts';

/* GraphQL */ `
  query AuditPage($filter: AuditFilter!, $after: String) {
    auditLog(filter: $filter, first: 50, after: $after) {
      edges {
        cursor
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
        cursor
        node {
          id
          displayName
        }
      }
    }
  }
`;

const id = v.nullable(v.pipe(v.string(), v.uuid()));
const day = v.nullable(v.pipe(v.string(), v.isoDate()));
const schema = {
  action: v.nullable(v.picklist(AUDIT_ACTIONS)),
  kind: v.nullable(v.picklist(AUDIT_KINDS)),
  by: id,
  about: id,
  from: day,
  until: day,
};
const usual = {
  action: null as AuditAction | null,
  kind: null as AuditKind | null,
  by: null as string | null,
  about: null as string | null,
  from: null as string | null,
  until: null as string | null,
};

/** The audit log, newest first. The URL holds the filters; a press on a row shows what was before and after. */
export default function AuditPage() {
  const messages = useMessages();
  const { t } = messages;
  const { state, change, isChanged, clear, query } = useListState(schema, usual);
  const [opened, open] = useState<Entry | null>(null);
  const { action, kind, by, about, from, until } = state;
  const { data, previousData, error, refetch, fetchMore } = useAuditPageQuery({
    variables: { filter: { action, kind, actorId: by, subjectId: about, from, until } },
    fetchPolicy: 'cache-and-network',
  });
  const shown = data ?? previousData;
  const list = shown?.auditLog;
  const rows = list?.edges.map(({ node }) => node);
  const admins = shown?.customers.edges.map(({ node }) => node) ?? [];
  const subject = rows?.find((entry) => entry.subject?.id === about)?.subject;
  return (
    <AdminPage title={t('admin.audit.title')}>
      <SavedViews list="AUDIT" query={query} />
      <Flex gap="2" wrap="wrap" mb="3" align="center">
        <FilterSelect
          label={t('admin.audit.filter')}
          value={action}
          all={t('admin.audit.ALL')}
          options={AUDIT_ACTIONS.map((value) => ({ value, label: t(`admin.audit.${value}`) }))}
          onChange={(value) => change({ action: value })}
        />
        <FilterSelect
          label={t('admin.audit.kind')}
          value={kind}
          all={t('admin.audit.kind.ALL')}
          options={AUDIT_KINDS.map((value) => ({ value, label: t(`admin.audit.kind.${value}`) }))}
          onChange={(value) => change({ kind: value })}
        />
        <FilterSelect
          label={t('admin.audit.by')}
          value={by}
          all={t('admin.audit.by.ALL')}
          options={admins.map(({ id: value, displayName }) => ({ value, label: displayName }))}
          onChange={(value) => change({ by: value })}
        />
        {(['from', 'until'] as const).map((name) => (
          <HStack key={name} as="label" gap="1.5" wrap="wrap" textStyle="sm" color="fg.muted">
            {t(`admin.audit.${name}Day`)}
            <Input
              type="date"
              size="sm"
              w="auto"
              maxW="full"
              h={{ base: '11', md: '9' }}
              value={state[name] ?? ''}
              onChange={({ target }) => change({ [name]: target.value === '' ? null : target.value })}
            />
          </HStack>
        ))}
        {isChanged && (
          <Button size="sm" variant="ghost" onClick={clear}>
            {t('admin.table.clearFilters')}
          </Button>
        )}
      </Flex>
      {about !== null && (
        <HStack gap="3" mb="3" wrap="wrap" textStyle="sm">
          <Text>
            {subject?.label ? t('admin.audit.onlyOf', { name: subject.label }) : t('admin.audit.onlyOne')}
          </Text>
          <Button size="xs" variant="outline" onClick={() => change({ about: null })}>
            {t('admin.audit.everybody')}
          </Button>
        </HStack>
      )}
      <AdminTable<Entry>
        label={t('admin.audit.title')}
        storageKey="audit"
        columns={auditColumns(messages)}
        rows={rows}
        rowKey={(entry) => entry.id}
        rowName={(entry) => t(`admin.audit.${entry.action}`)}
        count={list?.totalCount}
        isCountExact={list?.isTotalExact ?? true}
        error={error}
        onRetry={() => void refetch().catch(() => undefined)}
        isStale={!data && previousData !== undefined}
        tools={
          <CsvButton list="audit" query={query} count={list?.isTotalExact ? list.totalCount : undefined} />
        }
        empty={
          <EmptyState title={t('admin.audit.none')}>
            {isChanged && (
              <Button variant="outline" size="sm" onClick={clear}>
                {t('admin.table.clearFilters')}
              </Button>
            )}
          </EmptyState>
        }
        onOpen={open}
        onMore={
          data?.auditLog.pageInfo.hasNextPage
            ? () => fetchMore({ variables: { after: data.auditLog.pageInfo.endCursor } })
            : undefined
        }
      />
      <AuditDialog entry={opened} onClose={() => open(null)} />
    </AdminPage>
  );
}
