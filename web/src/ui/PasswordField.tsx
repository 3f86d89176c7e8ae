import { Box, Button, Input } from '@chakra-ui/react';
import { useState } from 'react';
import { useMessages } from '../messages/useMessages.ts';
import { FormField } from './FormField.tsx';

interface PasswordFieldProps {
  id: string;
  /** The name of the field, in a form that the browser may send. */
  name?: string;
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** The hint for password managers: a current or a new password. */
  autoComplete: 'current-password' | 'new-password';
  error?: string | null | false | undefined;
  hint?: string;
}

/** A password field with a button that shows the password. */
export const PasswordField = ({ name, autoComplete, ...field }: PasswordFieldProps) => {
  const { t } = useMessages();
  const [shown, setShown] = useState(false);
  return (
    <FormField {...field}>
      {(control) => (
        <Box position="relative">
          <Input {...control} name={name} type={shown ? 'text' : 'password'} autoComplete={autoComplete} pe="12" />
          <Button
            data-scripted
            type="button"
            variant="ghost"
            size="sm"
            position="absolute"
            insetEnd="1"
            top="1"
            px="0"
            aria-label={t(shown ? 'customer.password.hide' : 'customer.password.show')}
            aria-controls={field.id}
            onClick={() => setShown(!shown)}
          >
            <EyeIcon crossed={shown} />
          </Button>
        </Box>
      )}
    </FormField>
  );
};

const EyeIcon = ({ crossed }: { crossed: boolean }) => (
  <svg width="20" height="20" viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="1.8" aria-hidden>
    <path d="M2.5 12s3.5-6.5 9.5-6.5 9.5 6.5 9.5 6.5-3.5 6.5-9.5 6.5S2.5 12 2.5 12Z" />
    <circle cx="12" cy="12" r="3" />
    {crossed && <path d="M4 20 20 4" strokeLinecap="round" />}
  </svg>
);
