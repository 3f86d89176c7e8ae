import { Input, Textarea } from '@chakra-ui/react';
import type { ComponentProps } from 'react';
import { FormField } from '#web/ui/FormField.tsx';
import { controlId, problemAt } from '../problems.ts';
import type { EditorState } from '../useEditor.ts';

interface TextFieldProps extends Pick<ComponentProps<'input'>, 'inputMode' | 'lang' | 'autoComplete' | 'placeholder'> {
  editor: Pick<EditorState, 'problems'>;
  /** Path of the field in the input. */
  field: string;
  label: string;
  hint?: string | undefined;
  value: string;
  onChange: (value: string) => void;
  /** The number of lines of a long text. */
  rows?: number;
}

/** A field for a text, with its error. */
export const TextField = ({ editor, field, label, hint, value, onChange, rows, ...props }: TextFieldProps) => {
  const id = controlId(field);
  return (
    <FormField
      id={id}
      label={label}
      hint={hint}
      error={problemAt(editor.problems, id)}
      value={value}
      onChange={onChange}
    >
      {(control) =>
        rows === undefined ? (
          <Input autoComplete="off" {...control} {...props} />
        ) : (
          <Textarea rows={rows} {...control} lang={props.lang} />
        )
      }
    </FormField>
  );
};
