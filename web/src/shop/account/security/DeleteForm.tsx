import { Box, Button, HStack, Input, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { CUSTOMER_MESSAGES } from '../../../../../schema/customer.ts';
import type { DeleteSection_CustomerFragment } from '../../../generated/graphql.ts';
import { goToField } from '../../../lib/goToField.ts';
import { useSubmit } from '../../../lib/useSubmit.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { FormField } from '../../../ui/FormField.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { PasswordField } from '../../../ui/PasswordField.tsx';
import { useDeleteAccount } from './useDeleteAccount.ts';

interface DeleteFormProps {
  customer: DeleteSection_CustomerFragment;
  onCancel: () => void;
}

/** What goes, what stays, and what proves that it is meant. */
export const DeleteForm = ({ customer, onCancel }: DeleteFormProps) => {
  const { t } = useMessages();
  const deleteAccount = useDeleteAccount();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [checked, setChecked] = useState(false);
  /** The password that the shop says is not. */
  const [refused, setRefused] = useState<string | null>(null);

  const isOwn = email.trim().toLowerCase() === customer.email.toLowerCase();
  const emailError = isOwn ? null : CUSTOMER_MESSAGES.emailNotYours;
  const passwordError = !customer.hasPassword
    ? null
    : password === ''
      ? CUSTOMER_MESSAGES.passwordRequired
      : password === refused
        ? CUSTOMER_MESSAGES.passwordWrong
        : null;

  const { busy, wrong, submit } = useSubmit({
    firstWrong: () => {
      setChecked(true);
      if (emailError) return 'delete-email';
      return passwordError && 'delete-password';
    },
    send: async () => {
      const result = await deleteAccount({
        email: email.trim(),
        password: customer.hasPassword ? password : null,
      });
      if (result.__typename === 'DeleteAccountSuccess') return;
      if (result.__typename !== 'InvalidInput' || !result.fields.some(({ field }) => field === 'password'))
        return result.message;
      setRefused(password);
      goToField('delete-password');
    },
  });

  return (
    <form noValidate onSubmit={submit} aria-label={t('settings.delete.ask')}>
      <Stack gap="5">
        <Box textStyle="sm">
          <Text fontWeight="medium">{t('settings.delete.goes')}</Text>
          <Text color="fg.muted" mb="3">
            {t('settings.delete.goes.text')}
          </Text>
          <Text fontWeight="medium">{t('settings.delete.stays')}</Text>
          <Box as="ul" color="fg.muted" ps="5" listStyleType="disc">
            <li>{t('settings.delete.stays.orders')}</li>
            <li>{t('settings.delete.stays.words')}</li>
          </Box>
        </Box>
        <FormField id="delete-email" label={t('settings.delete.email')} error={checked && emailError}>
          {(control) => (
            <Input
              {...control}
              type="email"
              autoComplete="off"
              value={email}
              onChange={(event) => setEmail(event.target.value)}
            />
          )}
        </FormField>
        {customer.hasPassword && (
          <PasswordField
            id="delete-password"
            label={t('settings.delete.password')}
            autoComplete="current-password"
            value={password}
            onType={setPassword}
            error={checked && passwordError}
          />
        )}
        {wrong && <Notice tone="error">{wrong}</Notice>}
        <HStack gap="3" wrap="wrap">
          <Button type="submit" colorPalette="red" aria-busy={busy}>
            {t(busy ? 'settings.delete.busy' : 'settings.delete.yes')}
          </Button>
          <Button type="button" variant="outline" onClick={onCancel}>
            {t('settings.delete.no')}
          </Button>
        </HStack>
      </Stack>
    </form>
  );
};
