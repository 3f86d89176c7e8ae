import { createContext, use } from 'react';
import type { LineWords_ProductFragment } from '../../generated/graphql.ts';

/* GraphQL */ `
  fragment LineWords_product on Product {
    id
    name
    colorOptions {
      value
      label
    }
  }
`;

/** What the shop says, in the language of the page, of products in lines that the browser keeps; empty until it is known. */
export const LineWords = createContext<readonly (LineWords_ProductFragment | null)[]>([]);

/** Words of a line: a name and a colour. */
interface Worded {
  productId: string;
  name: string;
  color: string | null;
}

/** Puts a line into the language of the page: it was stored in the one that the page had then, its colour as the shop's value. */
export const useLineWords = (): (<Line extends Worded>(line: Line) => Line) => {
  const products = use(LineWords);
  return (line) => {
    const product = products.find((one) => one?.id === line.productId);
    if (!product) return line;
    const label = product.colorOptions.find(({ value }) => value === line.color)?.label;
    return { ...line, name: product.name, color: label ?? line.color };
  };
};
