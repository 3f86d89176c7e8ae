import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Express, Request, Response } from 'express';
import { LRUCache } from 'lru-cache';
import type { Encoding } from '#platform/cache/encodings.ts';
import type { HeaderList } from '../security-headers.ts';

/** An answer that is begun: it has its id, and what log and metrics say of it where others cannot know. */
export interface NodeResponse extends ServerResponse {
  locals: {
    requestId: string;
    /** The route of the code that answers. */
    route?: string;
    /** The name of the operation. */
    operation?: string;
    /** The length of the body. */
    bytes?: number;
  };
}

/** An encoding that makes answers shorter. */
type Compressed = Exclude<Encoding, 'identity'>;

/** Answers a request before Express; `own` are the headers of this request alone. Returns false when it leaves the request to others. */
export type NodeHandler = (request: IncomingMessage, response: NodeResponse, own: HeaderList) => boolean;

/** Requests as Node hands them over, before Express. */
export interface NodeRequests {
  /** Gives a request and its answer all that those of Express have. */
  asExpress(request: IncomingMessage, response: NodeResponse): { request: Request; response: Response };
  /** Returns the encoding to send to a client: the preferred one where it is accepted, before the other. */
  encodingOf(request: IncomingMessage, preferred: Compressed): Encoding;
  /** Whether a client wants HTML, rather than JSON where there is that too. */
  wantsHtml(request: IncomingMessage, orJson: boolean): boolean;
}

/** How many values of a header are remembered, and the longest of them: browsers send a handful. */
const REMEMBERED = { entries: 500, characters: 500 };

/** Returns a function that reads a header, and remembers what it has read. */
const remembered = <Read extends string | boolean>(read: (header: string) => Read) => {
  const known = new LRUCache<string, { read: Read }>({ max: REMEMBERED.entries });
  return (header: string): Read => {
    const found = known.get(header);
    if (found) return found.read;
    const made = { read: read(header) };
    if (header.length <= REMEMBERED.characters) known.set(header, made);
    return made.read;
  };
};

/** Creates what reads requests before Express, by its own rules: who is trusted as a proxy, and what a client accepts. */
export const createNodeRequests = (app: Express): NodeRequests => {
  const withHeaders = (headers: Record<string, string>) =>
    Object.create(app.request, { headers: { value: headers } }) as Request;
  const encodingBy = (order: readonly Compressed[]) =>
    remembered((accepted): Encoding => {
      const request = withHeaders({ 'accept-encoding': accepted });
      // One by one: of a list Express takes the one that the client names first, and browsers name gzip before br.
      return order.find((encoding) => request.acceptsEncodings(encoding)) ?? 'identity';
    });
  const encodings = { br: encodingBy(['br', 'gzip']), gzip: encodingBy(['gzip', 'br']) };
  const wants = (types: string[]) =>
    remembered((accept) => withHeaders({ accept }).accepts(types) === 'html');
  const [html, htmlOrJson] = [wants(['html']), wants(['json', 'html'])];
  return {
    asExpress: (raw, rawResponse) => {
      const request = Object.setPrototypeOf(raw, app.request) as Request;
      const response = Object.setPrototypeOf(rawResponse, app.response) as Response;
      request.originalUrl = raw.url ?? '';
      request.res = response;
      return { request, response };
    },
    encodingOf: ({ headers }, preferred) => {
      const accepted = headers['accept-encoding'];
      return accepted === undefined ? 'identity' : encodings[preferred](String(accepted));
    },
    wantsHtml: ({ headers: { accept = '*/*' } }, orJson) => (orJson ? htmlOrJson : html)(accept),
  };
};
