import type { FuncCall, Node, TypeName } from 'libpg-query';
import { unknown, type Value } from './shape.ts';

/** The text of a node that is one. */
export const textOf = (node: Node | undefined): string => (node && 'String' in node ? (node.String.sval ?? '') : '');

/** A type as `pg_type` names it, with [] for an array. */
export const nameOfType = ({ names = [], arrayBounds = [] }: TypeName): string =>
  textOf(names.at(-1)) + (arrayBounds.length > 0 ? '[]' : '');

/** Columns by the names that a statement gives them. */
export const renamed = (columns: ReadonlyMap<string, Value>, names: readonly Node[] = []) =>
  new Map([...columns].map(([name, value], index) => [textOf(names[index]) || name, value]));

/** The first part of a UNION, which tells what a recursive query reads of itself; nothing of any other query. */
export const firstPart = (query: Node): Node[] =>
  'SelectStmt' in query && query.SelectStmt.larg ? [{ SelectStmt: query.SelectStmt.larg }] : [];

/** A column that the statement promises never to be null is marked: "name!". */
export const unmarked = (name: string) => name.replace(/!$/, '');

/** What PostgreSQL calls a column that has no alias. */
export const nameOf = (node: Node): string => {
  if ('ColumnRef' in node) return textOf(node.ColumnRef.fields?.at(-1));
  if ('FuncCall' in node) return textOf(node.FuncCall.funcname?.at(-1));
  if ('A_Indirection' in node && node.A_Indirection.arg) return nameOf(node.A_Indirection.arg);
  if ('CoalesceExpr' in node) return 'coalesce';
  if ('TypeCast' in node) return (node.TypeCast.arg && nameOf(node.TypeCast.arg)) || '?column?';
  return '?column?';
};

/** An item of an array. */
export const itemOf = ({ type }: Value, isNullable = true): Value =>
  typeof type === 'string' && type.endsWith('[]') ? { type: type.slice(0, -2), isNullable } : unknown;

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
/** The type of what an operator makes of such operands; null where it cannot be told. */
export const typeOfOperator = (sign: string, [left = unknown, right = left]: readonly Value[]) => {
  const joinsTexts = [left, right].every(({ type }) => typeof type !== 'string' || !/\[\]$|^json/.test(type));
  if (sign === '||') return joinsTexts ? 'text' : null;
  return ['+', '-', '*', '/', '%'].includes(sign) && left.type === right.type ? left.type : null;
};

/** @throws when null may be stored in a column that is never null */
export const checkStored = (columns: ReadonlyMap<string, Value>, node: Node, value: Value): void => {
  const name = ('ResTarget' in node && node.ResTarget.name) || '';
  if (columns.get(name)?.isNullable === false && value.type !== null && value.isNullable)
    throw new Error(`may store null as ${name}, which is never null.`);
};

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
