import { Box, Button, Heading, Stack, Text, VisuallyHidden } from '@chakra-ui/react';
import { useState } from 'react';
import { useWaitingCustomersQuery } from '../../generated/graphql.ts';
import { errorMessage } from '../../lib/errorMessage.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { DataTable } from '../../ui/DataTable.tsx';
import { FailedState } from '../../ui/FailedState.tsx';
import { MoreButton } from '../../ui/MoreButton.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { useConfirmCustomer } from './useConfirmCustomer.ts';

/* GraphQL */ `
  query WaitingCustomers($after: String) {
    customers(status: PENDING, first: 20, after: $after) {
      edges {
        cursor
        node {
          id
          displayName
          email
          phoneNumber
          createdAt
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`;

/** Who asked for an account and waits for an admin, with a button that lets them in. */
export const WaitingCustomers = () => {
  const { t, formatDateTime } = useMessages();
  const { data, error, refetch, fetchMore } = useWaitingCustomersQuery({ fetchPolicy: 'cache-and-network' });
  const [told, setTold] = useState<string | null>(null);
  const list = data?.customers;
  const customers = list?.edges.map(({ node }) => node) ?? [];
  return (
    <Stack as="section" gap="4" aria-labelledby="waiting-title">
      <Heading as="h2" size="md" id="waiting-title">
        {t('customer.admin.waiting')}
      </Heading>
      <Box aria-live="polite">
        {told && (
          <Notice tone="success" role={undefined}>
            {told}
          </Notice>
        )}
      </Box>
      {!list && error && (
        <FailedState message={errorMessage(error)} onRetry={() => void refetch().catch(() => undefined)} />
      )}
      {list && customers.length === 0 && <Text color="fg.muted">{t('customer.admin.nobody')}</Text>}
      {customers.length > 0 && (
        <DataTable
          label={t('customer.admin.waiting')}
          rows={customers}
          rowKey={({ id }) => id}
          columns={[
            { header: t('customer.name'), cell: ({ displayName }) => displayName },
            { header: t('customer.email'), cell: ({ email }) => email },
            { header: t('customer.phone'), cell: ({ phoneNumber }) => phoneNumber },
            {
              header: t('customer.admin.asked'),
              cell: ({ createdAt }) => <Text whiteSpace="nowrap">{formatDateTime(createdAt)}</Text>,
            },
            {
              header: t('order.list.action'),
              cell: ({ id, displayName }) => (
                <ConfirmButton
                  id={id}
                  name={displayName}
                  onConfirmed={() => setTold(t('customer.admin.confirmed', { name: displayName }))}
                />
              ),
            },
          ]}
        />
      )}
      {list?.pageInfo.hasNextPage && (
        <MoreButton
          label={t('customer.admin.more')}
          onMore={() => fetchMore({ variables: { after: list.pageInfo.endCursor } })}
        />
      )}
    </Stack>
  );
};

const ConfirmButton = ({ id, name, onConfirmed }: { id: string; name: string; onConfirmed: () => void }) => {
  const { t } = useMessages();
  const confirmCustomer = useConfirmCustomer();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const confirm = async () => {
    if (busy) return;
    setBusy(true);
    setFailure(null);
    try {
      await confirmCustomer(id);
      onConfirmed();
    } catch (error) {
      setFailure(errorMessage(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Button size="sm" onClick={confirm} aria-busy={busy}>
        {t(busy ? 'customer.admin.confirming' : 'customer.admin.confirm')}
        <VisuallyHidden>{name}</VisuallyHidden>
      </Button>
      {failure && <Notice tone="error">{failure}</Notice>}
    </>
  );
};
