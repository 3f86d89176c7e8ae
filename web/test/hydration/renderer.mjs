import { fork } from 'node:child_process';
import path from 'node:path';

/** Starts the process that renders pages as the server does. */
export const startRenderer = async () => {
  const worker = fork(path.join(import.meta.dirname, 'renderer.process.mjs'));
  const waiting = new Map();
  let last = 0;
  const next = (send) =>
    new Promise((resolve, reject) => {
      waiting.set(last, { resolve, reject });
      send(last);
      last += 1;
    });
  worker.on('message', ({ id, rendered, failure }) => {
    const { resolve, reject } = waiting.get(id);
    waiting.delete(id);
    if (failure === undefined) resolve(rendered);
    else reject(new Error(failure));
  });
  worker.on('error', (error) => {
    for (const { reject } of waiting.values()) reject(error);
  });
  await next(() => undefined);
  return {
    render: (page) => next((id) => worker.send({ id, ...page })),
    stop: () => void worker.kill(),
  };
};
