import http from 'node:http';

/** The parts of a request that help to understand a failure. */
interface SentRequest {
  method: string;
  url: string;
  headers: Record<string, string>;
  body: string | Uint8Array<ArrayBuffer> | undefined;
}

/** The most characters of a body that a failure prints. */
const PRINTED = 4000;

const cut = (text: string) => (text.length > PRINTED ? `${text.slice(0, PRINTED)}… (${text.length} characters)` : text);

const printHeaders = (headers: Iterable<[string, string]>) =>
  [...headers].map(([name, value]) => `${name}: ${value}`).join('\n');

/** The format of every REST failure. */
export interface RestRefusal {
  error: string;
  code: string;
  requestId: string;
  fields?: { field: string; message: string }[];
  wrong?: string;
  currentPriceCents?: number;
  availableStock?: number;
  productId?: string;
  limit?: string;
  reason?: string;
  most?: number;
  orderStatus?: string;
}

/** Prints a body readably: the document of a GraphQL request with its line breaks. */
const printBody = (body: string | Uint8Array) => {
  if (typeof body !== 'string') return `(${body.length} bytes)`;
  const graphql = body.startsWith('{"query":"') ? (JSON.parse(body) as { query: string; variables: unknown }) : null;
  return cut(graphql ? `${graphql.query.trim()}\n${JSON.stringify(graphql.variables)}` : body);
};

/** An HTTP response. Asking for something that it does not have throws an error with the whole request and response. */
export class Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The body as it came. */
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly #request: SentRequest;

  constructor(request: SentRequest, status: number, headers: Headers, bytes: Uint8Array<ArrayBuffer>) {
    this.#request = request;
    this.status = status;
    this.headers = headers;
    this.bytes = bytes;
    this.text = new TextDecoder().decode(bytes);
  }

  /** Returns the body as JSON. @throws with request and response when it is not JSON */
  json<Body>(): Body {
    try {
      return JSON.parse(this.text) as Body;
    } catch {
      throw this.failure('The answer is not JSON.');
    }
  }

  /** Returns the body of a success. @throws with request and response for any other status */
  ok<Body>(status = 200): Body {
    if (this.status !== status) throw this.failure(`Status ${this.status} instead of ${status}.`);
    return this.json<Body>();
  }

  /**
   * Returns the body of a refusal in the format of REST failures. @throws with request and response for anything else
   */
  refused(status: number): RestRefusal {
    const body = this.ok<RestRefusal>(status);
    if (!isSentence(body.error) || typeof body.code !== 'string' || typeof body.requestId !== 'string')
      throw this.failure('The refusal is not { error, code, requestId }.');
    return body;
  }

  /** Returns an error that shows the whole request and response. */
  failure(message: string): Error {
    const { method, url, headers, body } = this.#request;
    const lines = [
      message,
      '',
      `${method} ${url}`,
      printHeaders(Object.entries(headers)),
      printBody(body ?? ''),
      '',
      `HTTP ${this.status}`,
      printHeaders(this.headers),
      cut(this.text),
    ];
    return new Error(lines.join('\n'));
  }
}

/** Whether a text is a sentence that can be shown to people. */
export const isSentence = (text: unknown): text is string =>
  typeof text === 'string' && text.trim().length > 3 && !/\bat .+:\d+|node_modules|SQLSTATE|syntax error at/.test(text);

/** An error of a GraphQL response. */
export interface GraphqlError {
  message: string;
  path?: (string | number)[];
  extensions: { code: string; requestId?: string; fields?: { field: string; message: string }[] };
}

/** A whole GraphQL response, for tests that look at failures. */
export interface GraphqlAnswer<Data> {
  status: number;
  data: Data | null | undefined;
  errors: GraphqlError[];
  answer: Answer;
}

/** What is sent besides method and path. */
export interface SendOptions {
  /** Sent as JSON. */
  body?: unknown;
  /** Sent unchanged. */
  raw?: string | Uint8Array<ArrayBuffer>;
  headers?: Record<string, string>;
  /** Redirects are followed, unless the test is about them. */
  redirect?: 'manual';
}

