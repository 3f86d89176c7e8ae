import { Button, HStack, Input } from '@chakra-ui/react';
import { useState } from 'react';
import { partsOf } from '#schema/product.input.ts';
import type { Translatable } from '#web/lib/translatable.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { FormField } from '#web/ui/FormField.tsx';

interface ListFieldProps {
  id: string;
  label: string;
  hint: string;
  placeholder: string;
  error: Translatable | null;
  onAdd: (parts: string[]) => void;
}

/** Adds one or more names, separated by commas, to a list. */
export const ListField = ({ id, label, hint, placeholder, error, onAdd }: ListFieldProps) => {
  const { t } = useMessages();
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
            autoComplete="off"
            placeholder={placeholder}
            onBlur={add}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              add();
            }}
          />
          <Button variant="outline" onClick={add} flexShrink="0">
            {t('admin.editor.add')}
          </Button>
        </HStack>
      )}
    </FormField>
  );
};
