import type { Module } from '#platform/module/module.ts';
import type { Examples } from '../examples.ts';
import type { OpenApi, Operation } from './types.ts';

/** Replaces the invented example of a parameter by one from this shop. */
export const fillExample = (operation: Operation | undefined, name: string, example?: string | null): void => {
  const parameter = operation?.parameters?.find((known) => known.name === name);
  if (parameter && example) parameter.example = example;
};

/**
 * Returns the document with examples from this shop, so that they work as they are. Where a shop has no data, the
 * invented examples stay.
 */
export const withExamples = (modules: readonly Module[], document: OpenApi, examples: Examples): OpenApi => {
  const filled = structuredClone(document);
  for (const { rest } of modules) rest?.fillExamples?.(filled, examples);
  return filled;
};
