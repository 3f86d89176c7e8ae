import { Box, chakra, HStack, Text } from '@chakra-ui/react';
import { useMessages } from '../messages/useMessages.ts';

interface CheckboxFieldProps {
  id: string;
  label: string;
  value: boolean;
  onChange: (value: boolean) => void;
  error?: string | null | undefined;
}

/** A checkbox with its error below. */
export const CheckboxField = ({ id, label, value, onChange, error }: CheckboxFieldProps) => {
  const { translate } = useMessages();
  return (
    <Box>
      <HStack asChild gap="3" minH="11" cursor="pointer">
        <label htmlFor={id}>
          <chakra.input
            id={id}
            type="checkbox"
            checked={value}
            onChange={(event) => onChange(event.target.checked)}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${id}-error` : undefined}
            boxSize="5"
            flexShrink="0"
            accentColor="{colors.brand.solid}"
          />
          {label}
        </label>
      </HStack>
      <Box aria-live="polite">
        {error && (
          <Text id={`${id}-error`} textStyle="sm" color="fg.error">
            {translate(error)}
          </Text>
        )}
      </Box>
    </Box>
  );
};
