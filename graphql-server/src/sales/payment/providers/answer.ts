import * as v from 'valibot';
import { ProviderUnreachable } from './provider.ts';

/** Reads a provider's answer as JSON; null when it is none, such as the page of a proxy. */
export const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/**
 * Returns what a provider's answer says.
 * @throws ProviderUnreachable when it has another form, for then nothing is known
 */
export const readAnswer = <Schema extends v.GenericSchema>(schema: Schema, answer: unknown): v.InferOutput<Schema> => {
  const { success, output, issues } = v.safeParse(schema, answer);
  if (success) return output;
  // The names of the fields only: what they hold may be a customer's, or a secret.
  const fields = issues.map((issue) => v.getDotPath(issue) ?? 'body');
  throw new ProviderUnreachable(`The provider's answer cannot be used: ${[...new Set(fields)].join(', ')}.`);
};

/**
 * Returns what a provider has written about a refusal, for the owner and the log: without this secret, without
 * addresses, and without anything like the number of a card or a phone. At most 200 characters.
 */
export const redact = (text: string, secret?: string): string => {
  const words = (secret ? text.replaceAll(secret, '…') : text)
    .replaceAll(/https?:\S+/gi, '…')
    .replaceAll(/(?:\d[ -]?){9,}\d/g, '…')
    .trim();
  return words.slice(0, 200) || 'no reason given.';
};
