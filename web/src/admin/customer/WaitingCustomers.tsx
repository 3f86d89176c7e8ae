import { Button, Heading, Stack, Text, VisuallyHidden } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { nationalPhone } from '../../../../schema/phone.ts';
import { useWaitingCustomersQuery } from '../../generated/graphql.ts';
import { errorMessage } from '../../lib/errorMessage.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { DataTable } from '../../ui/DataTable.tsx';
import { FailedState } from '../../ui/FailedState.tsx';
import { MoreButton } from '../../ui/MoreButton.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { StatusMessage } from '../../ui/StatusMessage.tsx';
import { ConfirmButton } from './ConfirmButton.tsx';
import { EmailCell } from './EmailCell.tsx';
import { RejectDialog } from './RejectDialog.tsx';

/* GraphQL */ `
  query WaitingCustomers($after: String) {
    customers(status: PENDING, first: 20, after: $after) {
      edges {
        cursor
        node {
          id
          displayName
          email
          emailConfirmedAt
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

/** Pending accounts, with the buttons to confirm or reject them. */
export const WaitingCustomers = () => {
  const { t, formatDateTime } = useMessages();
  const { data, error, refetch, fetchMore } = useWaitingCustomersQuery({ fetchPolicy: 'cache-and-network' });
  const [told, setTold] = useState<string | null>(null);
  const [refusing, refuse] = useState<{ id: string; displayName: string } | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  /** Moves the focus: the row that had it is gone. */
  const finish = (message: string) => {
    // While the dialog is open, nothing else can have the focus.
    flushSync(() => {
      refuse(null);
      setTold(message);
    });
    heading.current?.focus();
  };
  const list = data?.customers;
  const customers = list?.edges.map(({ node }) => node) ?? [];
  return (
    <Stack as="section" gap="4" aria-labelledby="waiting-title">
      <Heading as="h2" size="md" id="waiting-title" ref={heading} tabIndex={-1} outline="none">
        {t('customer.admin.waiting')}
      </Heading>
      <StatusMessage>
        {told && (
          <Notice tone="success" role={undefined}>
            {told}
          </Notice>
        )}
      </StatusMessage>
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
            { header: t('customer.email'), cell: (customer) => <EmailCell {...customer} /> },
            {
              header: t('customer.phone'),
              cell: ({ phoneNumber }) => phoneNumber && nationalPhone(phoneNumber),
            },
            {
              header: t('customer.admin.asked'),
              cell: ({ createdAt }) => <Text whiteSpace="nowrap">{formatDateTime(createdAt)}</Text>,
            },
            {
              header: t('order.list.action'),
              card: 'actions',
              cell: (customer) => (
                <>
                  <ConfirmButton
                    id={customer.id}
                    name={customer.displayName}
                    refetch="WaitingCustomers"
                    onConfirmed={() => finish(t('customer.admin.confirmed', { name: customer.displayName }))}
                  />
                  <Button size="sm" variant="outline" colorPalette="red" onClick={() => refuse(customer)}>
                    {t('admin.reject')} <VisuallyHidden>{customer.displayName}</VisuallyHidden>
                  </Button>
                </>
              ),
            },
          ]}
        />
      )}
      <RejectDialog
        customer={refusing}
        refetch="WaitingCustomers"
        onClose={() => refuse(null)}
        onRejected={(name) => finish(t('admin.reject.done', { name }))}
      />
      {list?.pageInfo.hasNextPage && (
        <MoreButton
          label={t('customer.admin.more')}
          onMore={() => fetchMore({ variables: { after: list.pageInfo.endCursor } })}
        />
      )}
    </Stack>
  );
};
