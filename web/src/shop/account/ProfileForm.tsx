import { Button, Heading, HStack, Input, Stack, Textarea } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { profileInput } from '#schema/customer.input.ts';
import { nationalPhone } from '#schema/phone.ts';
import { useUpdateProfileMutation, type ProfileForm_CustomerFragment } from '#web/generated/graphql.ts';
import { goToField } from '#web/lib/form/goToField.ts';
import { useDraft } from '#web/lib/form/useDraft.ts';
import { useForm } from '#web/lib/form/useForm.ts';
import { typedPhone } from '#web/lib/typedPhone.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { FormField } from '#web/ui/FormField.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { Panel } from '#web/ui/Panel.tsx';

/* GraphQL */ `
  mutation UpdateProfile($input: UpdateProfileInput!) {
    updateProfile(input: $input) {
      ... on UpdateProfileSuccess {
        customer {
          ...ProfilePage_customer
          # Another shipping address leaves none of them the default.
          addresses {
            id
            isDefault
          }
        }
      }
      ...Refusal_fields
    }
  }
`;

/* GraphQL */ `
  fragment ProfileForm_customer on Customer {
    id
    phoneNumber
    shippingAddress
  }
`;

/** The key of the profile's draft. */
export const profileDraftKey = (customerId: string): string => `profile ${customerId}`;

interface ProfileFormProps {
  customer: ProfileForm_CustomerFragment;
  onSaved: () => void;
  onCancel: () => void;
}

/** The form for phone number and shipping address. Its draft stays in this tab until it is saved or cancelled. */
export const ProfileForm = ({ customer, onSaved, onCancel }: ProfileFormProps) => {
  const { t } = useMessages();
  const updateProfile = useUpdateProfileMutation();
  const [beginning] = useState({
    phoneNumber: nationalPhone(customer.phoneNumber ?? ''),
    shippingAddress: customer.shippingAddress ?? '',
  });
  const typed = useDraft(profileDraftKey(customer.id), beginning);
  const [, , forget] = typed;
  const { field, submit, busy, failure } = useForm({
    id: 'profile',
    typed,
    schema: profileInput(customer.phoneNumber),
    send: async (input) => {
      const result = await updateProfile({ input });
      if (result.__typename !== 'UpdateProfileSuccess') return result;
      forget();
      onSaved();
    },
  });
  useEffect(() => goToField('profile-phoneNumber'), []);

  const cancel = () => {
    forget();
    onCancel();
  };

  return (
    <Panel>
      <Heading as="h3" size="md" mb="5">
        {t('customer.profile.editTitle')}
      </Heading>
      <form noValidate onSubmit={submit} aria-label={t('customer.profile.editTitle')}>
        <Stack gap="5">
          <FormField {...field('phoneNumber', typedPhone)} label={t('customer.phone')}>
            {(control) => <Input {...control} type="tel" autoComplete="tel" />}
          </FormField>
          <FormField {...field('shippingAddress')} label={t('customer.profile.shipping')}>
            {(control) => <Textarea {...control} rows={4} autoComplete="street-address" />}
          </FormField>
          {failure && <Notice tone="error">{failure}</Notice>}
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
