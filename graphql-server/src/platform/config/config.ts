import path from 'node:path';
import * as v from 'valibot';
import { LOG_LEVELS } from '#kernel/log.ts';
import { isLoopback, isIpOrNetwork } from '../network/network.ts';
import { providerProblems, providersFrom, providerVariables } from './provider-variables.ts';
import { openSearchFrom, searchVariables } from './search-variables.ts';
import { picturesFrom, storeProblems, storeVariables } from './store-variables.ts';
import { retentionDaysFrom, retentionVariables } from './retention-variables.ts';
import { databaseFrom, databaseProblems, databaseVariables } from './database-variables.ts';
import { isGuessable, readOrCreateSecret, shortestSecret } from './session-secret.ts';
import { commaList, integer, listOf, matching, oneOf, time, webUrl, yesOrNo, type Env } from './variables.ts';
import type { DeliveryDays } from '#schema/delivery.ts';

/** The project's root folder: relative paths in variables start here, wherever the command was run. */
export const projectRoot = path.resolve(import.meta.dirname, '..', '..', '..', '..');

/** Google's own issuer. */
export const GOOGLE_ISSUER = 'https://accounts.google.com';

/** A client of an OpenID Connect provider. */
export interface GoogleConfig {
  readonly clientId: string;
  readonly clientSecret: string;
  /** Its discovery document is at `<issuer>/.well-known/openid-configuration`. */
  readonly issuer: string;
}

const GOOD_SECRET = 'openssl rand -base64 48 makes a good one.';

/** Returns the name and the address of `Haat <shop@example.com>`; an address alone has no name. */
const senderIn = (from: string): { name: string; address: string } => {
  const [, name = '', address = from] = /^"?(.+?)"? <(.+)>$/.exec(from) ?? [];
  return { name, address };
};

/** Every variable by itself: its format and its default. The sentences continue its name. */
const variables = v.object({
  NODE_ENV: v.optional(
    v.picklist(
      ['development', 'production', 'test'],
      ({ input }) => `must be development, production or test, not "${String(input)}".`,
    ),
    'development',
  ),
  PORT: v.optional(integer(0, 65_535), '3000'),
  METRICS_PORT: v.optional(integer(0, 65_535)),
  HOST: v.optional(v.string(), 'localhost'),
  PUBLIC_URL: v.optional(webUrl(['http:', 'https:'], 'https://shop.example.com')),
  TRUST_PROXY: v.optional(
    v.pipe(
      v.string(),
      v.toLowerCase(),
      v.check(
        (text) => text !== 'true',
        'must be the number of proxies in front, or their addresses: "true" believes everybody.',
      ),
      v.transform((text) => (/^\d$/.test(text) ? Number(text) : text === 'false' ? 0 : listOf(text))),
      v.check(
        (trusted) => typeof trusted === 'number' || trusted.every(isIpOrNetwork),
        ({ input }) => `must be a number up to 9, or addresses such as 10.0.0.0/8, not "${String(input)}".`,
      ),
    ),
    '0',
  ),
  ...databaseVariables,
  DATA_DIR: v.optional(v.string(), '.data'),
  DEMO_MODE: v.optional(yesOrNo),
  SERVICE_WORKER: v.optional(yesOrNo, 'yes'),
  SESSION_SECRET: v.optional(v.string()),
  SESSION_SECRETS_BEFORE: v.optional(commaList, ''),
  SESSION_TTL: v.optional(time(60, 366 * 86_400, 'a time from one minute to a year, such as 30m, 12h or 7d.'), '30d'),
  ACCESS_TOKEN_TTL: v.optional(time(2, 86_400, 'a time from two seconds to a day, such as 15m.'), '15m'),
  DELIVERY_DAYS: v.optional(
    v.pipe(
      v.string(),
      v.transform((text): DeliveryDays => {
        const [, least = 0, most = 0] = (/^(\d{1,2}) ?- ?(\d{1,2})$/.exec(text) ?? []).map(Number);
        return { least, most };
      }),
      v.check(
        ({ least, most }) => least >= 1 && most >= least && most <= 60,
        'must be two numbers of working days from 1 to 60, such as 2-5.',
      ),
    ),
    '2-5',
  ),
  REVIEW_MAIL_DAYS: v.optional(integer(0, 60), '5'),
  SMTP_URL: v.optional(webUrl(['smtp:', 'smtps:'], 'smtp://user:password@host:587')),
  MAIL_FROM: v.optional(
    matching(
      /^(?:[^\s<>@,]+@[^\s<>@,]+|[^<>@,\r\n]+ <[^\s<>@,]+@[^\s<>@,]+>)$/,
      'must look like Haat <shop@example.com>',
    ),
    'shop@localhost',
  ),
  ...retentionVariables,
  ...storeVariables,
  ...searchVariables,
  ...providerVariables,
  GOOGLE_CLIENT_ID: v.optional(v.string()),
  GOOGLE_CLIENT_SECRET: v.optional(v.string()),
  GOOGLE_ISSUER: v.optional(webUrl(['http:', 'https:'], GOOGLE_ISSUER), GOOGLE_ISSUER),
  LOG_LEVEL: v.optional(oneOf(LOG_LEVELS, `one of ${LOG_LEVELS.join(', ')}`)),
});

