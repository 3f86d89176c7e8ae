import { Button, Heading, Input, Stack, Text, Textarea } from '@chakra-ui/react';
import { useState, type FormEvent, type ReactNode } from 'react';
import {
  billingErrors,
  billingFieldError,
  type BillingAddress,
} from '../../../../../../schema/order.input.ts';
import { goToField } from '../../../../lib/form/goToField.ts';
import { typedPhone } from '../../../../lib/typedPhone.ts';
import { useMessages } from '../../../../messages/useMessages.ts';
import { FormField } from '../../../../ui/FormField.tsx';
import { Panel } from '../../../../ui/Panel.tsx';

type Field = keyof BillingAddress;

/** Id of the control of a field of the billing form. */
export const billingId = (field: Field): string => `billing-${field}`;

/** Id of the title of the step. */
export const BILLING_TITLE = 'billing-title';

interface BillingStepProps {
  billing: BillingAddress;
  /** What the server said about fields, until they are changed. */
  refused: Partial<BillingAddress>;
  /** What fills the form at once. */
  choice: ReactNode;
  /** Checks what is asked above the form: the id of the first that is missing. */
  check: () => string | null;
  onType: (field: Field, value: string) => void;
  onProceed: () => void;
}

/** Step Order: where it goes. Name and address are checked while typing, everything on Proceed to Pay (spec §5). */
export const BillingStep = ({ billing, refused, choice, check, onType, onProceed }: BillingStepProps) => {
  const { t } = useMessages();
  const [checked, setChecked] = useState<readonly Field[]>([]);
  const errorOf = (field: Field) =>
    refused[field] ?? (checked.includes(field) ? billingFieldError(field, billing[field]) : null);

  const typeLive = (field: 'name' | 'address') => (value: string) => {
    setChecked([...checked, field]);
    onType(field, value);
  };

  const proceed = (event: FormEvent) => {
    event.preventDefault();
    setChecked(['name', 'address', 'phone', 'email']);
    const missing = check();
    const [wrong] = billingErrors(billing);
    if (missing) goToField(missing);
    else if (wrong) goToField(billingId(wrong.field));
    else onProceed();
  };

  return (
    <Panel>
      <Heading as="h2" size="md" id={BILLING_TITLE} tabIndex={-1} outline="none">
        {t('order.billing.title')}
      </Heading>
      <Text color="fg.muted" textStyle="sm" mb="5">
        {t('order.billing.text')}
      </Text>
      <form noValidate onSubmit={proceed} aria-label={t('order.billing.title')}>
        {choice}
        <Stack gap="5">
          <FormField id={billingId('name')} label={t('order.billing.name')} error={errorOf('name')}>
            {(control) => (
              <Input
                {...control}
                autoComplete="name"
                value={billing.name}
                onChange={(event) => typeLive('name')(event.target.value)}
              />
            )}
          </FormField>
          <FormField id={billingId('address')} label={t('order.billing.address')} error={errorOf('address')}>
            {(control) => (
              <Textarea
                {...control}
                rows={3}
                autoComplete="street-address"
                placeholder={t('order.billing.addressExample')}
                value={billing.address}
                onChange={(event) => typeLive('address')(event.target.value)}
              />
            )}
          </FormField>
          <FormField
            id={billingId('phone')}
            label={t('order.billing.phone')}
            hint={t('order.billing.phoneHint')}
            error={errorOf('phone')}
          >
            {(control) => (
              <Input
                {...control}
                type="tel"
                autoComplete="tel-national"
                value={billing.phone}
                onChange={(event) => onType('phone', typedPhone(billing.phone, event.target.value))}
              />
            )}
          </FormField>
          <FormField
            id={billingId('email')}
            label={t('order.billing.email')}
            hint={t('order.billing.emailHint')}
            error={errorOf('email')}
          >
            {(control) => <Input {...control} type="email" readOnly value={billing.email} />}
          </FormField>
          <Button type="submit" size="lg" colorPalette="accent">
            {t('order.billing.proceed')}
          </Button>
        </Stack>
      </form>
    </Panel>
  );
};
