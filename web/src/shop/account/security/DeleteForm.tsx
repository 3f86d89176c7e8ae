import { Box, Button, HStack, Input, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { deletionForm } from '#schema/customer.input.ts';
import { useDeleteAccountMutation, type DeleteSection_CustomerFragment } from '#web/generated/graphql.ts';
import { useForm } from '#web/lib/form/useForm.ts';
import { paths } from '#web/lib/paths.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { FormField } from '#web/ui/FormField.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { PasswordField } from '#web/ui/PasswordField.tsx';
import { DELETED } from '../goodbye.ts';

/* GraphQL */ `
  mutation DeleteAccount($input: DeleteAccountInput!) {
    deleteAccount(input: $input) {
      ...Refusal_fields
    }
  }
`;

const EMPTY = { email: '', password: '' };

interface DeleteFormProps {
  customer: DeleteSection_CustomerFragment;
  onCancel: () => void;
}

/** Says what is deleted and what stays, and asks for e-mail and password. */
export const DeleteForm = ({ customer, onCancel }: DeleteFormProps) => {
  const { t } = useMessages();
  const deleteAccount = useDeleteAccountMutation();
  const navigate = useNavigate();
  const { field, submit, busy, failure } = useForm({
    id: 'delete',
    typed: useState(EMPTY),
    schema: deletionForm(customer),
    send: async ({ email, password }) => {
      const input = { email, password: customer.hasPassword ? password : null };
      const result = await deleteAccount({ input });
      if (result.__typename !== 'DeleteAccountSuccess') return result;
      // That page ends the session.
      await navigate(paths.goodbye, { replace: true, state: DELETED });
    },
  });

  return (
    <form noValidate onSubmit={submit} aria-label={t('settings.delete.ask')}>
      <Stack gap="5">
        <Box textStyle="sm">
          <Text fontWeight="medium">{t('settings.delete.goes')}</Text>
          <Text color="fg.muted" mb="3">
            {t('settings.delete.goes.text')}
          </Text>
          <Text fontWeight="medium">{t('settings.delete.stays')}</Text>
          <Box as="ul" color="fg.muted" ps="5" listStyleType="disc">
            <li>{t('settings.delete.stays.orders')}</li>
            <li>{t('settings.delete.stays.words')}</li>
          </Box>
        </Box>
        <FormField {...field('email')} label={t('settings.delete.email')}>
          {(control) => <Input {...control} type="email" autoComplete="off" />}
        </FormField>
        {customer.hasPassword && (
          <PasswordField {...field('password')} label={t('settings.delete.password')} autoComplete="current-password" />
        )}
        {failure && <Notice tone="error">{failure}</Notice>}
        <HStack gap="3" wrap="wrap">
          <Button type="submit" colorPalette="red" aria-busy={busy}>
            {t(busy ? 'settings.delete.busy' : 'settings.delete.yes')}
          </Button>
          <Button type="button" variant="outline" onClick={onCancel}>
            {t('settings.delete.no')}
          </Button>
        </HStack>
      </Stack>
    </form>
  );
};
