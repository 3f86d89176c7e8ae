import { Button, Heading, HStack, Input, Stack } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { addressErrors, addressFieldError, type TypedAddress } from '../../../../schema/address.input.ts';
import { typedPhone } from '../../lib/typedPhone.ts';
import type { AddressForm_AddressFragment, AddressForm_CustomerFragment } from '../../generated/graphql.ts';
import { useSubmit } from '../../lib/useSubmit.ts';
import { goToField } from '../../lib/goToField.ts';
import { useDraft } from '../../lib/useDraft.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { CheckboxField } from '../../ui/CheckboxField.tsx';
import { FormField } from '../../ui/FormField.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { addressDraftKey, asDraft, beginningOf } from './addressDraft.ts';
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

type Field = keyof TypedAddress;

interface AddressFormProps {
  customer: AddressForm_CustomerFragment & { addresses: readonly unknown[] };
  /** The address to change; undefined for a new one. */
  address: AddressForm_AddressFragment | undefined;
  onSaved: () => void;
  onCancel: () => void;
}

/** An address to type: who, which number, where. What is typed stays in this tab until it is saved or cancelled. */
export default function AddressForm({ customer, address, onSaved, onCancel }: AddressFormProps) {
  const { t } = useMessages();
  const saveAddress = useSaveAddress();
  const [beginning] = useState(() => beginningOf(address, customer));
  const [parse] = useState(() => (stored: unknown) => asDraft(stored, beginning));
  const { draft, keep, forget } = useDraft(addressDraftKey(customer.id, address?.id), beginning, parse);
  const [checked, setChecked] = useState(false);
  const [refused, setRefused] = useState<Partial<Record<Field, string>>>({});
  const title = t(address ? 'address.editTitle' : 'address.addTitle');
  // It is the default by itself, unless the profile says another address.
  const isOnly = address === undefined && customer.addresses.length === 0 && !customer.shippingAddress;

  useEffect(() => goToField('address-name'), []);

  const errorOf = (field: Field) =>
    refused[field] ?? (checked ? addressFieldError(field, draft[field]) : null);
  const change = (part: Partial<typeof draft>) => {
    keep((before) => ({ ...before, ...part }));
    setRefused((before) => Object.fromEntries(Object.entries(before).filter(([field]) => !(field in part))));
  };
  const idOf = (field: Field) => (field === 'upazilaId' ? openPlaceId(draft) : `address-${field}`);

  const { name, phoneNumber, upazilaId, line, isDefault } = draft;
  const typed = { name, phoneNumber, upazilaId, line };
  const { busy, wrong, submit } = useSubmit({
    firstWrong: () => {
      setChecked(true);
      const [first] = addressErrors(typed);
      return first ? idOf(first.field) : null;
    },
    send: async () => {
      const result = await saveAddress(address?.id, { ...typed, isDefault });
      if (result.__typename !== 'SaveAddressSuccess') {
        setRefused(Object.fromEntries(result.fields.map(({ field, message }) => [field, message])));
        return result.message;
      }
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
          <FormField id="address-name" label={t('address.name')} error={errorOf('name')}>
            {(control) => (
              <Input
                {...control}
                autoComplete="name"
                value={draft.name}
                onChange={(event) => change({ name: event.target.value })}
              />
            )}
          </FormField>
          <FormField id="address-phoneNumber" label={t('customer.phone')} error={errorOf('phoneNumber')}>
            {(control) => (
              <Input
                {...control}
                type="tel"
                autoComplete="tel"
                value={draft.phoneNumber}
                onChange={(event) =>
                  change({ phoneNumber: typedPhone(draft.phoneNumber, event.target.value) })
                }
              />
            )}
          </FormField>
          <PlaceFields chosen={draft} error={errorOf('upazilaId')} onChoose={change} />
          <FormField id="address-line" label={t('address.line')} error={errorOf('line')}>
            {(control) => (
              <Input
                {...control}
                autoComplete="address-line1"
                placeholder={t('address.line.example')}
                value={draft.line}
                onChange={(event) => change({ line: event.target.value })}
              />
            )}
          </FormField>
          {!isOnly && !address?.isDefault && (
            <CheckboxField
              id="address-isDefault"
              label={t('address.asDefault')}
              checked={draft.isDefault}
              onChange={(isDefault) => change({ isDefault })}
            />
          )}
          {wrong && <Notice tone="error">{wrong}</Notice>}
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
