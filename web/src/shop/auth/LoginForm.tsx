import { Button, Input, Link, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { loginInput } from '../../../../schema/customer.input.ts';
import { useForm, type Typed } from '../../lib/form/useForm.ts';
import { paths } from '../../lib/paths.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { FormField } from '../../ui/FormField.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { ConfirmationAgain } from './links/ConfirmationAgain.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { useLogin } from './useLogin.ts';

/** What is typed to log in. */
export interface TypedLogin {
  email: string;
  password: string;
}

/** Log in by e-mail and password; why it was refused is said in red under the form (spec §8). */
export const LoginForm = ({ typed }: { typed: Typed<TypedLogin> }) => {
  const { t } = useMessages();
  const login = useLogin();
  const [{ email }] = typed;
  /** Whose account waits, whatever is typed after it. */
  const [pending, setPending] = useState<string | null>(null);
  const { field, submit, busy, failure } = useForm({
    id: 'login',
    typed,
    schema: loginInput,
    send: async (input) => {
      setPending(null);
      const refusal = await login(input);
      if (refusal?.isPending) setPending(input.email);
      return refusal?.why;
    },
  });

  return (
    <form noValidate onSubmit={submit} aria-label={t('customer.login.title')}>
      <Stack gap="5">
        <FormField {...field('email')} label={t('customer.email')}>
          {(control) => <Input {...control} type="email" autoComplete="username" />}
        </FormField>
        <PasswordField
          {...field('password')}
          label={t('customer.password')}
          autoComplete="current-password"
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
        {failure && <Notice tone="error">{failure}</Notice>}
        {failure && pending !== null && <ConfirmationAgain key={pending} email={pending} />}
      </Stack>
    </form>
  );
};
