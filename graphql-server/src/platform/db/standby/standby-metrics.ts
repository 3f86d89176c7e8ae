import { Counter, Gauge } from 'prom-client';
import type { PublicReads } from '../standbys.ts';

/** Returns the metrics of public reads: where they go, and how far the standbys are behind; none without standbys. */
export const standbyMetrics = (
  reads: Pick<PublicReads, 'standbys' | 'answered'>,
): (Gauge<string> | Counter<string>)[] => {
  if (reads.standbys.length === 0) return [];
  const state = new Gauge({
    name: 'haat_standby_state',
    help: 'Standbys of PostgreSQL as they were at the last look; "read" is the one to which public reads go.',
    labelNames: ['standby', 'state'],
    registers: [],
    collect() {
      this.reset();
      for (const { address, isRead, state: found } of reads.standbys)
        this.set({ standby: address, state: isRead ? 'read' : found }, 1);
    },
  });
  const lag = new Gauge({
    name: 'haat_standby_lag_seconds',
    help: 'How old what a standby shows was at most, at the last look.',
    labelNames: ['standby'],
    registers: [],
    collect() {
      this.reset();
      for (const { address, lagMs } of reads.standbys)
        if (lagMs !== undefined) this.set({ standby: address }, lagMs / 1000);
    },
  });
  const answered = new Counter({
    name: 'haat_public_reads_total',
    help: 'Statements of public reads by where they were answered; repeated are those that failed on a standby before.',
    labelNames: ['by'],
    registers: [],
    collect() {
      this.reset();
      for (const [by, count] of Object.entries(reads.answered)) this.inc({ by }, count);
    },
  });
  return [state, lag, answered];
};
