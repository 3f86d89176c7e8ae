import type { ComponentType } from 'react';

/** Loads a component together with Chakra's theme, which is not part of the first load, for `lazy`. */
export const withChakra = async <Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): Promise<{ default: ComponentType<Props> }> => {
  const [{ default: Part }, { ChakraParts }] = await Promise.all([load(), import('./ChakraParts.tsx')]);
  return {
    default: (props) => (
      <ChakraParts>
        <Part {...props} />
      </ChakraParts>
    ),
  };
};
