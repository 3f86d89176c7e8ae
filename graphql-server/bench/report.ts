import type { Measured } from './measure.ts';
import { PIECES, type Rush } from './rush.ts';

/** The smallest share of plain SQL's requests per second that the shop must reach. */
const LEAST_SHARE = 0.1;

/** How long a rush should take at most on two cores, in milliseconds. */
const RUSH_TARGET_MS = 1000;

/** A rush at one size of the catalogue. */
export type MeasuredRush = Rush & { size: number };

const columns: readonly (readonly [name: string, width: number])[] = [
  ['', 24],
  ['products', 10],
  ['requests/s', 11],
  ['aim', 8],
  ['p50 ms', 8],
  ['p99 ms', 8],
  ['SQL once', 9],
  ['SQL avg', 8],
  ['plain/s', 8],
  ['share', 7],
  ['CPU ms', 8],
  ['of it PG', 9],
  ['MB', 5],
  ['most', 5],
];

const line = (cells: readonly string[]) =>
  cells
    .map((cell, place) => {
      const width = columns[place]?.[1] ?? 0;
      return place === 0 ? cell.padEnd(width) : cell.padStart(width);
    })
    .join('');

const whole = (value: number) => Math.round(value).toLocaleString('en');

const known = (value: number | undefined, digits: number) =>
  value === undefined || Number.isNaN(value) ? '–' : value.toFixed(digits);

const costOf = ({ cpu, load }: Measured) => {
  const cost = cpu.server + cpu.postgres;
  return Number.isNaN(cost) ? 1000 / load.perSecond : cost;
};

/** Returns one workload's figures as a line. */
const lineOf = ({ workload, size, load, statements, sql, cpu, memory }: Measured) =>
  line([
    workload.name,
    whole(size),
    whole(load.perSecond),
    workload.target?.[size] === undefined ? '' : whole(workload.target[size]),
    known(load.p50, 1),
    known(load.p99, 1),
    known(statements.once, 0),
    known(statements.onAverage, 2),
    sql === undefined ? '' : whole(sql),
    sql === undefined ? '' : known(load.perSecond / sql, 2),
    known(cpu.server + cpu.postgres, 3),
    known(cpu.postgres, 3),
    known(memory.now, 0),
    known(memory.highest, 0),
  ]);

/** The most MB of a server. */
const MOST_MEMORY = 450;

/** Says which limits one workload's figures are above. */
const problemsOf = (measured: Measured, results: readonly Measured[]): string[] => {
  const { workload, size, load, statements, sql, memory } = measured;
  const { limits = {} } = workload;
  const smallest = results.find((other) => other.workload === workload) ?? measured;
  const slowdown = costOf(measured) / costOf(smallest);
  return [
    statements.once > (limits.statements ?? Infinity) && `${statements.once} statements, ${limits.statements} at most.`,
    sql !== undefined && load.perSecond / sql < LEAST_SHARE && 'less than a tenth of plain SQL.',
    slowdown > (limits.slowdown ?? Infinity) &&
      `costs ${slowdown.toFixed(1)} times as much as at ${whole(smallest.size)}, ${limits.slowdown} at most.`,
    memory.highest > MOST_MEMORY && `${whole(memory.highest)} MB, ${MOST_MEMORY} at most.`,
  ]
    .filter((problem) => problem !== false)
    .map((problem) => `${workload.name} at ${whole(size)}: ${problem}`);
};

/** Prints the results and their limits; returns whether all limits are kept. */
export const printReport = (
  results: readonly Measured[],
  rushes: readonly MeasuredRush[],
  say: (line: string) => void,
): boolean => {
  say('');
  say(line(columns.map(([name]) => name)));
  for (const measured of results) say(lineOf(measured));
  for (const { size, buyers, sold, settledMs } of rushes)
    say(
      `${buyers} buyers for ${PIECES} pieces with ${whole(size)} products: ${sold} have one, all know it after ${whole(settledMs)} ms (aim: ${whole(RUSH_TARGET_MS)}).`,
    );
  const problems = [
    ...results.flatMap((measured) => problemsOf(measured, results)),
    ...rushes
      .filter(({ sold, left }) => sold !== PIECES || left !== 0)
      .map(({ size, sold, left }) => `the rush at ${whole(size)}: ${sold} were sold, ${left} are left.`),
  ];
  say('');
  for (const problem of problems) say(`Not as it should be: ${problem}`);
  if (problems.length === 0) say('Everything is as it should be.');
  return problems.length === 0;
};
