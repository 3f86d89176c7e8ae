import { Badge, Box, Button, chakra, HStack, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import type { AddressChoice_AddressFragment } from '#web/generated/graphql.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { Notice } from '#web/ui/Notice.tsx';
import { formatAddress } from '#web/shop/address/formatAddress.ts';

/* GraphQL */ `
  fragment AddressChoice_address on Address {
    id
    name
    phoneNumber
    text
    isDefault
    ...AddressInWords_address
  }
`;

/** Id of the chosen radio button. */
export const CHOSEN_ADDRESS = 'address-chosen';

/** How many are shown until all are requested. */
const FEW = 3;

interface AddressChoiceProps {
  addresses: readonly AddressChoice_AddressFragment[];
  /** The address that the form contains; undefined for another one. */
  chosen: AddressChoice_AddressFragment | undefined;
  onChoose: (address: AddressChoice_AddressFragment) => void;
  /** Called when the customer wants to type another address. */
  onOther: () => void;
  /** Restores what was typed before an address replaced it; undefined when nothing was. */
  onPutBack: (() => void) | undefined;
}

/** The customer's addresses; choosing one fills the form below. */
export const AddressChoice = ({ addresses, chosen, onChoose, onOther, onPutBack }: AddressChoiceProps) => {
  const { t, language } = useMessages();
  const [all, showAll] = useState(false);
  const shown = addresses.filter((address, place) => all || place < FEW || address === chosen);
  return (
    <Box role="radiogroup" aria-labelledby="addresses-title" mb="6">
      <Text id="addresses-title" fontWeight="medium" textStyle="sm" mb="1.5">
        {t('address.checkout.title')}
      </Text>
      <Stack gap="2">
        {shown.map((address) => (
          <Choice key={address.id}>
            <Radio checked={address === chosen} onChange={() => onChoose(address)} />
            <Box minW="0">
              <HStack gap="2" wrap="wrap">
                <Text fontWeight="medium" overflowWrap="anywhere">
                  {address.name}
                </Text>
                {address.isDefault && <Badge colorPalette="brand">{t('address.default')}</Badge>}
              </HStack>
              <Text textStyle="sm" color="fg.muted" overflowWrap="anywhere">
                {formatAddress(address, language)}
              </Text>
            </Box>
          </Choice>
        ))}
        <Choice>
          <Radio checked={chosen === undefined} onChange={onOther} />
          <Box>
            <Text fontWeight="medium">{t('address.checkout.other')}</Text>
            <Text textStyle="sm" color="fg.muted">
              {t('address.checkout.otherText')}
            </Text>
          </Box>
        </Choice>
      </Stack>
      {shown.length < addresses.length && (
        <Button size="sm" variant="ghost" mt="2" onClick={() => showAll(true)}>
          {t('address.checkout.all', { count: addresses.length })}
        </Button>
      )}
      {onPutBack && (
        <Notice tone="info" mt="3">
          <HStack gap="3" wrap="wrap">
            <span>{t('address.checkout.kept')}</span>
            <Button size="sm" variant="outline" onClick={onPutBack}>
              {t('address.checkout.putBack')}
            </Button>
          </HStack>
        </Notice>
      )}
    </Box>
  );
};

interface RadioProps {
  checked: boolean;
  onChange: () => void;
}

const Radio = (props: RadioProps) => (
  <chakra.input
    type="radio"
    name="address"
    id={props.checked ? CHOSEN_ADDRESS : undefined}
    boxSize="5"
    flexShrink="0"
    accentColor="{colors.brand.solid}"
    {...props}
  />
);

const Choice = chakra('label', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '4',
    minH: '14',
    px: '4',
    py: '2.5',
    borderWidth: '1px',
    borderColor: 'border.control',
    borderRadius: 'control',
    cursor: 'button',
    _hover: { borderColor: 'brand.solid' },
    '&:has(:checked)': { borderColor: 'brand.solid', bg: 'brand.subtle' },
    '&:has(:focus-visible)': { outline: '2px solid {colors.brand.solid}', outlineOffset: '2px' },
  },
});
