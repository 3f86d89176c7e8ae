import { useEffect, useRef, type KeyboardEvent, type MouseEvent } from 'react';
import type { Selection } from './useSelection.ts';

interface RowKeys<Row> {
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** The place of the row that Tab reaches, and the function that makes it another. */
  active: number;
  onActive: (key: string) => void;
  selection: Selection | null;
  onOpen: ((row: Row) => void) | undefined;
  /** Scrolls to a row, which may not be in the page yet. */
  scrollTo: (index: number) => void;
}

/** Rows that a page key moves over. */
const PAGE = 10;

/** What a press on it does is its own. */
export const CONTROLS = 'a, button, input, select, textarea, label, summary, [role=button], [contenteditable]';

/**
 * Rows that the keyboard walks: Tab reaches one of them, arrows, Home and End move, Space selects, Enter opens. Keys in
 * the controls of a row stay theirs.
 */
export const useRowKeys = <Row>(props: RowKeys<Row>) => {
  const { rows, rowKey, active, onActive, selection, onOpen, scrollTo } = props;
  const table = useRef<HTMLTableElement>(null);
  const wanted = useRef<string | null>(null);

  useEffect(() => {
    // The row may come into the page with a later rendering.
    if (wanted.current === null) return;
    const row = table.current?.querySelector<HTMLElement>(`[data-key="${CSS.escape(wanted.current)}"]`);
    if (!row) return;
    wanted.current = null;
    row.focus({ preventScroll: true });
  });

  const go = (to: number) => {
    const next = Math.min(rows.length - 1, Math.max(0, to));
    const row = rows[next];
    if (row === undefined) return;
    wanted.current = rowKey(row);
    onActive(rowKey(row));
    scrollTo(next);
  };
  const steps: Record<string, () => void> = {
    ArrowDown: () => go(active + 1),
    ArrowUp: () => go(active - 1),
    PageDown: () => go(active + PAGE),
    PageUp: () => go(active - PAGE),
    Home: () => go(0),
    End: () => go(rows.length - 1),
  };

  return {
    table,
    /** What a row needs for it. */
    rowProps: (row: Row, place: number) => ({
      'data-key': rowKey(row),
      tabIndex: place === active ? 0 : -1,
      onFocus: () => onActive(rowKey(row)),
      onKeyDown: (event: KeyboardEvent) => {
        if (event.target !== event.currentTarget || event.altKey || event.ctrlKey || event.metaKey) return;
        const step = steps[event.key];
        if (step) step();
        else if (event.key === ' ' && selection) selection.toggle(rowKey(row), event.shiftKey);
        else if (event.key === 'Enter' && onOpen) onOpen(row);
        else return;
        event.preventDefault();
      },
      onClick: (event: MouseEvent<HTMLElement>) => {
        if (!onOpen || (event.target as HTMLElement).closest(CONTROLS)) return;
        // Marking text is no press.
        if (getSelection()?.toString()) return;
        onOpen(row);
      },
    }),
  };
};
