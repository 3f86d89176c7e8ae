import { json, needs, schemaOf, typesOf, type Call } from './call.ts';
import { resolve, sampleOf } from './sample.ts';
import type { OpenApi, Operation, Parameter } from './types.ts';

/** The kind of file that the sample of an upload sends. */
const UPLOADED = 'image/webp';

const exampleOf = (parameter: Parameter | undefined): string =>
  String(parameter?.example ?? parameter?.schema.examples?.[0] ?? '');

/** The address with its parameters filled in. */
const addressOf = (document: OpenApi, path: string, { parameters = [] }: Operation): string => {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    exampleOf(parameters.find((known) => known.in === 'path' && known.name === name)),
  );
  const query = parameters
    .filter((parameter) => parameter.in === 'query' && parameter.required)
    .map((parameter) => `${parameter.name}=${encodeURIComponent(exampleOf(parameter))}`)
    .join('&');
  return `${document.servers[0]?.url ?? ''}${filled}${query && `?${query}`}`;
};

const headersOf = (operation: Operation): string[] => [
  ...(needs(operation, 'bearer') ? ['Authorization: Bearer $TOKEN'] : []),
  ...(operation.parameters ?? [])
    .filter((parameter) => parameter.in === 'header')
    // The shell writes something new behind it at each call.
    .map(
      (parameter) =>
        `${parameter.name}: ${exampleOf(parameter)}${parameter['x-fresh'] ? '-$(date +%s)' : ''}`,
    ),
  ...(operation.requestBody
    ? [`Content-Type: ${typesOf(operation).length > 0 ? UPLOADED : 'application/json'}`]
    : []),
];

/** Brings a picture of the shop, for something to upload. */
const pictureCommand = (document: OpenApi): string[] => {
  const path = '/pictures/{key}/{file}';
  const show = document.paths[path]?.get;
  return show
    ? [`curl -s -o picture.webp '${addressOf(document, path, show).replace(/[^/]+$/, '800.webp')}'`]
    : [];
};

/** Whether a call answers a picture, which nobody reads in a shell. */
const answersFile = (operation: Operation): boolean =>
  Object.keys(operation.responses['200']?.content ?? {}).some((type) => type.startsWith('image/'));

/** Whether a call answers a token, which later samples send. */
const answersToken = (document: OpenApi, operation: Operation): boolean => {
  const schema = operation.responses['200'] && schemaOf(operation.responses['200']);
  return schema !== undefined && resolve(document, schema).properties?.['token'] !== undefined;
};

/** The call as it is typed in a POSIX shell. Together the samples keep the token in `$TOKEN` and the refresh cookie in `cookies.txt`. */
export const commandOf = (document: OpenApi, { path, method, operation }: Call): string => {
  const schema = schemaOf(operation.requestBody);
  const setsCookie = operation.responses['200']?.headers?.['Set-Cookie'] !== undefined;
  const keepsToken = answersToken(document, operation);
  const uploads = typesOf(operation).length > 0;
  const curl = [
    `curl${keepsToken ? ' -s' : ''}${method === 'get' ? '' : ` -X ${method.toUpperCase()}`} '${addressOf(document, path, operation)}'`,
    ...headersOf(operation).map((header) => `  -H "${header}"`),
    ...(needs(operation, 'refreshCookie') ? ['  -b cookies.txt'] : []),
    ...(setsCookie ? ['  -c cookies.txt'] : []),
    ...(answersFile(operation) ? ['  -O'] : []),
    ...(uploads ? ['  --data-binary @picture.webp'] : []),
    ...(schema ? [`  -d '${json(sampleOf(document, schema)).replaceAll("'", String.raw`'\''`)}'`] : []),
  ].join(' \\\n');
  if (keepsToken) return `TOKEN=$(${curl} \\\n  | sed -E 's/.*"token":"([^"]+)".*/\\1/')\necho "$TOKEN"`;
  return [...(uploads ? pictureCommand(document) : []), curl].join('\n');
};
