import { once } from 'node:events';
import { createServer, request as ask, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** What a door does with the answers of the shop behind it. */
export interface Passage {
  /** Changes a text that is passed on; called for pages and scripts. */
  change?: (path: string, content: string) => string;
  /** Paths that are not there any more. */
  isGone?: (path: string) => boolean;
  /** Whether the shop is away, and a proxy says so. */
  isAway?: boolean;
  /** Whether to wait with the pages until this has happened. */
  pagesWaitFor?: Promise<void>;
}

/** Opens another address of a shop, behind which something can change, as at a deployment. */
export const openDoor = async (shop: string) => {
  let passage: Passage = {};
  const server = createServer((request, response) => {
    const { url: path = '/', method, headers } = request;
    const { isAway, isGone, change, pagesWaitFor } = passage;
    const isPage = headers.accept?.startsWith('text/html') === true;
    const pass = (answered: IncomingHttpHeaders, status: number, body: string | NodeJS.ReadableStream) => {
      if (typeof body !== 'string') {
        response.writeHead(status, answered);
        body.pipe(response);
        return;
      }
      const { 'content-length': _length, etag: _etag, 'last-modified': _date, ...others } = answered;
      response.writeHead(status, others);
      response.end(change?.(path, body) ?? body);
    };
    const goOn = () => {
      if (isAway) return void response.writeHead(502, { 'content-type': 'text/html' }).end('Bad Gateway');
      if (isGone?.(path)) return void response.writeHead(404).end();
      // What is changed here must come whole, also when the browser has it as the shop sent it.
      const { 'if-none-match': _tag, 'if-modified-since': _date, ...whole } = headers;
      const plain = change ? { ...whole, 'accept-encoding': 'identity' } : headers;
      const asked = ask(new URL(path, shop), { method, headers: plain }, (answer) => {
        const { statusCode = 500, headers: answered } = answer;
        const isText = /html|javascript/.test(answered['content-type'] ?? '');
        if (change && isText) void text(answer).then((body) => pass(answered, statusCode, body));
        else pass(answered, statusCode, answer);
      });
      asked.on('error', () => response.destroy());
      request.pipe(asked);
    };
    if (isPage && pagesWaitFor) void pagesWaitFor.then(goOn);
    else goOn();
  });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    let: (next: Passage) => (passage = next),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};
