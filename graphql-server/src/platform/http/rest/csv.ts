import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Response } from 'express';
import { stringify } from 'csv-stringify';

/** What a cell can contain. A number, or a text that is one, stays a number; times are written as ISO 8601. */
type CsvValue = string | number | boolean | Date | null;

/** A column of a CSV file. */
export interface CsvColumn<Row> {
  header: string;
  value: (row: Row) => CsvValue;
}

/** A CSV file to send. */
export interface Csv<Row> {
  /** Name of the file without its ending, in letters, digits and hyphens. */
  name: string;
  columns: readonly CsvColumn<Row>[];
  /** Read while the file is sent, no faster than the client takes it; ended when the client is gone. */
  rows: AsyncIterable<Row>;
}

/**
 * A spreadsheet that splits cells at these may take what follows for a formula; csv-stringify guards all other
 * beginnings.
 */
const OTHER_BEGINNINGS = /^[;|]/;

/** Amounts arrive from the database as texts, too: what is only a number is no formula, even with a minus. */
const isNumber = (text: string): boolean => /^-?\d+(\.\d+)?$/.test(text);

/**
 * Sends a CSV file while its rows are read. Spreadsheets read it as UTF-8 and run no formula in it. When a row cannot
 * be read, the connection is cut, so that half of a file is not taken for all of it; before the first row, the failure
 * is answered as usual.
 */
export const sendCsv = async <Row>(response: Response, { name, columns, rows }: Csv<Row>): Promise<void> => {
  const iterator = rows[Symbol.asyncIterator]();
  const first = await iterator.next();
  // The client has gone before the first row.
  if (response.destroyed) return void (await iterator.return?.());
  response.attachment(`${name}.csv`);
  response.type('text/csv; charset=utf-8');
  const lines = Readable.from(linesOf(first, iterator, columns));
  const csv = stringify({
    header: true,
    columns: columns.map(({ header }) => header),
    // Without it, Excel does not read Bangla.
    bom: true,
    record_delimiter: 'windows',
    escape_formulas: true,
    // Quoted even when it is not the delimiter of this file, since readers take any line break for one.
    quoted_match: /[\r\n]/,
    cast: {
      string: (value) =>
        isNumber(value) ? { value, escape_formulas: false } : OTHER_BEGINNINGS.test(value) ? `'${value}` : value,
      date: (value) => value.toISOString(),
      boolean: (value) => (value ? 'yes' : 'no'),
    },
  });
  try {
    await pipeline(lines, csv, response);
  } catch (error) {
    if (!hasGone(error)) throw error;
  }
};

/** Whether a stream failed because the client ended the connection. */
const hasGone = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE';

const linesOf = async function* <Row>(
  first: IteratorResult<Row, unknown>,
  iterator: AsyncIterator<Row>,
  columns: readonly CsvColumn<Row>[],
): AsyncGenerator<CsvValue[], void> {
  try {
    for (let next = first; !next.done; next = await iterator.next()) {
      const { value: row } = next;
      yield columns.map(({ value }) => value(row));
    }
  } finally {
    // The client may have gone before the last row.
    await iterator.return?.();
  }
};
