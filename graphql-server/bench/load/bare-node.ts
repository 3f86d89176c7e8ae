/** A server that does nothing but answer: what Node can do at most. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const server = createServer((_request, response) => {
  response.writeHead(200, ['Content-Type', 'text/plain', 'Content-Length', '2']);
  response.end('ok');
});
server.listen(0, '127.0.0.1', () => {
  process.send?.(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
