import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { CsvError, parse } from 'csv-parse';
import {
  MAX_IMPORT_ROWS,
  PRODUCT_CSV_COLUMNS,
  type ProductCsvColumn,
  type ProductCsvRow,
} from '../../../../schema/product-csv.ts';
import {
  IMPORT_MESSAGES,
  MAX_IMPORT_COLUMNS,
  MAX_IMPORT_ROW_LENGTH,
  PROBLEM_COLUMNS,
} from '../../../../schema/product-import.ts';
import { decodeFile, refused } from './decode.ts';
import { nearest } from '../import-check/nearest.ts';
import type { ProductImportProblemModel } from './product-import.model.ts';

/** A row of a file: its number as a spreadsheet shows it, its cells by column, and what is wrong with its form. */
export interface FileRow {
  row: number;
  cells: ProductCsvRow;
  problems: ProductImportProblemModel[];
  /** The number that the list of problems has for it; undefined where the file has no such column. */
  of?: number;
}

/** A file that was read. */
export interface ReadFile {
  /** The columns of the file that an import knows, in the file's order. */
  columns: ProductCsvColumn[];
  /** What is wrong with the first row. */
  problems: ProductImportProblemModel[];
  rows: FileRow[];
}

/** A file may be told in pieces of so many characters, so that other requests are answered between them. */
const CHUNK = 64 * 1024;

/** After so many rows other requests have a turn. */
const ROWS_IN_A_TURN = 250;

const DELIMITERS = [',', ';', '\t'] as const;

/** Returns the delimiter that stands most often in the first line, outside quotation marks. */
const delimiterOf = (text: string): string => {
  const end = text.search(/[\r\n]/);
  const line = text.slice(0, end === -1 ? MAX_IMPORT_ROW_LENGTH : Math.min(end, MAX_IMPORT_ROW_LENGTH));
  const bare = line.replaceAll(/"[^"]*"/g, '');
  const counts = DELIMITERS.map((delimiter) => bare.split(delimiter).length);
  return DELIMITERS[counts.indexOf(Math.max(...counts))] ?? ',';
};

/** Removes the apostrophe by which our export keeps a spreadsheet from taking a text for a formula. */
const withoutGuard = (cell: string): string => (/^'[=+\-@\t\r＝＋－＠]/.test(cell) ? cell.slice(1) : cell);

type Known = ProductCsvColumn | (typeof PROBLEM_COLUMNS)[number];

const known = new Map<string, Known>(
  [...PRODUCT_CSV_COLUMNS, ...PROBLEM_COLUMNS].map((name) => [name.toLowerCase(), name]),
);

const isOfFile = (column: Known | undefined): column is ProductCsvColumn =>
  column !== undefined && !PROBLEM_COLUMNS.some((one) => one === column);

const problem = (
  column: string,
  template: ProductImportProblemModel['template'],
  params: ProductImportProblemModel['params'] = {},
): ProductImportProblemModel => ({ column, template, params });

/** Says which columns a file has by its first row, and what is wrong with them. */
const readHeader = (header: readonly string[]) => {
  const names = header.map((name) => name.trim());
  // Spreadsheets write the columns right of a table that were once filled.
  while (names.at(-1) === '') names.pop();
  if (names.length > MAX_IMPORT_COLUMNS) throw refused(IMPORT_MESSAGES.tooManyColumns);
  const columns = names.map((name) => known.get(name.toLowerCase()));
  const problems = names.flatMap((name, place) => {
    const column = columns[place];
    if (column !== undefined)
      return columns.indexOf(column) < place
        ? [problem(column, IMPORT_MESSAGES.columnTwice, { column })]
        : [];
    const near = nearest(name, PRODUCT_CSV_COLUMNS);
    const shown = name.slice(0, 80);
    return [
      near === undefined
        ? problem(shown, IMPORT_MESSAGES.columnUnknown, { column: shown })
        : problem(shown, IMPORT_MESSAGES.columnNear, { column: shown, nearest: near }),
    ];
  });
  if (!columns.some((column) => column === '_id' || column === 'sku' || column === 'name'))
    throw refused(IMPORT_MESSAGES.noKeyColumn);
  return { columns, problems };
};

const readRow = (columns: readonly (Known | undefined)[], cells: readonly string[], row: number): FileRow => {
  const read: FileRow = { row, cells: {}, problems: [] };
  for (const [place, cell] of cells.entries()) {
    const column = columns[place];
    const text = withoutGuard(cell.trim().replaceAll(/\r\n?/g, '\n'));
    if (column === 'row' && /^\d{1,6}$/.test(text)) read.of = Number(text);
    if (isOfFile(column)) read.cells[column] ??= text;
    if (place >= columns.length && text !== '')
      return { ...read, problems: [problem('', IMPORT_MESSAGES.cellsTooMany)] };
  }
  return read;
};

/** Returns the refusal of a file whose rows cannot be told apart. */
const unreadable = ({ code, records, empty_lines: empty }: CsvError): Error => {
  const row = Number(records ?? 0) + Number(empty ?? 0) + 1;
  const isOpen = code === 'CSV_QUOTE_NOT_CLOSED' || code === 'CSV_MAX_RECORD_SIZE';
  return refused(isOpen ? IMPORT_MESSAGES.quoteOpen : IMPORT_MESSAGES.quoteInside, { row });
};

function* inChunks(text: string) {
  for (let start = 0; start < text.length; start += CHUNK) yield text.slice(start, start + CHUNK);
}

/** Returns the rows of a CSV file. Empty rows are left out, and counted. @throws InvalidInput for what is no such file */
export const readCsv = async (bytes: Buffer): Promise<ReadFile> => {
  const text = decodeFile(bytes);
  const parser = parse({
    delimiter: delimiterOf(text),
    info: true,
    max_record_size: MAX_IMPORT_ROW_LENGTH,
    relax_column_count: true,
    skip_empty_lines: true,
  });
  const source = Readable.from(inChunks(text));
  let header: ReturnType<typeof readHeader> | undefined;
  const rows: FileRow[] = [];
  try {
    source.pipe(parser);
    for await (const { record, info } of parser as AsyncIterable<{
      record: string[];
      info: { records: number; empty_lines: number };
    }>) {
      if (header === undefined) {
        header = readHeader(record);
        continue;
      }
      if (info.records % ROWS_IN_A_TURN === 0) await setImmediate();
      const read = readRow(header.columns, record, info.records + info.empty_lines);
      // In the list of problems, what is wrong with the first row is a row without cells.
      if (read.problems.length === 0 && Object.values(read.cells).every((cell) => cell === '')) continue;
      if (rows.length === MAX_IMPORT_ROWS) throw refused(IMPORT_MESSAGES.tooManyRows);
      rows.push(read);
    }
  } catch (error) {
    throw error instanceof CsvError ? unreadable(error) : error;
  } finally {
    source.destroy();
    parser.destroy();
  }
  if (header === undefined || rows.length === 0) throw refused(IMPORT_MESSAGES.fileEmpty);
  return { columns: header.columns.filter(isOfFile), problems: header.problems, rows };
};
