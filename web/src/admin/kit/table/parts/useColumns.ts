import { useEffect, useState } from 'react';
import * as v from 'valibot';
import { parseJson } from '#web/lib/json.ts';
import { readStored, writeStored } from '#web/lib/storage.ts';
import type { NamedColumn } from '../columns.ts';

/** The columns that an admin has chosen, by table. */
const choices = v.fallback(v.record(v.string(), v.array(v.string())), {});

const readChoices = () => v.parse(choices, parseJson(readStored('columns')));

/**
 * The columns of a table that are shown, and the function that shows or hides one. The choice is stored in this browser
 * until the admin signs out.
 */
export const useColumns = <Column extends Pick<NamedColumn<never>, 'id' | 'isHidden'>>(
  table: string,
  columns: readonly Column[],
) => {
  const usual = columns.filter(({ isHidden }) => !isHidden).map(({ id }) => id);
  const [chosen, choose] = useState<readonly string[] | null>(null);
  useEffect(() => choose(readChoices()[table] ?? null), [table]);
  const ids = chosen ?? usual;
  const shown = columns.filter(({ id }) => ids.includes(id));
  const toggle = (id: string) => {
    const next = columns.filter((column) => ids.includes(column.id) !== (column.id === id)).map((column) => column.id);
    // A table without columns shows nothing.
    if (next.length === 0) return;
    choose(next);
    writeStored('columns', JSON.stringify({ ...readChoices(), [table]: next }));
  };
  return { shown: shown.length === 0 ? columns : shown, toggle };
};
