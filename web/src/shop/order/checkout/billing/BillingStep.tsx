import { Button, Heading, Input, Stack, Text, Textarea } from '@chakra-ui/react';
import type { FormEvent, ReactNode } from 'react';
import type { FieldProps } from '#web/lib/form/useForm.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { FormField } from '#web/ui/FormField.tsx';
import { Panel } from '#web/ui/Panel.tsx';

/** Id of the title of the step. */
export const BILLING_TITLE = 'billing-title';

interface BillingStepProps {
  field: (name: 'name' | 'address' | 'phone' | 'email') => FieldProps<string>;
  /** What stands in the place of choice and fields while the address is folded; false when it is not. */
  folded: ReactNode;
  /** The choice of an address that fills the form. */
  choice: ReactNode;
  onSubmit: (event: FormEvent) => Promise<void>;
}

/** The step Order: the shipping address. */
export const BillingStep = ({ field, folded, choice, onSubmit }: BillingStepProps) => {
  const { t } = useMessages();
  return (
    <Panel>
      <Heading as="h2" size="md" id={BILLING_TITLE} tabIndex={-1} outline="none">
        {t('order.billing.title')}
      </Heading>
      <Text color="fg.muted" textStyle="sm" mb="5">
        {folded ? t('order.billing.goesHere') : t('order.billing.text')}
      </Text>
      <form noValidate onSubmit={onSubmit} aria-label={t('order.billing.title')}>
        {folded || (
          <>
            {choice}
            <BillingFields field={field} />
          </>
        )}
        <Button type="submit" size="lg" colorPalette="accent" w="full" mt="5">
          {t('order.billing.proceed')}
        </Button>
      </form>
    </Panel>
  );
};

const BillingFields = ({ field }: Pick<BillingStepProps, 'field'>) => {
  const { t } = useMessages();
  return (
    <Stack gap="5">
      <FormField {...field('name')} label={t('order.billing.name')}>
        {(control) => <Input {...control} autoComplete="name" />}
      </FormField>
      <FormField {...field('address')} label={t('order.billing.address')}>
        {(control) => (
          <Textarea
            {...control}
            rows={3}
            autoComplete="street-address"
            placeholder={t('order.billing.addressExample')}
          />
        )}
      </FormField>
      <FormField {...field('phone')} label={t('order.billing.phone')} hint={t('order.billing.phoneHint')}>
        {(control) => <Input {...control} type="tel" autoComplete="tel-national" />}
      </FormField>
      <FormField {...field('email')} label={t('order.billing.email')} hint={t('order.billing.emailHint')}>
        {(control) => <Input {...control} type="email" readOnly />}
      </FormField>
    </Stack>
  );
};
