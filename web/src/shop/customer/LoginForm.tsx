import { Button, Input, Stack } from '@chakra-ui/react';
import { useState, type FormEvent } from 'react';
import { CUSTOMER_MESSAGES } from '../../../../schema/customer.rules.ts';
import { errorMessage } from '../../lib/errorMessage.ts';
import { goToField } from '../../lib/goToField.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { FormField } from '../../ui/FormField.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { PasswordField } from './PasswordField.tsx';
import { useLogin } from './useLogin.ts';

/** Log in by e-mail and password; why it was refused is said in red under the form (spec §8). */
export const LoginForm = () => {
  const { t } = useMessages();
  const login = useLogin();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [checked, setChecked] = useState(false);
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<string | null>(null);
  const emailError = email.trim() === '' ? CUSTOMER_MESSAGES.emailInvalid : null;
  const passwordError = password === '' ? CUSTOMER_MESSAGES.passwordRequired : null;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setChecked(true);
    setWrong(null);
    if (emailError) return goToField('login-email');
    if (passwordError) return goToField('login-password');
    setBusy(true);
    try {
      setWrong(await login({ email: email.trim(), password }));
    } catch (error) {
      setWrong(errorMessage(error));
    } finally {
      setBusy(false);
    }
  };

  return (
    <form noValidate onSubmit={submit} aria-label={t('customer.login.title')}>
      <Stack gap="5">
        <FormField id="login-email" label={t('customer.email')} error={checked && emailError}>
          {(control) => (
            <Input
              {...control}
              type="email"
              autoComplete="username"
              value={email}
              onChange={(event) => setEmail(event.target.value)}
            />
          )}
        </FormField>
        <PasswordField
          id="login-password"
          label={t('customer.password')}
          autoComplete="current-password"
          value={password}
          onType={setPassword}
          error={checked && passwordError}
        />
        <Button type="submit" size="lg" w="full" aria-busy={busy}>
          {t(busy ? 'customer.login.busy' : 'customer.login.submit')}
        </Button>
        {wrong && <Notice tone="error">{wrong}</Notice>}
      </Stack>
    </form>
  );
};
