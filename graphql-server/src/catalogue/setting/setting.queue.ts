import type { SettingKey } from '#schema/setting.ts';
import { query } from '#platform/db/database.ts';
import { AT_A_TIME, EARLY_SECONDS } from '#platform/jobs/at-a-time.ts';
import type { Queues } from '#platform/jobs/queues.ts';
import type { Deps } from '#platform/module/deps.ts';
import { SettingEntity } from './setting.entity.ts';
import { settingTimeComes } from './setting.statements.ts';

declare module '#platform/jobs/job-queue.ts' {
  interface JobData {
    /** A setting that is a time which has come. */
    'setting-time': { key: SettingKey };
  }
}

/** Lets the caches of all servers know that the time has come which a setting is. */
export const showSettingTime = ({ database, jobs }: Pick<Deps, 'database' | 'jobs'>, key: SettingKey): Promise<void> =>
  database.transaction(async (manager) => {
    const [setting] = await query(manager, settingTimeComes({ key }));
    if (!setting || setting.seconds > EARLY_SECONDS) return;
    // The clock of the database is behind.
    if (setting.seconds > 0)
      return jobs.enqueue(manager, 'setting-time', { key }, { startAfterSeconds: setting.seconds });
    // The trigger of the table notes a change, although nothing is another than before.
    await manager.update(SettingEntity, { key }, { value: () => 'value' });
  });

/** The queue of settings that are a time. */
export const settingQueues: Pick<Queues<'setting-time'>, 'setting-time'> = {
  'setting-time': {
    ...AT_A_TIME,
    worker: (deps) => ({ handle: ({ data: { key } }) => showSettingTime(deps, key) }),
  },
};
