import { useRef } from 'react';
import { toggleAll, toggleOne, type TableProps } from '../columns.ts';

/** What the rows of a table need for being selected; null when they cannot be. */
export const useSelection = <Row, Sort extends string>({
  rows,
  rowKey,
  isPart,
  selected,
  onSelected,
}: Pick<TableProps<Row, Sort>, 'rows' | 'rowKey' | 'isPart' | 'selected' | 'onSelected'>) => {
  /** The row that was pressed before: with Shift, all up to the next one are selected. */
  const before = useRef<string | null>(null);
  if (!selected || !onSelected) return null;
  const keys = rows.filter((row) => !isPart?.(row)).map(rowKey);
  const count = keys.filter((key) => selected.has(key)).length;
  return {
    isAll: keys.length > 0 && count === keys.length,
    isSome: count > 0 && count < keys.length,
    has: (key: string) => selected.has(key),
    toggleAll: () => onSelected(toggleAll(keys, selected)),
    toggle: (key: string, withShift: boolean) => {
      if (!keys.includes(key)) return;
      onSelected(toggleOne(keys, selected, key, withShift ? before.current : null));
      before.current = key;
    },
  };
};

/** The selection of a table. */
export type Selection = NonNullable<ReturnType<typeof useSelection>>;
