import { Button, HStack, Stack } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { passwordChangeForm } from '#schema/customer.input.ts';
import { useChangePasswordMutation } from '#web/generated/graphql.ts';
import { goToField } from '#web/lib/form/goToField.ts';
import { useForm } from '#web/lib/form/useForm.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { Notice } from '#web/ui/Notice.tsx';
import { PasswordField } from '#web/ui/PasswordField.tsx';

/* GraphQL */ `
  mutation ChangePassword($input: ChangePasswordInput!) {
    changePassword(input: $input) {
      ... on ChangePasswordSuccess {
        message
      }
      ...Refusal_fields
    }
  }
`;

const EMPTY = { currentPassword: '', newPassword: '', again: '' };

interface PasswordFormProps {
  /** For password managers. */
  email: string;
  onSaved: () => void;
  onCancel: () => void;
}

/** The form for the current password, and the new one twice. */
export const PasswordForm = ({ email, onSaved, onCancel }: PasswordFormProps) => {
  const { t } = useMessages();
  const changePassword = useChangePasswordMutation({ refetchQueries: ['AccountSections'] });
  const { field, submit, busy, failure } = useForm({
    id: 'password',
    typed: useState(EMPTY),
    schema: passwordChangeForm,
    send: async ({ currentPassword, newPassword }) => {
      const result = await changePassword({ input: { currentPassword, newPassword } });
      if (result.__typename !== 'ChangePasswordSuccess') return result;
      onSaved();
    },
  });
  useEffect(() => goToField('password-currentPassword'), []);

  return (
    <form noValidate onSubmit={submit} aria-label={t('settings.password.change')}>
      <Stack gap="5">
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          {...field('currentPassword')}
          label={t('settings.password.current')}
          autoComplete="current-password"
        />
        <PasswordField
          {...field('newPassword')}
          label={t('settings.password.new')}
          autoComplete="new-password"
          hint={t('customer.password.hint')}
        />
        <PasswordField {...field('again')} label={t('settings.password.again')} autoComplete="new-password" />
        {failure && <Notice tone="error">{failure}</Notice>}
        <HStack gap="3" wrap="wrap">
          <Button type="submit" aria-busy={busy}>
            {t(busy ? 'settings.password.saving' : 'settings.password.save')}
          </Button>
          <Button type="button" variant="outline" onClick={onCancel}>
            {t('customer.profile.cancel')}
          </Button>
        </HStack>
      </Stack>
    </form>
  );
};
