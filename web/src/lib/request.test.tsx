import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { holdTimeouts, requestedTimeouts } from '#web-test/timeouts.ts';
import { server } from '#web-test/server.ts';
import { hasTimedOut, request } from './request.ts';

const address = 'http://localhost:3000/something';

const answersWith = (answer: () => Response | Promise<Response>) => server.use(http.get(address, answer));

const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => expect.fail('It did not fail.'),
    (error: unknown) => error,
  );

test('an answer is waited for 30 seconds (spec §9), and then the call has timed out', async () => {
  answersWith(() => new Promise<Response>(() => {}));
  const outOfPatience = holdTimeouts();
  const failure = failureOf(request(address));
  expect(requestedTimeouts).toEqual([30_000]);
  outOfPatience();
  expect(hasTimedOut(await failure)).toBe(true);
});

test('so is the rest of an answer that has begun', async () => {
  const beginning = new ReadableStream({
    start: (stream) => stream.enqueue(new TextEncoder().encode('a beginning')),
  });
  answersWith(() => new HttpResponse(beginning));
  const outOfPatience = holdTimeouts();
  const answer = await request(address);
  const failure = failureOf(answer.text());
  outOfPatience();
  expect(hasTimedOut(await failure)).toBe(true);
});

test('an end that the caller wants is no time-out', async () => {
  answersWith(() => new Promise<Response>(() => {}));
  const caller = new AbortController();
  const failure = failureOf(request(address, { signal: caller.signal }));
  caller.abort();
  expect(await failure).toMatchObject({ name: 'AbortError' });
  expect(hasTimedOut(await failure)).toBe(false);
  expect(await failureOf(request(address, { signal: caller.signal }))).toMatchObject({ name: 'AbortError' });
});

test('what answers in time arrives; a network that is not there is no time-out', async () => {
  answersWith(() => new HttpResponse('here'));
  expect(await (await request(address)).text()).toBe('here');
  answersWith(() => HttpResponse.error());
  expect(hasTimedOut(await failureOf(request(address)))).toBe(false);
});
