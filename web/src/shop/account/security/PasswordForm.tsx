import { Button, HStack, Stack } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { CUSTOMER_MESSAGES } from '../../../../../schema/customer.ts';
import { passwordError } from '../../../../../schema/customer.input.ts';
import { goToField } from '../../../lib/goToField.ts';
import { useSubmit } from '../../../lib/useSubmit.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { Notice } from '../../../ui/Notice.tsx';
import { PasswordField } from '../../../ui/PasswordField.tsx';
import { useChangePassword } from './useChangePassword.ts';

interface PasswordFormProps {
  /** For the browser's password store. */
  email: string;
  onSaved: () => void;
  onCancel: () => void;
}

/** The known password, and the new one twice. */
export const PasswordForm = ({ email, onSaved, onCancel }: PasswordFormProps) => {
  const { t } = useMessages();
  const changePassword = useChangePassword();
  const [current, setCurrent] = useState('');
  const [next, setNext] = useState('');
  const [again, setAgain] = useState('');
  const [checked, setChecked] = useState(false);
  /** The known password that the shop says is not. */
  const [refused, setRefused] = useState<string | null>(null);

  useEffect(() => goToField('password-current'), []);

  const currentError =
    current === ''
      ? CUSTOMER_MESSAGES.passwordRequired
      : current === refused
        ? CUSTOMER_MESSAGES.passwordWrong
        : null;
  const nextError = passwordError(next);
  const againError = again === next ? null : CUSTOMER_MESSAGES.passwordsDiffer;

  const { busy, wrong, submit } = useSubmit({
    firstWrong: () => {
      setChecked(true);
      if (currentError) return 'password-current';
      if (nextError) return 'password-new';
      return againError && 'password-again';
    },
    send: async () => {
      const result = await changePassword({ currentPassword: current, newPassword: next });
      if (result.__typename === 'ChangePasswordSuccess') return onSaved();
      if (!result.fields.some(({ field }) => field === 'currentPassword')) return result.message;
      setRefused(current);
      goToField('password-current');
    },
  });

  return (
    <form noValidate onSubmit={submit} aria-label={t('settings.password.change')}>
      <Stack gap="5">
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          id="password-current"
          label={t('settings.password.current')}
          autoComplete="current-password"
          value={current}
          onType={setCurrent}
          error={checked && currentError}
        />
        <PasswordField
          id="password-new"
          label={t('settings.password.new')}
          autoComplete="new-password"
          value={next}
          onType={setNext}
          error={checked && nextError}
          hint={t('customer.password.hint')}
        />
        <PasswordField
          id="password-again"
          label={t('settings.password.again')}
          autoComplete="new-password"
          value={again}
          onType={setAgain}
          error={checked && againError}
        />
        {wrong && <Notice tone="error">{wrong}</Notice>}
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
