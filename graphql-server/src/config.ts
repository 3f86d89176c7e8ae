import path from 'node:path';
import { isLoopback, isProxyAddress } from './http/network-address.ts';
import { isGuessable, keptSecret, shortestSecret } from './auth/session/session-secret.ts';
import { readVariables, type Env } from './variables.ts';
import type { DeliveryDays } from '../../schema/delivery.ts';

/** The project's root folder: relative paths in variables start here, wherever the command was typed. */
export const projectRoot = path.resolve(import.meta.dirname, '..', '..');

/** Everything the server can be told from outside, checked and frozen. */
export interface Config {
  readonly nodeEnv: 'development' | 'production' | 'test';
  /** Port to listen on; 0 takes any free one. */
  readonly port: number;
  /** Port on which Prometheus finds the figures; `undefined` where nobody does. */
  readonly metricsPort: number | undefined;
  /** Address to listen on; `localhost` stands for both loopback addresses. */
  readonly host: string;
  /** The PostgreSQL to use; `undefined` starts the embedded one. */
  readonly databaseUrl: string | undefined;
  readonly databasePoolSize: number;
  /** Absolute path of the folder for the embedded database, the generated secret and pictures. */
  readonly dataDir: string;
  /** Whether an empty database is filled with the demo catalogue and the demo accounts. */
  readonly demoMode: boolean;
  /** Keys of session tokens: the first one signs, the others were in use before and are still accepted. */
  readonly sessionSecrets: readonly [string, ...string[]];
  /** How long an access token is good; a refresh token brings the next one. */
  readonly accessTokenTtlSeconds: number;
  /** How long a sign-in lasts that is not used. */
  readonly sessionTtlSeconds: number;
  /** Where mail goes out; `undefined` when the shop has no mail server. */
  readonly smtpUrl: string | undefined;
  /** How much one customer may order: orders in 24 hours, and pieces that are not delivered and paid for yet. */
  readonly orderLimits: { readonly ordersADay: number; readonly unpaidPieces: number };
  /** How many working days an order takes. */
  readonly deliveryDays: Readonly<DeliveryDays>;
  /** Who mails are from, such as `Haat <shop@example.com>`. */
  readonly mailFrom: string;
  /** The shop's client at Google, or at another provider of OpenID Connect; `undefined` when there is none. */
  readonly google: GoogleConfig | undefined;
  /** How new accounts of Google begin. */
  readonly googleAccounts: 'CONFIRMED' | 'PENDING';
  /** From which level on something is logged. */
  readonly logLevel: LogLevel;
  /** Where people reach the shop, without a slash at the end. */
  readonly publicUrl: string;
  /** How many proxies in front are ours, or their addresses; `false` when there is none. */
  readonly trustProxy: false | number | readonly string[];
}

/** From which level on something is logged. */
export const LOG_LEVELS = ['silent', 'fatal', 'error', 'warn', 'info', 'debug'] as const;

/** One of them. */
export type LogLevel = (typeof LOG_LEVELS)[number];

/** Who Google itself is among providers. */
export const GOOGLE_ISSUER = 'https://accounts.google.com';

/** A client of an OpenID Connect provider. */
export interface GoogleConfig {
  readonly clientId: string;
  readonly clientSecret: string;
  /** Its discovery document is at `<issuer>/.well-known/openid-configuration`. */
  readonly issuer: string;
}

/** Says everything that is wrong with the variables, at once. */
export class ConfigError extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
    this.name = 'ConfigError';
    this.problems = problems;
  }
}

/**
 * Reads the variables once. `keepSecret` answers the secret that is kept in the data directory when
 * `SESSION_SECRET` is not set; tests pass their own.
 */
