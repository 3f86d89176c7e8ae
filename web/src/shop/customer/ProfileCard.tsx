import { Box, Heading, HStack, Stack, Text } from '@chakra-ui/react';
import type { ProfileCard_CustomerFragment } from '../../generated/graphql.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { Facts } from '../../ui/Facts.tsx';
import { Panel } from '../../ui/Panel.tsx';

/* GraphQL */ `
  fragment ProfileCard_customer on Customer {
    displayName
    email
    phoneNumber
    shippingAddress
    photoUrl
  }
`;

/** Photo, name, e-mail, phone and shipping address of a customer, with the spec's words for what is missing. */
export const ProfileCard = ({ customer }: { customer: ProfileCard_CustomerFragment }) => {
  const { t } = useMessages();
  const { email, photoUrl, shippingAddress } = customer;
  const name = customer.displayName || t('customer.profile.unknown');
  const phone = customer.phoneNumber || t('customer.profile.noPhone');
  return (
    <Stack gap="5">
      <Panel>
        <HStack gap="5" align="center">
          <Avatar name={name} photoUrl={photoUrl} size="20" alt={t('customer.profile.photo', { name })} />
          <Box minW="0">
            <Text textStyle="lg" fontWeight="bold">
              {name}
            </Text>
            <Text color="fg.muted">{email}</Text>
            <Text color="fg.muted">{phone}</Text>
          </Box>
        </HStack>
      </Panel>
      <Panel>
        <Heading as="h2" size="md" mb="4">
          {t('customer.profile.shipping')}
        </Heading>
        {shippingAddress ? (
          <Facts
            facts={[
              { term: t('customer.name'), text: name },
              { term: t('customer.email'), text: email },
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
