import type { DataSource } from 'typeorm';
import { createQuietBoss } from './boss.ts';
import { jobNames, queues } from './queues.ts';

/** Brings the tables of the queue up to date, and its lines to what `queues.ts` says. Nobody else may do it meanwhile. */
export const installJobs = async (dataSource: DataSource): Promise<void> => {
  const boss = createQuietBoss(dataSource, { migrate: true });
  const problems: Error[] = [];
  boss.on('error', (error) => void problems.push(error));
  await boss.start();
  try {
    for (const name of jobNames) {
      const { workers: _, schedule, ...rules } = queues[name];
      await boss.createQueue(name, rules);
      await boss.updateQueue(name, rules);
      if (schedule !== undefined) await boss.schedule(name, schedule);
    }
  } finally {
    await boss.stop({ graceful: false });
  }
  if (problems[0]) throw problems[0];
};
