import { json, needs, schemaOf, typesOf, type Call } from './call.ts';
import { commandOf } from './command.ts';
import { html, inline, prose, type Html } from './html.ts';
import { resolve, sampleOf } from './sample.ts';
import type { Answer, OpenApi, Operation, Schema } from './types.ts';

const typeOf = (document: OpenApi, schema: Schema): string => {
  const types = [schema.type].flat();
  const words = types.map((type) => {
    if (type !== 'array' || !schema.items) return type;
    return `${typeOf(document, resolve(document, schema.items))}[]`;
  });
  return words.join(' or ') + (schema.format ? ` (${schema.format})` : '');
};

const limits = (schema: Schema): Html | false => {
  const known = [
    schema.enum && `One of: ${schema.enum.join(' · ')}`,
    schema.default !== undefined && `Default: ${json(schema.default)}`,
  ].filter((words) => typeof words === 'string');
  return known.length > 0 && html`<small>${known.join('. ')}</small>`;
};

const field = (name: string, type: string, isRequired: boolean, about: Html[], below?: Html | false): Html =>
  html`<li>
    <p class="field">
      <code class="name">${name}</code> <span class="type">${type}</span>
      ${isRequired && html`<span class="required">required</span>`}
    </p>
    <div class="about">${about}${below}</div>
  </li>`;

/** The fields of an object, and of the objects in it. */
const fields = (document: OpenApi, schema: Schema): Html | false => {
  if (!schema.properties) return false;
  const isBody = schema.additionalProperties === undefined;
  return html`<ul class="fields">
    ${Object.entries(schema.properties).map(([name, property]) => {
      const inner = resolve(document, property);
      const item = inner.items ? resolve(document, inner.items) : inner;
      return field(
        name,
        typeOf(document, inner),
        isBody && schema.required?.includes(name) === true,
        [html`${inline(inner.description ?? '')} ${limits(inner)}`],
        item.properties && fields(document, item),
      );
    })}
  </ul>`;
};

const parameters = (document: OpenApi, operation: Operation): Html | false => {
  const list = operation.parameters ?? [];
  if (list.length === 0) return false;
  return html`<h4>Parameters</h4>
    <ul class="fields">
      ${list.map((parameter) => {
        const schema = parameter.schema;
        return field(parameter.name, `${typeOf(document, schema)}, in ${parameter.in}`, parameter.required, [
          html`${inline(parameter.description)} ${limits(schema)}`,
        ]);
      })}
    </ul>`;
};

const body = (document: OpenApi, operation: Operation): Html | false => {
  const schema = schemaOf(operation.requestBody);
  if (!operation.requestBody) return false;
  if (!schema)
    return html`<h4>Body</h4>
      <p>${inline(operation.requestBody.description)} One of: ${typesOf(operation).join(' · ')}</p>`;
  const whole = resolve(document, schema);
  return html`<h4>Body</h4>
    <p>${inline(whole.description ?? '')}</p>
    ${fields(document, whole)}`;
};

const answers = (document: OpenApi, operation: Operation): Html[] =>
  Object.entries(operation.responses).flatMap(([status, response]) => {
    const schema = schemaOf(response);
    const whole = schema && resolve(document, schema);
    const shown = whole?.items ? resolve(document, whole.items) : whole;
    const headers = Object.entries(response.headers ?? {}).map(([name, header]) =>
      field(name, 'header', false, inline(header.description)),
    );
    const hasMore = headers.length > 0 || shown?.properties;
    const line = html`<span class="status" data-kind="${status[0]}">${status}</span>
      <span>${inline(response.description)}</span>`;
    if (!hasMore) return [html`<div class="answer"><p class="line">${line}</p></div>`];
    return [
      html`<details class="answer">
        <summary>${line}</summary>
        ${
          headers.length > 0 &&
          html`<ul class="fields">
            ${headers}
          </ul>`
        }
        ${shown && fields(document, shown)}
        ${samplesOf(document, response).map(
          (sample) => html`<pre tabindex="0"><code>${json(sample)}</code></pre>`,
        )}
      </details>`,
    ];
  });

/** How an answer can look: as it says itself, or made from its shape. */
const samplesOf = (document: OpenApi, answer: Answer): unknown[] => {
  const content = answer.content['application/json'];
  if (content?.examples) return Object.values(content.examples).map(({ value }) => value);
  return content?.schema ? [sampleOf(document, content.schema)] : [];
};

const whoMay = (operation: Operation): string => {
  if (needs(operation, 'bearer')) return 'Needs a token';
  return needs(operation, 'refreshCookie') ? 'Needs the refresh cookie' : 'For everybody';
};

/** One call: what it is for, what it takes, what it answers, and how to try it. */
export const operationSection = (document: OpenApi, call: Call): Html => {
  const { path, method, operation } = call;
  return html`<article id="${operation.operationId}">
    <h3><a href="#${operation.operationId}">${operation.summary}</a></h3>
    <p class="address"><span class="method" data-method="${method}">${method}</span> <code>${path}</code></p>
    <p class="who">${whoMay(operation)}</p>
    ${prose(operation.description)} ${parameters(document, operation)} ${body(document, operation)}
    <h4>Answers</h4>
    ${answers(document, operation)}
    <h4>Try it</h4>
    <pre tabindex="0"><code>${commandOf(document, call)}</code></pre>
  </article>`;
};
