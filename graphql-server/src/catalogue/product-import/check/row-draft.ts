import { EMPTYING, type ProductCsvColumn } from '#schema/product-csv.ts';
import type { SentenceParams } from '#schema/sentence.ts';
import type { RowChange } from '../product-import.entity.ts';
import type { ProductImportProblemModel, StoredRow } from '../product-import.model.ts';
import type { FileRow } from '../read-csv.ts';
import { SHOWN_LENGTH } from './shop-state.ts';

/** A row that was checked, as it is stored. */
export type CheckedRow = Omit<
  StoredRow,
  'importId' | 'priorPlan' | 'priorTranslation' | 'appliedVersion' | 'plan' | 'translation'
> & { plan: Record<string, unknown>; translation: Record<string, unknown> | null };

/** The most problems of a row that are listed. */
const MOST_PROBLEMS = 10;

/** Returns a text as the list of changes shows it. */
const shown = (text: string | null): string | null =>
  text !== null && text.length > SHOWN_LENGTH ? `${text.slice(0, SHOWN_LENGTH)}…` : text;

/** A row while it is checked: what it changes, and what is wrong with it. */
export class RowDraft {
  readonly file: FileRow;
  readonly isVariant: boolean;
  readonly changes: RowChange[] = [];
  readonly problems: ProductImportProblemModel[];
  readonly plan: Record<string, unknown> = {};
  translation: Record<string, unknown> | null = null;
  stock: { from: number; to: number } | null = null;

  constructor(file: FileRow, isVariant: boolean) {
    this.file = file;
    this.isVariant = isVariant;
    this.problems = file.problems.slice(0, MOST_PROBLEMS);
  }

  /**
   * Returns a cell: undefined for an empty one, which leaves things as they are; empty where they are to be removed.
   */
  cell(column: ProductCsvColumn): string | undefined {
    const cell = this.file.cells[column];
    if (cell === EMPTYING) return '';
    return cell || undefined;
  }

  /** Adds a problem; of a cell only the first, and of all the first few. */
  problem(column: string, template: string, params: SentenceParams = {}): void {
    if (this.problems.length === MOST_PROBLEMS) return;
    if (!this.problems.some((one) => one.column === column)) this.problems.push({ column, template, params });
  }

  /** Adds a change for people to see. */
  change(column: ProductCsvColumn, before: string | null, after: string | null): void {
    this.changes.push({ column, before: shown(before || null), after: shown(after || null) });
  }

  /** Adds a change of a column of the table, unless it is none. */
  set(column: ProductCsvColumn, table: string, before: string | null, after: string | null, value: unknown) {
    if ((before ?? '') === (after ?? '')) return;
    this.plan[table] = value;
    this.change(column, before, after);
  }

  /** Whether a cell changes something. */
  isChanged(column: string): boolean {
    return this.changes.some((change) => change.column === column);
  }

  /** Returns the row as it is stored. */
  checked(
    of: Pick<CheckedRow, 'name' | 'productId' | 'productRow' | 'variantId' | 'version'> & { isNew: boolean },
  ): CheckedRow {
    const { isNew, ...ids } = of;
    const whole = isNew ? 'CREATE' : this.changes.length > 0 ? 'CHANGE' : 'SAME';
    const { cells, row } = this.file;
    return {
      ...ids,
      row,
      cells,
      sku: cells.sku || null,
      isVariant: this.isVariant,
      kind: this.problems.length > 0 ? 'PROBLEM' : whole,
      changes: this.changes,
      problems: this.problems,
      plan: this.plan,
      translation: this.translation,
      stockFrom: this.stock?.from ?? null,
      stockTo: this.stock?.to ?? null,
    };
  }
}
