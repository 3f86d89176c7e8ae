import { productInput } from '#schema/product.input.ts';
import { problemsOf, type InputProblem } from '#schema/input.ts';
import type { Translatable } from '#web/lib/translatable.ts';
import { inputOf } from './input.ts';
import type { EditorValues } from './values.ts';

/** An invalid field of the input, with a sentence. */
export interface Problem {
  /** Path in the input, such as `variants.0.sku`. */
  field: string;
  message: Translatable;
}

/** Returns the id of the control of a field of the input. */
export const controlId = (field: string): string => `product-${CONTROLS[field] ?? field.replaceAll('.', '-')}`;

/** Fields whose control has another name. */
const CONTROLS: Record<string, string> = {
  'stock.to': 'stock',
  bangla: 'bangla-name',
};

/** Returns what is wrong with what was typed: by the rules, which are also those of the server. */
export const problemsIn = (values: EditorValues): InputProblem[] => problemsOf(productInput, inputOf(values, null));

/** Returns the sentence for a control; null when its value is valid. */
export const problemAt = (problems: readonly Problem[], id: string): Translatable | null =>
  problems.find(({ field }) => controlId(field) === id)?.message ?? null;

/** Returns the sentence about a part of the form, such as `variants.0`: its own, or that of a field in it. */
export const problemWithin = (problems: readonly Problem[], field: string): Translatable | null =>
  problems.find((problem) => problem.field === field || problem.field.startsWith(`${field}.`))?.message ?? null;
