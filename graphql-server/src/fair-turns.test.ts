import { describe, expect, test } from 'vitest';
import { FairTurns, LineFull, OwnerBusy } from './fair-turns.ts';

/** Jobs that are done when they are told so. */
const stage = (options: Partial<ConstructorParameters<typeof FairTurns>[0]> = {}) => {
  const turns = new FairTurns({ atOnce: 1, mostWaiting: 10, mostOfOne: 5, ...options });
  const begun: string[] = [];
  const done = new Map<string, () => void>();
  const settled = new Map<string, Promise<void>>();
  const bring = (owner: string, name: string) => {
    const work = turns.join(owner, (hand) =>
      hand(async () => {
        begun.push(name);
        const { promise, resolve } = Promise.withResolvers<void>();
        done.set(name, resolve);
        await promise;
      }),
    );
    settled.set(name, work);
    return work;
  };
  const finish = async (name: string) => {
    // Whoever has the turn begins.
    await new Promise(setImmediate);
    done.get(name)?.();
    await settled.get(name);
  };
  return { begun, bring, finish };
};

describe('who waits for a turn', () => {
  test('waits for one job of everybody else at most, however many they bring', async () => {
    const { begun, bring, finish } = stage();
    for (const name of ['a1', 'a2', 'a3', 'a4']) void bring('a', name);
    for (const name of ['b1', 'b2']) void bring('b', name);
    void bring('c', 'c1');
    for (const name of ['a1', 'a2', 'b1', 'c1', 'a3', 'b2']) await finish(name);
    expect(begun).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4']);
    await finish('a4');
  });

  test('gets it also after a job that failed', async () => {
    const turns = new FairTurns({ atOnce: 1, mostWaiting: 1, mostOfOne: 2 });
    const failing = turns.join('a', (hand) => hand(() => Promise.reject(new Error('No.'))));
    const next = turns.join('a', (hand) => hand(() => Promise.resolve('done')));
    await expect(failing).rejects.toThrow('No.');
    expect(await next).toBe('done');
  });
});

test('one owner has so much under way and no more, until something of it has ended', async () => {
  const { bring, finish } = stage({ mostOfOne: 2 });
  void bring('a', 'a1');
  void bring('a', 'a2');
  await expect(bring('a', 'a3')).rejects.toThrow(OwnerBusy);
  void bring('b', 'b1');
  await finish('a1');
  void bring('a', 'a4');
  for (const name of ['a2', 'b1', 'a4']) await finish(name);
});

test('the line takes so many and no more, also of those who joined before it was full', async () => {
  const { bring, finish } = stage({ mostWaiting: 2 });
  for (const owner of ['a', 'b', 'c']) void bring(owner, `${owner}1`);
  await expect(bring('d', 'd1')).rejects.toThrow(LineFull);
  for (const name of ['a1', 'b1', 'c1']) await finish(name);
  void bring('d', 'd2');
  await finish('d2');

  const turns = new FairTurns({ atOnce: 1, mostWaiting: 1, mostOfOne: 1 });
  const { promise: gate, resolve: open } = Promise.withResolvers<void>();
  const late = turns.join('late', async (hand) => {
    await gate;
    return hand(() => Promise.resolve());
  });
  const { promise: end, resolve: finishFirst } = Promise.withResolvers<void>();
  const [first, second] = ['x', 'y'].map((owner) => turns.join(owner, (hand) => hand(() => end)));
  open();
  await expect(late).rejects.toThrow(LineFull);
  finishFirst();
  await Promise.all([first, second]);
});