type Variables = v.InferOutput<typeof variables>;

/** The problems between variables: each sentence, and whether it applies. */
const problemsBetween = (env: Variables): Readonly<Record<string, boolean>> => {
  const isProduction = env.NODE_ENV === 'production';
  const { SESSION_SECRET: secret = '', SESSION_SECRETS_BEFORE: former } = env;
  const isShort = (one: string) => one.length < shortestSecret;
  const isPlaceholder = (one: string) => isProduction && isGuessable(one);
  return {
    ...databaseProblems(env),
    'METRICS_PORT must be another port than PORT.': env.METRICS_PORT === env.PORT && env.PORT !== 0,
    [`HOST ${env.HOST} lets others in, and everybody knows the password of the demo shop's admin: say DEMO_MODE=true if that is what you want, else DEMO_MODE=false.`]:
      env.DEMO_MODE === undefined && isDemo(env) && !isLoopback(env.HOST),
    'DEMO_MODE must be false when NODE_ENV is production: everybody knows the password of its admin. npm run demo puts the demo shop in all the same.':
      env.DEMO_MODE === true && isProduction,
    'PUBLIC_URL must be set when NODE_ENV is production, to where people reach the shop, such as https://shop.example.com: links in mails lead there, and cookies are safe by its https.':
      env.PUBLIC_URL === undefined && isProduction,
    'GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET must be set both or neither.':
      (env.GOOGLE_CLIENT_ID === undefined) !== (env.GOOGLE_CLIENT_SECRET === undefined),
    [`GOOGLE_ISSUER must look like ${GOOGLE_ISSUER}.`]: env.GOOGLE_ISSUER.startsWith('http:') && isProduction,
    [`SESSION_SECRET must be set when NODE_ENV is production: ${GOOD_SECRET}`]: secret === '' && isProduction,
    [`SESSION_SECRET must have at least ${shortestSecret} characters.`]:
      secret !== '' && isShort(secret) && (isProduction || env.DATABASE_URL !== undefined),
    [`SESSION_SECRET is a placeholder: ${GOOD_SECRET}`]: !isShort(secret) && isPlaceholder(secret),
    ...storeProblems(env),
    ...providerProblems(env),
    [`SESSION_SECRETS_BEFORE must be former values of SESSION_SECRET, with commas between them, each of at least ${shortestSecret} characters.`]:
      former.some((one) => isShort(one) || isPlaceholder(one)),
  };
};

/** The whole environment. Problems between variables are reported together with all others. */
export const environment = v.pipe(
  variables,
  v.rawCheck(({ dataset, addIssue }) => {
    // An invalid variable holds its text here.
    for (const [message, isSo] of Object.entries(problemsBetween(dataset.value as Variables)))
      if (isSo) addIssue({ message });
  }),
);

/** Whether it is the demo shop: by default it is, as long as no database is configured. */
const isDemo = (env: Variables) => env.DEMO_MODE ?? (env.DATABASE_URL === undefined && env.NODE_ENV !== 'production');

/** Reports all problems of the variables at once. */
export class ConfigError extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
    this.name = 'ConfigError';
    this.problems = problems;
  }
}

/** The whole configuration, validated and frozen. */
export type Config = ReturnType<typeof loadConfig>;

/**
 * Reads the variables once. `keepSecret` returns the secret stored in the data directory, if `SESSION_SECRET` is not
 * set; tests pass their own.
 */
