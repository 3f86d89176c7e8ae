import type { Outcome } from './trial.ts';

/** The columns of the table: how many of the outcomes are so. */
const COLUMNS: Record<string, (outcome: Outcome) => boolean> = {
  lost: ({ result }) => result === 'lost',
  doubled: ({ result }) => result === 'doubled',
  elsewhere: ({ result }) => result === 'elsewhere',
  'sign in 100 ms': ({ sign }) => sign !== null && sign <= 100,
  'in 1 s': ({ effect }) => effect !== null && effect <= 1000,
  'in 2 s': ({ effect }) => effect !== null && effect <= 2000,
};

/** Returns the outcomes as a table: by page, kind, network, and control. */
export const tableOf = (outcomes: Outcome[]): string => {
  const head = ['', 'trials', ...Object.keys(COLUMNS)];
  const by = (name: (outcome: Outcome) => string) =>
    [...Map.groupBy(outcomes, name)].sort(([a], [b]) => a.localeCompare(b)).map(([key, some]) => rowOf(key, some));
  const groups = [
    [rowOf('all', outcomes)],
    by(({ trial }) => trial.place.name),
    by(({ trial }) => trial.kind),
    by(({ trial }) => trial.network),
    by(({ trial }) => (trial.failing === null ? 'all files' : 'a file fails once')),
    by(({ trial }) => trial.control.name),
  ];
  return groups.map((rows) => [head, ...rows].map(printRow).join('\n')).join('\n\n') + `\n\n${percentiles(outcomes)}\n`;
};

const rowOf = (name: string, outcomes: Outcome[]): string[] => [
  name,
  String(outcomes.length),
  ...Object.values(COLUMNS).map((isSo) => String(outcomes.filter(isSo).length)),
];

const printRow = ([name = '', ...cells]: string[]) =>
  name.padEnd(32) + cells.map((cell, at) => cell.padStart(at < 4 ? 10 : 16)).join('');

/** Says how long half, and nine of ten, took to the sign and to the effect. */
const percentiles = (outcomes: Outcome[]): string => {
  const at = (values: (number | null)[], share: number) => {
    const sorted = values.map((value) => value ?? Infinity).sort((a, b) => a - b);
    return sorted[Math.floor(sorted.length * share)] ?? 0;
  };
  const say = (name: string, values: (number | null)[]) =>
    `${name}: half within ${at(values, 0.5)} ms, three of four within ${at(values, 0.75)} ms, nine of ten within ${at(values, 0.9)} ms`;
  return [
    say(
      'sign',
      outcomes.map(({ sign }) => sign),
    ),
    say(
      'effect',
      outcomes.map(({ effect }) => effect),
    ),
  ].join('\n');
};
