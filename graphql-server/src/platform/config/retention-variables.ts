import * as v from 'valibot';
import { isWhole } from './variables.ts';

/** The most days, twenty years. */
export const MOST_DAYS = 7300;

/** How many days something stays: 0 for ever, else a month at least, for as long as changes can be undone. */
const days = (usual: string) =>
  v.optional(
    v.pipe(
      v.string(),
      v.check(
        (text) => text === '0' || isWhole(text, 30, MOST_DAYS),
        ({ input }) => `must be 0, for ever, or a whole number from 30 to ${MOST_DAYS}, not "${input}".`,
      ),
      v.transform(Number),
    ),
    usual,
  );

/** The variables of how long rows stay that only grow in number. */
export const retentionVariables = {
  AUDIT_DAYS: days('0'),
  VISIT_DAYS: days('0'),
  STOCK_HISTORY_DAYS: days('0'),
  VISITOR_TALK_DAYS: days('365'),
  EVENT_DAYS: days('30'),
  FAILED_JOB_DAYS: days('30'),
};

const variables = v.object(retentionVariables);

/** What they say. */
export const retentionDaysFrom = (env: v.InferOutput<typeof variables>) => ({
  audit: env.AUDIT_DAYS,
  visits: env.VISIT_DAYS,
  stockHistory: env.STOCK_HISTORY_DAYS,
  visitorTalk: env.VISITOR_TALK_DAYS,
  events: env.EVENT_DAYS,
  failedJobs: env.FAILED_JOB_DAYS,
});
