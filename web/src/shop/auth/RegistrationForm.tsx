import { Button, Input, Link, Stack, Text } from '@chakra-ui/react';
import { Link as RouterLink } from 'react-router-dom';
import { registrationForm } from '#schema/customer.input.ts';
import { PHONE_LENGTH } from '#schema/phone.ts';
import { useRegisterMutation } from '#web/generated/graphql.ts';
import { useForm, type Typed } from '#web/lib/form/useForm.ts';
import { typedPhone } from '#web/lib/typedPhone.ts';
import { paths } from '#web/lib/paths.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { CheckboxField } from '#web/ui/CheckboxField.tsx';
import { FormField } from '#web/ui/FormField.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { PasswordField } from '#web/ui/PasswordField.tsx';

/* GraphQL */ `
  mutation Register($input: RegisterInput!) {
    register(input: $input) {
      ... on RegisterSuccess {
        message
      }
      ...Refusal_fields
    }
  }
`;

/** An empty registration form. */
export const EMPTY_REGISTRATION = {
  name: '',
  phoneNumber: '01',
  email: '',
  password: '',
  confirm: '',
  terms: false,
};

/** The typed values of the registration form. */
type TypedRegistration = typeof EMPTY_REGISTRATION;

interface RegistrationFormProps {
  typed: Typed<TypedRegistration>;
  /** Called with the sentence that says what happens next, and the e-mail. */
  onRegistered: (registered: { message: string; email: string }) => void;
}

/** The registration form. */
export const RegistrationForm = ({ typed, onRegistered }: RegistrationFormProps) => {
  const { t, language } = useMessages();
  const register = useRegisterMutation();
  const { field, submit, busy, failure } = useForm({
    id: 'registration',
    typed,
    schema: registrationForm(t('customer.registration.termsRequired')),
    send: async ({ name, email, password }, { phoneNumber }) => {
      const written = language === 'bn' ? 'BN' : 'EN';
      const result = await register({ input: { name, phoneNumber, email, password, language: written } });
      if (result.__typename !== 'RegisterSuccess') return result;
      onRegistered({ message: result.message, email });
    },
  });

  return (
    <form noValidate onSubmit={submit} aria-label={t('customer.registration.title')}>
      <Stack gap="5">
        <FormField {...field('name')} label={t('customer.name')}>
          {(control) => <Input {...control} autoComplete="name" />}
        </FormField>
        <FormField {...field('phoneNumber', forcedPhone)} label={t('customer.phone')}>
          {(control) => <Input {...control} type="tel" autoComplete="tel-national" />}
        </FormField>
        <FormField {...field('email')} label={t('customer.email')} hint={t('customer.email.hint')}>
          {(control) => <Input {...control} type="email" autoComplete="email" />}
        </FormField>
        <PasswordField
          {...field('password')}
          label={t('customer.password')}
          hint={t('customer.password.hint')}
          autoComplete="new-password"
        />
        <PasswordField {...field('confirm')} label={t('customer.password.confirm')} autoComplete="new-password" />
        <CheckboxField {...field('terms')} label={t('customer.registration.terms')} />
        <Text textStyle="sm" mt="-3">
          <Link asChild>
            <RouterLink to={paths.terms} target="_blank">
              {t('customer.registration.termsRead')}
            </RouterLink>
          </Link>
        </Text>
        <Button type="submit" size="lg" w="full" aria-busy={busy}>
          {t(busy ? 'customer.registration.busy' : 'customer.registration.submit')}
        </Button>
        {failure && <Notice tone="error">{failure}</Notice>}
      </Stack>
    </form>
  );
};

/**
 * Returns the value of the phone field, which always begins with 01 and has at most 11 digits (spec §5); input that
 * would push out the last digits is ignored.
 */
const forcedPhone = (before: string, typed: string): string => {
  const phone = typedPhone(before, typed) || '01';
  return phone.length > PHONE_LENGTH && !phone.startsWith(before) ? before : phone.slice(0, PHONE_LENGTH);
};
