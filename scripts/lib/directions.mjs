/**
 * The directions of imports that `docs/map.md` draws, as rules. The first rule whose `from` matches a file says which files
 * it may import; `never` says which packages it may not import.
 * @typedef {{ from: RegExp, may: RegExp, never?: RegExp, why: string }} Rule
 * @typedef {{ from: string, to: string, isType: boolean }} Import
 */

const edge = /\.(resolvers|rest)\.ts$/;
const graphqlOrHttp = /^(express|graphql|@apollo\/|@graphql-tools\/|graphql-jit|@as-integrations\/)/;

/** What a noun has besides its edges. Only `auth` has more that speaks HTTP: cookies, the popup, who sends a request. */
const inner =
  /^graphql-server\/src\/(?!(http|db|jobs|events|generated|demo)\/)(.*\.(service|statements|model|letters|privacy)|(?!auth\/)[\w-]+\/(?:[\w-]+\/)?[\w-]+)\.ts$/;

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
    from: /^graphql-server\/src\/main\.ts$/,
    may: /^graphql-server\/src\/([\w-]+\.ts|(db|http|live)\/.*)$/,
    why: 'main reads the configuration, opens the database and listens',
  },
  {
    from: /^graphql-server\/src\/(app|services|work)\.ts$/,
    may: /^(schema\/|graphql-server\/src\/([\w-]+\.ts|(db|http|jobs|events)\/.*)$)/,
    why: 'the edges know modules, never nouns',
  },
  {
    from: /^graphql-server\/src\/modules\.ts$/,
    may: /^graphql-server\/src\/(module\.ts$|.*\.module\.ts$)/,
    why: 'modules.ts is a list',
  },
  {
    from: /^graphql-server\/src\/demo\.ts$/,
    may: /^(schema\/|demo\/demo\.ts$|graphql-server\/src\/([\w-]+\.ts|http\/.*)$)/,
    why: 'the server knows one interface of the demo',
  },
  {
    from: /^graphql-server\/src\/http\//,
    may: /^(schema\/|graphql-server\/src\/([\w-]+\.ts|(http|db|generated|jobs)\/.*)$)/,
    why: 'what speaks HTTP knows modules, never nouns',
  },
  {
    from: /^graphql-server\/src\/.*\.resolvers\.ts$/,
    may: /^(schema\/|graphql-server\/src\/(?!db\/|http\/rest\/|.*\.(rest|entity|statements)\.ts))/,
    never: /^express/,
    why: 'resolvers call services, and know nothing of REST, Express and tables',
  },
  {
    from: /^graphql-server\/src\/.*\.rest\.ts$/,
    may: /^(schema\/|graphql-server\/src\/(?!db\/|http\/graphql\/|generated\/schema|.*\.(resolvers|entity|statements)\.ts))/,
    never: /^(graphql|@apollo\/)/,
    why: 'the REST edge calls services, and knows nothing of GraphQL and tables',
  },
  {
    from: /^graphql-server\/src\/pricing\//,
    may: /^(schema|graphql-server\/src\/pricing)\//,
    why: 'pricing is arithmetic: what it needs is given to it',
  },
  {
    from: inner,
    may: /^(schema\/|graphql-server\/src\/(?!http\/(?!examples\.ts)|generated\/schema|.*\.(resolvers|rest)\.ts))/,
    never: graphqlOrHttp,
    why: 'a service knows neither GraphQL nor Express',
  },
  {
    from: /^graphql-server\/src\/.*\.entity\.ts$/,
    may: /^(schema\/|graphql-server\/src\/.*\.(entity|model)\.ts$|graphql-server\/src\/(language|db\/entity)\.ts$)/,
    never: graphqlOrHttp,
    why: 'an entity is a table, not a brain',
  },
  {
    from: /^graphql-server\/src\/(db|jobs|events)\//,
    may: /^(schema\/|graphql-server\/src\/([\w-]+\.ts|(db|jobs|events|generated)\/.*)$)/,
    never: graphqlOrHttp,
    why: 'database, jobs and events know modules, never nouns',
  },
  {
    from: /^graphql-server\/src\/config\.ts$/,
    may: /^(schema\/|graphql-server\/src\/([\w-]+|http\/network|auth\/session\/session-secret|payment\/providers\/provider-variables|picture\/store\/store-variables|db\/database-variables)\.ts$)/,
    why: 'the configuration checks variables',
  },
  {
    from: /^graphql-server\/src\/(?!module\.ts)[\w.-]+\.ts$/,
    may: /^(schema\/|graphql-server\/src\/([\w.-]+\.ts|(db|http|jobs|generated)\/.*)$)/,
    why: 'shared parts know modules, never nouns',
  },
  {
    from: /^graphql-server\//,
    may: /^(schema|graphql-server)\//,
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
    room: /^graphql-server\/src\/http\/openapi\//,
    why: 'only the docs page shows them',
  },
  { name: /^libpg-query$/, room: /^tools\/statements\//, why: 'only what describes statements parses them' },
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
  return anotherRoom(from, to, isType) ?? anotherNoun(from, to);
}

/** Who may import a part of the server, besides tests: the first entry that matches the imported file applies. */
const importers = [
  { to: /\/src\/main\.ts$/, from: /^$/, why: 'nobody starts the server but its command' },
  { to: /\/src\/app\.ts$/, from: /\/src\/main\.ts$/, why: 'only main starts the app' },
  { to: /\.module\.ts$/, from: /\/src\/modules\.ts$/, why: 'only modules.ts knows who there is' },
  {
    to: /\/src\/db\/(data-source|open|embedded)\.ts$/,
    from: /\/src\/(main|command)\.ts$|\/src\/db\/|\/bench\/|^demo\//,
    why: 'only commands open the database',
  },
  {
    to: /\/src\/(services|work)\.ts$/,
    from: /\/src\/(main|app|work|command)\.ts$|^demo\/|\/bench\//,
    why: 'only commands and edges create services',
  },
  {
    to: /\/src\/modules\.ts$/,
    from: /\/src\/((app|services|work)\.ts|db\/data-source\.ts|jobs\/queues\.ts|http\/graphql\/graphql\.ts)$/,
    why: 'only the edges fold the list of modules',
  },
];

/**
 * The server's shared parts import nouns only by their modules.
 * @param {string} from
 * @param {string} to
 * @param {boolean} isType
 */
function anotherRoom(from, to, isType) {
  if (!to.startsWith('graphql-server/src/') || isTest.test(from)) return undefined;
  const only = importers.find((one) => one.to.test(to));
  if (only) return isType || only.from.test(from) ? undefined : only.why;
  if (nounOf(from) === nounOf(to) || /\/(generated\/.*|app\.ts)$|\/bench\//.test(from)) return undefined;
  if (edge.test(to) && !isType) return "only a noun's module mounts its edges";
  const isTable = /\.(entity|statements)\.ts$/.test(to) && !holdsCredentials(from, to);
  return isTable ? "a noun uses another noun's services, never its tables" : undefined;
}

/**
 * What a customer signs in with is kept in the customer's row.
 * @param {string} from
 * @param {string} to
 */
function holdsCredentials(from, to) {
  return from.startsWith('graphql-server/src/auth/') && to.endsWith('/customer/customer.entity.ts');
}

/** @param {string} file */
function nounOf(file) {
  return /^graphql-server\/src\/([\w-]+)\//.exec(file)?.[1];
}

/** Folders of the dashboard that belong to no noun. */
const sharedInDashboard = ['csv', 'table', 'ui'];

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

/**
 * Returns the circles of imports at run time, each once.
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
