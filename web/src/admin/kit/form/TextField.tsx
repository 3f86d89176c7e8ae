import { Input, Textarea, type InputProps } from '@chakra-ui/react';
import type { Translatable } from '#web/lib/translatable.ts';
import { FormField } from '#web/ui/FormField.tsx';

interface TextFieldProps extends Pick<
  InputProps,
  'inputMode' | 'lang' | 'list' | 'maxLength' | 'placeholder' | 'readOnly' | 'required' | 'spellCheck' | 'type'
> {
  id: string;
  label: string;
  hint?: string | undefined;
  error?: Translatable | null | false;
  value: string;
  onChange: (value: string) => void;
  /** The number of lines of a long text. */
  rows?: number;
}

/** A field for a text, which takes what `useForm` gives for it. Nothing here is about the admin: browsers fill nothing in. */
export const TextField = ({ id, label, hint, error, value, onChange, rows, ...props }: TextFieldProps) => {
  const { maxLength, placeholder, required } = props;
  return (
    <FormField id={id} label={label} hint={hint} error={error} value={value} onChange={onChange}>
      {(control) =>
        rows === undefined ? (
          <Input autoComplete="off" {...control} {...props} />
        ) : (
          <Textarea
            autoComplete="off"
            rows={rows}
            lang={props.lang}
            {...control}
            {...{ maxLength, placeholder, required }}
          />
        )
      }
    </FormField>
  );
};
