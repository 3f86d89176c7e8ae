import { Box, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { nationalPhone } from '#schema/phone.ts';
import { useAddressBookQuery, type ProfileCard_CustomerFragment } from '#web/generated/graphql.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { EmailAddress } from '#web/ui/EmailAddress.tsx';
import { Facts } from '#web/ui/Facts.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { formatAddress } from '../address/formatAddress.ts';
import { PhotoField } from './PhotoField.tsx';

/* GraphQL */ `
  fragment ProfileCard_customer on Customer {
    displayName
    email
    phoneNumber
    shippingAddress
    ...PhotoField_customer
  }
`;

/** Photo, name, e-mail, phone and shipping address of a customer, with the spec's words for what is missing. */
export const ProfileCard = ({ customer }: { customer: ProfileCard_CustomerFragment }) => {
  const { t, language } = useMessages();
  const { email } = customer;
  // The address book has the same query, so it is one call.
  const standard = useAddressBookQuery().data?.me?.addresses.find(({ isDefault }) => isDefault);
  const shippingAddress = standard ? formatAddress(standard, language) : customer.shippingAddress;
  const name = customer.displayName || t('customer.profile.unknown');
  const phone = customer.phoneNumber ? nationalPhone(customer.phoneNumber) : t('customer.profile.noPhone');
  return (
    <Stack gap="5">
      <Panel>
        <Flex gap="5" direction={{ base: 'column', sm: 'row' }} align={{ base: 'start', sm: 'center' }}>
          <PhotoField customer={customer} />
          <Box minW="0">
            <Text textStyle="lg" fontFamily="heading" fontWeight="bold" overflowWrap="anywhere">
              {name}
            </Text>
            <Text color="fg.muted" overflowWrap="anywhere">
              <EmailAddress email={email} />
            </Text>
            <Text color="fg.muted" fontVariantNumeric="tabular-nums">
              {phone}
            </Text>
          </Box>
        </Flex>
      </Panel>
      <Panel>
        <Heading as="h3" size="md" mb="4">
          {t('customer.profile.shipping')}
        </Heading>
        {shippingAddress ? (
          <Facts
            facts={[
              { term: t('customer.name'), text: name },
              { term: t('customer.email'), text: <EmailAddress email={email} /> },
              { term: t('customer.phone'), text: phone },
              { term: t('customer.profile.address'), text: shippingAddress },
            ]}
          />
        ) : (
          <Text color="fg.muted">{t('customer.profile.noShipping')}</Text>
        )}
      </Panel>
    </Stack>
  );
};
