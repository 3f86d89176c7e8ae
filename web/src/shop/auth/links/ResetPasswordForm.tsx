import { Button, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { passwordResetForm } from '#schema/customer.input.ts';
import { useResetPasswordMutation } from '#web/generated/graphql.ts';
import { useForm } from '#web/lib/form/useForm.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { Notice } from '#web/ui/Notice.tsx';
import { PasswordField } from '#web/ui/PasswordField.tsx';

/* GraphQL */ `
  mutation ResetPassword($input: ResetPasswordInput!) {
    resetPassword(input: $input) {
      ... on ResetPasswordSuccess {
        message
      }
    }
  }
`;

interface ResetPasswordFormProps {
  /** The token of the link. */
  token: string;
  /** Called with the sentence that says what happens next. */
  onDone: (message: string) => void;
  /** Called when the link is no longer valid. */
  onInvalid: () => void;
}

/** The form for a new password, typed twice. */
export const ResetPasswordForm = ({ token, onDone, onInvalid }: ResetPasswordFormProps) => {
  const { t } = useMessages();
  const reset = useResetPasswordMutation();
  const { field, submit, busy, failure } = useForm({
    id: 'reset',
    typed: useState({ password: '', confirm: '' }),
    schema: passwordResetForm,
    send: async ({ password }) => {
      const { __typename, message } = await reset({ input: { token, password } });
      if (__typename === 'InvalidInput') return { message, fields: [{ field: 'password', message }] };
      if (__typename === 'LinkInvalid') onInvalid();
      else onDone(message);
    },
  });
  return (
    <form noValidate onSubmit={submit} aria-label={t('session.reset.title')}>
      <Stack gap="5">
        <PasswordField
          {...field('password')}
          label={t('session.reset.password')}
          hint={t('customer.password.hint')}
          autoComplete="new-password"
        />
        <PasswordField {...field('confirm')} label={t('session.reset.confirm')} autoComplete="new-password" />
        <Button type="submit" size="lg" w="full" aria-busy={busy}>
          {t(busy ? 'session.reset.busy' : 'session.reset.submit')}
        </Button>
        {failure && <Notice tone="error">{failure}</Notice>}
      </Stack>
    </form>
  );
};
