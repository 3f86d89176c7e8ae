import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { IMPORT_MESSAGES, type ImportStatus } from '#schema/product-import.ts';
import {
  ApplyProductImportDocument,
  CheckProductImportDocument,
  EarlierImportsDocument,
  ImportRowsDocument,
  ImportViewDocument,
  UndoProductImportDocument,
  type ImportViewQuery,
} from '#web/generated/graphql.ts';
import { loadMessages } from '#web/messages/translate.ts';
import { karim, signedInAs } from '#web-test/people.ts';
import { currentAddress, openShop } from '#web-test/render.tsx';
import { answers, server } from '#web-test/server.ts';

const UPLOAD = 'http://localhost:3000/backend/admin/product-imports';

const noneMore = { hasNextPage: false, endCursor: null };

type Import = NonNullable<ImportViewQuery['productImport']>;

const spring = (more: Partial<Import> = {}): Import => ({
  id: 'import-1',
  fileName: 'spring.csv',
  createdAt: '2026-11-20T09:30:00.000Z',
  checkedAt: '2026-11-20T09:30:00.000Z',
  status: 'CHECKED',
  rowCount: 3,
  createCount: 1,
  changeCount: 1,
  problemCount: 0,
  createsCategories: false,
  missesCategories: false,
  columns: ['sku', 'price'],
  columnProblems: [],
  doneCount: 0,
  appliedAt: null,
  undoneAt: null,
  refusals: [],
  ...more,
});

const rows = [
  {
    row: 2,
    kind: 'CHANGE' as const,
    name: 'Reading Lamp',
    sku: 'LAMP',
    productId: 'product-1',
    changes: [{ column: 'price', before: '10.00', after: '12.50' }],
    problems: [],
  },
  {
    row: 3,
    kind: 'PROBLEM' as const,
    name: 'Sofa',
    sku: null,
    productId: null,
    changes: [],
    problems: [
      {
        column: 'Category',
        message: 'There is no category “Sofa”. Is “Sofas” meant?',
        wording: {
          code: 'productImport.categoryNear',
          params: [
            { name: 'category', value: 'Sofa' },
            { name: 'nearest', value: 'Sofas' },
          ],
        },
      },
    ],
  },
];

let shown = spring();

beforeEach(() => {
  signedInAs(karim);
  shown = spring();
  server.use(
    answers(EarlierImportsDocument, () => ({
      productImports: { edges: [{ cursor: 'c', node: shown }], pageInfo: noneMore },
    })),
    answers(ImportViewDocument, () => ({ productImport: shown })),
    answers(ImportRowsDocument, ({ kind }) => ({
      productImport: {
        id: shown.id,
        rows: {
          edges: rows.filter((row) => !kind || row.kind === kind).map((node) => ({ cursor: `${node.row}`, node })),
          pageInfo: noneMore,
        },
      },
    })),
  );
});

const csv = (name = 'spring.csv') => new File(['sku,price\nLAMP,12.50'], name, { type: 'text/csv' });

const open = (
  at = '/deshboard/allproducts/import?import=import-1',
  language?: Awaited<ReturnType<typeof loadMessages>>,
) => openShop(at, language);

