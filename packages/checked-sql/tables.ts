import { parse } from 'libpg-query';

/** The tables that a statement reads and writes, by name. */
export interface Tables {
  reads: ReadonlySet<string>;
  writes: ReadonlySet<string>;
}

interface Relation {
  relname?: string;
  schemaname?: string;
}

const nameOf = ({ relname = '', schemaname }: Relation) =>
  schemaname === undefined ? relname : `${schemaname}.${relname}`;

/** Returns the tables that a text reads and writes. One that it writes and does not read elsewhere is only written. */
export const tablesOf = async (text: string): Promise<Tables> => {
  const [reads, writes, queries] = [new Set<string>(), new Set<string>(), new Set<string>()];
  const visit = (part: unknown): void => {
    if (typeof part !== 'object' || part === null) return;
    for (const [kind, node] of Object.entries(part)) {
      if (kind === 'RangeVar') reads.add(nameOf(node as Relation));
      else if (kind === 'CommonTableExpr') queries.add((node as { ctename: string }).ctename);
      else if (/^(Insert|Update|Delete|Merge)Stmt$/.test(kind))
        writes.add(nameOf((node as { relation: Relation }).relation));
      // FOR UPDATE OF names aliases.
      if (kind !== 'lockedRels') visit(node);
    }
  };
  visit(await parse(text));
  return { reads: new Set([...reads].filter((name) => !queries.has(name))), writes };
};
