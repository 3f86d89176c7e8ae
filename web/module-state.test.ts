import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync, type ESTree } from 'vite';
import { describe, expect, test } from 'vitest';

/*
 * A server renders many visits in one process: what a module keeps would pass from one to the other. So nothing at the
 * top of a module changes after it was loaded; what changes is a store (`lib/stores.ts`) of its app.
 */

/** What makes something that never changes afterwards, or only a definition of it. */
const MAKERS =
  /^(Object\.\w+|Intl\.\w+|chakra|memo|create(Context|System)|define(Recipe|SemanticTokens|TextStyles|Tokens|PublicStore|PersonalStore|AccountList)|v\.\w+|ApolloLink|messagesOf|moreTexts|pageQuery|route)$/;

/** What remembers code or texts that it has loaded: the same for everybody. */
const LOADERS = /^(lazy|lazyPart|region|serverPart|perLanguage)$/;

/** Where a browser, its service worker and the offline page begin: nothing else imports these. */
const EXCEPT = ['main.tsx', 'lib/offline/worker.ts', 'lib/offline/offline.ts'];

const sources = path.join(import.meta.dirname, 'src');

/** The names at the top of a module, with what their value is made by. */
const constantsOf = (file: string, code: string): { name: string; kind: string; maker: string }[] => {
  const { program } = parseSync(file, code);
  return program.body.flatMap((node) => {
    const declaration = node.type === 'ExportNamedDeclaration' ? node.declaration : node;
    if (declaration?.type !== 'VariableDeclaration') return [];
    return declaration.declarations.map(({ id, init }) => ({
      name: code.slice(id.start, id.end).replace(/:.*/s, '').trim(),
      kind: declaration.kind,
      maker: makerOf(code, init),
    }));
  });
};

/** The function or class that makes a value; empty where it is written out. */
const makerOf = (code: string, value: ESTree.Expression | null): string => {
  if (value?.type === 'TSAsExpression' || value?.type === 'TSSatisfiesExpression')
    return makerOf(code, value.expression);
  return value?.type === 'CallExpression' || value?.type === 'NewExpression'
    ? code.slice(value.callee.start, value.callee.end)
    : '';
};

/**
 * Whether something is written into a value: by a method of a collection, an assignment to a part, or `Object.assign`.
 */
const isChanged = (name: string, code: string): boolean => {
  const methods = 'set|add|delete|clear|push|pop|shift|unshift|splice|sort|reverse|fill';
  const part = String.raw`(\.\w+|\[[^\]]+\])+`;
  return [
    String.raw`(?<![\w.'])${name}\.(${methods})\(`,
    String.raw`(?<![\w.'])${name}${part}\s*(=(?![=>])|\+\+|--|[-+*/%|&?]+=)`,
    String.raw`Object\.assign\(${name}\b`,
  ].some((pattern) => new RegExp(pattern).test(code));
};

/** The names that a module imports from our other modules. */
const importsOf = (file: string, code: string): string[] =>
  parseSync(file, code)
    .program.body.filter((node) => node.type === 'ImportDeclaration')
    .filter(({ source }) => source.value.startsWith('.'))
    .flatMap(({ specifiers }) => specifiers.map(({ local }) => local.name));

/** What at the top of a module can change, and what it changes of other modules. */
const stateOf = (file: string, code: string): string[] => [
  ...importsOf(file, code)
    .filter((name) => isChanged(name, code))
    .map((name) => `${name} is changed`),
  ...constantsOf(file, code).flatMap(({ name, kind, maker }) => {
    if (kind !== 'const') return [`${kind} ${name}`];
    if (isChanged(name, code)) return [`${name} is changed`];
    const isCollection = /^(Map|Set|WeakMap|WeakSet)$/.test(maker);
    const isKnown = maker === '' || isCollection || MAKERS.test(maker) || LOADERS.test(maker);
    return isKnown ? [] : [`${name} is made by ${maker}`];
  }),
];

test('no module of the web keeps anything that changes', () => {
  const files = globSync('**/*.{ts,tsx}', { cwd: sources }).filter(
    (file) => !/\.test\.|^generated\//.test(file) && !EXCEPT.includes(file.replaceAll('\\', '/')),
  );
  expect(files.length).toBeGreaterThan(200);
  const found = files.flatMap((file) =>
    stateOf(file, readFileSync(path.join(sources, file), 'utf8')).map((what) => `${file}: ${what}`),
  );
  expect(found).toEqual([]);
});

describe('what is found', () => {
  test.each([
    ['let seen: string | undefined;', ['let seen']],
    ['export let count = 0;', ['let count']],
    ['const seen = new Set<string>();\nexport const see = (id: string) => seen.add(id);', ['seen is changed']],
    ['const texts = { a: 1 };\nObject.assign(texts, more);', ['texts is changed']],
    ['const texts = { a: 1 };\ntexts.a = 2;', ['texts is changed']],
    ['const list: string[] = [];\nlist.push("x");', ['list is changed']],
    ["import { texts } from './texts.ts';\ntexts.a = 2;", ['texts is changed']],
    ['export const cart = storedValue("cart");', ['cart is made by storedValue']],
    ['const counter = new Counter() as Counter;', ['counter is made by Counter']],
    ['const KNOWN = new Set(["a"]);\nexport const isKnown = (x: string) => KNOWN.has(x) && x === "a";', []],
    ['export const cart = definePublicStore(() => new Map());', []],
  ])('in %s', (code, found) => expect(stateOf('x.ts', code)).toEqual(found));
});
