import { ASSUMPTIONS, type Assumptions } from './assumptions.ts';
import { compare, planOrders } from './simulation.ts';
import { variations } from './variations.ts';

/**
 * `npm run simulate-trust`: what the trust ladder does to 10,000 orders, as assumed and with every assumption varied.
 */
const ORDERS = 10_000;

const percent = (share: number) => `${(share * 100).toFixed(1)} %`.padStart(8);

const row = (name: string, assumptions: Assumptions, seed: number): string => {
  const { without, checked, fewerRefused, bothered } = compare(planOrders(ORDERS, assumptions, seed), assumptions);
  const shares = [
    without.refused / ORDERS,
    checked.refused / ORDERS,
    fewerRefused,
    bothered,
    checked.codes / ORDERS,
    checked.deposits / ORDERS,
    checked.lost / ORDERS,
  ];
  return `${name.padEnd(32)}${shares.map(percent).join('  ')}`;
};

process.stdout.write(
  [
    'Of all orders: refused without checks, with checks, how much fewer; good customers bothered; asked for a code, for a deposit; lost.',
    ...[1, 2, 3].map((seed) => row(`as assumed, seed ${seed}`, ASSUMPTIONS, seed)),
    ...variations().map(({ name, assumptions }) => row(name, assumptions, 1)),
    '',
  ].join('\n'),
);
