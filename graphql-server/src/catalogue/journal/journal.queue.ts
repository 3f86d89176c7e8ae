import { query } from '#platform/db/database.ts';
import { AT_A_TIME, EARLY_SECONDS } from '#platform/jobs/at-a-time.ts';
import type { Queues } from '#platform/jobs/queues.ts';
import type { Deps } from '#platform/module/deps.ts';
import { postAppears } from './journal.statements.ts';
import { PostEntity } from './post.entity.ts';

declare module '#platform/jobs/job-queue.ts' {
  interface JobData {
    /** A post whose time to appear has come. */
    'show-post': { postId: string };
  }
}

/** Lets the caches of all servers know that a post has appeared, which it does by itself. */
export const showPost = ({ database, jobs }: Pick<Deps, 'database' | 'jobs'>, postId: string): Promise<void> =>
  database.transaction(async (manager) => {
    const [post] = await query(manager, postAppears({ id: postId }));
    if (!post || post.seconds > EARLY_SECONDS) return;
    // The clock of the database is behind.
    if (post.seconds > 0) return jobs.enqueue(manager, 'show-post', { postId }, { startAfterSeconds: post.seconds });
    // The trigger of the table notes a change of what is shown, although nothing is another than before.
    await manager.update(PostEntity, { id: postId }, { publishedAt: () => 'published_at' });
  });

/** The queue of posts that appear at a time. */
export const journalQueues: Pick<Queues<'show-post'>, 'show-post'> = {
  'show-post': {
    ...AT_A_TIME,
    worker: (deps) => ({ handle: ({ data: { postId } }) => showPost(deps, postId) }),
  },
};
