import { Button, HStack, Stack } from '@chakra-ui/react';
import { useEffect, useState, type FormEvent } from 'react';
import { CUSTOMER_MESSAGES, passwordError } from '../../../../../schema/customer.rules.ts';
import { errorMessage } from '../../../lib/errorMessage.ts';
import { goToField } from '../../../lib/goToField.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { Notice } from '../../../ui/Notice.tsx';
import { PasswordField } from '../PasswordField.tsx';
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
  const [busy, setBusy] = useState(false);
  /** The known password that the shop says is not. */
  const [refused, setRefused] = useState<string | null>(null);
  const [wrong, setWrong] = useState<string | null>(null);

  useEffect(() => goToField('password-current'), []);

  const currentError =
    current === ''
      ? CUSTOMER_MESSAGES.passwordRequired
      : current === refused
        ? CUSTOMER_MESSAGES.passwordWrong
        : null;
  const nextError = passwordError(next);
  const againError = again === next ? null : CUSTOMER_MESSAGES.passwordsDiffer;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setChecked(true);
    setWrong(null);
    if (currentError) return goToField('password-current');
    if (nextError) return goToField('password-new');
    if (againError) return goToField('password-again');
    setBusy(true);
    try {
      const result = await changePassword({ currentPassword: current, newPassword: next });
      if (result.__typename === 'ChangePasswordSuccess') return onSaved();
      if (result.fields.some(({ field }) => field === 'currentPassword')) {
        setRefused(current);
        goToField('password-current');
      } else setWrong(result.message);
    } catch (error) {
      setWrong(errorMessage(error));
    } finally {
      setBusy(false);
    }
  };

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
