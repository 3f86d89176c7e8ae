import { Heading } from '@chakra-ui/react';
import type { OrderAddress_OrderFragment } from '#web/generated/graphql.ts';
import { FORMER_CUSTOMER } from '#schema/customer.ts';
import { isUnderWay } from '#schema/order.ts';
import { formatDays } from '#web/lib/formatDays.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { EmailAddress } from '#web/ui/EmailAddress.tsx';
import { Facts } from '#web/ui/Facts.tsx';
import { Panel } from '#web/ui/Panel.tsx';

/* GraphQL */ `
  fragment OrderAddress_order on Order {
    status
    delivery {
      from
      to
    }
    shippingAddress {
      name
      address
      phone
      email
    }
  }
`;

/** The shipping address, and the delivery days while it is under way. */
export const OrderAddress = ({ order }: { order: OrderAddress_OrderFragment }) => {
  const { t, translate, language } = useMessages();
  const { name, address, phone, email } = order.shippingAddress;
  return (
    <Panel as="section">
      <Heading as="h2" size="md" mb="4">
        {t('order.billing.title')}
      </Heading>
      <Facts
        facts={[
          { term: t('order.billing.name'), text: name || translate(FORMER_CUSTOMER) },
          { term: t('order.billing.address'), text: address },
          { term: t('order.billing.phone'), text: phone },
          { term: t('order.billing.email'), text: <EmailAddress email={email} /> },
          ...(isUnderWay(order.status)
            ? [{ term: t('order.view.expected'), text: formatDays(order.delivery, language) }]
            : []),
        ]}
      />
    </Panel>
  );
};
