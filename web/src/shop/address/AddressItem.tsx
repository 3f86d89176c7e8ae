import { Badge, Button, HStack, Text } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { nationalPhone } from '#schema/phone.ts';
import type { AddressItem_AddressFragment } from '#web/generated/graphql.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { Panel } from '#web/ui/Panel.tsx';
import { formatAddress } from './formatAddress.ts';

/* GraphQL */ `
  fragment AddressItem_address on Address {
    id
    name
    phoneNumber
    isDefault
    ...AddressInWords_address
  }
`;

interface AddressItemProps {
  address: AddressItem_AddressFragment;
  busy: boolean;
  onEdit: () => void;
  onMakeDefault: () => void;
  onRemove: () => void;
}

/** An address with its buttons. The default one is marked in the profile above. Removing asks for confirmation. */
export const AddressItem = ({ address, busy, onEdit, onMakeDefault, onRemove }: AddressItemProps) => {
  const { t, language } = useMessages();
  const [asking, ask] = useState(false);
  const remove = useRef<HTMLButtonElement>(null);
  const keep = () => {
    // The button must exist before it can get the focus.
    flushSync(() => ask(false));
    remove.current?.focus();
  };
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
      {address.isDefault ? (
        <Text color="fg.muted">{t('address.above')}</Text>
      ) : (
        <Text overflowWrap="anywhere">{formatAddress(address, language)}</Text>
      )}
      {asking ? (
        <RemoveQuestion busy={busy} onRemove={onRemove} onKeep={keep} />
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
            ref={remove}
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

interface RemoveQuestionProps {
  busy: boolean;
  onRemove: () => void;
  onKeep: () => void;
}

const RemoveQuestion = ({ busy, onRemove, onKeep }: RemoveQuestionProps) => {
  const { t } = useMessages();
  const keep = useRef<HTMLButtonElement>(null);
  // The button that was pressed is gone.
  useEffect(() => keep.current?.focus(), []);
  return (
    <HStack gap="2" mt="4" wrap="wrap" role="group" aria-label={t('address.remove.ask')}>
      <Text fontWeight="medium" textStyle="sm">
        {t('address.remove.ask')}
      </Text>
      <Button size="sm" colorPalette="red" aria-busy={busy} onClick={onRemove}>
        {t('address.remove.yes')}
      </Button>
      <Button size="sm" variant="outline" ref={keep} onClick={onKeep}>
        {t('address.remove.no')}
      </Button>
    </HStack>
  );
};
