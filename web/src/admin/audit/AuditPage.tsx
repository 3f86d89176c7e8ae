import { Box, Button, HStack, Stack, Text } from '@chakra-ui/react';
import { useSearchParams } from 'react-router-dom';
import { AUDIT_ACTIONS } from '../../../../schema/audit.ts';
import { useAuditPageQuery } from '../../generated/graphql.ts';
import { errorMessage } from '../../lib/errorMessage.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { FailedState } from '../../ui/FailedState.tsx';
import { FormField } from '../../ui/FormField.tsx';
import { MoreButton } from '../../ui/MoreButton.tsx';
import { Select } from '../../ui/Select.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { AdminPage } from '../AdminPage.tsx';
import { AuditTable } from './AuditTable.tsx';

/* GraphQL */ `
  query AuditPage($customerId: ID, $action: AuditAction, $after: String) {
    auditLog(filter: { subjectId: $customerId, action: $action }, first: 20, after: $after) {
      edges {
        cursor
        node {
          id
          ...AuditTable_entry
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`;

/** The audit log, newest first. The URL holds the filters. */
export default function AuditPage() {
  const { t } = useMessages();
  const [search, setSearch] = useSearchParams();
  const customerId = search.get('customer');
  const action = AUDIT_ACTIONS.find((one) => one === search.get('action')) ?? null;
  const { data, error, refetch, fetchMore } = useAuditPageQuery({
    variables: { customerId, action },
    fetchPolicy: 'cache-and-network',
  });
  const list = data?.auditLog;
  const entries = list?.edges.map(({ node }) => node);
  const name = entries?.find((entry) => entry.customerId === customerId)?.customer?.displayName;
  const show = (key: 'customer' | 'action', value: string) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        if (value === '') next.delete(key);
        else next.set(key, value);
        return next;
      },
      { replace: true },
    );
  return (
    <AdminPage title={t('admin.audit.title')}>
      <Stack gap="5">
        <Box maxW="80">
          <FormField id="audit-action" label={t('admin.audit.filter')}>
            {(control) => (
              <Select
                {...control}
                value={action ?? ''}
                onChange={({ target }) => show('action', target.value)}
              >
                <option value="">{t('admin.audit.ALL')}</option>
                {AUDIT_ACTIONS.map((one) => (
                  <option key={one} value={one}>
                    {t(`admin.audit.${one}`)}
                  </option>
                ))}
              </Select>
            )}
          </FormField>
        </Box>
        {customerId !== null && (
          <HStack gap="3" wrap="wrap">
            <Text>{name ? t('admin.audit.onlyOf', { name }) : t('admin.audit.onlyOne')}</Text>
            <Button size="sm" variant="outline" onClick={() => show('customer', '')}>
              {t('admin.audit.everybody')}
            </Button>
          </HStack>
        )}
        {!list && error && (
          <FailedState message={errorMessage(error)} onRetry={() => void refetch().catch(() => undefined)} />
        )}
        {!list && !error && <Skeleton h="96" borderRadius="card" />}
        {entries?.length === 0 && <Text color="fg.muted">{t('admin.audit.none')}</Text>}
        {entries && entries.length > 0 && <AuditTable entries={entries} />}
        {list?.pageInfo.hasNextPage && (
          <MoreButton
            key={`${customerId}:${action}`}
            label={t('customer.admin.more')}
            onMore={() => fetchMore({ variables: { after: list.pageInfo.endCursor } })}
          />
        )}
      </Stack>
    </AdminPage>
  );
}
