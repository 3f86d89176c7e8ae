import { Random } from '#demo/random.ts';
import { roundToDollars } from '#schema/dollars.ts';
import { DELIVERY_FEE_CENTS } from '#schema/limits.ts';
import { trustOf, type TrustDecision, type TrustHistory } from '#sales/checkout/trust/trust-rule.ts';
import { KINDS, type Assumptions } from './assumptions.ts';

/** The days over which people come to the shop. */
const DAYS = 365;

/** An order with all that chance decides of it, so that the same orders can be placed with the checks and without. */
interface Planned {
  kind: (typeof KINDS)[number];
  account: number;
  phone: number;
  /** The day on which it is placed, and that on which the account was opened. */
  day: number;
  since: number;
  totalCents: number;
  /** Whether it will not be taken. */
  isRefused: boolean;
  /** Dice from 0 to 1: whether a code is entered, a deposit paid, and the parcel refused all the same. */
  code: number;
  deposit: number;
  afterDeposit: number;
}

/** What became of the orders. */
export interface Result {
  orders: number;
  /** Orders that were sent and not taken. */
  refused: number;
  /** Orders that were asked for a code or a deposit. */
  codes: number;
  deposits: number;
  /** Orders that would have been taken, and never became valid. */
  lost: number;
  /** Honest customers who had taken an order and came again, and how many of them were asked for anything then. */
  good: number;
  bothered: number;
}

/** Plans orders: the same for the same seed. */
export const planOrders = (count: number, assumptions: Assumptions, seed: number): Planned[] => {
  const random = new Random(seed);
  const after = (mean: number) => -mean * Math.log(1 - random.next());
  const normal = () => Math.sqrt(-2 * Math.log(1 - random.next())) * Math.cos(2 * Math.PI * random.next());
  const { kinds, total } = assumptions;
  const honestPhones: number[] = [];
  const planned: Planned[] = [];
  let accounts = 0;
  for (let person = 0; planned.length < count; person += 1) {
    const kind = KINDS[random.weighted(KINDS.map((one) => kinds[one].share))] ?? 'honest';
    const habits = kinds[kind];
    if (kind === 'honest') honestPhones.push(person);
    let account = (accounts += 1);
    let since = random.next() * DAYS;
    let day = since;
    do {
      const isOthers = kind === 'fake' && random.chance(assumptions.strangersPhone) && honestPhones.length > 0;
      planned.push({
        kind,
        account,
        phone: isOthers ? random.pick(honestPhones) : person,
        day,
        since,
        totalCents: DELIVERY_FEE_CENTS + roundToDollars(total.medianCents * Math.exp(total.spread * normal())),
        isRefused: random.chance(habits.refuses),
        code: random.next(),
        deposit: random.next(),
        afterDeposit: random.next(),
      });
      day += after(assumptions.daysBetween);
      if (kind === 'fake' && random.chance(assumptions.newAccount)) {
        account = accounts += 1;
        since = day;
      }
    } while (random.chance(1 - 1 / Math.max(1, habits.orders)));
  }
  return planned.slice(0, count).toSorted((one, other) => one.day - other.day);
};

/** An order that was sent, and what is known of it from its day on. */
interface Sent {
  order: Planned;
  isRefused: boolean;
  /** The day on which it is taken or refused. */
  doorDay: number;
}

/** Places the planned orders one after the other, each judged by the rule; `decide` can replace it. */
export const simulate = (
  planned: readonly Planned[],
  assumptions: Assumptions,
  decide: (history: TrustHistory, order: Planned) => TrustDecision = (history, { totalCents }) =>
    trustOf(history, { totalCents, deliveryFeeCents: DELIVERY_FEE_CENTS }),
): Result => {
  const result: Result = { orders: 0, refused: 0, codes: 0, deposits: 0, lost: 0, good: 0, bothered: 0 };
  const byAccount = new Map<number, Sent[]>();
  const byPhone = new Map<number, Sent[]>();
  const good = new Map<number, boolean>();
  for (const order of planned) {
    const history = historyOf(order, byAccount.get(order.account) ?? [], byPhone.get(order.phone) ?? []);
    const { need } = decide(history, order);
    result.orders += 1;
    if (need === 'CODE') result.codes += 1;
    if (need === 'DEPOSIT') result.deposits += 1;
    if (order.kind === 'honest' && history.delivered > 0)
      good.set(order.account, (good.get(order.account) ?? false) || need !== null);

    const isRefused = order.isRefused && (need !== 'DEPOSIT' || order.afterDeposit < assumptions.refusesAfterDeposit);
    if (!isSent(order, need, assumptions)) {
      if (!order.isRefused) result.lost += 1;
      continue;
    }
    if (isRefused) result.refused += 1;
    const sent = { order, isRefused, doorDay: order.day + assumptions.daysToDoor };
    for (const [map, key] of [
      [byAccount, order.account],
      [byPhone, order.phone],
    ] as const)
      map.set(key, [...(map.get(key) ?? []), sent]);
  }
  return { ...result, good: good.size, bothered: [...good.values()].filter(Boolean).length };
};

const isSent = (order: Planned, need: TrustDecision['need'], { kinds }: Assumptions): boolean => {
  const { confirms, confirmsInVain, deposits, depositsInVain } = kinds[order.kind];
  if (need === 'CODE') return order.code < (order.isRefused ? confirmsInVain : confirms);
  if (need === 'DEPOSIT') return order.deposit < (order.isRefused ? depositsInVain : deposits);
  return true;
};

const historyOf = ({ account, day, since }: Planned, own: readonly Sent[], ofPhone: readonly Sent[]): TrustHistory => {
  const ended = own.filter(({ doorDay }) => doorDay <= day);
  return {
    accountDays: Math.floor(day - since),
    delivered: ended.filter(({ isRefused }) => !isRefused).length,
    refused: ended.filter(({ isRefused }) => isRefused).length,
    returned: 0,
    open: own.length - ended.length,
    phoneRefused: ofPhone.filter(
      ({ order, isRefused, doorDay }) => order.account !== account && isRefused && doorDay <= day,
    ).length,
  };
};

/** Returns how much fewer orders were refused, and which share of good customers was bothered. */
export const compare = (planned: readonly Planned[], assumptions: Assumptions) => {
  const without = simulate(planned, assumptions, () => ({ need: null, depositCents: 0, reasons: [] }));
  const checked = simulate(planned, assumptions);
  return {
    without,
    checked,
    fewerRefused: 1 - checked.refused / without.refused,
    bothered: checked.bothered / checked.good,
  };
};
