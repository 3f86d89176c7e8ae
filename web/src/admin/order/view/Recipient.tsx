import { chakra, Link, Text } from '@chakra-ui/react';
import { FORMER_CUSTOMER } from '#schema/customer.ts';
import { TRUST_REASONS } from '#schema/trust.ts';
import type { Recipient_OrderFragment } from '#web/generated/graphql.ts';
import { adminPaths } from '#web/lib/adminPaths.ts';
import { phoneUrl } from '#web/lib/phoneUrl.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { EmailAddress } from '#web/ui/EmailAddress.tsx';
import { Facts } from '#web/ui/Facts.tsx';
import { OrderDot } from '#web/admin/ui/OrderDot.tsx';
import { PanelSection } from '#web/admin/ui/Section.tsx';
import { OrderLink } from '#web/admin/ui/OrderLink.tsx';
import { TextLink } from '#web/admin/ui/TextLink.tsx';

/* GraphQL */ `
  fragment Recipient_order on Order {
    id
    trustReasons
    shippingAddress {
      name
      address
      phone
      email
    }
    district {
      id
      name
      bangla
    }
    customer {
      id
      displayName
      orders(first: 6) {
        edges {
          node {
            id
            number
            status
            totalCents
          }
        }
      }
    }
  }
`;

/** To whom the order goes, who has ordered it, and what else they have ordered. */
export const Recipient = ({ order }: { order: Recipient_OrderFragment }) => {
  const { t, translate, language, formatMoney } = useMessages();
  const { name, address, phone, email } = order.shippingAddress;
  const { customer, district } = order;
  const reasons = TRUST_REASONS.filter((reason) => order.trustReasons?.includes(reason));
  const others = customer?.orders.edges.map(({ node }) => node).filter(({ id }) => id !== order.id) ?? [];
  return (
    <>
      <PanelSection title={t('admin.order.recipient')}>
        <Facts
          facts={[
            { term: t('order.billing.name'), text: name || translate(FORMER_CUSTOMER) },
            phone && { term: t('customer.phone'), text: <Link href={phoneUrl(phone)}>{phone}</Link> },
            email && {
              term: t('customer.email'),
              text: (
                <Link href={`mailto:${email}`}>
                  <EmailAddress email={email} />
                </Link>
              ),
            },
            address && { term: t('order.billing.address'), text: address },
            district && { term: t('admin.orders.district'), text: district[language === 'bn' ? 'bangla' : 'name'] },
            reasons.length > 0 && {
              term: t('admin.order.trust'),
              text: reasons.map((reason) => t(`trust.reason.${reason}`)).join(' · '),
            },
          ]}
        />
      </PanelSection>
      {customer && (
        <PanelSection title={t('order.admin.customer')}>
          <Text textStyle="sm">
            <TextLink to={adminPaths.customer(customer.id)}>{customer.displayName}</TextLink>
          </Text>
          {others.length > 0 && (
            <>
              <Text as="h3" textStyle="sm" fontWeight="semibold" mt="4" mb="1">
                {t('admin.order.others')}
              </Text>
              <List>
                {others.map(({ id, number, status, totalCents }) => (
                  <li key={id}>
                    <OrderLink order={{ id, number }} />
                    <OrderDot status={status} />
                    <span>{formatMoney(totalCents)}</span>
                  </li>
                ))}
              </List>
              <Text mt="2" textStyle="sm">
                <TextLink to={adminPaths.ordersOfCustomer(customer.id)}>{t('admin.order.others.all')}</TextLink>
              </Text>
            </>
          )}
        </PanelSection>
      )}
    </>
  );
};

const List = chakra('ul', {
  base: {
    listStyleType: 'none',
    textStyle: 'sm',
    fontVariantNumeric: 'tabular-nums',
    '& > li': {
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: '4',
      py: '1.5',
      borderTopWidth: '1px',
      borderColor: 'border',
    },
    '& > li > :last-child': { ms: 'auto' },
  },
});
