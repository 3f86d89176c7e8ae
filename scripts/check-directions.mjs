// Checks the directions of imports, that there are no circles and no barrels, and who reads process.env.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';
import { broken, circles, resolveImport } from './lib/directions.mjs';
import { root } from './lib/project.mjs';

const patterns = [
  'schema/**/*.ts',
  'graphql-server/{src,test,bench}/**/*.ts',
  'demo/**/*.ts',
  'packages/**/*.ts',
  'web/{src,test}/**/*.{ts,tsx}',
  'tools/**/*.ts',
  'e2e/**/*.ts',
];
const files = globSync(patterns, { cwd: root }).map((file) => file.replaceAll('\\', '/'));
const known = new Set(files);

/** Who may read process.env: the configuration. */
const readsEnvironment = /^graphql-server\/src\/platform\/config\/config(\.test)?\.ts$/;

/**
 * Who may run SQL that nobody has described: what opens and migrates the database, the probe of its health, and LISTEN.
 */
const runsAnySql = /^graphql-server\/src\/platform\/(db\/|http\/health\.ts$|live\/live\.ts$)/;

/**
 * The names of all statements: each type belongs to one text, which `npm run statements` describes.
 * @type {Set<string>}
 */
const statements = new Set();

/** @type {string[]} */
const problems = [];
/** @type {import('./lib/directions.mjs').Import[]} Those that are loaded with the file. */
const imports = [];

for (const file of files) {
  const source = readFileSync(path.join(root, file), 'utf8');
  for (const { name, isType, isLazy } of importsOf(file, source)) {
    const to = resolveImport(file, name);
    const one = { from: file, to, isType };
    if (known.has(to) && !isLazy) imports.push(one);
    const why = broken(one);
    if (why) problems.push(`${file} must not import ${to}: ${why}`);
  }
  if (/(^|\/)index\.tsx?$/.test(file)) problems.push(`${file}: no barrels; import from the file that has it`);
  if (
    /^graphql-server\/src\/.*(?<!\.test)\.ts$/.test(file) &&
    /\.query\(\s*['"`{]/.test(source) &&
    !runsAnySql.test(file)
  ) {
    problems.push(`${file} runs SQL of its own: it belongs into *.statements.ts`);
  }
  for (const name of statementsOf(file, source)) {
    if (!file.endsWith('.statements.ts')) problems.push(`${file} defines ${name}: it belongs into *.statements.ts`);
    if (statements.has(name)) problems.push(`${file} defines ${name}, which is defined already`);
    statements.add(name);
  }
  if (/^(graphql-server\/src|demo)\//.test(file) && /\bprocess\.env\b/.test(source) && !readsEnvironment.test(file)) {
    problems.push(`${file} must not read process.env: only config.ts does`);
  }
}
for (const circle of circles(imports)) problems.push(`Imports go in a circle: ${circle.join(' → ')}`);

for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
else console.log(`${imports.length} imports of ${files.length} files point the right way`);

/**
 * The names of the statements that a file of the server defines.
 * @param {string} file
 * @param {string} source
 */
function statementsOf(file, source) {
  if (!/^(graphql-server\/src|demo)\//.test(file) || file.endsWith('.test.ts')) return [];
  const code = source.replaceAll(/^ *(\/\/|\/?\*).*$/gm, '');
  return [...code.matchAll(/\b(?:sql|sqlOf|builtSql)\(\s*'(\w+)'/g)].map(([, name = '']) => name);
}

/**
 * @param {string} file
 * @param {string} source
 * @returns {{ name: string, isType: boolean, isLazy?: boolean }[]}
 */
function importsOf(file, source) {
  const { module } = parseSync(file, source);
  const statics = module.staticImports.map(({ moduleRequest, entries }) => ({
    name: moduleRequest.value,
    isType: entries.length > 0 && entries.every((entry) => entry.isType),
  }));
  const exports = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, isType }) => (moduleRequest ? [{ name: moduleRequest.value, isType }] : [])),
  );
  // Dynamic imports load later, so they close no circle.
  const dynamics = module.dynamicImports.flatMap(({ moduleRequest }) => {
    const name = /^['"`](.*)['"`]$/.exec(source.slice(moduleRequest.start, moduleRequest.end))?.[1];
    return name ? [{ name, isType: true, isLazy: true }] : [];
  });
  return [...statics, ...exports, ...dynamics];
}
