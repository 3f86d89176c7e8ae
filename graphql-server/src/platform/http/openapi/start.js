/* global SwaggerUIBundle */
// Runs Swagger UI on the shop's OpenAPI document. "Try it out" calls this shop, but never with the session of this browser: it
// sends no cookies and stores none.
const root = document.documentElement;
root.classList.toggle('dark-mode', root.classList.contains('dark'));

const spec = await (await fetch('/backend/openapi.json')).json();
spec.info.title = 'REST documentation';
// Without `servers`, calls go to this page's origin, which is the only one that our CSP allows.
delete spec.servers;
const operations = Object.values(spec.paths).flatMap((item) => Object.values(item));
for (const { parameters = [] } of operations)
  for (const parameter of parameters) {
    if (parameter.required) parameter.example ??= parameter.schema.examples?.[0];
    // Parameters that need a new value each time, such as an idempotency key, get one at each visit.
    if (parameter['x-fresh']) parameter.example += `-${Date.now()}`;
  }
// A link may name a call by its operation id alone.
const meant = operations.find(({ operationId }) => location.hash === `#${operationId}`);
if (meant) location.replace(`#/${meant.tags[0]}/${meant.operationId}`);

/** Replaced components: landmarks, headings and names for screen readers, and without what we do not use. */
const haat = ({ React: { createElement: h } }) => ({
  components: {
    HaatLayout: ({ getComponent }) => {
      const part = (name) => h(getComponent(name, true));
      return h(
        'div',
        { className: 'swagger-ui' },
        part('SvgAssets'),
        part('InfoContainer'),
        part('AuthorizeBtnContainer'),
        h('h2', null, 'Calls'),
        part('operations'),
      );
    },
    // It is inside a button, where a link is not allowed.
    DeepLink: ({ text }) => h('span', null, text),
  },
  wrapComponents: {
    TextArea: (Original) => (props) => h(Original, { 'aria-label': 'Body', ...props }),
    ExamplesSelect: (Original) => (props) => h('label', null, h(Original, { ...props, showLabels: true })),
  },
});

const page = SwaggerUIBundle({
  spec,
  dom_id: '#calls',
  plugins: [haat],
  layout: 'HaatLayout',
  deepLinking: true,
  defaultModelsExpandDepth: -1,
  displayRequestDuration: true,
  syntaxHighlight: false,
  validatorUrl: null,
  requestInterceptor: (request) => Object.assign(request, { credentials: 'omit' }),
  // After logging in here, the following calls are signed in.
  responseInterceptor: (response) => {
    if (response.ok && new URL(response.url).pathname === '/backend/login')
      page.preauthorizeApiKey('bearer', response.obj.token);
    return response;
  },
});
