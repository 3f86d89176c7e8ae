import { Button, Input, Link, Stack, Text } from '@chakra-ui/react';
import { Link as RouterLink } from 'react-router-dom';
import { registrationForm } from '../../../../schema/customer.input.ts';
import { PHONE_LENGTH } from '../../../../schema/phone.ts';
import { useForm, type Typed } from '../../lib/form/useForm.ts';
import { typedPhone } from '../../lib/typedPhone.ts';
import { paths } from '../../lib/paths.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { CheckboxField } from '../../ui/CheckboxField.tsx';
import { FormField } from '../../ui/FormField.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { useRegister } from './useRegister.ts';

/** A registration form in which nothing is typed. */
export const EMPTY_REGISTRATION = {
  name: '',
  phoneNumber: '01',
  email: '',
  password: '',
  confirm: '',
  terms: false,
};

/** What is typed to register. */
export type TypedRegistration = typeof EMPTY_REGISTRATION;

interface RegistrationFormProps {
  typed: Typed<TypedRegistration>;
  /** Gets the sentence that says what happens next, and where a mail goes. */
  onRegistered: (registered: { message: string; email: string }) => void;
}

/** Asks for an account. */
export const RegistrationForm = ({ typed, onRegistered }: RegistrationFormProps) => {
  const { t, language } = useMessages();
  const register = useRegister();
  const { field, submit, busy, failure } = useForm({
    id: 'registration',
    typed,
    schema: registrationForm(t('customer.registration.termsRequired')),
    send: async ({ name, email, password }, { phoneNumber }) => {
      const written = language === 'bn' ? 'BN' : 'EN';
      const result = await register({ name, phoneNumber, email, password, language: written });
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
        <PasswordField
          {...field('confirm')}
          label={t('customer.password.confirm')}
          autoComplete="new-password"
        />
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

/** Begins with 01 even when cleared, and has 11 digits at most (spec §5): what would push the last ones out is not taken. */
const forcedPhone = (before: string, typed: string): string => {
  const phone = typedPhone(before, typed) || '01';
  return phone.length > PHONE_LENGTH && !phone.startsWith(before) ? before : phone.slice(0, PHONE_LENGTH);
};
