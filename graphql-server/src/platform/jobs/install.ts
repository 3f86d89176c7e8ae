import type { DataSource } from 'typeorm';
import { createPassiveBoss } from './boss.ts';
import type { JobName } from './job-queue.ts';
import { FAILED_JOBS, FAILED_JOBS_RULES, namesOf, type Queues } from './queues.ts';

/**
 * Migrates pg-boss's tables and sets the queues up as `queues.ts` says. The caller makes sure that only one process
 * does it at a time.
 */
export const installJobs = async (dataSource: DataSource, queues: Queues<JobName>): Promise<void> => {
  const boss = createPassiveBoss(dataSource, { migrate: true });
  const problems: Error[] = [];
  boss.on('error', (error) => void problems.push(error));
  await boss.start();
  try {
    await boss.createQueue(FAILED_JOBS, FAILED_JOBS_RULES);
    await boss.updateQueue(FAILED_JOBS, FAILED_JOBS_RULES);
    for (const name of namesOf(queues)) {
      const { workers: _, worker: __, schedule, ...own } = queues[name];
      const rules = { ...own, deadLetter: FAILED_JOBS };
      await boss.createQueue(name, rules);
      await boss.updateQueue(name, rules);
      if (schedule !== undefined) await boss.schedule(name, schedule);
    }
  } finally {
    await boss.stop({ graceful: false });
  }
  if (problems[0]) throw problems[0];
};
