import { Button, Heading, HStack, Input, Stack } from '@chakra-ui/react';
import { useEffect } from 'react';
import { addressInput } from '#schema/address.input.ts';
import { typedPhone } from '#web/lib/typedPhone.ts';
import type { AddressForm_AddressFragment, AddressForm_CustomerFragment } from '#web/generated/graphql.ts';
import { goToField } from '#web/lib/form/goToField.ts';
import { useDraft } from '#web/lib/form/useDraft.ts';
import { useForm } from '#web/lib/form/useForm.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { CheckboxField } from '#web/ui/CheckboxField.tsx';
import { FormField } from '#web/ui/FormField.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { addressDraftKey, beginningOf } from './addressDraft.ts';
import { openPlaceId, PlaceFields } from './PlaceFields.tsx';
import { useSaveAddress } from './useSaveAddress.ts';

/* GraphQL */ `
  fragment AddressForm_address on Address {
    id
    name
    phoneNumber
    line
    isDefault
    upazila {
      id
    }
    district {
      id
    }
    division {
      id
    }
  }
`;

/* GraphQL */ `
  fragment AddressForm_customer on Customer {
    id
    displayName
    phoneNumber
    shippingAddress
  }
`;

interface AddressFormProps {
  customer: AddressForm_CustomerFragment & { addresses: readonly unknown[] };
  /** The address to change; undefined for a new one. */
  address: AddressForm_AddressFragment | undefined;
  onSaved: () => void;
  onCancel: () => void;
}

/**
 * The form for an address: recipient, phone number, place. Its draft stays in this tab until it is saved or cancelled.
 */
export default function AddressForm({ customer, address, onSaved, onCancel }: AddressFormProps) {
  const { t } = useMessages();
  const saveAddress = useSaveAddress();
  const typed = useDraft(addressDraftKey(customer.id, address?.id), beginningOf(address, customer));
  const [draft, change, forget] = typed;
  const title = t(address ? 'address.editTitle' : 'address.addTitle');
  // The only address becomes the default automatically, unless the profile has another address.
  const isOnly = address === undefined && customer.addresses.length === 0 && !customer.shippingAddress;

  useEffect(() => goToField('address-name'), []);

  const { field, submit, busy, failure } = useForm({
    id: 'address',
    typed,
    ids: { upazilaId: openPlaceId(draft) },
    saysAll: true,
    schema: addressInput,
    send: async (input, { phoneNumber, isDefault }) => {
      const result = await saveAddress(address?.id, { ...input, phoneNumber, isDefault });
      if (result.__typename !== 'SaveAddressSuccess') return result;
      forget();
      onSaved();
    },
  });
  const cancel = () => {
    forget();
    onCancel();
  };

  return (
    <Panel>
      <Heading as="h3" size="sm" mb="5">
        {title}
      </Heading>
      <form noValidate onSubmit={submit} aria-label={title}>
        <Stack gap="5">
          <FormField {...field('name')} label={t('address.name')}>
            {(control) => <Input {...control} autoComplete="name" />}
          </FormField>
          <FormField {...field('phoneNumber', typedPhone)} label={t('customer.phone')}>
            {(control) => <Input {...control} type="tel" autoComplete="tel" />}
          </FormField>
          <PlaceFields
            chosen={draft}
            error={field('upazilaId').error}
            onChoose={(places) => change((before) => ({ ...before, ...places }))}
          />
          <FormField {...field('line')} label={t('address.line')}>
            {(control) => <Input {...control} autoComplete="address-line1" placeholder={t('address.line.example')} />}
          </FormField>
          {!isOnly && !address?.isDefault && <CheckboxField {...field('isDefault')} label={t('address.asDefault')} />}
          {failure && <Notice tone="error">{failure}</Notice>}
          <HStack gap="3" wrap="wrap">
            <Button type="submit" aria-busy={busy}>
              {t(busy ? 'address.saving' : 'address.save')}
            </Button>
            <Button type="button" variant="outline" onClick={cancel}>
              {t('address.cancel')}
            </Button>
          </HStack>
        </Stack>
      </form>
    </Panel>
  );
}
