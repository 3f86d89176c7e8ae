import { Button, Input, Link, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { loginInput } from '#schema/customer.input.ts';
import { useForm, type Typed } from '#web/lib/form/useForm.ts';
import { paths } from '#web/lib/paths.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { FormField } from '#web/ui/FormField.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { ConfirmationAgain } from './links/ConfirmationAgain.tsx';
import { PasswordField } from '#web/ui/PasswordField.tsx';
import { useLogin } from './useLogin.ts';

/** The typed values of the login form. */
export interface TypedLogin {
  email: string;
  password: string;
}

/** The login form for e-mail and password; the reason of a refusal is shown in red under it (spec §8). */
export const LoginForm = ({ typed }: { typed: Typed<TypedLogin> }) => {
  const { t } = useMessages();
  const login = useLogin();
  const [{ email }] = typed;
  /** The e-mail of a pending account, whatever is typed afterwards. */
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