describe('a file', () => {
  test('is uploaded, and its dry run shown', async () => {
    const sent: string[] = [];
    server.use(
      http.post(UPLOAD, async ({ request }) => {
        sent.push(new URL(request.url).searchParams.get('name') ?? '', await request.text());
        return HttpResponse.json({ id: 'import-1' }, { status: 201 });
      }),
    );
    const { user } = open('/deshboard/allproducts/import');
    await user.upload(await screen.findByLabelText('Choose a CSV file', { selector: 'input' }), csv());
    const lamp = await screen.findByText('Reading Lamp');
    expect(lamp).toHaveAttribute('href', '/deshboard/products/product-1');
    expect(sent).toEqual(['spring.csv', 'sku,price\nLAMP,12.50']);
    expect(currentAddress()).toBe('/deshboard/allproducts/import?import=import-1');
    expect(screen.getByText('There is no category “Sofa”. Is “Sofas” meant?')).toBeVisible();
  });

  test('that is refused stays chosen, with the reason, and can be sent again', async () => {
    server.use(
      http.post(
        UPLOAD,
        () =>
          HttpResponse.json(
            {
              error: 'Row 3 does not end',
              fields: [{ sentence: { template: IMPORT_MESSAGES.quoteOpen, params: { row: 3 } } }],
            },
            { status: 422 },
          ),
        { once: true },
      ),
      http.post(UPLOAD, () => HttpResponse.json({ id: 'import-1' }, { status: 201 })),
    );
    const { user } = open('/deshboard/allproducts/import');
    await user.upload(await screen.findByLabelText('Choose a CSV file', { selector: 'input' }), csv());
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(/spring\.csv: Row 3 does not end/);
    await user.click(within(alert).getByRole('button'));
    expect(await screen.findByText('Reading Lamp')).toBeVisible();
  });

  test('that is too large is not sent', async () => {
    const { user } = open('/deshboard/allproducts/import');
    const large = csv();
    Object.defineProperty(large, 'size', { value: 9 * 1024 * 1024 });
    await user.upload(await screen.findByLabelText('Choose a CSV file', { selector: 'input' }), large);
    expect(await screen.findByRole('alert')).toHaveTextContent(IMPORT_MESSAGES.fileTooLarge);
  });
});

