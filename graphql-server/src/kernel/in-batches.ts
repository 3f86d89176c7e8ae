/**
 * Yields the rows of a long list, read in batches by the key of the last row, so that no transaction is long and no
 * batch is large.
 *
 * @param read returns the rows after a row, in order; after null, the first ones; fewer than `size` when there are no
 * more
 */
export const inBatches = async function* <Row>(
  size: number,
  read: (after: Row | null, size: number) => Promise<readonly Row[]>,
): AsyncGenerator<Row, void> {
  let after: Row | null = null;
  for (;;) {
    const rows: readonly Row[] = await read(after, size);
    yield* rows;
    const last = rows.at(-1);
    if (last === undefined || rows.length < size) return;
    after = last;
  }
};
