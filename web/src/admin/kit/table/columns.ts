import type { ReactNode } from 'react';

/** The ways in which the server can sort by a column: its words for them. One that is left out cannot be chosen. */
export interface ColumnSort<Sort extends string = string> {
  ascending?: Sort;
  descending?: Sort;
}

/** A column of a list of the dashboard. */
export interface AdminColumn<Row, Sort extends string = string> {
  header: string;
  /** What the row says; null for nothing, which is a dash in a table and takes no line on a card. */
  cell: (row: Row) => ReactNode;
  sort?: ColumnSort<Sort>;
  /** A column of numbers, aligned right. */
  figures?: boolean;
  /** Its width in pixels; without one it shares the room that is left. */
  width?: number;
  /** Whether it is shown only to those who choose it. */
  isHidden?: boolean;
  /**
   * Its place on a card, on a phone: `title` and `aside` are the first line, `line` is below with its header (the
   * default), those of `row` share a line, each below its header, `wide` is below without a header, `actions` are
   * buttons, in the first line where there is no `aside`, else at the end, `none` is left out.
   */
  card?: 'title' | 'aside' | 'line' | 'row' | 'wide' | 'actions' | 'none';
}

/** The columns of a list in their order, by their names in the stored choice of columns. */
export type AdminColumns<Row, Sort extends string = string> = Readonly<Record<string, AdminColumn<Row, Sort>>>;

/** A column with its name. */
export type NamedColumn<Row, Sort extends string = string> = AdminColumn<Row, Sort> & { id: string };

/** What a list of the dashboard shares with its parts. */
export interface TableProps<Row, Sort extends string> {
  /** What the table lists, for screen readers. */
  label: string;
  columns: readonly NamedColumn<Row, Sort>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** What a row is called, for the checkbox that selects it. */
  rowName: (row: Row) => string;
  /** Whether a row is a part of the one above it, and is not selected by itself. */
  isPart?: ((row: Row) => boolean) | undefined;
  /** How the server has sorted the rows. */
  sort?: Sort | undefined;
  onSort?: ((sort: Sort) => void) | undefined;
  /** Keys of the selected rows; without it, rows cannot be selected. */
  selected?: ReadonlySet<string> | undefined;
  onSelected?: ((selected: ReadonlySet<string>) => void) | undefined;
  /** Opens a row: by Enter, or by a press where there is no control. */
  onOpen?: ((row: Row) => void) | undefined;
  /** Whether it is as high as its rows, for one of several short tables of a page; else it scrolls in the window. */
  isWhole?: boolean | undefined;
  /** How many rows there are in all, if it is known exactly. */
  count?: number | undefined;
  /** Loads the next page; undefined when there is none. */
  onMore?: (() => Promise<unknown>) | undefined;
}

/** The column by which the rows are sorted, and the direction; undefined when it is none of them. */
export const sortedBy = <Row, Sort extends string>(
  columns: readonly NamedColumn<Row, Sort>[],
  sort: Sort | undefined,
): { id: string; header: string; direction: 'ascending' | 'descending' } | undefined => {
  if (sort === undefined) return undefined;
  for (const { id, header, sort: ways } of columns) {
    if (ways?.ascending === sort) return { id, header, direction: 'ascending' };
    if (ways?.descending === sort) return { id, header, direction: 'descending' };
  }
  return undefined;
};

/** The sort that a press on a header asks for: the other direction where there is one. */
export const nextSort = <Sort extends string>(
  { ascending, descending }: ColumnSort<Sort>,
  current: Sort | undefined,
): Sort | undefined => (current === ascending ? (descending ?? ascending) : (ascending ?? descending));

/** The selected rows after all loaded ones were selected, or none. */
export const toggleAll = (keys: readonly string[], selected: ReadonlySet<string>): Set<string> => {
  const isAll = keys.every((key) => selected.has(key));
  return isAll ? new Set([...selected].filter((key) => !keys.includes(key))) : new Set([...selected, ...keys]);
};

/** The selected rows after one was pressed; with the one pressed before, all between get the same state. */
export const toggleOne = (
  keys: readonly string[],
  selected: ReadonlySet<string>,
  key: string,
  since: string | null = null,
): Set<string> => {
  const next = new Set(selected);
  const [from, to] = [keys.indexOf(since ?? key), keys.indexOf(key)].toSorted((a, b) => a - b) as [number, number];
  const range = from < 0 ? [key] : keys.slice(from, to + 1);
  for (const one of range) {
    if (selected.has(key)) next.delete(one);
    else next.add(one);
  }
  return next;
};
