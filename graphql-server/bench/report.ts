import type { Run } from './load.ts';
import type { Workload } from './workloads.ts';

/** One workload at one size of the catalogue. */
export interface Measured {
  workload: Workload;
  size: number;
  statements: number;
  shop: Run;
  sql: Run;
}

/** The smallest share of plain SQL's requests per second that the shop must reach. */
const LEAST_SHARE = 0.1;

const columns = ['', 'products', 'requests/s', 'p99 ms', 'statements', 'plain SQL/s', 'share of SQL'];

const line = (cells: readonly string[]) =>
  cells.map((cell, index) => (index === 0 ? cell.padEnd(22) : cell.padStart(13))).join('');

const whole = (value: number) => Math.round(value).toLocaleString('en');

/** Prints the results and their limits; returns whether all limits are kept. */
export const printReport = (results: readonly Measured[], say: (line: string) => void): boolean => {
  say('');
  say(line(columns));
  for (const { workload, size, statements, shop, sql } of results)
    say(
      line([
        workload.name,
        whole(size),
        whole(shop.perSecond),
        shop.p99.toFixed(1),
        String(statements),
        whole(sql.perSecond),
        (shop.perSecond / sql.perSecond).toFixed(2),
      ]),
    );

  const problems = results.flatMap(({ workload, size, statements, shop, sql }) => {
    const smallest = results.find((other) => other.workload === workload);
    const slowdown = smallest ? smallest.shop.perSecond / shop.perSecond : 1;
    const at = `${workload.name} at ${whole(size)}`;
    return [
      statements > workload.mostStatements &&
        `${at}: ${statements} statements, ${workload.mostStatements} at most.`,
      shop.perSecond / sql.perSecond < LEAST_SHARE && `${at}: less than a tenth of plain SQL.`,
      slowdown > workload.mostSlowdown &&
        `${at}: ${slowdown.toFixed(1)} times slower than at ${whole(smallest?.size ?? 0)}, ${workload.mostSlowdown} at most.`,
    ].filter((problem) => problem !== false);
  });
  say('');
  for (const problem of problems) say(`Not as it should be: ${problem}`);
  if (problems.length === 0) say('Everything is as it should be.');
  return problems.length === 0;
};
