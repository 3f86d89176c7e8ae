import { describe, expect, test } from 'vitest';
import { MAX_IMPORT_ROWS, SAMPLE_ROWS } from '#schema/product-csv.ts';
import { IMPORT_MESSAGES } from '#schema/product-import.ts';
import { InvalidInput } from '#kernel/errors.ts';
import { columnProblems, readCsv } from './read-csv.ts';

const read = (text: string) => readCsv(Buffer.from(text));

/** Returns the sentence by which a file is refused. */
const refusalOf = async (bytes: Buffer | string) => {
  const refusal: unknown = await readCsv(Buffer.from(bytes)).catch((error: unknown) => error);
  if (!(refusal instanceof InvalidInput)) throw new Error(`Not refused: ${String(refusal)}`);
  const [problem] = refusal.fields;
  return { template: problem?.sentence?.template, params: problem?.sentence?.params };
};

const cellsOf = async (text: string | Buffer) => (await readCsv(Buffer.from(text))).rows.map(({ cells }) => cells);

describe('a file as spreadsheets write it', () => {
  const rows = [
    ['sku', 'name', 'price'],
    ['A-1', 'শাড়ি, "লাল"', '12.50'],
  ];
  const written = (delimiter: string, lineEnd: string) =>
    rows.map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(delimiter)).join(lineEnd);
  const expected = [{ sku: 'A-1', name: 'শাড়ি, "লাল"', price: '12.50' }];

  test.each([
    ['commas', ',', '\n'],
    ['semicolons', ';', '\r\n'],
    ['tabs', '\t', '\r'],
  ])('with %s', async (_, delimiter, lineEnd) => {
    expect(await cellsOf(written(delimiter, lineEnd))).toEqual(expected);
  });

  test.each([
    ['UTF-8', (text: string) => Buffer.from(text)],
    ['UTF-8 with a mark', (text: string) => Buffer.from(`\uFEFF${text}`)],
    ['UTF-16, as “Unicode text”', (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le')],
    ['UTF-16 without a mark', (text: string) => Buffer.from(text, 'utf16le')],
    ['UTF-16 of the other order', (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le').swap16()],
  ])('in %s', async (_, encode) => {
    expect(await cellsOf(encode(written('\t', '\r\n')))).toEqual(expected);
  });

  test('with line breaks and delimiters in cells, and rows counted as a spreadsheet shows them', async () => {
    const { rows: found } = await read('sku,description\nA,"one\r\ntwo, three"\n\n,\nB,four\n');
    expect(found.map(({ row, cells }) => [row, cells.sku, cells.description])).toEqual([
      [2, 'A', 'one\ntwo, three'],
      [5, 'B', 'four'],
    ]);
  });

  test('with commas in cells where semicolons stand between them', async () => {
    expect(await cellsOf('sku;colors\nA;Red, Blue\n')).toEqual([{ sku: 'A', colors: 'Red, Blue' }]);
  });

  test('without the apostrophe that keeps a text from being a formula, and with all others', async () => {
    expect(await cellsOf(`sku,name,note\nA,'=HYPERLINK(1),'90s\n`)).toEqual([
      { sku: 'A', name: '=HYPERLINK(1)', note: `'90s` },
    ]);
  });

  test('with columns in any order and case, empty ones at the end, and those of the list of problems', async () => {
    const file = await read('Problem,ROW,NAME,sku,category,,\nwrong,7,Lamp,A,Lamps,,\n');
    expect(columnProblems(file.columns)).toEqual([]);
    expect(file.columns).toEqual(['name', 'sku', 'Category']);
    expect(file.rows).toEqual([{ row: 2, of: 7, cells: { name: 'Lamp', sku: 'A', Category: 'Lamps' }, problems: [] }]);
  });
});

test('columns that are not known, or there twice, are named with what may be meant', async () => {
  const { columns, rows } = await read('sku,Old Price,colour,sku,weight,,note\nA,1,2,3,4,5,6\n');
  expect(columnProblems(columns).map(({ column, template, params }) => [column, template, params])).toEqual([
    ['Old Price', IMPORT_MESSAGES.columnNear, { column: 'Old Price', nearest: 'oldPrice' }],
    ['colour', IMPORT_MESSAGES.columnNear, { column: 'colour', nearest: 'colors' }],
    ['sku (2)', IMPORT_MESSAGES.columnTwice, { column: 'sku' }],
    ['weight', IMPORT_MESSAGES.columnUnknown, { column: 'weight' }],
    ['#6', IMPORT_MESSAGES.columnUnknown, { column: '#6' }],
  ]);
  expect(rows[0]?.cells).toMatchObject({ sku: 'A', 'sku (2)': '3', weight: '4', '#6': '5', note: '6' });
});

test('a row with more cells than columns says so, and cells that are missing are missing', async () => {
  const { rows } = await read('sku,name\nA,Lamp,12\nB\n');
  expect(rows.map(({ problems }) => problems.map(({ template }) => template))).toEqual([
    [IMPORT_MESSAGES.cellsTooMany],
    [],
  ]);
  expect(rows[1]?.cells).toEqual({ sku: 'B' });
});

describe('what is no file of products is refused in a sentence', () => {
  test.each([
    ['nothing', '', IMPORT_MESSAGES.fileEmpty],
    ['no rows', 'sku,name\n', IMPORT_MESSAGES.fileEmpty],
    ['a workbook', Buffer.from('504b030414000600', 'hex'), IMPORT_MESSAGES.workbook],
    ['an old workbook', Buffer.from('d0cf11e0a1b11ae1', 'hex'), IMPORT_MESSAGES.workbook],
    ['10,000 columns', `sku${',x'.repeat(10_000)}\nA\n`, IMPORT_MESSAGES.tooManyColumns],
    ['too many rows', `sku\n${'A\n'.repeat(MAX_IMPORT_ROWS + 1)}`, IMPORT_MESSAGES.tooManyRows],
  ])('%s', async (_, file, template) => {
    expect((await refusalOf(file)).template).toBe(template);
  });

  test('another encoding, with the line', async () => {
    const lines = ['sku,name', ...Array.from({ length: 500 }, (_, line) => `A${line},Lamp`), 'B,Caf\u00e9', 'C,Sofa'];
    expect(await refusalOf(Buffer.from(lines.join('\n'), 'latin1'))).toEqual({
      template: IMPORT_MESSAGES.encoding,
      params: { line: 502 },
    });
  });

  test('characters that no text has, with the line', async () => {
    expect(await refusalOf('sku,name\nA,La\0mp\n')).toEqual({
      template: IMPORT_MESSAGES.unstorable,
      params: { line: 2 },
    });
  });

  test('a quotation mark that is never closed, with the row', async () => {
    expect(await refusalOf(`sku,name\nA,Lamp\nB,"Sofa\n${'C,Chair\n'.repeat(50_000)}`)).toEqual({
      template: IMPORT_MESSAGES.quoteOpen,
      params: { row: 3 },
    });
    expect(await refusalOf('sku,name\nA,Lamp\nB,"Sofa\n')).toEqual({
      template: IMPORT_MESSAGES.quoteOpen,
      params: { row: 3 },
    });
  });

  test('a quotation mark within a cell, with the row', async () => {
    expect(await refusalOf('sku,name\nA,Lamp\nB,"Sofa" 5\n')).toEqual({
      template: IMPORT_MESSAGES.quoteInside,
      params: { row: 3 },
    });
  });

  test('a cell of a megabyte, and quotation marks without end', async () => {
    expect((await refusalOf(`sku,name\nA,${'x'.repeat(1024 * 1024)}\n`)).template).toBe(IMPORT_MESSAGES.quoteOpen);
    expect((await refusalOf(`sku,name\nA,${'"'.repeat(4 * 1024 * 1024)}`)).template).toBe(IMPORT_MESSAGES.quoteOpen);
  });
});

test('other work has its turn while a large file is read', async () => {
  const text = `sku,name\n${Array.from({ length: MAX_IMPORT_ROWS }, (_, row) => `A${row},Lamp ${row}`).join('\n')}`;
  let turns = 0;
  let isRead = false;
  const count = () => {
    turns += 1;
    if (!isRead) setImmediate(count);
  };
  setImmediate(count);
  const { rows } = await read(text);
  isRead = true;
  expect(rows).toHaveLength(MAX_IMPORT_ROWS);
  expect(turns).toBeGreaterThan(20);
});

test('the file to begin with names all that it has', () => {
  expect(SAMPLE_ROWS.every(({ sku, name }) => sku !== undefined || name !== undefined)).toBe(true);
});
