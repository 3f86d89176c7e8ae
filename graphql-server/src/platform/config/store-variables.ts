import * as v from 'valibot';
import { allOrNone, integer, matching, webUrl, yesOrNo } from './variables.ts';

/** A bucket of an S3-compatible storage, and the credentials for it. */
export interface BucketConfig {
  /** The origin of the storage, such as `https://s3.eu-central-1.amazonaws.com`. */
  readonly endpoint: string;
  readonly region: string;
  readonly bucket: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** Whether the bucket stands in the path of addresses, and not in the host. */
  readonly isPathStyle: boolean;
}

const NEEDED = ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;

/** The region of Amazon, unless another is set. */
const REGION = 'us-east-1';

/** How much disk resized pictures may take where their originals are in a bucket, in megabytes. */
const CACHE_MEGABYTES = 2000;

/** The variables of where pictures are. */
export const storeVariables = {
  S3_ENDPOINT: v.optional(
    v.pipe(
      webUrl(['http:', 'https:'], 'https://s3.example.com'),
      v.check((text) => {
        const { pathname, search, hash, username } = URL.parse(text) ?? {};
        return pathname === '/' && search === '' && hash === '' && username === '';
      }, 'must be a scheme and a host only, such as https://s3.example.com: the bucket is S3_BUCKET.'),
    ),
  ),
  S3_REGION: v.optional(matching(/^[a-z0-9-]{1,40}$/, 'must be a region such as eu-central-1'), REGION),
  S3_BUCKET: v.optional(
    matching(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket, such as haat-pictures'),
  ),
  S3_ACCESS_KEY_ID: v.optional(v.string()),
  S3_SECRET_ACCESS_KEY: v.optional(v.string()),
  S3_PATH_STYLE: v.optional(yesOrNo),
  PICTURE_CACHE_MB: v.optional(integer(1, 100_000_000)),
};

const variables = v.object(storeVariables);

type Variables = v.InferOutput<typeof variables>;

/** The problems between these variables: each sentence, and whether it applies. */
export const storeProblems = (env: Variables): Readonly<Record<string, boolean>> =>
  Object.fromEntries([
    allOrNone(env, NEEDED),
    [
      'S3_ENDPOINT needs S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.',
      env.S3_ENDPOINT !== undefined && NEEDED.every((name) => env[name] === undefined),
    ],
  ]);

/** Where uploaded pictures are. */
export interface PicturesConfig {
  /** Undefined where they are on the disk. */
  readonly bucket: BucketConfig | undefined;
  /** How many bytes resized pictures may take on the disk; undefined for no limit. */
  readonly cacheBytes: number | undefined;
}

/** Returns where the variables say that uploaded pictures are. */
export const picturesFrom = (env: Variables): PicturesConfig => {
  const bucket = bucketFrom(env);
  const megabytes = env.PICTURE_CACHE_MB ?? (bucket && CACHE_MEGABYTES);
  return { bucket, cacheBytes: megabytes && megabytes * 1_000_000 };
};

const bucketFrom = (env: Variables): BucketConfig | undefined =>
  env.S3_BUCKET !== undefined && env.S3_ACCESS_KEY_ID !== undefined && env.S3_SECRET_ACCESS_KEY !== undefined
    ? {
        endpoint: env.S3_ENDPOINT ?? `https://s3.${env.S3_REGION}.amazonaws.com`,
        region: env.S3_REGION,
        bucket: env.S3_BUCKET,
        accessKeyId: env.S3_ACCESS_KEY_ID,
        secretAccessKey: env.S3_SECRET_ACCESS_KEY,
        // Most storages besides Amazon's have no host for each bucket.
        isPathStyle: env.S3_PATH_STYLE ?? env.S3_ENDPOINT !== undefined,
      }
    : undefined;