export const loadConfig = (env: Env = process.env, keepSecret: (dataDir: string) => string = readOrCreateSecret) => {
  // An empty variable counts as not set.
  const given = Object.entries(env).map(([name, text]) => [name, text?.trim() || undefined]);
  const { success, issues, output } = v.safeParse(environment, Object.fromEntries(given));
  if (!success)
    throw new ConfigError(issues.map((issue) => `${v.getDotPath(issue) ?? ''} ${issue.message}`.trimStart()));
  const dataDir = path.resolve(projectRoot, output.DATA_DIR);
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret, GOOGLE_ISSUER: issuer } = output;
  const sessionSecrets: readonly [string, ...string[]] = [
    // After the validation, so that an invalid variable leaves nothing on the disk.
    output.SESSION_SECRET ?? secretIn(dataDir, keepSecret),
    ...output.SESSION_SECRETS_BEFORE,
  ];
  return Object.freeze({
    nodeEnv: output.NODE_ENV,
    /** Port to listen on; 0 for any free port. */
    port: output.PORT,
    /** Port of the metrics for Prometheus; `undefined` for none. */
    metricsPort: output.METRICS_PORT,
    /** Host or IP to listen on; `localhost` stands for both loopback addresses. */
    host: output.HOST,
    ...databaseFrom(output),
    /** Absolute path of the folder for the embedded database, the generated secret and pictures. */
    dataDir,
    /** The bucket of uploaded pictures, if they are not in `dataDir`, and how much room their resized forms have. */
    pictures: picturesFrom(output),
    /** The OpenSearch in which products are searched; `undefined` for PostgreSQL only. */
    openSearch: openSearchFrom(output),
    /** Whether an empty database is filled with the demo catalogue and the demo accounts. */
    demoMode: isDemo(output),
    /** Whether browsers keep the last seen pages for the time without a connection. */
    hasServiceWorker: output.SERVICE_WORKER,
    /** Secrets of tokens: the first one signs, the former ones are still accepted. */
    sessionSecrets,
    /** How long an access token is valid, in seconds. */
    accessTokenTtlSeconds: output.ACCESS_TOKEN_TTL,
    /** How long an unused session lasts, in seconds. */
    sessionTtlSeconds: output.SESSION_TTL,
    /** How many working days a delivery takes. */
    deliveryDays: output.DELIVERY_DAYS,
    /** How many days after a delivery a mail asks for reviews; 0 for never. */
    reviewMailDays: output.REVIEW_MAIL_DAYS,
    /** For how many days rows stay that only grow in number; 0 for ever. */
    retentionDays: retentionDaysFrom(output),
    /** The payment providers for which there are credentials. */
    providers: providersFrom(output),
    /** URL of the mail server; `undefined` for none. */
    smtpUrl: output.SMTP_URL,
    /** From where mails come; the owner may set another name. */
    mailFrom: senderIn(output.MAIL_FROM),
    /** The OAuth client at Google or another OpenID Connect provider; `undefined` for none. */
    google: clientId && clientSecret ? { clientId, clientSecret, issuer } : undefined,
    /** The lowest level that is logged. */
    logLevel: output.LOG_LEVEL ?? (output.NODE_ENV === 'production' ? 'info' : 'warn'),
    /** The shop's public URL, without a slash at the end. */
    publicUrl: output.PUBLIC_URL ?? `http://localhost:${output.PORT}`,
    /** The number of trusted proxies, or their IPs; `false` for none. */
    trustProxy: output.TRUST_PROXY || false,
  });
};

const secretIn = (dataDir: string, keepSecret: (dataDir: string) => string): string => {
  try {
    return keepSecret(dataDir);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const reason = code === 'EACCES' || code === 'EPERM' ? 'permission denied' : (code ?? String(error));
    throw new ConfigError([
      `DATA_DIR ${dataDir} cannot be used (${reason}): give this user the right to write there, or set DATA_DIR to another folder.`,
    ]);
  }
};

/** Returns what the variables say about the admin that `npm run create-admin` creates. */
export const adminFromEnvironment = (env: Env = process.env) => {
  const { ADMIN_NAME, ADMIN_PHONE, ADMIN_EMAIL, ADMIN_PASSWORD } = env;
  return {
    ...(ADMIN_NAME && { name: ADMIN_NAME }),
    ...(ADMIN_PHONE && { phoneNumber: ADMIN_PHONE }),
    ...(ADMIN_EMAIL && { email: ADMIN_EMAIL }),
    ...(ADMIN_PASSWORD && { password: ADMIN_PASSWORD }),
  };
};
