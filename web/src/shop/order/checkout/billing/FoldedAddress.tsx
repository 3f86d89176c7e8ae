import { Box, Button, HStack, Text } from '@chakra-ui/react';
import type { BillingAddress } from '#schema/order.input.ts';
import type { AddressChoice_AddressFragment } from '#web/generated/graphql.ts';
import { formatAddress } from '#web/shop/address/formatAddress.ts';
import { useMessages } from '#web/messages/useMessages.ts';

interface FoldedAddressProps {
  billing: BillingAddress;
  /** The address of the address book that it is; undefined for another one. */
  chosen: AddressChoice_AddressFragment | undefined;
  /** Id of the heading that says what the button changes. */
  describedBy: string;
  onOpen: () => void;
}

/** The address of the order, as on a parcel, with the button that opens the picker and the form. */
export const FoldedAddress = ({ billing, chosen, describedBy, onOpen }: FoldedAddressProps) => {
  const { t, language } = useMessages();
  return (
    <Box p="4" bg="bg.subtle" borderRadius="control" overflowWrap="anywhere">
      <HStack justify="space-between" gap="3" wrap="wrap" mb="1">
        <Text fontWeight="bold" flex="1" minW="0">
          {billing.name}
        </Text>
        <Button size="sm" variant="outline" aria-describedby={describedBy} onClick={onOpen}>
          {t('address.checkout.change')}
        </Button>
      </HStack>
      <Text whiteSpace="pre-line">{chosen ? formatAddress(chosen, language) : billing.address}</Text>
      <Text mt="1" textStyle="sm" color="fg.muted">
        {billing.phone}
        <br />
        {billing.email}
      </Text>
    </Box>
  );
};
