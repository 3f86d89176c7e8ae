import { Badge, Button, HStack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { nationalPhone } from '../../../../../schema/customer.rules.ts';
import type { AddressItem_AddressFragment } from '../../../generated/graphql.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { Panel } from '../../../ui/Panel.tsx';
import { addressInWords } from './addressInWords.ts';

/* GraphQL */ `
  fragment AddressItem_address on Address {
    id
    name
    phoneNumber
    line
    isDefault
    upazila {
      id
      name
      bangla
    }
    district {
      id
      name
      bangla
    }
    division {
      id
      name
      bangla
    }
  }
`;

interface AddressItemProps {
  address: AddressItem_AddressFragment;
  busy: boolean;
  onEdit: () => void;
  onMakeDefault: () => void;
  onRemove: () => void;
}

/** One address, and what can be done with it. Removing asks once more. */
export const AddressItem = ({ address, busy, onEdit, onMakeDefault, onRemove }: AddressItemProps) => {
  const { t, language } = useMessages();
  const [asking, ask] = useState(false);
  const { line } = address;
  return (
    <Panel>
      <HStack gap="2" wrap="wrap">
        <Text fontWeight="bold" overflowWrap="anywhere">
          {address.name}
        </Text>
        {address.isDefault && <Badge colorPalette="brand">{t('address.default')}</Badge>}
      </HStack>
      <Text color="fg.muted" fontVariantNumeric="tabular-nums">
        {nationalPhone(address.phoneNumber)}
      </Text>
      <Text overflowWrap="anywhere">{addressInWords(address, language)}</Text>
      {asking ? (
        <HStack gap="2" mt="4" wrap="wrap" role="group" aria-label={t('address.remove.ask')}>
          <Text textStyle="sm" fontWeight="medium">
            {t('address.remove.ask')}
          </Text>
          <Button size="sm" colorPalette="red" aria-busy={busy} autoFocus onClick={onRemove}>
            {t('address.remove.yes')}
          </Button>
          <Button size="sm" variant="outline" onClick={() => ask(false)}>
            {t('address.remove.no')}
          </Button>
        </HStack>
      ) : (
        <HStack gap="2" mt="4" wrap="wrap">
          <Button size="sm" variant="outline" aria-label={t('address.edit.of', { line })} onClick={onEdit}>
            {t('address.edit')}
          </Button>
          {!address.isDefault && (
            <Button
              size="sm"
              variant="outline"
              aria-busy={busy}
              aria-label={t('address.makeDefault.of', { line })}
              onClick={onMakeDefault}
            >
              {t('address.makeDefault')}
            </Button>
          )}
          <Button
            size="sm"
            variant="ghost"
            aria-label={t('address.remove.of', { line })}
            onClick={() => ask(true)}
          >
            {t('address.remove')}
          </Button>
        </HStack>
      )}
    </Panel>
  );
};
