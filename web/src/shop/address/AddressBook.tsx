import { Box, Button, Heading, Stack, Text } from '@chakra-ui/react';
import { Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import { ADDRESS_MESSAGES, MAX_ADDRESSES } from '#schema/address.ts';
import { useAddressBookQuery, type AddressItem_AddressFragment } from '#web/generated/graphql.ts';
import { lazyPart } from '#web/lib/lazyPart.ts';
import { useAction } from '#web/lib/form/useAction.ts';
import { hasDraft } from '#web/lib/form/useDraft.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { FailedState } from '#web/ui/FailedState.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { DoneMessage } from '#web/ui/DoneMessage.tsx';
import { addressDraftKey } from './addressDraft.ts';
import { AddressItem } from './AddressItem.tsx';
import { useRemoveAddress } from './useRemoveAddress.ts';
import { useSaveAddress } from './useSaveAddress.ts';

/* GraphQL */ `
  query AddressBook {
    me {
      ...AddressBook_customer
    }
  }
`;

/* GraphQL */ `
  fragment AddressBook_customer on Customer {
    id
    displayName
    phoneNumber
    shippingAddress
    addresses {
      ...AddressItem_address
      ...AddressForm_address
    }
  }
`;

/** The keys of the texts that say what was done. */
type Done = 'address.saved' | 'address.removed' | 'address.isDefault';

/** A change of an address other than by the form; `message` is the key of the text that says that it was done. */
interface AddressChange {
  address: AddressItem_AddressFragment;
  message: Exclude<Done, 'address.saved'>;
}

/** Loaded when it is needed, because the form contains the list of places. */
const AddressForm = lazyPart(() => import('./AddressForm.tsx'));

/** The viewer's address book: to add, change and remove addresses, and to choose the default. */
export const AddressBook = () => {
  const { t } = useMessages();
  const { data, error, refetch } = useAddressBookQuery();
  const saveAddress = useSaveAddress();
  const removeAddress = useRemoveAddress();
  const heading = useRef<HTMLHeadingElement>(null);
  /** Id of the address in the form; `new` for one that is not stored yet. */
  const [editing, setEditing] = useState<string | null>(null);
  const [done, setDone] = useState<Done | null>(null);
  const customer = data?.me;
  const addresses = customer?.addresses ?? [];

  const customerId = customer?.id;
  const goOn = useEffectEvent((owner: string) => {
    const left = addresses.find(({ id }) => hasDraft(addressDraftKey(owner, id)));
    if (left || hasDraft(addressDraftKey(owner))) setEditing(left?.id ?? 'new');
  });
  useEffect(() => {
    // The session had expired or the page was reloaded: open the form with its draft.
    if (customerId !== undefined) goOn(customerId);
  }, [customerId]);

  const edit = (id: string) => {
    setDone(null);
    reset();
    setEditing(id);
  };
  /** Moves the focus: the element that had it is gone. */
  const finish = (message: Done | null) => {
    setEditing(null);
    setDone(message);
    heading.current?.focus();
  };
  const { busy, what, failure, run, reset } = useAction(async ({ address, message }: AddressChange) => {
    setDone(null);
    const { id, name, phoneNumber, line, upazila } = address;
    if (message === 'address.removed') await removeAddress(id);
    else {
      const input = { name, phoneNumber, line, upazilaId: upazila.id, isDefault: true };
      const result = await saveAddress(id, input);
      if (result.__typename !== 'SaveAddressSuccess') return result;
    }
    finish(message);
  });

  const form = (address: (typeof addresses)[number] | undefined) =>
    customer && (
      <Suspense fallback={<Skeleton h="md" borderRadius="card" />}>
        <AddressForm
          customer={customer}
          address={address}
          onSaved={() => finish('address.saved')}
          onCancel={() => finish(null)}
        />
      </Suspense>
    );

  return (
    <Box as="section" aria-labelledby="addresses-title">
      <Heading as="h3" className="visually-hidden" id="addresses-title" ref={heading} tabIndex={-1}>
        {t('address.title')}
      </Heading>
      <Text color="fg.muted" textStyle="sm" mb="4">
        {t('address.text')}
      </Text>
      <DoneMessage mb="4">{done && t(done)}</DoneMessage>
      {failure && (
        <Notice tone="error" mb="4">
          {failure}
        </Notice>
      )}
      {!customer && error && <FailedState error={error} retry={refetch} />}
      {!data && !error && <Skeleton h="32" borderRadius="card" />}
      {customer && addresses.length === 0 && editing === null && (
        <Text color="fg.muted" mb="4">
          {t('address.none')}
        </Text>
      )}
      <Stack as="ul" gap="4" listStyleType="none">
        {addresses.map((address) => (
          <li key={address.id}>
            {editing === address.id ? (
              form(address)
            ) : (
              <AddressItem
                address={address}
                busy={busy && what?.address.id === address.id}
                onEdit={() => edit(address.id)}
                onMakeDefault={() => void run({ address, message: 'address.isDefault' })}
                onRemove={() => void run({ address, message: 'address.removed' })}
              />
            )}
          </li>
        ))}
      </Stack>
      {customer && (
        <Box mt={addresses.length > 0 ? '4' : '0'}>
          {editing === 'new' && form(undefined)}
          {editing === null && addresses.length >= MAX_ADDRESSES && (
            <Notice tone="info">{ADDRESS_MESSAGES.tooMany}</Notice>
          )}
          {editing === null && addresses.length < MAX_ADDRESSES && (
            <Button variant="outline" onClick={() => edit('new')}>
              {t('address.add')}
            </Button>
          )}
        </Box>
      )}
    </Box>
  );
};