export function loadConfig(
  env: Env = process.env,
  keepSecret: (dataDir: string) => string = keptSecret,
): Config {
  const problems: string[] = [];
  const refuse = (problem: string) => void problems.push(problem);
  const { text, integer, yesOrNo, webAddress, time } = readVariables(env, refuse);

  const nodeEnv = text('NODE_ENV') ?? 'development';
  if (nodeEnv !== 'development' && nodeEnv !== 'production' && nodeEnv !== 'test') {
    refuse(`NODE_ENV must be development, production or test, not "${nodeEnv}".`);
  }
  const isProduction = nodeEnv === 'production';

  const port = integer('PORT', 3000, 0, 65_535);
  const metricsPort = text('METRICS_PORT') === undefined ? undefined : integer('METRICS_PORT', 0, 0, 65_535);
  if (metricsPort === port && port !== 0) refuse('METRICS_PORT must be another port than PORT.');
  const databaseUrl = webAddress(
    'DATABASE_URL',
    ['postgres:', 'postgresql:'],
    'postgres://user:password@host:5432/database',
  );
  const dataDir = path.resolve(projectRoot, text('DATA_DIR') ?? '.data');
  const host = text('HOST') ?? 'localhost';
  const demoWish = yesOrNo('DEMO_MODE');
  const demoMode = demoWish ?? (databaseUrl === undefined && !isProduction);
  if (demoMode && demoWish === undefined && !isLoopback(host))
    refuse(
      `HOST ${host} lets others in, and everybody knows the password of the demo shop's admin: say DEMO_MODE=true if that is what you want, else DEMO_MODE=false.`,
    );
  if (demoMode && isProduction)
    refuse(
      'DEMO_MODE must be false when NODE_ENV is production: everybody knows the password of its admin. npm run demo puts the demo shop in all the same.',
    );
  const publicUrl =
    webAddress('PUBLIC_URL', ['http:', 'https:'], 'https://shop.example.com') ?? `http://localhost:${port}`;
  if (isProduction && text('PUBLIC_URL') === undefined)
    refuse(
      'PUBLIC_URL must be set when NODE_ENV is production, to where people reach the shop, such as https://shop.example.com: links in mails lead there, and cookies are safe by its https.',
    );
  // The embedded PostgreSQL takes a hundred connections; some are for commands beside the shop.
  const databasePoolSize = integer('DATABASE_POOL_SIZE', 10, 2, databaseUrl ? 1000 : 90);

  const sessionTtlSeconds = time(
    'SESSION_TTL',
    '30d',
    60,
    366 * 86_400,
    'a time from one minute to a year, such as 30m, 12h or 7d.',
  );
  const accessTokenTtlSeconds = time(
    'ACCESS_TOKEN_TTL',
    '15m',
    2,
    86_400,
    'a time from two seconds to a day, such as 15m.',
  );

  const orderLimits = {
    ordersADay: integer('ORDERS_A_DAY', 30, 1, 1_000_000),
    unpaidPieces: integer('UNPAID_PIECES', 200, 1, 1_000_000),
  };

  const [, least = 0, most = 0] = (
    /^(\d{1,2}) ?- ?(\d{1,2})$/.exec(text('DELIVERY_DAYS') ?? '2-5') ?? []
  ).map(Number);
  const deliveryDays = { least, most };
  if (least < 1 || most < least || most > 60)
    refuse('DELIVERY_DAYS must be two numbers of working days from 1 to 60, such as 2-5.');
  const smtpUrl = webAddress('SMTP_URL', ['smtp:', 'smtps:'], 'smtp://user:password@host:587');
  const mailFrom = text('MAIL_FROM') ?? 'Haat <shop@localhost>';
  if (!/^(?:[^\s<>@,]+@[^\s<>@,]+|[^<>@,\r\n]+ <[^\s<>@,]+@[^\s<>@,]+>)$/.test(mailFrom))
    refuse(`MAIL_FROM must look like Haat <shop@example.com>, not "${mailFrom}".`);
  const googleId = text('GOOGLE_CLIENT_ID');
  const googleSecret = text('GOOGLE_CLIENT_SECRET');
  if ((googleId === undefined) !== (googleSecret === undefined))
    refuse('GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET must be set both or neither.');
  const googleIssuer =
    webAddress('GOOGLE_ISSUER', isProduction ? ['https:'] : ['http:', 'https:'], GOOGLE_ISSUER) ??
    GOOGLE_ISSUER;
  const googleAccounts = text('GOOGLE_ACCOUNTS')?.toLowerCase() ?? 'confirmed';
  if (googleAccounts !== 'confirmed' && googleAccounts !== 'pending')
    refuse(`GOOGLE_ACCOUNTS must be confirmed or pending, not "${googleAccounts}".`);

  const logLevel = text('LOG_LEVEL')?.toLowerCase() ?? (isProduction ? 'info' : 'warn');
  if (!isLogLevel(logLevel)) refuse(`LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}, not "${logLevel}".`);

  const proxies = text('TRUST_PROXY')?.toLowerCase() ?? 'false';
  let trustProxy: Config['trustProxy'] = false;
  if (/^\d$/.test(proxies)) trustProxy = Number(proxies) || false;
  else if (proxies === 'true') {
    refuse(
      'TRUST_PROXY must be the number of proxies in front, or their addresses: "true" believes everybody.',
    );
  } else if (proxies !== 'false') {
    trustProxy = proxies.split(',').map((address) => address.trim());
    for (const address of trustProxy.filter((one) => !isProxyAddress(one)))
      refuse(`TRUST_PROXY must be a number up to 9, or addresses such as 10.0.0.0/8, not "${address}".`);
  }

  let sessionSecret = text('SESSION_SECRET');
  if (sessionSecret !== undefined && sessionSecret.length < shortestSecret && (isProduction || databaseUrl)) {
    refuse(`SESSION_SECRET must have at least ${shortestSecret} characters.`);
  } else if (isProduction && sessionSecret === undefined) {
    refuse(
      'SESSION_SECRET must be set when NODE_ENV is production: openssl rand -base64 48 makes a good one.',
    );
  } else if (isProduction && sessionSecret !== undefined && isGuessable(sessionSecret)) {
    refuse('SESSION_SECRET is a placeholder: openssl rand -base64 48 makes a good one.');
  }

  const formerSecrets = (text('SESSION_SECRETS_BEFORE') ?? '')
    .split(',')
    .map((secret) => secret.trim())
    .filter(Boolean);
  if (formerSecrets.some((secret) => secret.length < shortestSecret || (isProduction && isGuessable(secret))))
    refuse(
      `SESSION_SECRETS_BEFORE must be former values of SESSION_SECRET, with commas between them, each of at least ${shortestSecret} characters.`,
    );

  // Only now, so that a mistaken variable leaves nothing behind on the disk.
  if (problems.length === 0 && sessionSecret === undefined) {
    try {
      sessionSecret = keepSecret(dataDir);
    } catch (error) {
      refuse(
        `DATA_DIR ${dataDir} cannot be used (${reason(error)}): give this user the right to write there, or set DATA_DIR to another folder.`,
      );
    }
  }
  if (problems.length > 0) throw new ConfigError(problems);

  return Object.freeze<Config>({
    nodeEnv: nodeEnv as Config['nodeEnv'],
    port,
    metricsPort,
    host,
    databaseUrl,
    databasePoolSize,
    dataDir,
    demoMode,
    sessionSecrets: [sessionSecret ?? '', ...formerSecrets],
    accessTokenTtlSeconds,
    sessionTtlSeconds,
    orderLimits,
    deliveryDays,
    smtpUrl,
    mailFrom,
    google:
      googleId !== undefined && googleSecret !== undefined
        ? { clientId: googleId, clientSecret: googleSecret, issuer: googleIssuer }
        : undefined,
    googleAccounts: googleAccounts === 'pending' ? 'PENDING' : 'CONFIRMED',
    logLevel: isLogLevel(logLevel) ? logLevel : 'info',
    publicUrl,
    trustProxy,
  });
}

/** What the variables say about the admin that `npm run create-admin` makes. */
export function adminFromEnvironment(env: Env = process.env): {
  name?: string;
  phoneNumber?: string;
  email?: string;
  password?: string;
} {
  const { ADMIN_NAME, ADMIN_PHONE, ADMIN_EMAIL, ADMIN_PASSWORD } = env;
  return {
    ...(ADMIN_NAME && { name: ADMIN_NAME }),
    ...(ADMIN_PHONE && { phoneNumber: ADMIN_PHONE }),
    ...(ADMIN_EMAIL && { email: ADMIN_EMAIL }),
    ...(ADMIN_PASSWORD && { password: ADMIN_PASSWORD }),
  };
}

const isLogLevel = (text: string): text is LogLevel => LOG_LEVELS.some((level) => level === text);

function reason(error: unknown): string {
  const code = (error as NodeJS.ErrnoException).code;
  return code === 'EACCES' || code === 'EPERM' ? 'permission denied' : (code ?? String(error));
}
