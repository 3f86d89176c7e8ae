/* global SwaggerUIBundle */
// Lets Swagger UI draw the shop's OpenAPI document. "Try it out" calls this shop, but never as who is signed in to it in
// this browser: it sends no cookies and keeps none.
const root = document.documentElement;
root.classList.toggle('dark-mode', root.classList.contains('dark'));

const spec = await (await fetch('/backend/openapi.json')).json();
spec.info.title = 'REST documentation';
// Without it calls go to where this page came from: our policy allows no other address.
delete spec.servers;
const operations = Object.values(spec.paths).flatMap((item) => Object.values(item));
for (const { parameters = [] } of operations)
  for (const parameter of parameters) {
    if (parameter.required) parameter.example ??= parameter.schema.examples?.[0];
    // What each call takes anew, such as an idempotency key, is another one at each visit.
    if (parameter['x-fresh']) parameter.example += `-${Date.now()}`;
  }
// A link may name a call by its id alone.
const meant = operations.find(({ operationId }) => location.hash === `#${operationId}`);
if (meant) location.replace(`#/${meant.tags[0]}/${meant.operationId}`);

/** Parts that are drawn in another way: landmarks, headings and names as a screen reader needs them, and less of what we do not use. */
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
    // It stands in a button, where a link cannot be.
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
  // Who logs in here is signed in for the calls that follow.
  responseInterceptor: (response) => {
    if (response.ok && new URL(response.url).pathname === '/backend/login')
      page.preauthorizeApiKey('bearer', response.obj.token);
    return response;
  },
});
