import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { dist } from '../scripts/lib/project.mjs';
import type { Node } from './cluster.ts';
import type { Server } from './shop.ts';

/** A figure: hours since the beginning, its value, and hours since its process was started, if it has one. */
type Point = readonly [hours: number, value: number, age?: number];

/** Each figure over time. */
export type Series = ReadonlyMap<string, readonly Point[]>;

/** How often figures are read, in milliseconds. */
const EVERY_MS = 10_000;

/** What is read in so many hours, of a process since its start, is warming up. */
const WARM_HOURS = 1 / 3;

/** An hour's changes of the catalogue stay, and leave once an hour: until then the table fills. */
const CHANGES = 'changes of the catalogue, MB';
const CHANGES_WARM_HOURS = 2;

/** A growth an hour of less than this share of the mean is noise. */
const NOISE = 0.05;

/**
 * Reads memory, handles, connections and the size of tables that are cleaned up within the hour, until it is ended. Not
 * of events: they stay for days. @throws when that cannot be read now
 */
export const watchGrowth = async (servers: readonly Server[], primary: Node) => {
  const began = performance.now();
  const series = new Map<string, Point[]>();
  const hoursSince = (time: number) => (performance.now() - time) / 3_600_000;
  const add = (name: string, value: number, startedAt = began) => {
    const points = series.get(name) ?? [];
    series.set(name, [...points, [hoursSince(began), value, hoursSince(startedAt)]]);
  };
  const startOf = new Map<number, number>();
  const read = async () => {
    for (const { name, pid } of servers) {
      if (pid === undefined) continue;
      const startedAt = startOf.get(pid) ?? performance.now();
      startOf.set(pid, startedAt);
      const status = readFileSync(`/proc/${pid}/status`, 'utf8');
      const [, memory] = /VmRSS:\s+(\d+)/.exec(status) ?? [];
      // It was killed just now.
      if (memory === undefined) continue;
      add(`${name}: memory, MB`, Number(memory) / 1024, startedAt);
      add(`${name}: handles`, readdirSync(`/proc/${pid}/fd`).length, startedAt);
    }
    const [row] = await primary.query<{ connections: number; limits: number; changes: number; jobs: number }>(
      `SELECT (SELECT count(*)::integer FROM pg_stat_activity WHERE datname = 'haat') AS connections,
         (SELECT count(*)::integer FROM jobs.job WHERE state < 'completed') AS jobs,
         (pg_total_relation_size('sessions') + pg_total_relation_size('rate_limits'))::float8 / 1024 / 1024 AS limits,
         pg_total_relation_size('catalogue_changes')::float8 / 1024 / 1024 AS changes`,
    );
    if (!row) return;
    add('connections of PostgreSQL', row.connections);
    add('jobs that wait', row.jobs);
    add('sessions and rate limits, MB', row.limits);
    add(CHANGES, row.changes);
  };
  await read();
  // A figure that cannot be read while something fails is left out.
  const timer = setInterval(() => void read().catch(() => {}), EVERY_MS);
  return {
    end: (): Series => {
      clearInterval(timer);
      return series;
    },
  };
};

/** The lowest point of each five minutes: what a fault leaves behind for a moment is no growth. */
const lowest = (points: readonly Point[]): readonly Point[] =>
  [...Map.groupBy(points, ([hours]) => Math.floor(hours * 12)).values()].map((window) =>
    window.reduce((low, point) => (point[1] < low[1] ? point : low)),
  );

/** Returns how much a figure grows an hour, and its mean, without the time in which it warms up; null before that. */
export const growthOf = (points: readonly Point[], warmHours = WARM_HOURS) => {
  const used = lowest(points.filter(([hours, , age = hours]) => age >= warmHours));
  if (used.length < 2) return null;
  const [x, y] = [0, 1].map((at) => used.reduce((sum, point) => sum + (point[at] ?? 0), 0) / used.length) as [
    number,
    number,
  ];
  const spread = used.reduce((sum, [hours]) => sum + (hours - x) ** 2, 0);
  const together = used.reduce((sum, [hours, value]) => sum + (hours - x) * (value - y), 0);
  return { perHour: together / spread, mean: y };
};

/** Says of each figure how it grows. */
export const verdicts = (series: Series): readonly { name: string; figure: string; grows: boolean }[] =>
  [...series].map(([name, points]) => {
    const growth = growthOf(points, name === CHANGES ? CHANGES_WARM_HOURS : WARM_HOURS);
    if (!growth) return { name, figure: `${points.at(-1)?.[1].toFixed(1)}, too young to tell`, grows: false };
    const { perHour, mean } = growth;
    return {
      name,
      figure: `${mean.toFixed(1)}, ${perHour >= 0 ? '+' : ''}${perHour.toFixed(1)} an hour`,
      grows: perHour > Math.max(mean * NOISE, 1),
    };
  });

const [WIDTH, HEIGHT] = [800, 120];

/** Draws the figures one below the other into dist/scale/growth.svg. */
export const drawGrowth = (series: Series): string => {
  const file = path.join(dist, 'scale', 'growth.svg');
  const charts = [...series].map(([name, points], row) => {
    const most = Math.max(...points.map(([, value]) => value), 1);
    const end = Math.max(...points.map(([hours]) => hours), 0.01);
    const line = points.map(([hours, value]) => `${(hours / end) * WIDTH},${HEIGHT - (value / most) * (HEIGHT - 20)}`);
    return `<g transform="translate(10 ${row * (HEIGHT + 30) + 20})">
      <text y="-4">${name}: at most ${most.toFixed(1)} in ${(end * 60).toFixed(0)} minutes</text>
      <polyline points="${line.join(' ')}" fill="none" stroke="#0b5d44"/>
      <path d="M0 ${HEIGHT}H${WIDTH}" stroke="#999"/></g>`;
  });
  const size = `width="${WIDTH + 20}" height="${charts.length * (HEIGHT + 30) + 20}"`;
  writeFileSync(
    file,
    `<svg xmlns="http://www.w3.org/2000/svg" ${size} font-family="sans-serif" font-size="13">
      <rect width="100%" height="100%" fill="#fff"/>${charts.join('')}</svg>\n`,
  );
  return file;
};
