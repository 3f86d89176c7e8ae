import type { RequestListener } from 'node:http';
import type { Log } from '#kernel/log.ts';
import type { Metrics } from './metrics.ts';

/** Answers `GET /metrics` and nothing else. It listens on a separate port, which is not for visitors. */
export const metricsServer =
  (metrics: Metrics, log: Log): RequestListener =>
  (request, response) => {
    if (request.method !== 'GET' || request.url?.split('?', 1)[0] !== '/metrics') {
      response.writeHead(404, { 'Content-Type': 'text/plain' }).end('There is /metrics here.\n');
      return;
    }
    metrics.read().then(
      ({ type, text }) => void response.writeHead(200, { 'Content-Type': type }).end(text),
      (error: unknown) => {
        log.error({ error }, 'The metrics could not be read.');
        response.writeHead(503, { 'Content-Type': 'text/plain' }).end('The figures cannot be read just now.\n');
      },
    );
  };
