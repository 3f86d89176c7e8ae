import type { Translatable } from '#web/lib/translatable.ts';
import { FormField } from '#web/ui/FormField.tsx';
import { Select } from '#web/ui/Select.tsx';

interface SelectFieldProps<Value extends string> {
  id: string;
  label: string;
  hint?: string | undefined;
  error?: Translatable | null | false;
  value: Value;
  onChange: (value: Value) => void;
  /** The words of the empty value, which is the first option; without it there is none. */
  none?: string;
  options: readonly { value: Value; label: string }[];
}

/** A field for one of some values, which takes what `useForm` gives for it. */
export const SelectField = <Value extends string>(props: SelectFieldProps<Value>) => {
  const { none, options, onChange, ...field } = props;
  return (
    // A select offers nothing but values of its field.
    <FormField {...field} onChange={(value) => onChange(value as Value)}>
      {(control) => (
        <Select {...control}>
          {none !== undefined && <option value="">{none}</option>}
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      )}
    </FormField>
  );
};
