import { Button, Input, Link, Stack, Text } from '@chakra-ui/react';
import { useState, type FormEvent } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { loginErrors } from '../../../../schema/customer.input.ts';
import { errorMessage } from '../../lib/errorMessage.ts';
import { goToField } from '../../lib/goToField.ts';
import { paths } from '../../lib/paths.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { FormField } from '../../ui/FormField.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { ConfirmationAgain } from './links/ConfirmationAgain.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { useLogin, type Refusal } from './useLogin.ts';

/** What is typed to log in. */
export interface TypedLogin {
  email: string;
  password: string;
}

interface LoginFormProps {
  typed: TypedLogin;
  /** A change of it: a password manager fills several fields at once. */
  onType: (change: (before: TypedLogin) => TypedLogin) => void;
}

/** Log in by e-mail and password; why it was refused is said in red under the form (spec §8). */
export const LoginForm = ({ typed: { email, password }, onType }: LoginFormProps) => {
  const { t } = useMessages();
  const login = useLogin();
  const [checked, setChecked] = useState(false);
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<Refusal | null>(null);
  /** Whom the refusal is about, whatever is typed after it. */
  const [asked, setAsked] = useState('');
  const missing = loginErrors({ email, password });
  const errorOf = (name: 'email' | 'password') =>
    checked && missing.find(({ field }) => field === name)?.message;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setChecked(true);
    setWrong(null);
    const [first] = missing;
    if (first) return goToField(`login-${first.field}`);
    setBusy(true);
    setAsked(email.trim());
    try {
      setWrong(await login({ email: email.trim(), password }));
    } catch (error) {
      setWrong({ why: errorMessage(error), isPending: false });
    } finally {
      setBusy(false);
    }
  };

  return (
    <form noValidate onSubmit={submit} aria-label={t('customer.login.title')}>
      <Stack gap="5">
        <FormField id="login-email" label={t('customer.email')} error={errorOf('email')}>
          {(control) => (
            <Input
              {...control}
              type="email"
              autoComplete="username"
              value={email}
              onChange={(event) => onType((before) => ({ ...before, email: event.target.value }))}
            />
          )}
        </FormField>
        <PasswordField
          id="login-password"
          label={t('customer.password')}
          autoComplete="current-password"
          value={password}
          onType={(next) => onType((before) => ({ ...before, password: next }))}
          error={errorOf('password')}
        />
        <Text textStyle="sm" mt="-2">
          <Link asChild>
            <RouterLink to={paths.forgotPassword} state={{ email: email.trim() }}>
              {t('session.forgot.link')}
            </RouterLink>
          </Link>
        </Text>
        <Button type="submit" size="lg" w="full" aria-busy={busy}>
          {t(busy ? 'customer.login.busy' : 'customer.login.submit')}
        </Button>
        {wrong && <Notice tone="error">{wrong.why}</Notice>}
        {wrong?.isPending && <ConfirmationAgain key={asked} email={asked} />}
      </Stack>
    </form>
  );
};
