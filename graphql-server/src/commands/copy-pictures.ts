import { runCommand, UsageError } from './command.ts';
import { createDatabase } from '../platform/db/database.ts';
import { createLog } from '../kernel/log.ts';
import { Bucket } from '../catalogue/picture/store/bucket.ts';
import { copyToBucket, type CopyCounts } from '../catalogue/picture/store/copy-to-bucket.ts';
import { pictureFolders } from '../catalogue/picture/store/folder-store.ts';

/* npm run copy-pictures [-- --remove]: copies the pictures in DATA_DIR/pictures into the bucket, while the shop runs or not. It can be
   interrupted and repeated. First it tries whether the bucket takes, gives and deletes an object. With --remove it also deletes from the
   folder what the bucket has, and what the shop has forgotten. */

const summaryOf = ({ copied, there, forgotten, removed }: CopyCounts): string =>
  `${copied} copied, ${there} in the bucket already, ${forgotten} without a record and not copied, ${removed} deleted from the folder.`;

await runCommand(async ({ dataSource }, say, config) => {
  const options = process.argv.slice(2);
  const removes = options.includes('--remove');
  if (options.some((option) => option !== '--remove'))
    throw new UsageError('Usage: npm run copy-pictures [-- --remove]');
  if (config.pictures.bucket === undefined)
    throw new UsageError(
      'No bucket is configured: set S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY, and S3_ENDPOINT if it is not Amazon’s.',
    );
  const folder = pictureFolders(config).originals;
  say(`Copying the pictures of ${folder} into the bucket ${config.pictures.bucket.bucket}.`);
  // A copy waits for a bucket that is down for a moment rather than giving up the rest.
  const bucket = new Bucket(config.pictures.bucket, { log: createLog(config.logLevel), downMs: 0 });
  await bucket.tryOut();
  const counts = await copyToBucket({
    folder,
    bucket,
    database: createDatabase(dataSource),
    removes,
    progress: (now) => say(summaryOf(now)),
  });
  say(`Done. ${summaryOf(counts)}`);
  if (counts.failed > 0)
    throw new UsageError(
      `${counts.failed} pictures could not be copied; the lines above say why. Run it again: it goes on where it stopped.`,
    );
});
