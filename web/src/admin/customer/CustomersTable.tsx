import { Badge, Box, Button, HStack, Text, VisuallyHidden } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { nationalPhone } from '../../../../schema/phone.ts';
import type { CustomersTable_CustomerFragment } from '../../generated/graphql.ts';
import { adminPaths } from '../../lib/adminPaths.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { DataTable } from '../../ui/DataTable.tsx';
import { ConfirmButton } from './ConfirmButton.tsx';
import { EmailCell } from './EmailCell.tsx';
import type { RoleChange } from './RoleDialog.tsx';

/* GraphQL */ `
  fragment CustomersTable_customer on Customer {
    id
    displayName
    email
    emailConfirmedAt
    phoneNumber
    role
    status
    rejectionReason
    createdAt
  }
`;

type Customer = CustomersTable_CustomerFragment;

interface CustomersTableProps {
  customers: readonly Customer[];
  /** Id of the admin who is looking: nobody may decide about themselves here. */
  own: string | undefined;
  onConfirmed: (name: string) => void;
  onReject: (customer: Customer) => void;
  onChangeRole: (change: RoleChange) => void;
}

const PALETTES = { PENDING: 'yellow', CONFIRMED: 'green', REJECTED: 'red' } as const;

/** Customers, with the buttons to decide about them. */
export const CustomersTable = ({ customers, own, ...actions }: CustomersTableProps) => {
  const { t, formatDate } = useMessages();
  return (
    <DataTable
      label={t('admin.customers.title')}
      rows={customers}
      rowKey={({ id }) => id}
      columns={[
        {
          header: t('customer.name'),
          cell: ({ id, displayName, role }) => (
            <Box minW={{ lg: '32' }}>
              <Text fontWeight="medium">{displayName}</Text>
              <HStack gap="1">
                {role === 'ADMIN' && <Badge colorPalette="brand">{t('admin.customers.admin')}</Badge>}
                {id === own && <Badge colorPalette="blue">{t('admin.customers.you')}</Badge>}
              </HStack>
            </Box>
          ),
        },
        { header: t('customer.email'), cell: (customer) => <EmailCell {...customer} /> },
        {
          header: t('customer.phone'),
          cell: ({ phoneNumber }) => (phoneNumber === null ? '–' : nationalPhone(phoneNumber)),
        },
        {
          header: t('admin.customers.status'),
          cell: ({ status, rejectionReason }) => (
            <Box minW={{ lg: '32' }} maxW="64">
              <Badge colorPalette={PALETTES[status]}>{t(`admin.customers.${status}`)}</Badge>
              {rejectionReason && (
                <Text textStyle="xs" color="fg.muted" mt="1" overflowWrap="anywhere">
                  {t('admin.customers.reason', { reason: rejectionReason })}
                </Text>
              )}
            </Box>
          ),
        },
        {
          header: t('customer.admin.asked'),
          cell: ({ createdAt }) => <Text whiteSpace="nowrap">{formatDate(createdAt)}</Text>,
        },
        {
          header: t('order.list.action'),
          card: 'actions',
          cell: (customer) => (
            <>
              {customer.id !== own && <Decisions customer={customer} {...actions} />}
              <Button asChild size="sm" variant="ghost">
                <Link
                  to={adminPaths.auditLogOf(customer.id)}
                  aria-label={t('admin.customers.log.of', { name: customer.displayName })}
                >
                  {t('admin.customers.log')}
                </Link>
              </Button>
            </>
          ),
        },
      ]}
    />
  );
};

interface DecisionsProps extends Omit<CustomersTableProps, 'customers' | 'own'> {
  customer: Customer;
}

const Decisions = ({ customer, onConfirmed, onReject, onChangeRole }: DecisionsProps) => {
  const { t } = useMessages();
  const { id, displayName, status } = customer;
  const role = customer.role === 'ADMIN' ? 'CUSTOMER' : 'ADMIN';
  return (
    <>
      {status !== 'CONFIRMED' && (
        // The key resets the button with the status: an old failure disappears.
        <ConfirmButton key={status} id={id} name={displayName} onConfirmed={() => onConfirmed(displayName)} />
      )}
      {status !== 'REJECTED' && (
        <Button size="sm" variant="outline" colorPalette="red" onClick={() => onReject(customer)}>
          {t('admin.reject')} <VisuallyHidden>{displayName}</VisuallyHidden>
        </Button>
      )}
      {status === 'CONFIRMED' && (
        <Button size="sm" variant="outline" onClick={() => onChangeRole({ customer, role })}>
          {t(`admin.customers.make${role}`)} <VisuallyHidden>{displayName}</VisuallyHidden>
        </Button>
      )}
    </>
  );
};
