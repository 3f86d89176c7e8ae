import { Input } from '@chakra-ui/react';
import { CARRIERS } from '#schema/fulfilment.ts';
import type { FieldProps } from '#web/lib/form/useForm.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { FormField } from '#web/ui/FormField.tsx';

/** The field for the company that carries parcels, with suggestions. */
export const CarrierField = (field: FieldProps<string>) => {
  const { t } = useMessages();
  return (
    <>
      <FormField {...field} label={t('admin.board.ship.carrier')}>
        {(control) => <Input {...control} list="carriers" required autoComplete="off" />}
      </FormField>
      <datalist id="carriers">
        {CARRIERS.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </datalist>
    </>
  );
};
