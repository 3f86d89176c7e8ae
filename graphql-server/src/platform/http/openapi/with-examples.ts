import type { Operation } from './types.ts';

/** Replaces the invented example of a parameter by one from this shop. */
export const fillExample = (operation: Operation | undefined, name: string, example?: string | null): void => {
  const parameter = operation?.parameters?.find((known) => known.name === name);
  if (parameter && example) parameter.example = example;
};
