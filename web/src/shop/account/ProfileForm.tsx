import { Button, Heading, HStack, Input, Stack, Textarea } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { profileAddressError, profilePhoneError } from '../../../../schema/customer.input.ts';
import { nationalPhone } from '../../../../schema/phone.ts';
import type { ProfileForm_CustomerFragment } from '../../generated/graphql.ts';
import { goToField } from '../../lib/goToField.ts';
import { typedPhone } from '../../lib/typedPhone.ts';
import { useDraft } from '../../lib/useDraft.ts';
import { useSubmit } from '../../lib/useSubmit.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { FormField } from '../../ui/FormField.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { useUpdateProfile } from './useUpdateProfile.ts';

/* GraphQL */ `
  fragment ProfileForm_customer on Customer {
    id
    phoneNumber
    shippingAddress
  }
`;

/** Where lies what was typed and not saved. */
export const profileDraftKey = (customerId: string): string => `profile ${customerId}`;

interface Draft {
  phoneNumber: string;
  shippingAddress: string;
}

const asDraft = (stored: unknown, beginning: Draft): Draft => {
  const kept = (stored ?? {}) as Partial<Record<keyof Draft, unknown>>;
  const text = (field: keyof Draft) => (typeof kept[field] === 'string' ? kept[field] : beginning[field]);
  return { phoneNumber: text('phoneNumber'), shippingAddress: text('shippingAddress') };
};

interface ProfileFormProps {
  customer: ProfileForm_CustomerFragment;
  onSaved: () => void;
  onCancel: () => void;
}

/** Changes phone number and shipping address. What is typed stays in this tab until it is saved or cancelled. */
export const ProfileForm = ({ customer, onSaved, onCancel }: ProfileFormProps) => {
  const { t } = useMessages();
  const updateProfile = useUpdateProfile();
  const [beginning] = useState({
    phoneNumber: nationalPhone(customer.phoneNumber ?? ''),
    shippingAddress: customer.shippingAddress ?? '',
  });
  const [parse] = useState(() => (stored: unknown) => asDraft(stored, beginning));
  const { draft, keep, forget } = useDraft(profileDraftKey(customer.id), beginning, parse);
  const { phoneNumber, shippingAddress } = draft;
  const [checked, setChecked] = useState(false);
  // A number that the shop took once is no reason to refuse the rest.
  const isKept = phoneNumber !== '' && phoneNumber === beginning.phoneNumber;
  const wrongPhone = isKept ? null : profilePhoneError(phoneNumber);
  const phoneError = checked ? wrongPhone : null;
  const addressError = profileAddressError(shippingAddress);

  useEffect(() => goToField('profile-phone'), []);

  const { busy, wrong, submit } = useSubmit({
    firstWrong: () => {
      setChecked(true);
      if (wrongPhone) return 'profile-phone';
      return addressError && 'profile-address';
    },
    send: async () => {
      const result = await updateProfile({ phoneNumber: phoneNumber.trim(), shippingAddress });
      if (result.__typename !== 'UpdateProfileSuccess') return result.message;
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
      <Heading as="h2" size="md" mb="5">
        {t('customer.profile.editTitle')}
      </Heading>
      <form noValidate onSubmit={submit} aria-label={t('customer.profile.editTitle')}>
        <Stack gap="5">
          <FormField id="profile-phone" label={t('customer.phone')} error={phoneError}>
            {(control) => (
              <Input
                {...control}
                type="tel"
                autoComplete="tel"
                value={phoneNumber}
                onChange={(event) =>
                  keep((before) => ({
                    ...before,
                    phoneNumber: typedPhone(before.phoneNumber, event.target.value),
                  }))
                }
              />
            )}
          </FormField>
          <FormField id="profile-address" label={t('customer.profile.shipping')} error={addressError}>
            {(control) => (
              <Textarea
                {...control}
                rows={4}
                autoComplete="street-address"
                value={shippingAddress}
                onChange={(event) => keep((before) => ({ ...before, shippingAddress: event.target.value }))}
              />
            )}
          </FormField>
          {wrong && <Notice tone="error">{wrong}</Notice>}
          <HStack gap="3" wrap="wrap">
            <Button type="submit" aria-busy={busy}>
              {t(busy ? 'customer.profile.saving' : 'customer.profile.save')}
            </Button>
            <Button type="button" variant="outline" onClick={cancel}>
              {t('customer.profile.cancel')}
            </Button>
          </HStack>
        </Stack>
      </form>
    </Panel>
  );
};
