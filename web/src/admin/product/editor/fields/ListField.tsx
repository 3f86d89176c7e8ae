import { Button, HStack, Input } from '@chakra-ui/react';
import { useState, type HTMLAttributes } from 'react';
import { partsOf } from '#schema/product.input.ts';
import type { Translatable } from '#web/lib/translatable.ts';
import { FormField } from '#web/ui/FormField.tsx';

interface ListFieldProps extends Pick<HTMLAttributes<HTMLElement>, 'inputMode'> {
  id: string;
  label: string;
  hint: string;
  placeholder: string;
  error?: Translatable | null;
  /** The words of the button that adds them. */
  action: string;
  /** Whether what is typed is also added when the field is left. */
  addsOnBlur?: boolean;
  onAdd: (parts: string[]) => void;
}

/** Adds one or more names or URLs, separated by commas, to a list. */
export const ListField = (props: ListFieldProps) => {
  const { id, label, hint, placeholder, error, inputMode, action, addsOnBlur = false, onAdd } = props;
  const [typed, type] = useState('');
  const add = () => {
    const parts = partsOf(typed);
    if (parts.length > 0) onAdd(parts);
    type('');
  };
  return (
    <FormField id={id} label={label} hint={hint} error={error} value={typed} onChange={type}>
      {(control) => (
        <HStack gap="2">
          <Input
            {...control}
            inputMode={inputMode}
            autoComplete="off"
            placeholder={placeholder}
            onBlur={addsOnBlur ? add : undefined}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              add();
            }}
          />
          <Button variant="outline" onClick={add} flexShrink="0">
            {action}
          </Button>
        </HStack>
      )}
    </FormField>
  );
};
