import { createContext, use } from 'react';
import type { LineTranslations_ProductFragment } from '#web/generated/graphql.ts';

/* GraphQL */ `
  fragment LineTranslations_product on Product {
    id
    name
    colorOptions {
      value
      label
    }
  }
`;

/** The products of stored lines in the language of the page; empty until they are loaded. */
export const LineTranslations = createContext<readonly (LineTranslations_ProductFragment | null)[]>([]);

/** The texts of a line: a name and a colour. */
interface Named {
  productId: string;
  name: string;
  color: string | null;
}

/**
 * Returns the function that translates a line into the language of the page: it is stored in the language of that time.
 */
export const useTranslateLine = (): (<Line extends Named>(line: Line) => Line) => {
  const products = use(LineTranslations);
  return (line) => {
    const product = products.find((one) => one?.id === line.productId);
    if (!product) return line;
    const label = product.colorOptions.find(({ value }) => value === line.color)?.label;
    return { ...line, name: product.name, color: label ?? line.color };
  };
};
