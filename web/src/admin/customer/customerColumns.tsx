import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { CustomerSort } from '#schema/customer.ts';
import { nationalPhone } from '#schema/phone.ts';
import type { CustomerColumns_CustomerFragment } from '#web/generated/graphql.ts';
import { adminPaths } from '#web/lib/adminPaths.ts';
import type { Messages } from '#web/messages/translate.ts';
import { EmailAddress } from '#web/ui/EmailAddress.tsx';
import type { AdminColumns } from '../kit/table/columns.ts';
import { AccountState } from './AccountState.tsx';
import { TextLink } from '../ui/TextLink.tsx';
import { Muted } from '../ui/texts.tsx';

/* GraphQL */ `
  fragment CustomerColumns_customer on Customer {
    id
    displayName
    email
    emailConfirmedAt
    phoneNumber
    role
    status
    rejectionReason
    createdAt
    figures {
      orders
      spentCents
    }
  }
`;

/** A customer of the list. */
export type ListedCustomer = CustomerColumns_CustomerFragment;

interface ColumnOptions {
  /** Id of the admin who is looking. */
  own: string | undefined;
  /** The buttons to decide about one who waits. */
  decisions: (customer: ListedCustomer) => ReactNode;
}

/** The columns of the list of customers. */
export const customerColumns = (
  { t, formatDate, formatMoney, formatNumber }: Messages,
  { own, decisions }: ColumnOptions,
): AdminColumns<ListedCustomer, CustomerSort> => ({
  name: {
    header: t('customer.name'),
    card: 'title',
    cell: ({ id, displayName, role }) => (
      <Wrapped>
        <TextLink to={adminPaths.customer(id)} fontWeight="medium">
          {displayName}
        </TextLink>
        {role !== 'CUSTOMER' && (
          <Muted>
            {' · '}
            <span>{t(`admin.customers.role.${role}`)}</span>
          </Muted>
        )}
        {id === own && (
          <Muted>
            {' · '}
            <span>{t('admin.customers.you')}</span>
          </Muted>
        )}
      </Wrapped>
    ),
  },
  status: {
    header: t('admin.customers.status'),
    width: 115,
    card: 'aside',
    cell: ({ status, rejectionReason }) => <AccountState status={status} reason={rejectionReason} />,
  },
  email: {
    header: t('customer.email'),
    width: 225,
    cell: ({ email, emailConfirmedAt }) => (
      <Wrapped>
        <EmailAddress email={email} />
        {emailConfirmedAt === null && <Muted> · {t('admin.email.unconfirmed')}</Muted>}
      </Wrapped>
    ),
  },
  phone: {
    header: t('customer.phone'),
    width: 130,
    isHidden: true,
    cell: ({ phoneNumber }) => (phoneNumber === null ? null : nationalPhone(phoneNumber)),
  },
  orders: {
    header: t('admin.customers.orders'),
    width: 80,
    figures: true,
    sort: { descending: 'ORDERS' },
    cell: ({ figures }) => formatNumber(figures.orders),
  },
  spent: {
    header: t('admin.customers.spent'),
    width: 95,
    figures: true,
    sort: { descending: 'SPENT' },
    cell: ({ figures }) => formatMoney(figures.spentCents),
  },
  since: {
    header: t('customer.admin.asked'),
    width: 140,
    sort: { descending: 'NEWEST' },
    cell: ({ createdAt }) => formatDate(createdAt),
  },
  actions: {
    header: t('order.list.action'),
    width: 155,
    card: 'actions',
    cell: (customer) => (customer.status === 'PENDING' ? decisions(customer) : null),
  },
});

const Wrapped = chakra('span', { base: { whiteSpace: 'normal', overflowWrap: 'anywhere' } });