describe('a dry run', () => {
  test('with problems offers the rows to correct, and takes the corrected ones for this import', async () => {
    shown = spring({ problemCount: 1, createCount: 0 });
    let corrects: string | null = null;
    server.use(
      http.post(UPLOAD, ({ request }) => {
        corrects = new URL(request.url).searchParams.get('corrects');
        return HttpResponse.json({ id: 'import-2' }, { status: 201 });
      }),
    );
    const { user } = open();
    expect(await screen.findByRole('button', { name: 'Download CSV' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Apply/ })).toBeNull();
    await user.upload(screen.getByLabelText('Upload corrected rows', { selector: 'input' }), csv());
    await waitFor(() => expect(currentAddress()).toBe('/deshboard/allproducts/import?import=import-2'));
    expect(corrects).toBe('import-1');
  });

  test('with problems can skip these rows by one press', async () => {
    shown = spring({ problemCount: 1, createCount: 0 });
    let skips: boolean | null | undefined;
    server.use(
      answers(CheckProductImportDocument, ({ skipProblems }) => {
        skips = skipProblems;
        shown = spring({ rowCount: 2 });
        return { checkProductImport: shown };
      }),
    );
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Skip these rows' }));
    expect(await screen.findByRole('button', { name: 'Apply 2 rows' })).toBeVisible();
    expect(skips).toBe(true);
  });

  test('that misses categories can create them by one press', async () => {
    shown = spring({ problemCount: 1, createCount: 0, missesCategories: true });
    let creates: boolean | null | undefined;
    server.use(
      answers(CheckProductImportDocument, ({ createCategories }) => {
        creates = createCategories;
        shown = spring({ createsCategories: true });
        return { checkProductImport: shown };
      }),
    );
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Create the missing categories' }));
    expect(await screen.findByRole('button', { name: 'Apply 2 rows' })).toBeVisible();
    expect(creates).toBe(true);
  });

  test('with columns that the shop does not know asks what they are, and suggests the nearest', async () => {
    const unknown = (column: string, nearest?: string) => ({
      column,
      message: `There is no column “${column}”.`,
      wording: nearest
        ? {
            code: 'productImport.columnNear',
            params: [
              { name: 'column', value: column },
              { name: 'nearest', value: nearest },
            ],
          }
        : { code: 'productImport.columnUnknown', params: [{ name: 'column', value: column }] },
    });
    shown = spring({
      columns: ['sku', 'Old Price', 'Title', 'weight'],
      columnProblems: [unknown('Old Price', 'oldPrice'), unknown('Title'), unknown('weight')],
    });
    let sent: unknown;
    server.use(
      answers(CheckProductImportDocument, ({ columns }) => {
        sent = columns;
        shown = spring();
        return { checkProductImport: shown };
      }),
    );
    const { user } = open();
    expect(await screen.findByLabelText('Old Price')).toHaveValue('oldPrice');
    await user.selectOptions(screen.getByLabelText('Title'), 'name');
    await user.click(screen.getByRole('button', { name: 'Compare with these columns' }));
    expect(await screen.findByRole('button', { name: 'Apply 2 rows' })).toBeVisible();
    expect(sent).toEqual([
      { column: 'Old Price', to: 'oldPrice' },
      { column: 'Title', to: 'name' },
      { column: 'weight', to: null },
    ]);
  });

  test('that cannot be undone as a whole offers both: all, and all but what is named', async () => {
    shown = spring({
      status: 'APPLIED',
      appliedAt: '2026-11-20T09:31:00.000Z',
      refusals: [{ row: 2, name: 'Reading Lamp', message: IMPORT_MESSAGES.stockSet, wording: null }],
    });
    let partly: boolean | undefined;
    server.use(
      answers(UndoProductImportDocument, (variables) => {
        ({ partly } = variables);
        shown = spring({
          status: 'UNDONE',
          undoneAt: '2026-11-20T09:32:00.000Z',
          changeCount: 0,
          problemCount: 1,
        });
        return { undoProductImport: shown };
      }),
    );
    const { user } = open();
    expect(await screen.findByRole('button', { name: 'Undo this import' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Undo all but these' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Undo all but these' }));
    expect(await screen.findByText(/These rows are left as they were applied: 1\./)).toBeVisible();
    expect(partly).toBe(true);
  });

  test('shows the rows of one kind, which the URL says', async () => {
    const { user } = open();
    await screen.findByText('Reading Lamp');
    await user.click(screen.getByRole('button', { name: /^Problems/ }));
    await waitFor(() => expect(screen.queryByText('Reading Lamp')).toBeNull());
    expect(await screen.findByText('Sofa')).toBeVisible();
    expect(currentAddress()).toContain('show=PROBLEM');
  });

  test('is applied while the page says how far it is, and undone after a question', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const becomes = (status: ImportStatus, more: Partial<Import> = {}) => {
      shown = spring({ status, ...more });
      return shown;
    };
    server.use(
      answers(ApplyProductImportDocument, () => ({
        applyProductImport: becomes('APPLYING', { doneCount: 1 }),
      })),
      answers(UndoProductImportDocument, () => ({ undoProductImport: becomes('UNDOING') })),
    );
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Apply 2 rows' }));
    const bar = await screen.findByRole('progressbar', { name: 'Applying: 1 of 3 rows' });
    expect(bar).toHaveAttribute('aria-valuenow', '33');
    becomes('APPLIED', { doneCount: 3, appliedAt: '2026-11-20T09:31:00.000Z' });
    await user.click(await screen.findByRole('button', { name: 'Undo this import' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Undo this import?' }));
    await user.click(dialog.getByRole('button', { name: 'Undo this import' }));
    expect(await screen.findByRole('progressbar', { name: 'Undoing: 0 of 3 rows' })).toBeVisible();
    becomes('UNDONE', { undoneAt: '2026-11-20T09:32:00.000Z' });
    expect(await screen.findByText(/Undone: 1 new and 1 changed/)).toBeVisible();
    vi.useRealTimers();
  });

  test('that the shop has overtaken says which products, and is compared again', async () => {
    shown = spring({
      refusals: [{ row: 2, name: 'Reading Lamp', message: IMPORT_MESSAGES.productChanged, wording: null }],
    });
    server.use(
      answers(CheckProductImportDocument, () => {
        shown = spring({ checkedAt: '2026-11-20T09:40:00.000Z' });
        return { checkProductImport: shown };
      }),
    );
    const { user } = open();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Row 2 · Reading Lamp: This product has been changed meanwhile.',
    );
    expect(screen.queryByRole('button', { name: /^Apply/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Compare again' }));
    expect(await screen.findByRole('button', { name: 'Apply 2 rows' })).toBeVisible();
  });

  test('is said in Bangla', async () => {
    shown = spring({ problemCount: 1 });
    open(undefined, await loadMessages('bn'));
    expect(await screen.findByText('“Sofa” নামে কোনো ক্যাটাগরি নেই। “Sofas” বোঝাতে চেয়েছেন কি?')).toBeVisible();
    expect(screen.getByText(/^১টি সারিতে সমস্যা আছে/)).toBeVisible();
  });
});
