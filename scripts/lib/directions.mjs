/**
 * Which way things point: what `docs/map.md` draws, as rules that a machine checks. The first rule whose `from` fits a
 * file says what it may import of ours; `never` says which packages it may not.
 * @typedef {{ from: RegExp, may: RegExp, never?: RegExp, why: string }} Rule
 * @typedef {{ from: string, to: string, isType: boolean }} Import
 */

const edge = /\.(resolvers|rest)\.ts$/;
const graphqlOrHttp = /^(express|graphql|@apollo\/|@graphql-tools\/|graphql-jit|@as-integrations\/)/;

/** @type {readonly Rule[]} */
const rules = [
  { from: /^schema\//, may: /^schema\//, why: 'the contract knows neither end' },

  { from: /^web\/src\/generated\//, may: /^web\/src\/generated\//, why: 'generated code knows no page' },
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
    from: /^tools\/statements\//,
    may: /^(tools\/statements|graphql-server\/src\/db)\//,
    why: 'what describes the statements knows how they are made',
  },
  {
    from: /^demo\//,
    may: /^(demo|schema|graphql-server\/src)\/(?!main\.ts|app\.ts)/,
    why: 'the demo fills a shop by the server and the contract',
  },

  {
    from: /^graphql-server\/(test|bench)\//,
    may: /^(graphql-server|schema|demo)\//,
    why: 'the server knows nothing of the web',
  },
  {
    from: /^graphql-server\/src\/demo\.ts$/,
    may: /^(schema\/|demo\/demo\.ts$|graphql-server\/src\/(?!main\.ts|app\.ts|http\/graphql\/graphql\.ts|http\/rest\/rest\.ts))/,
    why: 'the server knows one interface of the demo',
  },
  {
    from: /^graphql-server\/src\/main\.ts$/,
    may: /^graphql-server\/src\/([\w-]+\.ts|(db|http)\/.*)$/,
    why: 'main reads the configuration, opens the database and listens',
  },
  {
    from: /^graphql-server\/src\/app\.ts$/,
    may: /^(schema\/|graphql-server\/src\/(?!main\.ts))/,
    why: 'app is started by main',
  },
  {
    from: /^graphql-server\/src\/http\/graphql\/graphql\.ts$/,
    may: /^(schema\/|graphql-server\/src\/(?!main\.ts|app\.ts|http\/rest\/rest\.ts|.*\.rest\.ts))/,
    why: 'the GraphQL edge knows nothing of the REST edge',
  },
  {
    from: /^graphql-server\/src\/http\/rest\/rest\.ts$/,
    may: /^(schema\/|graphql-server\/src\/(?!main\.ts|app\.ts|http\/graphql\/graphql\.ts|generated\/schema|.*\.resolvers\.ts))/,
    why: 'the REST edge knows nothing of the GraphQL edge',
  },
  {
    from: /^graphql-server\/src\/.*\.resolvers\.ts$/,
    may: /^(schema\/|graphql-server\/src\/(?!main\.ts|app\.ts|http\/graphql\/graphql\.ts|http\/rest\/rest\.ts|.*\.rest\.ts))/,
    never: /^express/,
    why: 'resolvers know nothing of REST and Express',
  },
  {
    from: /^graphql-server\/src\/.*\.rest\.ts$/,
    may: /^(schema\/|graphql-server\/src\/(?!main\.ts|app\.ts|http\/graphql\/graphql\.ts|generated\/schema|.*\.resolvers\.ts))/,
    never: /^(graphql|@apollo\/)/,
    why: 'the REST edge knows nothing of GraphQL',
  },
  {
    from: /^graphql-server\/src\/.*\.service\.ts$/,
    may: /^(schema\/|graphql-server\/src\/(?!main\.ts|app\.ts|http\/graphql\/graphql\.ts|http\/rest\/rest\.ts|http\/context\.ts|generated\/schema|.*\.(resolvers|rest)\.ts))/,
    never: graphqlOrHttp,
    why: 'a service knows neither GraphQL nor Express',
  },
  {
    from: /^graphql-server\/src\/.*\.entity\.ts$/,
    may: /^(schema\/|graphql-server\/src\/.*\.(entity|model)\.ts$)/,
    never: graphqlOrHttp,
    why: 'an entity is a table, not a brain',
  },
  {
    from: /^graphql-server\/src\/db\//,
    may: /^(schema\/|graphql-server\/src\/(?!main\.ts|app\.ts|http\/graphql\/graphql\.ts|http\/rest\/rest\.ts|http\/context\.ts|generated\/schema|.*\.(resolvers|rest)\.ts))/,
    never: graphqlOrHttp,
    why: 'the database knows no edge',
  },
  {
    from: /^graphql-server\//,
    may: /^(schema\/|graphql-server\/src\/(?!main\.ts|app\.ts|http\/graphql\/graphql\.ts|http\/rest\/rest\.ts))/,
    why: 'what a noun needs points inwards',
  },
];

/**
 * Packages that one room has for itself.
 * @type {readonly { name: RegExp, room: RegExp, why: string }[]}
 */
const exclusive = [
  { name: /^oidc-provider$/, room: /^demo\/google\//, why: 'only the stand-in for Google is a provider' },
  { name: /^three(\/|$)/, room: /^tools\/picture-studio\//, why: 'only the picture studio draws' },
];

const isTest = /(^|\/)test\/|\.test\.tsx?$/;

/**
 * What an import breaks, or nothing.
 * @param {Import} one
 * @returns {string | undefined}
 */
export function broken({ from, to, isType }) {
  // A test may hold anything of its own end in its hands.
  const rule = rules.find((candidate) =>
    candidate.from.test(isTest.test(from) ? `${from.split('/')[0]}/test/` : from),
  );
  if (rule === undefined) return undefined;
  const isOurs = /^(web|graphql-server|schema|demo|tools|scripts|e2e)\//.test(to);
  if (isOurs ? !rule.may.test(to) : rule.never?.test(to)) return rule.why;
  const foreign = exclusive.find(({ name, room }) => name.test(to) && !room.test(from));
  if (foreign) return foreign.why;
  if (from.startsWith('graphql-server/src/') && !isTest.test(from) && to.startsWith('demo/') && !isType)
    return 'the demo is loaded in demo mode only';
  if (!isTest.test(from) && isTest.test(to)) return 'what is shipped needs no test';
  return edge.test(to) && !isType ? anEdge(from) : anotherNoun(from, to);
}

/** @param {string} from */
function anEdge(from) {
  const mayImport = /\/(app|graphql|rest)\.ts$/.test(from) || edge.test(from) || isTest.test(from);
  return mayImport ? undefined : 'only app.ts, graphql.ts and rest.ts mount the edges';
}

/**
 * Inside shop and admin only a page may place another noun's component.
 * @param {string} from
 * @param {string} to
 */
function anotherNoun(from, to) {
  const place = /^web\/src\/(?:shop|admin)\/([^/]+)\//;
  const [mine, other] = [place.exec(from)?.[1], place.exec(to)?.[1]];
  if (mine === undefined || other === undefined || mine === other) return undefined;
  if (!/\/[A-Z]\w*\.tsx$/.test(to) || from.endsWith('Page.tsx') || isTest.test(from)) return undefined;
  return "only a page may place another noun's component";
}

/**
 * Circles of imports that remain when the program runs, each once.
 * @param {readonly Import[]} imports
 * @returns {string[][]}
 */
export function circles(imports) {
  /** @type {Map<string, string[]>} */
  const graph = new Map();
  for (const { from, to, isType } of imports) {
    if (!isType) graph.set(from, [...(graph.get(from) ?? []), to]);
  }
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
