import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * The directions of imports that `docs/map.md` draws, as rules. The first rule whose `from` matches a file says which
 * files it may import; `never` says which packages it may not import.
 * @typedef {{ from: RegExp, may: RegExp, never?: RegExp, why: string }} Rule
 * @typedef {{ from: string, to: string, isType: boolean }} Import
 */

const edge = /\.(resolvers|rest|forms)\.ts$/;
const graphqlOrHttp = /^(express|graphql|@apollo\/|@graphql-tools\/|graphql-jit|@as-integrations\/)/;

const src = 'graphql-server/src/';

/** The floors of the server, from the lowest: each uses only those below it. */
const floors = ['kernel', 'platform', 'people', 'catalogue', 'sales', 'office'];

/**
 * What a noun has besides its edges. Only `auth` has more that speaks HTTP: cookies, the popup, who sends a request.
 */
const inner =
  /^graphql-server\/src\/(people|catalogue|sales|office)\/(.*\.(service|statements|model|mailTemplates|privacy)|(?!auth\/)[\w-]+\/(?:[\w-]+\/)?[\w-]+)\.ts$/;

/** @type {readonly Rule[]} */
const rules = [
  { from: /^schema\//, may: /^schema\//, why: 'the contract knows neither end' },

  {
    from: /^web\/src\/generated\//,
    may: /^web\/src\/(generated|lib\/apollo)\//,
    why: 'generated code knows no page',
  },
  {
    from: /^web\/src\/(lib|messages)\//,
    may: /^(web\/src\/(lib|messages|generated)|schema)\//,
    why: 'lib and messages are used by all and know nobody',
  },
  {
    from: /^web\/src\/ui\//,
    may: /^(web\/src\/(ui|lib|messages)|schema)\//,
    never: /^(@apollo\/|graphql)/,
    why: 'ui knows no GraphQL and no page',
  },
  {
    from: /^web\/src\/shop\//,
    may: /^(web\/src\/(shop|ui|lib|messages|generated)|schema)\//,
    why: 'the shop knows neither app nor admin',
  },
  {
    from: /^web\/src\/admin\//,
    may: /^(web\/src\/(admin|ui|lib|messages|generated)|schema)\//,
    why: 'admin knows neither app nor shop',
  },
  { from: /^web\//, may: /^(web|schema)\//, why: 'the web knows nothing of the server' },

  {
    from: /^tools\/picture-studio\//,
    may: /^(tools\/picture-studio|demo)\//,
    why: 'the picture studio draws what the demo plans, and knows nothing else',
  },
  {
    from: /^packages\/(?!test\/)/,
    may: /^packages\//,
    why: 'a library of ours knows nobody',
  },
  {
    from: /^demo\//,
    may: /^(demo|schema|packages|graphql-server\/src)\/(?!main\.ts|app\.ts)/,
    why: 'the demo fills a shop by the server and the contract',
  },

  {
    from: /^graphql-server\/(test|bench)\//,
    may: /^(graphql-server|schema|demo|packages|tools\/trust-simulator)\//,
    why: 'the server knows nothing of the web',
  },
  {
    from: /^graphql-server\/src\/modules\.ts$/,
    may: /^graphql-server\/src\/(platform\/module\/module\.ts$|.*\.module\.ts$)/,
    why: 'modules.ts is a list',
  },
  {
    from: /^graphql-server\/src\/[\w-]+\.ts$/,
    may: /^(schema\/|packages\/|graphql-server\/src\/([\w-]+\.ts$|(kernel|platform)\/))/,
    why: 'the top of the server knows modules, never nouns',
  },
  {
    from: /^graphql-server\/src\/platform\/demo\/demo\.ts$/,
    may: /^(schema\/|demo\/demo\.ts$|graphql-server\/src\/(kernel|platform)\/)/,
    why: 'the server knows one interface of the demo',
  },
  {
    from: /^graphql-server\/src\/.*\.resolvers\.ts$/,
    may: /^(schema\/|packages\/|graphql-server\/src\/(?!platform\/(db|http\/rest)\/|.*\.(rest|entity|statements)\.ts))/,
    never: /^express/,
    why: 'resolvers call services, and know nothing of REST, Express and tables',
  },
  {
    from: /^graphql-server\/src\/.*\.(rest|forms)\.ts$/,
    may: /^(schema\/|packages\/|graphql-server\/src\/(?!platform\/(db|http\/graphql)\/|generated\/schema|.*\.(resolvers|entity|statements)\.ts))/,
    never: /^(graphql|@apollo\/)/,
    why: 'the edges for REST and forms call services, and know nothing of GraphQL and tables',
  },
  {
    from: /^graphql-server\/src\/sales\/pricing\//,
    may: /^(schema|graphql-server\/src\/sales\/pricing)\//,
    why: 'pricing is arithmetic: what it needs is given to it',
  },
  {
    from: inner,
    may: /^(schema\/|packages\/|graphql-server\/src\/(?!platform\/http\/(?!examples\.ts)|generated\/schema|.*\.(resolvers|rest)\.ts))/,
    never: graphqlOrHttp,
    why: 'a service knows neither GraphQL nor Express',
  },
  {
    from: /^graphql-server\/src\/.*\.entity\.ts$/,
    may: /^(schema\/|packages\/|graphql-server\/src\/.*\.(entity|model)\.ts$|graphql-server\/src\/(kernel\/language|platform\/db\/entity)\.ts$)/,
    never: graphqlOrHttp,
    why: 'an entity is a table, not a brain',
  },
  {
    from: /^graphql-server\/src\/platform\/(db|jobs|events)\//,
    may: /^(schema\/|packages\/|graphql-server\/src\/(kernel|platform|generated)\/)/,
    never: graphqlOrHttp,
    why: 'database, jobs and events speak no HTTP',
  },
  {
    from: /^graphql-server\//,
    may: /^(schema|graphql-server|packages)\//,
    why: 'the server knows nothing of the web',
  },
];

/**
 * Packages that only one folder may import.
 * @type {readonly { name: RegExp, room: RegExp, why: string }[]}
 */
const exclusive = [
  { name: /^oidc-provider$/, room: /^demo\/google\//, why: 'only the stand-in for Google is a provider' },
  {
    name: /^swagger-ui-dist$/,
    room: /^graphql-server\/src\/platform\/http\/openapi\//,
    why: 'only the docs page shows them',
  },
  {
    name: /^libpg-query$/,
    room: /^packages\/checked-sql\//,
    why: 'only what describes statements parses them',
  },
  { name: /^three(\/|$)/, room: /^tools\/picture-studio\//, why: 'only the picture studio draws' },
];

const isTest = /(^|\/)test\/|\.test\.tsx?$/;

/**
 * Returns the reason of the rule that an import breaks; undefined when it breaks none.
 * @param {Import} one
 * @returns {string | undefined}
 */
export function broken({ from, to, isType }) {
  // A test may import anything of its own end.
  const rule = rules.find((candidate) => candidate.from.test(isTest.test(from) ? `${from.split('/')[0]}/test/` : from));
  if (rule === undefined) return undefined;
  const isOurs = /^(web|graphql-server|schema|demo|packages|tools|scripts|e2e)\//.test(to);
  if (isOurs ? !rule.may.test(to) : rule.never?.test(to)) return rule.why;
  const foreign = exclusive.find(({ name, room }) => name.test(to) && !room.test(from));
  if (foreign) return foreign.why;
  if (from.startsWith('graphql-server/src/') && !isTest.test(from) && to.startsWith('demo/') && !isType)
    return 'the demo is loaded in demo mode only';
  if (!isTest.test(from) && isTest.test(to)) return 'what is shipped needs no test';
  return upward(from, to) ?? anotherRoom(from, to, isType) ?? anotherNoun(from, to);
}

/**
 * Types count: who needs to know a higher floor to understand a lower one has no floors.
 * @param {string} from
 * @param {string} to
 */
function upward(from, to) {
  const floorOf = (/** @type {string} */ file) => floors.indexOf(file.slice(src.length).split('/')[0] ?? '');
  if (!from.startsWith(src) || !to.startsWith(src) || isTest.test(from) || floorOf(from) < 0) return undefined;
  if (to.startsWith(`${src}generated/`)) return undefined;
  const isUp = floorOf(to) < 0 || floorOf(to) > floorOf(from);
  return isUp ? 'each floor uses only those below it' : undefined;
}

/** Who may import a part of the server, besides tests: the first entry that matches the imported file applies. */
const importers = [
  { to: /\/src\/main\.ts$/, from: /^$/, why: 'nobody starts the server but its command' },
  { to: /\/src\/app\.ts$/, from: /\/src\/main\.ts$/, why: 'only main starts the app' },
  { to: /\.module\.ts$/, from: /\/src\/modules\.ts$/, why: 'only modules.ts knows who there is' },
  {
    to: /\/platform\/db\/(data-source|open)\.ts$/,
    from: /\/src\/(main\.ts|commands\/|platform\/db\/)|\/bench\/|^demo\//,
    why: 'only commands open the database',
  },
];

/**
 * The server's shared parts import nouns only by their modules.
 * @param {string} from
 * @param {string} to
 * @param {boolean} isType
 */
function anotherRoom(from, to, isType) {
  if (!to.startsWith(src) || isTest.test(from)) return undefined;
  const only = importers.find((one) => one.to.test(to));
  if (only) return isType || only.from.test(from) ? undefined : only.why;
  if (nounOf(from) === nounOf(to) || /\/generated\/|\/bench\//.test(from)) return undefined;
  if (edge.test(to) && !isType && !to.includes('/platform/')) return "only a noun's module mounts its edges";
  const isTable = /\.(entity|statements)\.ts$/.test(to) && !to.includes('/platform/');
  return isTable ? "a noun uses another noun's services, never its tables" : undefined;
}

/** @param {string} file */
function nounOf(file) {
  return file.startsWith(src) ? file.slice(src.length).split('/').slice(0, 2).join('/') : undefined;
}

/** Folders of the dashboard that belong to no noun. */
const sharedInDashboard = ['csv', 'kit', 'ui'];

/**
 * Inside shop and admin only a page may place another noun's component.
 * @param {string} from
 * @param {string} to
 */
function anotherNoun(from, to) {
  const place = /^web\/src\/(?:shop|admin)\/([^/]+)\//;
  const [mine, other] = [place.exec(from)?.[1], place.exec(to)?.[1]];
  if (mine === undefined || other === undefined || mine === other) return undefined;
  if (to.startsWith('web/src/admin/') && sharedInDashboard.includes(other)) return undefined;
  if (!/\/[A-Z]\w*\.tsx$/.test(to) || from.endsWith('Page.tsx') || isTest.test(from)) return undefined;
  return "only a page may place another noun's component";
}

/** The aliases of package.json, such as `#people/*`, with the folders that they stand for. */
const aliases = Object.entries(
  /** @type {Record<string, string>} */ (
    JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')).imports
  ),
).map(([name, folder]) => ({ name: name.slice(0, -1), folder: folder.slice('./'.length, -1) }));

/**
 * Returns the path from the project's root of what a file imports; the name itself for a package.
 * @param {string} file
 * @param {string} name
 */
export function resolveImport(file, name) {
  if (name.startsWith('.')) return path.posix.join(path.posix.dirname(file), name);
  const alias = aliases.find((one) => name.startsWith(one.name));
  return alias ? alias.folder + name.slice(alias.name.length) : name;
}

/**
 * Returns the circles of imports, each once; types count.
 * @param {readonly Pick<Import, 'from' | 'to'>[]} imports
 * @returns {string[][]}
 */
export function circles(imports) {
  /** @type {Map<string, string[]>} */
  const graph = new Map();
  for (const { from, to } of imports) graph.set(from, [...(graph.get(from) ?? []), to]);
  /** @type {string[][]} */
  const found = [];
  const done = new Set();
  /**
   * @param {string} file
   * @param {readonly string[]} path
   */
  const visit = (file, path) => {
    const start = path.indexOf(file);
    if (start >= 0) {
      found.push([...path.slice(start), file]);
      return;
    }
    if (done.has(file)) return;
    for (const next of graph.get(file) ?? []) visit(next, [...path, file]);
    done.add(file);
  };
  for (const file of graph.keys()) visit(file, []);
  return found;
}
