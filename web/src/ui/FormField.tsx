import { Box, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useMessages } from '../messages/useMessages.ts';

/** What a control needs so that it is named and its hint and error are read out with it. */
export interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  value?: string;
  onChange?: (event: { target: { value: string } }) => void;
}

interface FormFieldProps {
  /** Id of the control; hint and error derive theirs from it. */
  id: string;
  label: string;
  /** The sentence of its rule; null when it is right. */
  error?: string | null | false | undefined;
  hint?: string | undefined;
  /** What stands in the control, and what is called with what is typed; where both are missing the control keeps it itself. */
  value?: string;
  onChange?: (value: string) => void;
  /** The control itself: spread the given props on it. */
  children: (control: ControlProps) => ReactNode;
}

/** A labelled control with its hint, and its error beside it. */
export const FormField = ({ id, label, error, hint, value, onChange, children }: FormFieldProps) => {
  const { say } = useMessages();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <Box>
      <Box asChild display="block" fontWeight="medium" textStyle="sm" mb="1.5">
        <label htmlFor={id}>{label}</label>
      </Box>
      {children({
        id,
        'aria-describedby': described || undefined,
        'aria-invalid': error ? true : undefined,
        ...(value !== undefined && { value }),
        ...(onChange && { onChange: ({ target }) => onChange(target.value) }),
      })}
      {hint && (
        <Text id={`${id}-hint`} textStyle="xs" color="fg.muted" mt="1">
          {hint}
        </Text>
      )}
      <Box aria-live="polite">
        {error && (
          <Text id={`${id}-error`} textStyle="sm" color="fg.error" mt="1">
            {say(error)}
          </Text>
        )}
      </Box>
    </Box>
  );
};
