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

/** Scrolls to a call and opens it, or to the heading of a tag. */
const show = (tag, operationId) => {
  if (operationId) page.layoutActions.show(['operations', tag, operationId], true);
  const ending = operationId ? `-${operationId}` : `-tag-${tag.replaceAll(' ', '_')}`;
  const place = document.querySelector(`[id$="${ending}"]:is(.opblock, .opblock-tag)`);
  place?.scrollIntoView();
  place?.querySelector('button')?.focus({ preventScroll: true });
};

/** The index beside the calls: each tag with its calls. A narrow window shows only the tags. */
const index = (h) => {
  const link = (text, tag, operationId) => {
    const href = `#/${[tag, operationId].filter(Boolean).map(encodeURIComponent).join('/')}`;
    const follow = (event) => {
      event.preventDefault();
      history.replaceState(null, '', href);
      show(tag, operationId);
    };
    return h('a', { href, onClick: follow }, text);
  };
  const ofTag = ({ name }) => {
    const calls = operations.filter(({ tags }) => tags[0] === name);
    const items = calls.map(({ operationId, summary }) =>
      h('li', { key: operationId }, link(summary, name, operationId)),
    );
    return h('li', { key: name }, link(name, name), h('ul', null, items));
  };
  return h('nav', { className: 'index', 'aria-label': 'Index' }, h('ul', null, spec.tags.map(ofTag)));
};

/** What all calls have in common, folded, and the button to sign in. */
const about = (h, part) =>
  h(
    'div',
    { className: 'about' },
    h('details', null, h('summary', null, 'What all calls have in common'), part('InfoContainer')),
    part('AuthorizeBtnContainer'),
  );

/** Replaced components: landmarks, headings and names for screen readers, and without what we do not use. */
const haat = ({ React: { createElement: h } }) => ({
  components: {
    HaatLayout: ({ getComponent }) => {
      const part = (name) => h(getComponent(name, true));
      return h(
        'div',
        { className: 'swagger-ui' },
        part('SvgAssets'),
        h('h1', null, spec.info.title),
        h(
          'div',
          { className: 'beside' },
          index(h),
          h('div', null, about(h, part), h('h2', null, 'Calls'), part('operations')),
        ),
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
