import { FULFILMENT_MESSAGES } from '#schema/fulfilment.ts';
import { InvalidInput, problemWith, type FieldProblem } from '#kernel/errors.ts';

/** Pieces of a line of an order. */
export interface Pieces {
  orderLineId: string;
  quantity: number;
}

/** Returns how many pieces there are in all. */
export const sumOf = (pieces: readonly Pieces[]): number => pieces.reduce((sum, { quantity }) => sum + quantity, 0);

/**
 * @throws InvalidInput unless each line is the order's, given once, and has as many pieces left; `tooMany` returns the
 * sentence by how many are left, and `field` is the one that it is about
 */
export const checkPieces = (
  pieces: readonly Pieces[],
  lines: readonly { id: string; name: string; left: number }[],
  tooMany: (left: number) => string,
  field = 'quantity',
): void => {
  const { lineUnknown, lineTwice } = FULFILMENT_MESSAGES;
  const problems = pieces.flatMap(({ orderLineId, quantity }, index): FieldProblem[] => {
    const line = lines.find(({ id }) => id === orderLineId);
    const at = `lines.${index}.orderLineId`;
    if (!line) return [{ field: at, message: lineUnknown }];
    if (pieces.findIndex((other) => other.orderLineId === orderLineId) < index)
      return [{ field: at, message: lineTwice }];
    if (quantity <= line.left) return [];
    const params = { product: line.name, available: line.left };
    return [problemWith(`lines.${index}.${field}`, tooMany(line.left), params)];
  });
  if (problems.length > 0) throw new InvalidInput(problems);
};
