import { Button, Input, Link, Stack, Text } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { Link as RouterLink, useHref } from 'react-router-dom';
import { loginInput } from '#schema/customer.input.ts';
import type { RefusedFormShown } from '#schema/rendering.ts';
import { goToField } from '#web/lib/form/goToField.ts';
import { useForm, type Typed } from '#web/lib/form/useForm.ts';
import { paths } from '#web/lib/paths.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { FormField } from '#web/ui/FormField.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { ConfirmationAgain } from './links/ConfirmationAgain.tsx';
import { PasswordField } from '#web/ui/PasswordField.tsx';
import { useLogin } from './useLogin.ts';

/** The typed values of the login form. */
interface TypedLogin {
  email: string;
  password: string;
  code: string;
}

/** Whether a refusal asks for the code of a second factor. */
const needsCode = (reason: string | undefined) => reason === 'CODE_NEEDED' || reason === 'CODE_WRONG';

interface LoginFormProps {
  typed: Typed<TypedLogin>;
  /** The page to which the form leads without scripts; the home page if none is named. */
  back?: string | undefined;
  /** The refusal of a form that was sent without scripts. */
  refused?: RefusedFormShown | null;
}

/**
 * The login form for e-mail and password; the reason of a refusal is shown in red under it (spec §8). Before its code is
 * there, and without scripts, the browser sends it.
 */
export const LoginForm = ({ typed, back, refused = null }: LoginFormProps) => {
  const { t } = useMessages();
  const login = useLogin();
  const [{ email }] = typed;
  /** The e-mail of a pending account, whatever is typed afterwards. */
  const [pending, setPending] = useState<string | null>(null);
  // An account with a second factor needs a code as well.
  const [asksCode, setAsksCode] = useState(
    refused !== null && needsCode((refused.details as { reason?: string }).reason),
  );
  useEffect(() => {
    if (asksCode) goToField('login-code');
  }, [asksCode]);
  const { field, submit, busy, failure } = useForm({
    id: 'login',
    typed,
    schema: loginInput,
    refusedBefore: refused,
    send: async ({ code, ...input }) => {
      setPending(null);
      const refusal = await login(code ? { ...input, code } : input);
      if (refusal?.reason === 'PENDING') setPending(input.email);
      if (needsCode(refusal?.reason)) setAsksCode(true);
      return refusal?.why;
    },
  });

  return (
    <form
      method="post"
      action={useHref(paths.login)}
      noValidate
      onSubmit={submit}
      aria-label={t('customer.login.title')}
    >
      {back !== undefined && <input type="hidden" name="back" value={back} />}
      <Stack gap="5">
        <FormField {...field('email')} label={t('customer.email')}>
          {(control) => <Input {...control} name="email" type="email" autoComplete="username" />}
        </FormField>
        <PasswordField
          {...field('password')}
          name="password"
          label={t('customer.password')}
          autoComplete="current-password"
        />
        {asksCode && (
          <FormField {...field('code')} label={t('session.code.label')} hint={t('session.code.hint')}>
            {(control) => <Input {...control} name="code" autoComplete="one-time-code" maxLength={40} />}
          </FormField>
        )}
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
