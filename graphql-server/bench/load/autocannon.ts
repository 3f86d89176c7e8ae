/**
 * The load where wrk is not installed, in a process of its own: sends the requests of a file one after the other, and
 * prints what came of them as JSON, as `wrk.lua` does. Arguments: URL, file, place to begin at, connections, seconds.
 */
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import autocannon from 'autocannon';
import { NEW_KEY } from './load.ts';

const [url = '', file = '', start, connections, seconds] = process.argv.slice(2);
const requests = readFileSync(file, 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => {
    const [method = 'GET', path = '', accept = '', address = '', token, ...body] = line.split('\t');
    return {
      method: method as 'GET' | 'POST',
      path,
      body: body.join('\t'),
      headers: {
        accept,
        'accept-encoding': 'gzip, deflate, br',
        'x-forwarded-for': address,
        ...(token && { authorization: `Bearer ${token}` }),
        ...(method === 'POST' && { 'content-type': 'application/json' }),
      },
    };
  });
let at = Number(start);

const {
  latency,
  requests: sent,
  duration,
  errors,
  non2xx,
} = await autocannon({
  url,
  connections: Number(connections),
  duration: Number(seconds),
  timeout: 30,
  requests: [
    {
      setupRequest: (request) => {
        at = (at + 1) % requests.length;
        const { body, ...next } = requests[at] ?? { body: '' };
        return { ...request, ...next, ...(body !== '' && { body: body.replace(NEW_KEY, randomUUID()) }) };
      },
    },
  ],
});
console.log(
  JSON.stringify({
    requests: sent.total,
    seconds: duration,
    p50: latency.p50,
    p99: latency.p99,
    wrong: errors + non2xx,
  }),
);
