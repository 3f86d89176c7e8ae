import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { CsvError, parse } from 'csv-parse';
import { isCsvColumn, MAX_IMPORT_ROWS, PRODUCT_CSV_COLUMNS, type FileCells } from '#schema/product-csv.ts';
import {
  IMPORT_MESSAGES,
  KEY_COLUMNS,
  MAX_IMPORT_COLUMNS,
  MAX_IMPORT_ROW_LENGTH,
  PROBLEM_COLUMNS,
} from '#schema/product-import.ts';
import { decodeFile, refused } from './decode.ts';
import { nearest } from './check/nearest.ts';
import type { ProductImportProblemModel } from './product-import.model.ts';

/** A row of a file: its number as a spreadsheet shows it, its cells by column, and what is wrong with its form. */
export interface FileRow {
  row: number;
  cells: FileCells;
  problems: ProductImportProblemModel[];
  /** The number that the list of problems has for it; undefined where the file has no such column. */
  of?: number;
}

/** A file that was read. */
export interface ReadFile {
  /** The columns of the file in its order, each with a name of its own; see `columnProblems`. */
  columns: string[];
  rows: FileRow[];
}

/** A file is read in pieces of so many characters, so that other requests are answered between them. */
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
const withoutGuard = (cell: string): string => (/^'[=+\-@\t\r＝＋－＠;|]/.test(cell) ? cell.slice(1) : cell);

const known = new Map<string, string>(
  [...PRODUCT_CSV_COLUMNS, ...PROBLEM_COLUMNS].map((name) => [name.toLowerCase(), name]),
);

const isOfFile = (column: string | undefined): column is string =>
  column !== undefined && !PROBLEM_COLUMNS.some((one) => one === column);

/** What is added to the name of a column that is there already. */
const AGAIN = ' (2)';

/** The most characters of a column's name that are stored. */
const MAX_COLUMN_NAME = 80;

const problem = (
  column: string,
  template: ProductImportProblemModel['template'],
  params: ProductImportProblemModel['params'] = {},
): ProductImportProblemModel => ({ column, template, params });

/** Returns the columns that the first row of a file names, each by a name that no other has. */
const readHeader = (header: readonly string[]): string[] => {
  const names = header.map((name) => name.trim());
  // Spreadsheets write the columns right of a table that were once filled.
  while (names.at(-1) === '') names.pop();
  if (names.length > MAX_IMPORT_COLUMNS) throw refused(IMPORT_MESSAGES.tooManyColumns);
  const columns: string[] = [];
  for (const [place, name] of names.entries()) {
    let column = known.get(name.toLowerCase()) ?? (name.slice(0, MAX_COLUMN_NAME) || `#${place + 1}`);
    while (columns.includes(column)) column += AGAIN;
    columns.push(column);
  }
  return columns;
};

/**
 * Says what is wrong with the columns of a file: those that an import does not know are mapped or left out before it is
 * applied.
 */
export const columnProblems = (columns: readonly string[]): ProductImportProblemModel[] => [
  ...columns
    .filter((name) => !isCsvColumn(name))
    .map((name) => {
      const first = name.replaceAll(AGAIN, '');
      if (first !== name && columns.includes(first))
        return problem(name, IMPORT_MESSAGES.columnTwice, { column: first });
      const near = nearest(name, PRODUCT_CSV_COLUMNS);
      return near === undefined
        ? problem(name, IMPORT_MESSAGES.columnUnknown, { column: name })
        : problem(name, IMPORT_MESSAGES.columnNear, { column: name, nearest: near });
    }),
  ...(KEY_COLUMNS.some((column) => columns.includes(column)) ? [] : [problem('', IMPORT_MESSAGES.noKeyColumn)]),
];

const readRow = (columns: readonly string[], cells: readonly string[], row: number): FileRow => {
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

/**
 * Returns the rows of a CSV file. Empty rows are left out, and counted. @throws InvalidInput for what is no such file
 */
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
  let header: string[] | undefined;
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
      const read = readRow(header, record, info.records + info.empty_lines);
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
  return { columns: header.filter(isOfFile), rows };
};
