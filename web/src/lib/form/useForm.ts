import { useEffect, useRef, useState, type FormEvent } from 'react';
import type { RefusedFormShown } from '#schema/rendering.ts';
import type { Translatable } from '../translatable.ts';
import { goToField } from './goToField.ts';
import { useAction } from './useAction.ts';

/** An invalid field and the sentence about it. */
interface FieldError {
  field: string;
  message: string;
}

/** A schema that checks the values of a form: anything that implements Standard Schema 1, as valibot's schemas do. */
export interface FormSchema<Input, Output> {
  readonly '~standard': {
    readonly validate: (value: unknown) => CheckResult<Output> | Promise<CheckResult<Output>>;
    readonly types?: { readonly input: Input; readonly output: Output } | undefined;
  };
}

type CheckResult<Output> =
  { readonly value: Output; readonly issues?: undefined } | { readonly issues: readonly Issue[] };

interface Issue {
  readonly message: string;
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined;
}

/** The values of a form and the function that changes them, as `useState` and `useDraft` return them. */
export type Typed<Values> = readonly [
  values: Values,
  change: (change: (before: Values) => Values) => void,
  ...others: unknown[],
];

/** Why the shop refused a form. An error member of a mutation's result can be returned as it is. */
type Refusal = Translatable | { message: string; fields: readonly FieldError[] };

/** The props of a field's control. */
export interface FieldProps<Value> {
  id: string;
  value: Value;
  onChange: (value: Value) => void;
  error: string | null;
}

/** What a short form is made of. */
export interface FormOptions<Input, Output, Values extends Input> {
  /** The prefix of the ids of its controls: `<id>-<name>`. */
  id: string;
  /** The keys must be in the order of the fields on the page. */
  typed: Typed<Values>;
  schema: FormSchema<Input, Output>;
  /** Sends the schema's output. Returns why the shop refused it, or nothing after a success. */
  send: (input: Output, values: Values) => Promise<Refusal | void>;
  /** The ids of controls that have other ids. */
  ids?: Partial<Record<keyof Values, string>>;
  /** Whether an error that the shop reports for a field is also shown below the form. */
  saysAll?: boolean;
  /** What the shop refused when the form was sent without scripts. */
  refusedBefore?: RefusedFormShown | null;
}

/**
 * The state of a short form. No error is shown before it is submitted for the first time, or for the first time after a
 * success; then each invalid field shows its error until it is valid. The form is sent only when all fields are valid,
 * and only once at a time; otherwise the first invalid field gets the focus. An error that the shop reports for a field
 * is shown there until its value changes. The page shows any other failure below the form. The values are kept in every
 * case.
 */
export const useForm = <Input extends object, Output, Values extends Input>({
  id,
  typed: [values, change],
  schema,
  send,
  ids = {},
  saysAll = false,
  refusedBefore = null,
}: FormOptions<Input, Output, Values>) => {
  const [checked, setChecked] = useState(false);
  const [refused, setRefused] = useState<{ values: Values; errors: readonly FieldError[] } | null>(
    refusedBefore && { values, errors: refusedBefore.problems },
  );
  const latest = useRef(values);
  useEffect(() => {
    latest.current = values;
  }, [values]);
  const wrong = checked ? (check(schema, values).errors ?? []) : [];

  const idOf = (name: keyof Values & string) => ids[name] ?? `${id}-${name}`;
  const errorOf = (name: keyof Values & string) => {
    const stillRefused = refused && refused.values[name] === values[name] ? refused.errors : [];
    return [...wrong, ...stillRefused].find(({ field }) => field === name)?.message ?? null;
  };
  /**
   * Focuses the first of these fields. Returns false when none of them is on the page: then the error must be shown
   * elsewhere.
   */
  const goToFirst = (errors: readonly FieldError[]): boolean => {
    const controls = (Object.keys(values) as (keyof Values & string)[])
      .filter((name) => errors.some(({ field }) => field === name))
      .map(idOf);
    const first = controls.find((control) => document.getElementById(control));
    if (first) goToField(first);
    return first !== undefined;
  };

  const { busy, failure, run, reset } = useAction(
    async (input: Output) => {
      setRefused(null);
      const refusal = await send(input, values);
      // What is typed after a success belongs to another submission.
      if (!refusal) return setChecked(false);
      if (typeof refusal === 'string' || !('fields' in refusal)) return refusal;
      // A field that was changed while the shop answered shows the error too.
      setRefused({ values: latest.current, errors: refusal.fields });
      return goToFirst(refusal.fields) && !saysAll ? undefined : refusal;
    },
    refusedBefore?.problems.length === 0 ? refusedBefore : null,
  );

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setChecked(true);
    const { errors, value } = check(schema, values);
    if (errors) reset(goToFirst(errors) ? null : errors[0]?.message);
    else void run(value);
  };

  /** Returns the props for the control of a field; `as` computes the new value from the old one and what was typed. */
  const field = <Name extends keyof Values & string>(
    name: Name,
    as: (before: Values[Name], typed: Values[Name]) => Values[Name] = (_, next) => next,
  ): FieldProps<Values[Name]> => ({
    id: idOf(name),
    value: values[name],
    error: errorOf(name),
    onChange: (next) => change((before) => ({ ...before, [name]: as(before[name], next) })),
  });

  return {
    field,
    submit,
    busy,
    /** The failure to show below the form. */
    failure,
  };
};

/** Returns the errors with their fields, or the schema's output. */
const check = <Output>(
  schema: FormSchema<unknown, Output>,
  values: object,
): { errors: readonly FieldError[]; value?: never } | { errors?: never; value: Output } => {
  const result = schema['~standard'].validate(values);
  if (result instanceof Promise) throw new TypeError('A form is checked at once: its schema must not wait.');
  if (!result.issues) return { value: result.value };
  return { errors: result.issues.map(({ message, path }) => ({ field: fieldOf(path), message })) };
};

const fieldOf = (path: Issue['path']): string => {
  const [first = ''] = path ?? [];
  return String(typeof first === 'object' ? first.key : first);
};
