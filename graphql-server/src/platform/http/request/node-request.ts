import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Express, Request, Response } from 'express';
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

/**
 * Answers a request before Express; `own` are the headers of this request alone. Returns false when it leaves the
 * request to others.
 */
export type NodeHandler = (request: IncomingMessage, response: NodeResponse, own: HeaderList) => boolean;

/**
 * Creates what reads requests before Express, by its own rules: who is trusted as a proxy, and what a client accepts.
 */
export const createNodeRequests = (app: Express) => {
  const withHeaders = (headers: Record<string, string>) =>
    Object.create(app.request, { headers: { value: headers } }) as Request;
  return {
    /** Gives a request and its answer all that those of Express have. */
    asExpress: (raw: IncomingMessage, rawResponse: NodeResponse): { request: Request; response: Response } => {
      const request = Object.setPrototypeOf(raw, app.request) as Request;
      const response = Object.setPrototypeOf(rawResponse, app.response) as Response;
      request.originalUrl = raw.url ?? '';
      request.res = response;
      return { request, response };
    },
    /** Returns the encoding to send to a client: the preferred one where it is accepted, before the other. */
    encodingOf: ({ headers }: IncomingMessage, preferred: Compressed): Encoding => {
      const accepted = headers['accept-encoding'];
      if (accepted === undefined) return 'identity';
      const request = withHeaders({ 'accept-encoding': String(accepted) });
      // One by one: of a list Express takes the one that the client names first, and browsers name gzip before br.
      const order = preferred === 'br' ? (['br', 'gzip'] as const) : (['gzip', 'br'] as const);
      return order.find((encoding) => request.acceptsEncodings(encoding)) ?? 'identity';
    },
    /** Whether a client prefers HTML, rather than JSON where there is that too. */
    wantsHtml: ({ headers: { accept = '*/*' } }: IncomingMessage, orJson: boolean): boolean =>
      withHeaders({ accept }).accepts(orJson ? ['json', 'html'] : ['html']) === 'html',
  };
};

/** Requests as Node hands them over, before Express. */
export type NodeRequests = ReturnType<typeof createNodeRequests>;
