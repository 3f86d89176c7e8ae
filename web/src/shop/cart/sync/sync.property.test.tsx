import fc from 'fast-check';
import { expect, test } from 'vitest';
import { changeLines } from '#schema/cart.changes.ts';
import { isSameChoice, type CartLine, type LineChoice } from '#schema/cart.ts';
import { withChange, type AccountList } from '../accountList.ts';
import type { LineChange } from '../cart.ts';
import { withAnswer, withBatch } from './batches.ts';

type List = AccountList<CartLine, LineChange>;

/** Lines that all devices change, and one for each that it changes alone. */
const choices: LineChoice[] = ['all', 'all too', 'device 0', 'device 1', 'device 2'].map((productId) => ({
  productId,
  color: null,
  size: null,
}));

/** The account: what has a known key is not applied again. */
class Account {
  lines: CartLine[] = [];
  readonly #keys = new Set<string>();

  receive(key: string, changes: readonly LineChange[]): CartLine[] {
    if (!this.#keys.has(key)) this.lines = changeLines(this.lines, changes).lines;
    this.#keys.add(key);
    return this.lines;
  }
}

/** A browser, by the functions that the real one uses. */
class Device {
  list: List = { items: [], account: 'customer-1', pending: [], synced: null };
  /** All that was ever sent: the network may deliver it once more at any time. */
  readonly sent: { key: string; batch: readonly LineChange[] }[] = [];

  /** The person makes it so many pieces. Returns the change. */
  change(choice: LineChoice, to: number): LineChange {
    const from = this.list.items.find((line) => isSameChoice(line, choice))?.quantity ?? 0;
    const change = { ...choice, from, to, seenPriceCents: 1999, place: null };
    const items = changeLines(this.list.items, [change]).lines;
    this.list = { ...this.list, items, pending: withChange(this.list.pending, change) };
    return change;
  }

  /** Sends what is pending: it may be lost on the way, or its answer. */
  sync(account: Account, fate: 'answered' | 'answer lost' | 'lost'): void {
    const { list, key, batch } = withBatch(this.list, false);
    this.list = list;
    this.sent.push({ key, batch });
    if (fate === 'lost') return;
    const stored = account.receive(key, batch);
    if (fate === 'answered')
      this.list = withAnswer(
        list,
        { key, refused: [], account: 'customer-1' },
        (pending) => changeLines(stored, pending).lines,
      );
  }
}

const device = fc.nat({ max: 2 });
const step = fc.oneof(
  fc.record({
    kind: fc.constant('change' as const),
    device,
    choice: fc.nat({ max: 2 }),
    to: fc.nat({ max: 6 }),
  }),
  fc.record({
    kind: fc.constant('sync' as const),
    device,
    fate: fc.constantFrom('answered' as const, 'answer lost' as const, 'lost' as const),
  }),
  fc.record({ kind: fc.constant('repeat' as const), device, which: fc.nat({ max: 20 }) }),
);

test('devices with a bad network end with the same cart, and nothing that was added meanwhile is gone', () => {
  fc.assert(
    fc.property(fc.array(step, { minLength: 15, maxLength: 60 }), (steps) => {
      const account = new Account();
      const devices = [new Device(), new Device(), new Device()] as const;
      const done: { device: Device; change: LineChange }[] = [];
      for (const one of steps) {
        const at = devices[one.device] ?? devices[0];
        if (one.kind === 'sync') at.sync(account, one.fate);
        else if (one.kind === 'change') {
          const choice = choices[one.choice < 2 ? one.choice : 2 + one.device];
          if (choice) done.push({ device: at, change: at.change(choice, one.to) });
        } else {
          const again = at.sent[one.which % Math.max(at.sent.length, 1)];
          if (again) account.receive(again.key, again.batch);
        }
      }
      const shown = devices.map(({ list }) => list.items);
      // Whoever has pending changes sends them; then everybody looks once more.
      for (const at of [...devices, ...devices, ...devices]) at.sync(account, 'answered');
      for (const at of devices) {
        expect(at.list.pending).toEqual([]);
        expect(at.list.items).toEqual(account.lines);
      }
      for (const choice of choices) {
        const changes = done.filter(({ change }) => isSameChoice(change, choice));
        const pieces = account.lines.find((line) => isSameChoice(line, choice))?.quantity ?? 0;
        // What nobody has seen when they lowered it or took it out is there.
        for (const { change } of changes)
          if (change.to > change.from && changes.every(({ change: { from, to } }) => to >= from || from < change.to))
            expect(pieces).toBeGreaterThanOrEqual(change.to);
        // What one device alone changed is as it was shown there: nothing is applied twice, nothing comes back.
        const [first] = changes;
        if (first && changes.every((other) => other.device === first.device)) {
          const there = shown[devices.indexOf(first.device)]?.find((line) => isSameChoice(line, choice));
          expect(pieces).toBe(there?.quantity ?? 0);
        }
      }
    }),
    { numRuns: 500 },
  );
});
