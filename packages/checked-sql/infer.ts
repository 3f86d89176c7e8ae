import type { Alias, ColumnRef, FuncCall, Node, RangeFunction, RangeVar, SelectStmt } from 'libpg-query';
import {
  always,
  checkStored,
  firstPart,
  isOneRow,
  itemOf,
  nameOf,
  nameOfType,
  renamed,
  strict,
  textOf,
  typeOfOperator,
  unmarked,
} from './nodes.ts';
import { eitherOf, sure, unknown, type Value } from './shape.ts';

/** The columns of a table or of a query, in their order. */
export type Columns = Map<string, Value>;

/** What is there to be read. */
interface Known {
  tables: ReadonlyMap<string, Columns>;
  /** By number. */
  parameters: readonly Value[];
}

/** One table of a FROM, by the name that the statement gives it. */
interface Source {
  alias: string;
  columns: Columns;
  /** Whether a join may leave it out. */
  isOuter: boolean;
}

interface Scope {
  sources: readonly Source[];
  queries: ReadonlyMap<string, Columns>;
  outer: Scope | undefined;
}

/**
 * What the rows of a statement are, as its text tells: types where they matter for JSON, and what may be null, outer
 * joins minded.
 */
export const rowsOf = (statement: Node, known: Known): Columns => {
  return query(statement, { sources: [], queries: new Map(), outer: undefined });

  /** The columns that a statement answers. */
  function query(node: Node, outer: Scope): Columns {
    if ('SelectStmt' in node) return select(node.SelectStmt, outer);
    const change =
      'InsertStmt' in node
        ? { ...node.InsertStmt, from: [] }
        : 'UpdateStmt' in node
          ? { ...node.UpdateStmt, from: node.UpdateStmt.fromClause }
          : 'DeleteStmt' in node
            ? { ...node.DeleteStmt, from: node.DeleteStmt.usingClause }
            : undefined;
    if (!change?.relation) throw new Error('is neither SELECT, INSERT, UPDATE nor DELETE.');
    const scope = withQueries(change.withClause?.ctes, outer);
    const own = table(change.relation, scope);
    const from = (change.from ?? []).flatMap((item) => sources(item, scope));
    const inner = { ...scope, sources: [own, ...from] };
    if ('InsertStmt' in node) {
      const { cols = [], selectStmt } = node.InsertStmt;
      const stored = selectStmt ? [...query(selectStmt, scope).values()] : [];
      for (const [index, column] of cols.entries()) checkStored(own.columns, column, stored[index] ?? unknown);
      const both = { ...inner, sources: [own, { ...own, alias: 'excluded' }] };
      checkSet(own, node.InsertStmt.onConflictClause?.targetList, both);
    }
    if ('UpdateStmt' in node) checkSet(own, node.UpdateStmt.targetList, inner);
    return targets(change.returningClause?.exprs ?? [], inner);
  }

  /** Checks what a SET stores. */
  function checkSet({ columns }: Source, assigned: readonly Node[] = [], scope: Scope): void {
    for (const one of assigned)
      if ('ResTarget' in one && one.ResTarget.val) checkStored(columns, one, infer(one.ResTarget.val, scope));
  }

  function select(statement: SelectStmt, outer: Scope): Columns {
    const scope = withQueries(statement.withClause?.ctes, outer);
    if (statement.larg && statement.rarg) {
      const right = [...select(statement.rarg, scope).values()];
      return new Map(
        [...select(statement.larg, scope)].map(([name, value], index) => [
          name,
          eitherOf([value, right[index] ?? unknown]),
        ]),
      );
    }
    if (statement.valuesLists) {
      const rows = statement.valuesLists.map((row) => ('List' in row ? (row.List.items ?? []) : []));
      return new Map(
        (rows[0] ?? []).map((_, index) => [
          `column${index + 1}`,
          eitherOf(rows.flatMap((row) => (row[index] ? [infer(row[index], scope)] : []))),
        ]),
      );
    }
    let inner = scope;
    for (const item of statement.fromClause ?? [])
      inner = { ...inner, sources: [...inner.sources, ...sources(item, inner)] };
    // A column that is not in the grouping set of a row is null there.
    if (statement.groupClause?.some((node) => 'GroupingSet' in node))
      inner = { ...inner, sources: inner.sources.map((source) => ({ ...source, isOuter: true })) };
    return targets(statement.targetList ?? [], inner);
  }

  function withQueries(ctes: readonly Node[] = [], outer: Scope): Scope {
    const queries = new Map(outer.queries);
    const scope: Scope = { sources: [], queries, outer };
    for (const node of ctes) {
      if (!('CommonTableExpr' in node)) continue;
      const { ctename = '', ctequery, aliascolnames } = node.CommonTableExpr;
      for (const part of ctequery ? [...firstPart(ctequery), ctequery] : [])
        queries.set(ctename, renamed(query(part, scope), aliascolnames));
    }
    return scope;
  }

  function table({ relname: name = '', schemaname, alias }: RangeVar, scope: Scope): Source {
    const relname = schemaname === undefined ? name : `${schemaname}.${name}`;
    const columns = scope.queries.get(relname) ?? known.tables.get(relname);
    if (!columns) throw new Error(`reads ${relname}, which is no table.`);
    return source(columns, alias, name);
  }

  function source(columns: Columns, alias: Alias | undefined, name = ''): Source {
    return { alias: alias?.aliasname ?? name, columns: renamed(columns, alias?.colnames), isOuter: false };
  }

  /** The tables of one item of a FROM. */
  function sources(item: Node, scope: Scope): Source[] {
    if ('RangeVar' in item) return [table(item.RangeVar, scope)];
    if ('RangeSubselect' in item) {
      const { subquery, alias } = item.RangeSubselect;
      return subquery ? [source(query(subquery, scope), alias)] : [];
    }
    if ('RangeFunction' in item) return [called(item.RangeFunction, scope)];
    if (!('JoinExpr' in item)) throw new Error('has a FROM that is not understood.');
    const { larg, rarg, jointype } = item.JoinExpr;
    const left = larg ? sources(larg, scope) : [];
    const right = rarg ? sources(rarg, { ...scope, sources: [...scope.sources, ...left] }) : [];
    const leaveOut = (some: Source[], isOuter: boolean) => (isOuter ? some.map((one) => ({ ...one, isOuter })) : some);
    return [
      ...leaveOut(left, jointype === 'JOIN_RIGHT' || jointype === 'JOIN_FULL'),
      ...leaveOut(right, jointype === 'JOIN_LEFT' || jointype === 'JOIN_FULL'),
    ];
  }

  /** What a function of a FROM answers: the items of arrays may be null, their place is not. */
  function called({ functions = [], alias, ordinality }: RangeFunction, scope: Scope): Source {
    const calls = functions.flatMap((node) => ('List' in node ? (node.List.items ?? []) : []));
    const types = calls.flatMap((node) => {
      if (!('FuncCall' in node)) return [];
      const { funcname, args = [] } = node.FuncCall;
      const isUnnest = textOf(funcname?.at(-1)) === 'unnest';
      // PostgreSQL says of which types the columns of another function are.
      if (!isUnnest) return (alias?.colnames ?? [node]).map(() => unknown);
      // What is sent has no null in it, unless it may be null itself.
      return args.map((array) => {
        const value = infer(array, scope);
        const isSent = 'TypeCast' in array && array.TypeCast.arg && 'ParamRef' in array.TypeCast.arg;
        return itemOf(value, !isSent || value.isNullable);
      });
    });
    if (ordinality) types.push(sure('int8'));
    const name = alias?.aliasname ?? '';
    return {
      alias: name,
      columns: new Map(types.map((type, index) => [textOf(alias?.colnames?.[index]) || name, type])),
      isOuter: false,
    };
  }

  /** The columns of a SELECT or a RETURNING. */
  function targets(list: readonly Node[], scope: Scope): Columns {
    const columns: Columns = new Map();
    for (const node of list) {
      if (!('ResTarget' in node) || !node.ResTarget.val) continue;
      const { name, val } = node.ResTarget;
      const fields = 'ColumnRef' in val ? (val.ColumnRef.fields ?? []) : [];
      const star = fields.at(-1);
      if (star && 'A_Star' in star) {
        const alias = fields.length > 1 ? textOf(fields[0]) : undefined;
        for (const one of scope.sources)
          if (alias === undefined || one.alias === alias)
            for (const [column, value] of one.columns) columns.set(column, orLeftOut(value, one));
        continue;
      }
      const value = infer(val, scope);
      const own = name ?? nameOf(val);
      const key = columns.has(own) ? `${own} ${columns.size}` : unmarked(own);
      columns.set(key, own.endsWith('!') ? { ...value, isNullable: false } : value);
    }
    return columns;
  }

  function orLeftOut(value: Value, { isOuter }: Source): Value {
    return isOuter ? { ...value, isNullable: true } : value;
  }

  function column({ fields = [] }: ColumnRef, scope: Scope | undefined): Value {
    if (!scope) return unknown;
    const names = fields.map(textOf);
    const name = names.at(-1) ?? '';
    const alias = names.length > 1 ? names[0] : undefined;
    const found = scope.sources.find((one) => (alias === undefined || one.alias === alias) && one.columns.has(name));
    if (found) return orLeftOut(found.columns.get(name) ?? unknown, found);
    const whole = alias === undefined ? scope.sources.find((one) => one.alias === name) : undefined;
    if (whole) return { type: { fields: whole.columns }, isNullable: whole.isOuter };
    return column({ fields }, scope.outer);
  }

  function call({ funcname = [], args = [] }: FuncCall, scope: Scope): Value {
    const name = textOf(funcname.at(-1)).replace(/^jsonb_/, 'json_');
    const [first = unknown] = args.map((node) => infer(node, scope));
    const anyNull = args.some((node) => infer(node, scope).isNullable);
    if (name === 'json_build_object') {
      const fields: Columns = new Map();
      for (let index = 0; index + 1 < args.length; index += 2) {
        const [key, value] = [args[index], args[index + 1]];
        const text = key && 'A_Const' in key ? (key.A_Const.sval?.sval ?? '') : '';
        if (value) fields.set(text, infer(value, scope));
      }
      return { type: { fields }, isNullable: false };
    }
    if (name === 'json_agg') return { type: { items: first }, isNullable: true };
    if (name === 'row_to_json' || name === 'to_json') return first;
    if (name === 'min' || name === 'max') return { ...first, isNullable: true };
    const certain = always.get(name);
    if (certain) return sure(certain);
    const type = strict.get(name);
    return type === undefined ? unknown : { type, isNullable: anyNull };
  }

  function infer(node: Node, scope: Scope): Value {
    const all = (nodes: readonly Node[] = []) => nodes.map((one) => infer(one, scope));
    if ('ColumnRef' in node) return column(node.ColumnRef, scope);
    if ('FuncCall' in node) return call(node.FuncCall, scope);
    if ('ParamRef' in node) return known.parameters[(node.ParamRef.number ?? 0) - 1] ?? unknown;
    if ('TypeCast' in node) {
      const { arg, typeName } = node.TypeCast;
      if (!arg || !typeName) return unknown;
      const from = infer(arg, scope);
      const type = nameOfType(typeName);
      return { type, isNullable: from.isNullable, literals: type === 'text' ? from.literals : undefined };
    }
    if ('A_Const' in node) {
      const { isnull, sval, boolval, fval } = node.A_Const;
      if (isnull) return unknown;
      if (sval) return { type: 'text', isNullable: false, literals: [sval.sval ?? ''] };
      return sure(boolval ? 'bool' : fval ? 'numeric' : 'int4');
    }
    if ('CoalesceExpr' in node || 'MinMaxExpr' in node) {
      const values = all('CoalesceExpr' in node ? node.CoalesceExpr.args : node.MinMaxExpr.args);
      return { ...eitherOf(values), isNullable: values.every(({ isNullable }) => isNullable) };
    }
    if ('CaseExpr' in node) {
      const { args = [], defresult } = node.CaseExpr;
      const results = args.flatMap((one) => ('CaseWhen' in one ? (one.CaseWhen.result ?? []) : []));
      return eitherOf([...all(results), defresult ? infer(defresult, scope) : unknown]);
    }
    if ('NullTest' in node || 'BooleanTest' in node) return sure('bool');
    if ('GroupingFunc' in node) return sure('int4');
    if ('BoolExpr' in node)
      return { type: 'bool', isNullable: all(node.BoolExpr.args).some(({ isNullable }) => isNullable) };
    if ('A_ArrayExpr' in node) {
      const { type } = eitherOf(all(node.A_ArrayExpr.elements));
      return typeof type === 'string' ? sure(`${type}[]`) : unknown;
    }
    if ('A_Indirection' in node && node.A_Indirection.arg) return itemOf(infer(node.A_Indirection.arg, scope));
    if ('SubLink' in node) {
      const { subLinkType, subselect } = node.SubLink;
      if (subLinkType === 'EXISTS_SUBLINK') return sure('bool');
      const [first = unknown] = subselect ? query(subselect, scope).values() : [];
      if (subLinkType === 'ARRAY_SUBLINK') return typeof first.type === 'string' ? sure(`${first.type}[]`) : unknown;
      if (subLinkType !== 'EXPR_SUBLINK') return { type: 'bool', isNullable: true };
      return isOneRow(subselect) ? first : { ...first, isNullable: true };
    }
    if ('A_Expr' in node) {
      const { kind, name = [], lexpr, rexpr } = node.A_Expr;
      const values = all([lexpr, rexpr].filter((one) => one !== undefined));
      const isNullable = values.some((one) => one.isNullable);
      const sign = textOf(name[0]);
      if (kind === 'AEXPR_NULLIF') return { ...(values[0] ?? unknown), isNullable: true };
      if (kind === 'AEXPR_DISTINCT' || kind === 'AEXPR_NOT_DISTINCT') return sure('bool');
      if (kind !== 'AEXPR_OP' || ['=', '<>', '<', '>', '<=', '>='].includes(sign)) return { type: 'bool', isNullable };
      const type = typeOfOperator(sign, values);
      return type === null ? unknown : { type, isNullable };
    }
    return unknown;
  }
};