/** A client that calls the shop over HTTP. */
export interface Client {
  send(method: string, path: string, options?: SendOptions): Promise<Answer>;
  get(path: string): Promise<Answer>;
  post(path: string, body: unknown): Promise<Answer>;
  put(path: string, body: unknown): Promise<Answer>;
  /** Returns the data of an operation. @throws with request and response when there are errors */
  graphql<Data>(document: string, variables?: Record<string, unknown>): Promise<Data>;
  /** Returns the only error of an operation that must fail. @throws with request and response when it does not */
  graphqlRefusal(document: string, variables?: Record<string, unknown>): Promise<GraphqlError & { status: number }>;
  /** Returns the response of an operation, whatever it is. */
  graphqlAnswer<Data>(document: string, variables?: Record<string, unknown>): Promise<GraphqlAnswer<Data>>;
}

/**
 * The media type that the web asks for: the newer one, in which the HTTP status says whether the operation succeeded.
 */
const GRAPHQL = 'application/graphql-response+json, application/json;q=0.9';

let addresses = 0;

/** Returns an IP that no other client of this file has. */
export const freshAddress = (): string => {
  addresses += 1;
  return `10.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`;
};

/** Creates a client of the shop at `url`, signed in if there is a token. It has its own IP. */
export const createClient = (url: string, token?: string): Client => {
  const address = freshAddress();
  const send: Client['send'] = async (method, path, { body, raw, headers = {}, redirect } = {}) => {
    const text = raw ?? (body === undefined ? undefined : JSON.stringify(body));
    const request: SentRequest = {
      method,
      url: url + path,
      headers: {
        accept: path.startsWith('/graphql') ? GRAPHQL : 'application/json',
        'x-forwarded-for': address,
        ...(text !== undefined && { 'content-type': 'application/json' }),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...headers,
      },
      body: text,
    };
    const response = await fetch(request.url, {
      method,
      headers: request.headers,
      ...(redirect && { redirect }),
      ...(text !== undefined && { body: text }),
    });
    return new Answer(request, response.status, response.headers, new Uint8Array(await response.arrayBuffer()));
  };

  const graphqlAnswer: Client['graphqlAnswer'] = async <Data>(
    query: string,
    variables: Record<string, unknown> = {},
  ) => {
    const answer = await send('POST', '/graphql', { body: { query, variables } });
    const { data, errors = [] } = answer.json<{ data?: Data | null; errors?: GraphqlError[] }>();
    return { status: answer.status, data, errors, answer };
  };

  return {
    send,
    get: (path) => send('GET', path),
    post: (path, body) => send('POST', path, { body }),
    put: (path, body) => send('PUT', path, { body }),
    graphqlAnswer,
    graphql: async <Data>(document: string, variables?: Record<string, unknown>) => {
      const { data, errors, status, answer } = await graphqlAnswer<Data>(document, variables);
      if (errors.length > 0 || status !== 200 || data === null || data === undefined)
        throw answer.failure('The operation failed.');
      return data;
    },
    graphqlRefusal: async (document, variables) => {
      const { errors, status, answer } = await graphqlAnswer(document, variables);
      const [error] = errors;
      if (error === undefined || errors.length > 1) throw answer.failure('The operation has not one error.');
      if (!isSentence(error.message)) throw answer.failure('The error is no sentence for people.');
      return { ...error, status };
    },
  };
};

/** Sends a request with its URL unchanged: browsers and `fetch` would normalise it. */
export function getRaw(
  url: string,
  address: string,
  headers: Record<string, string> = {},
): Promise<{ status: number; headers: http.IncomingHttpHeaders; text: string }> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const request = http.request({ hostname, port, path: address, headers, agent: false }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => void parts.push(part));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          text: Buffer.concat(parts).toString(),
        }),
      );
    });
    request.on('error', reject);
    request.end();
  });
}
