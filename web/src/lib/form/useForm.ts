import { useState, type FormEvent } from 'react';
import type { Saying } from '../saying.ts';
import { goToField } from './goToField.ts';
import { useAction } from './useAction.ts';

/** A rule that a field breaks. */
interface FieldError {
  field: string;
  message: string;
}

/** What checks a form and makes its input: any schema of Standard Schema 1, which valibot's are. */
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

/** What is typed in a form and how it changes, as `useState` and `useDraft` give it. */
export type Typed<Values> = readonly [
  values: Values,
  change: (change: (before: Values) => Values) => void,
  ...others: unknown[],
];

/** Why a form was not taken; a refused member of a mutation's result is one. */
type Refusal = Saying | { message: string; fields: readonly FieldError[] };

/** What the control of a field needs. */
export interface FieldProps<Value> {
  id: string;
  value: Value;
  onChange: (value: Value) => void;
  error: string | null;
}

interface FormOptions<Input, Output, Values extends Input> {
  /** Its fields have the ids `<id>-<name>`. */
  id: string;
  /** The names of the fields stand in the order of the page. */
  typed: Typed<Values>;
  schema: FormSchema<Input, Output>;
  /** Sends what the schema made of the values. Answers why it was refused, or nothing when it worked. */
  send: (input: Output, values: Values) => Promise<Refusal | void>;
  /** Ids of controls that are not called by their field. */
  ids?: Partial<Record<keyof Values, string>>;
  /** Says under the form too what the shop refuses at a field. */
  saysAll?: boolean;
}

/**
 * A short form: nothing is said until it is sent first, then each wrong field says so until it is right. It is sent once at a time
 * and when every field is right; else the first wrong one takes the focus. What the shop refuses stands at its field until that is
 * changed; anything else that kept it from arriving is for the page to say, under the form. What is typed stays.
 */
export const useForm = <Input extends object, Output, Values extends Input>({
  id,
  typed: [values, change],
  schema,
  send,
  ids = {},
  saysAll = false,
}: FormOptions<Input, Output, Values>) => {
  const [checked, setChecked] = useState(false);
  const [refused, setRefused] = useState<{ values: Values; errors: readonly FieldError[] } | null>(null);
  const wrong = checked ? (check(schema, values).errors ?? []) : [];

  const idOf = (name: keyof Values & string) => ids[name] ?? `${id}-${name}`;
  const errorOf = (name: keyof Values & string) => {
    const stillRefused = refused && refused.values[name] === values[name] ? refused.errors : [];
    return [...wrong, ...stillRefused].find(({ field }) => field === name)?.message ?? null;
  };
  /** Answers whether one of these fields is on the page: a refusal must not stay unseen. */
  const goToFirst = (errors: readonly FieldError[]): boolean => {
    const controls = (Object.keys(values) as (keyof Values & string)[])
      .filter((name) => errors.some(({ field }) => field === name))
      .map(idOf);
    const first = controls.find((control) => document.getElementById(control));
    if (first) goToField(first);
    return first !== undefined;
  };

  const { busy, failure, run, reset } = useAction(async (input: Output) => {
    setRefused(null);
    const refusal = await send(input, values);
    if (typeof refusal !== 'object' || !('fields' in refusal)) return refusal;
    setRefused({ values, errors: refusal.fields });
    return goToFirst(refusal.fields) && !saysAll ? undefined : refusal;
  });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setChecked(true);
    const { errors, value } = check(schema, values);
    if (errors) reset(goToFirst(errors) ? null : errors[0]?.message);
    else void run(value);
  };

  /** For the control of a field; `as` makes the value of what was there and what is typed. */
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
    /** To be said under the form. */
    failure,
  };
};

/** The errors, each at its field, or else what the schema makes of the values. */
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
