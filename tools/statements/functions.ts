import type { FuncCall, Node } from 'libpg-query';

/** The text of a node that is one. */
export const textOf = (node: Node | undefined): string =>
  node && 'String' in node ? (node.String.sval ?? '') : '';

/** Functions that answer something for whatever is not null. */
export const strict = new Map([
  ...['lower', 'upper', 'btrim', 'replace', 'left', 'concat'].map((name) => [name, 'text'] as const),
  ...['length', 'strpos', 'cardinality', 'hashtext'].map((name) => [name, 'int4'] as const),
  ...['floor', 'round'].map((name) => [name, 'numeric'] as const),
]);
/** Functions that always answer something. */
export const always = new Map([
  ['count', 'int8'],
  ['now', 'timestamptz'],
  ['clock_timestamp', 'timestamptz'],
  ['uuidv7', 'uuid'],
]);
const aggregates = new Set(['count', 'sum', 'min', 'max', 'bool_or', 'bool_and', 'json_agg', 'array_agg']);

/** Whether a query answers one row whatever there is: an aggregate without groups. */
export const isOneRow = (node: Node | undefined): boolean => {
  if (!node || !('SelectStmt' in node)) return false;
  const { targetList, groupClause, havingClause } = node.SelectStmt;
  return !groupClause && !havingClause && aggregatesIn(targetList);
};

const aggregatesIn = (part: unknown): boolean => {
  if (typeof part !== 'object' || part === null) return false;
  if ('SelectStmt' in part) return false;
  if ('FuncCall' in part && aggregates.has(textOf((part.FuncCall as FuncCall).funcname?.at(-1)))) return true;
  return Object.values(part).some(aggregatesIn);
};
