import { Box, Text } from '@chakra-ui/react';
import { useEffectEvent, useLayoutEffect, type ReactNode } from 'react';
import type { Translatable } from '../lib/translatable.ts';
import { useMessages } from '../messages/useMessages.ts';

/** Props that connect a control with its label, hint and error. */
interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  value?: string;
  onChange?: (event: { target: { value: string } }) => void;
}

interface FormFieldProps {
  /** Id of the control; the ids of hint and error derive from it. */
  id: string;
  label: string;
  /** The error message; null when the value is valid. */
  error?: Translatable | null | false | undefined;
  hint?: string | undefined;
  /** The value, and the function that is called on each change; without both the control is uncontrolled. */
  value?: string;
  onChange?: (value: string) => void;
  /** Renders the control, which gets the given props. */
  children: (control: ControlProps) => ReactNode;
}

/** A labelled control with its hint, or its error in the hint's place. */
export const FormField = ({ id, label, error, hint, value, onChange, children }: FormFieldProps) => {
  const { translate } = useMessages();
  const takeOver = useEffectEvent(() => {
    const typed = (document.getElementById(id) as HTMLInputElement | null)?.value;
    if (value !== undefined && typed !== undefined && typed !== value) onChange?.(typed);
  });
  // What was typed into the page of the server, before this was there to hear it.
  useLayoutEffect(() => takeOver(), []);
  const described = error ? `${id}-error` : hint && `${id}-hint`;
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
      {hint && !error && (
        <Text id={`${id}-hint`} textStyle="xs" color="fg.muted" mt="1">
          {hint}
        </Text>
      )}
      <Box aria-live="polite">
        {error && (
          <Text id={`${id}-error`} textStyle="sm" color="fg.error" mt="1">
            {translate(error)}
          </Text>
        )}
      </Box>
    </Box>
  );
};
