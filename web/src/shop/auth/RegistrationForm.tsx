import { Button, Input, Link, Stack, Text } from '@chakra-ui/react';
import { useState, type FormEvent } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { CUSTOMER_MESSAGES } from '../../../../schema/customer.ts';
import { registrationErrors } from '../../../../schema/customer.input.ts';
import { PHONE_LENGTH } from '../../../../schema/phone.ts';
import { errorMessage } from '../../lib/errorMessage.ts';
import { goToField } from '../../lib/goToField.ts';
import { typedPhone } from '../../lib/typedPhone.ts';
import { paths } from '../../lib/paths.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { CheckboxField } from '../../ui/CheckboxField.tsx';
import { FormField } from '../../ui/FormField.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { useRegister } from './useRegister.ts';
import type { Saying } from '../../lib/saying.ts';

/** A registration form in which nothing is typed. */
export const EMPTY_REGISTRATION = {
  name: '',
  phoneNumber: '01',
  email: '',
  password: '',
  confirm: '',
  accepted: false,
};

/** What is typed to register. */
export type TypedRegistration = typeof EMPTY_REGISTRATION;

type TextField = Exclude<keyof TypedRegistration, 'accepted'>;
type Field = TextField | 'terms';

const FIELDS: Field[] = ['name', 'phoneNumber', 'email', 'password', 'confirm', 'terms'];
const idOf = (field: Field) => `registration-${field}`;

interface RegistrationFormProps {
  typed: TypedRegistration;
  /** A change of it: a browser fills several fields at once. */
  onType: (change: (before: TypedRegistration) => TypedRegistration) => void;
  /** Gets the sentence that says what happens next, and where a mail goes. */
  onRegistered: (registered: { message: string; email: string }) => void;
}

/** Asks for an account. */
export const RegistrationForm = ({ typed, onType, onRegistered }: RegistrationFormProps) => {
  const { t, language } = useMessages();
  const register = useRegister();
  const [errors, setErrors] = useState<Partial<Record<Field, string>>>({});
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<Saying | null>(null);

  const type = (field: TextField) => (value: string) => {
    onType((before) => ({
      ...before,
      [field]: field === 'phoneNumber' ? forcedPhone(before.phoneNumber, value) : value,
    }));
    clearError(field);
  };
  const clearError = (field: Field) => setErrors(({ [field]: _, ...others }) => others);
  const show = (found: Partial<Record<Field, string>>) => {
    setErrors(found);
    const first = FIELDS.find((field) => found[field]);
    if (first) goToField(idOf(first));
    return first !== undefined;
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setWrong(null);
    if (show(findErrors(typed, typed.accepted ? null : t('customer.registration.termsRequired')))) return;
    const { confirm: _, accepted: __, ...input } = typed;
    setBusy(true);
    try {
      const email = input.email.trim();
      const result = await register({
        ...input,
        name: input.name.trim(),
        email,
        language: language === 'bn' ? 'BN' : 'EN',
      });
      if (result.__typename === 'RegisterSuccess') return onRegistered({ message: result.message, email });
      const fields = result.__typename === 'InvalidInput' ? result.fields : [];
      if (!show(Object.fromEntries(fields.map(({ field, message }) => [field, message]))))
        setWrong(result.message);
    } catch (error) {
      setWrong(errorMessage(error));
    } finally {
      setBusy(false);
    }
  };

  const text = (
    field: 'name' | 'phoneNumber' | 'email',
    label: string,
    kind: string,
    autoComplete: string,
  ) => (
    <FormField
      id={idOf(field)}
      label={label}
      hint={field === 'email' ? t('customer.email.hint') : undefined}
      error={errors[field]}
    >
      {(control) => (
        <Input
          {...control}
          type={kind}
          autoComplete={autoComplete}
          value={typed[field]}
          onChange={(event) => type(field)(event.target.value)}
        />
      )}
    </FormField>
  );

  return (
    <form noValidate onSubmit={submit} aria-label={t('customer.registration.title')}>
      <Stack gap="5">
        {text('name', t('customer.name'), 'text', 'name')}
        {text('phoneNumber', t('customer.phone'), 'tel', 'tel-national')}
        {text('email', t('customer.email'), 'email', 'email')}
        <PasswordField
          id={idOf('password')}
          label={t('customer.password')}
          hint={t('customer.password.hint')}
          autoComplete="new-password"
          value={typed.password}
          onType={type('password')}
          error={errors.password}
        />
        <PasswordField
          id={idOf('confirm')}
          label={t('customer.password.confirm')}
          autoComplete="new-password"
          value={typed.confirm}
          onType={type('confirm')}
          error={errors.confirm}
        />
        <CheckboxField
          id={idOf('terms')}
          label={t('customer.registration.terms')}
          checked={typed.accepted}
          onChange={(next) => {
            onType((before) => ({ ...before, accepted: next }));
            clearError('terms');
          }}
          error={errors.terms}
        />
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
        {wrong && <Notice tone="error">{wrong}</Notice>}
      </Stack>
    </form>
  );
};

/** Begins with 01 even when cleared, and has 11 digits at most (spec §5): what would push the last ones out is not taken. */
const forcedPhone = (before: string, typed: string): string => {
  const phone = typedPhone(before, typed) || '01';
  return phone.length > PHONE_LENGTH && !phone.startsWith(before) ? before : phone.slice(0, PHONE_LENGTH);
};

const findErrors = (
  { confirm, ...registration }: TypedRegistration,
  terms: string | null,
): Partial<Record<Field, string>> => ({
  ...Object.fromEntries(registrationErrors(registration).map(({ field, message }) => [field, message])),
  ...(confirm !== registration.password && { confirm: CUSTOMER_MESSAGES.passwordsDiffer }),
  ...(terms !== null && { terms }),
});
