import { describe, expect, test } from 'vitest';
import { FairQueue, QueueFull, OwnerBusy } from './fair-queue.ts';

/** A queue whose jobs start and end when the test says so. */
const setUp = (options: Partial<ConstructorParameters<typeof FairQueue>[0]> = {}) => {
  const queue = new FairQueue({ concurrency: 1, maxWaiting: 10, maxPerOwner: 5, ...options });
  const started: string[] = [];
  const done = new Map<string, () => void>();
  const settled = new Map<string, Promise<void>>();
  const add = (owner: string, name: string) => {
    const work = queue.join(owner, (run) =>
      run(async () => {
        started.push(name);
        const { promise, resolve } = Promise.withResolvers<void>();
        done.set(name, resolve);
        await promise;
      }),
    );
    settled.set(name, work);
    return work;
  };
  const finish = async (name: string) => {
    // Lets the job that has the turn start.
    await new Promise(setImmediate);
    done.get(name)?.();
    await settled.get(name);
  };
  return { started, add, finish };
};

describe('an owner who waits for a turn', () => {
  test('waits for one job of each other owner at most, however many jobs they have', async () => {
    const { started, add, finish } = setUp();
    for (const name of ['a1', 'a2', 'a3', 'a4']) void add('a', name);
    for (const name of ['b1', 'b2']) void add('b', name);
    void add('c', 'c1');
    for (const name of ['a1', 'a2', 'b1', 'c1', 'a3', 'b2']) await finish(name);
    expect(started).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4']);
    await finish('a4');
  });

  test('gets it also after a job that failed', async () => {
    const queue = new FairQueue({ concurrency: 1, maxWaiting: 1, maxPerOwner: 2 });
    const failing = queue.join('a', (run) => run(() => Promise.reject(new Error('No.'))));
    const next = queue.join('a', (run) => run(() => Promise.resolve('done')));
    await expect(failing).rejects.toThrow('No.');
    expect(await next).toBe('done');
  });
});

test('one owner may have a limited number under way, until one of them has ended', async () => {
  const { add, finish } = setUp({ maxPerOwner: 2 });
  void add('a', 'a1');
  void add('a', 'a2');
  await expect(add('a', 'a3')).rejects.toThrow(OwnerBusy);
  void add('b', 'b1');
  await finish('a1');
  void add('a', 'a4');
  for (const name of ['a2', 'b1', 'a4']) await finish(name);
});

test('the queue takes a limited number of jobs, also from owners who joined before it was full', async () => {
  const { add, finish } = setUp({ maxWaiting: 2 });
  for (const owner of ['a', 'b', 'c']) void add(owner, `${owner}1`);
  await expect(add('d', 'd1')).rejects.toThrow(QueueFull);
  for (const name of ['a1', 'b1', 'c1']) await finish(name);
  void add('d', 'd2');
  await finish('d2');

  const queue = new FairQueue({ concurrency: 1, maxWaiting: 1, maxPerOwner: 1 });
  const { promise: gate, resolve: open } = Promise.withResolvers<void>();
  const late = queue.join('late', async (run) => {
    await gate;
    return run(() => Promise.resolve());
  });
  const { promise: end, resolve: finishFirst } = Promise.withResolvers<void>();
  const [first, second] = ['x', 'y'].map((owner) => queue.join(owner, (run) => run(() => end)));
  open();
  await expect(late).rejects.toThrow(QueueFull);
  finishFirst();
  await Promise.all([first, second]);
});
