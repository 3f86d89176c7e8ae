import { Button, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { CUSTOMER_MESSAGES } from '../../../../../schema/customer.ts';
import { passwordError } from '../../../../../schema/customer.input.ts';
import { goToField } from '../../../lib/goToField.ts';
import { useSubmit } from '../../../lib/useSubmit.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { Notice } from '../../../ui/Notice.tsx';
import { PasswordField } from '../../../ui/PasswordField.tsx';
import { useResetPassword } from './useResetPassword.ts';

interface ResetPasswordFormProps {
  /** Of the link. */
  token: string;
  /** Gets the sentence that says what happens next. */
  onDone: (message: string) => void;
  /** The link is good for nothing any more. */
  onInvalid: () => void;
}

/** The new password, twice. */
export const ResetPasswordForm = ({ token, onDone, onInvalid }: ResetPasswordFormProps) => {
  const { t } = useMessages();
  const reset = useResetPassword();
  const [password, setPassword] = useState('');
  const [confirm, setConfirm] = useState('');
  const [errors, setErrors] = useState<{ password?: string; confirm?: string }>({});

  const { busy, wrong, submit } = useSubmit({
    firstWrong: () => {
      const problem = passwordError(password);
      const differs = confirm === password ? null : CUSTOMER_MESSAGES.passwordsDiffer;
      setErrors({ ...(problem && { password: problem }), ...(differs && { confirm: differs }) });
      if (problem) return 'reset-password';
      return differs && 'reset-confirm';
    },
    send: async () => {
      const answer = await reset({ token, password });
      if (answer.__typename === 'ResetPasswordSuccess') return onDone(answer.message);
      if (answer.__typename === 'LinkInvalid') return onInvalid();
      setErrors({ password: answer.message });
      goToField('reset-password');
    },
  });
  return (
    <form noValidate onSubmit={submit} aria-label={t('session.reset.title')}>
      <Stack gap="5">
        <PasswordField
          id="reset-password"
          label={t('session.reset.password')}
          hint={t('customer.password.hint')}
          autoComplete="new-password"
          value={password}
          onType={(value) => {
            setPassword(value);
            setErrors(({ password: _, ...others }) => others);
          }}
          error={errors.password}
        />
        <PasswordField
          id="reset-confirm"
          label={t('session.reset.confirm')}
          autoComplete="new-password"
          value={confirm}
          onType={(value) => {
            setConfirm(value);
            setErrors(({ confirm: _, ...others }) => others);
          }}
          error={errors.confirm}
        />
        <Button type="submit" size="lg" w="full" aria-busy={busy}>
          {t(busy ? 'session.reset.busy' : 'session.reset.submit')}
        </Button>
        {wrong && <Notice tone="error">{wrong}</Notice>}
      </Stack>
    </form>
  );
};
