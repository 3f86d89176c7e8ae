import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import express from 'express';
import { afterEach, describe, expect, test } from 'vitest';
import { ConfigError, loadConfig } from './config.ts';
import { readOrCreateSecret } from './session-secret.ts';
import type { Env } from './variables.ts';

const goodSecret = 'v8Qz0nXyT4uWm2Lk7Rb9Hc5Jd1Fg6Ps3';
const load = (env: Env) => loadConfig(env, () => goodSecret);
const inProduction = {
  NODE_ENV: 'production',
  SESSION_SECRET: goodSecret,
  PUBLIC_URL: 'https://shop.example.com',
};

function problems(env: Env): readonly string[] {
  try {
    load(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
  return [];
}

describe('with nothing set', () => {
  test('the shop is the demo on port 3000, with its own database', () => {
    expect(load({})).toMatchObject({
      port: 3000,
      host: 'localhost',
      databaseUrl: undefined,
      databasePoolSize: 10,
      demoMode: true,
      sessionSecrets: [goodSecret],
      accessTokenTtlSeconds: 900,
      sessionTtlSeconds: 30 * 86_400,
      deliveryDays: { least: 2, most: 5 },
      reviewMailDays: 5,
      pictures: { bucket: undefined, cacheBytes: undefined },
      smtpUrl: undefined,
      google: undefined,
      publicUrl: 'http://localhost:3000',
      trustProxy: false,
    });
  });

  test('an empty variable counts as not set', () => {
    expect(load({ PORT: '', DATABASE_URL: ' ' })).toEqual(load({}));
  });

  test('nobody can change it afterwards', () => {
    expect(Object.isFrozen(load({}))).toBe(true);
  });
});

test('production logs each request, everybody else only what is to be looked at', () => {
  expect(load({}).logLevel).toBe('warn');
  expect(load(inProduction).logLevel).toBe('info');
  expect(load({ LOG_LEVEL: 'Silent' }).logLevel).toBe('silent');
  expect(problems({ LOG_LEVEL: 'loud' })).toEqual([
    'LOG_LEVEL must be one of silent, fatal, error, warn, info, debug, not "loud".',
  ]);
});

test('figures are on another port, if anybody wants them', () => {
  expect(load({}).metricsPort).toBeUndefined();
  expect(load({ METRICS_PORT: '9464' }).metricsPort).toBe(9464);
  expect(problems({ PORT: '3000', METRICS_PORT: '3000' })).toEqual(['METRICS_PORT must be another port than PORT.']);
});

describe('with a database of your own', () => {
  const databaseUrl = 'postgres://haat:haat@db.example.com/haat';

  test('nothing of the demo is on', () => {
    expect(load({ DATABASE_URL: databaseUrl })).toMatchObject({ databaseUrl, demoMode: false });
  });

  test('the demo can still be asked for', () => {
    expect(load({ DATABASE_URL: databaseUrl, DEMO_MODE: 'true' }).demoMode).toBe(true);
  });

  test('a mistaken address is refused without showing it', () => {
    expect(problems({ DATABASE_URL: 'mysql://root:hunter2@db' })).toEqual([
      'DATABASE_URL must look like postgres://user:password@host:5432/database.',
    ]);
    expect(problems({ DATABASE_URL: databaseUrl, DATABASE_REPLICA_URLS: `${databaseUrl}, root:hunter2@db` })).toEqual([
      'DATABASE_REPLICA_URLS must be URLs such as postgres://user:password@host:5432/database, with commas between them.',
    ]);
  });

  test('a pooler in front of it is named by telling where PostgreSQL itself is', () => {
    expect(load({ DATABASE_URL: databaseUrl })).toMatchObject({
      hasPreparedStatements: true,
      migratesAtStart: true,
    });
    const env = {
      DATABASE_URL: databaseUrl,
      DATABASE_DIRECT_URL: 'postgres://haat@db.example.com:5433/haat',
    };
    expect(load(env)).toMatchObject({
      databaseUrl,
      databaseDirectUrl: env.DATABASE_DIRECT_URL,
      hasPreparedStatements: false,
    });
    expect(load({ ...env, DATABASE_PREPARED_STATEMENTS: 'yes' }).hasPreparedStatements).toBe(true);
    expect(problems({ DATABASE_DIRECT_URL: databaseUrl })).toEqual([
      'DATABASE_DIRECT_URL needs DATABASE_URL, which leads to the pooler.',
    ]);
  });

  test('standbys are named one after the other, and follow a database that is named too', () => {
    const standbys = ['postgres://haat@one.example.com/haat', 'postgres://haat@two.example.com:5433/haat'];
    const DATABASE_REPLICA_URLS = standbys.join(' , ');
    expect(load({ DATABASE_URL: databaseUrl, DATABASE_REPLICA_URLS }).databaseReplicaUrls).toEqual(standbys);
    expect(load({}).databaseReplicaUrls).toEqual([]);
    expect(problems({ DATABASE_REPLICA_URLS })).toEqual([
      'DATABASE_REPLICA_URLS needs DATABASE_URL, the primary that they follow.',
    ]);
  });
});

describe('in production', () => {
  test.each([
    ['missing', undefined],
    ['short', 'only-thirty-one-characters-long'],
    ['a placeholder', 'change-me-to-a-long-random-text-of-your-own'],
    ['one letter over and over', 'a'.repeat(64)],
  ])('a secret that is %s is refused', (_, secret) => {
    expect(problems({ ...inProduction, SESSION_SECRET: secret })).toEqual([expect.stringContaining('SESSION_SECRET')]);
  });

  test('a good secret will do, and no demo account is made', () => {
    expect(load(inProduction)).toMatchObject({
      sessionSecrets: [goodSecret],
      demoMode: false,
    });
  });

  test('the demo, whose passwords everybody knows, is refused', () => {
    expect(problems({ ...inProduction, DEMO_MODE: 'true' })).toEqual([
      expect.stringMatching(/^DEMO_MODE .* npm run demo/),
    ]);
  });
});

test('production must be told where people reach it: mails would lead to this machine, cookies would not be safe', () => {
  expect(problems({ ...inProduction, PUBLIC_URL: undefined })).toEqual([
    expect.stringMatching(/^PUBLIC_URL must be set when NODE_ENV is production/),
  ]);
});

test('an https address in capitals is https all the same: cookies are marked Secure by it', () => {
  expect(load({ PUBLIC_URL: 'HTTPS://Shop.example.com/' }).publicUrl).toBe('https://Shop.example.com');
});

describe('the demo', () => {
  test.each(['0.0.0.0', '::', '192.168.1.7', 'shop.example.com'])(
    'is opened to others by HOST=%s only on purpose',
    (HOST) => {
      expect(problems({ HOST })).toEqual([
        expect.stringMatching(/^HOST .* lets others in.* DEMO_MODE=true .* DEMO_MODE=false/),
      ]);
      expect(load({ HOST, DEMO_MODE: 'true' })).toMatchObject({ host: HOST, demoMode: true });
      expect(load({ HOST, DEMO_MODE: 'false' }).demoMode).toBe(false);
      expect(load({ HOST, DATABASE_URL: 'postgres://haat@db.example.com/haat' }).demoMode).toBe(false);
    },
  );

  test.each(['localhost', '127.0.0.1', '127.0.1.1', '::1'])('needs no word for HOST=%s', (HOST) => {
    expect(load({ HOST }).demoMode).toBe(true);
  });
});

test('everything that is wrong is told at once', () => {
  expect(
    problems({
      PORT: '70000',
      SESSION_TTL: 'soon',
      DEMO_MODE: 'perhaps',
      TRUST_PROXY: 'true',
      NODE_ENV: 'prod',
    }),
  ).toHaveLength(5);
});

test('the days of delivery are two numbers, the larger one last', () => {
  expect(load({ DELIVERY_DAYS: '3 - 7' }).deliveryDays).toEqual({ least: 3, most: 7 });
  for (const value of ['5', '5-2', '0-3', '2-61', 'soon', '-1-4', '2-5-9'])
    expect(problems({ DELIVERY_DAYS: value })).toEqual([
      'DELIVERY_DAYS must be two numbers of working days from 1 to 60, such as 2-5.',
    ]);
});

test('the days for which rows stay are none, for ever, or a month at least', () => {
  expect(load({ AUDIT_DAYS: '3650' }).retentionDays).toEqual({
    audit: 3650,
    visits: 0,
    stockHistory: 0,
    visitorTalk: 365,
    events: 30,
    failedJobs: 30,
  });
  for (const value of ['29', '-1', '7301', '1e3', 'never'])
    expect(problems({ EVENT_DAYS: value })).toEqual([
      `EVENT_DAYS must be 0, for ever, or a whole number from 30 to 7300, not "${value}".`,
    ]);
});

test('the days until the mail that asks for reviews may be none', () => {
  expect(load({ REVIEW_MAIL_DAYS: '0' }).reviewMailDays).toBe(0);
  for (const value of ['61', '-1', '2.5', 'never'])
    expect(problems({ REVIEW_MAIL_DAYS: value })).toEqual([
      `REVIEW_MAIL_DAYS must be a whole number from 0 to 60, not "${value}".`,
    ]);
});

test.each(['-1', '3000.5', '65536', 'http', '1e3', '0x10'])('PORT=%s is refused', (port) => {
  expect(problems({ PORT: port })).toEqual([`PORT must be a whole number from 0 to 65535, not "${port}".`]);
});

test('the embedded database takes 90 connections at most, another one as many as it likes', () => {
  for (const size of ['91', '1', '65535', '1e1'])
    expect(problems({ DATABASE_POOL_SIZE: size })).toEqual([
      `DATABASE_POOL_SIZE must be a whole number from 2 to 90, not "${size}".`,
    ]);
  expect(load({ DATABASE_POOL_SIZE: '91', DATABASE_URL: 'postgres://db/haat' }).databasePoolSize).toBe(91);
});

test.each([
  ['30m', 1800],
  ['12h', 43_200],
  ['3600', 3600],
])('SESSION_TTL=%s lasts %i seconds', (value, seconds) => {
  expect(load({ SESSION_TTL: value }).sessionTtlSeconds).toBe(seconds);
});

test.each([
  ['2s', 2],
  ['5m', 300],
  ['1d', 86_400],
])('ACCESS_TOKEN_TTL=%s lasts %i seconds', (value, seconds) => {
  expect(load({ ACCESS_TOKEN_TTL: value }).accessTokenTtlSeconds).toBe(seconds);
});

test.each([
  ['ACCESS_TOKEN_TTL', '1s'],
  ['ACCESS_TOKEN_TTL', '25h'],
  ['ACCESS_TOKEN_TTL', '-5m'],
  ['SESSION_TTL', '59s'],
  ['SESSION_TTL', '367d'],
  ['SESSION_TTL', '7w'],
])('%s=%s is refused', (name, value) => {
  expect(problems({ [name]: value })).toEqual([expect.stringContaining(`${name} must be a time from`)]);
});

test.each([
  ['Haat <shop@example.com>', 'Haat'],
  ['হাট <shop@example.com>', 'হাট'],
  ['"The shop" <shop@example.com>', 'The shop'],
  ['shop@example.com', ''],
])('mails may be from %s', (from, name) => {
  expect(load({ MAIL_FROM: from }).mailFrom).toEqual({ name, address: 'shop@example.com' });
});

test.each(['Haat', 'Haat <shop>', 'a@b.example, c@d.example', '<shop@example.com> Haat'])(
  'mails cannot be from %s',
  (from) => {
    expect(problems({ MAIL_FROM: from })).toEqual([expect.stringContaining('MAIL_FROM must look like')]);
  },
);

test('an address of a mail server that is refused is not repeated: it may hold a password', () => {
  const [problem = ''] = problems({ SMTP_URL: 'http://shop:a-secret@mail.example.com' });
  expect(problem).toContain('SMTP_URL must look like smtp://');
  expect(problem).not.toContain('a-secret');
});

describe('a key that is changed', () => {
  const former = 'Xc4Vb8Nm2Lk6Jh1Gf5Ds9Aq3We7Rt0Yu';

  test('is still accepted, but does not sign', () => {
    const older = former.toLowerCase();
    expect(
      load({ SESSION_SECRET: goodSecret, SESSION_SECRETS_BEFORE: ` ${former}, ${older},` }).sessionSecrets,
    ).toEqual([goodSecret, former, older]);
    expect(load({ SESSION_SECRETS_BEFORE: former }).sessionSecrets).toEqual([goodSecret, former]);
  });

  test.each([
    ['is short', 'only-thirty-one-characters-long'],
    ['is a placeholder', 'change-me-to-a-long-random-text-of-your-own'],
    ['is one of several and short', `${former},short`],
  ])('and %s is refused in production, without showing it', (_, value) => {
    const told = problems({ ...inProduction, SESSION_SECRETS_BEFORE: value });
    expect(told).toEqual([expect.stringContaining('SESSION_SECRETS_BEFORE must be former values')]);
    expect(told.join()).not.toContain(value);
  });
});

describe('mail', () => {
  test.each(['smtp://mail.example.com', 'smtps://shop:p%40ss@mail.example.com:465'])('goes out by %s', (url) => {
    expect(load({ SMTP_URL: url, MAIL_FROM: 'Haat <haat@example.com>' })).toMatchObject({
      smtpUrl: url,
      mailFrom: { name: 'Haat', address: 'haat@example.com' },
    });
  });

  test.each(['mail.example.com', 'https://mail.example.com'])('goes out by no such thing as %s', (url) => {
    const told = problems({ SMTP_URL: url });
    expect(told).toEqual([expect.stringContaining('SMTP_URL must look like')]);
  });

  test('keeps its password to itself when it is refused', () => {
    expect(problems({ SMTP_URL: 'imap://shop:hunter2@mail' }).join()).not.toContain('hunter2');
  });
});

describe('a bucket of pictures', () => {
  const bucket = { S3_BUCKET: 'haat.pictures', S3_ACCESS_KEY_ID: 'an-id', S3_SECRET_ACCESS_KEY: 'a-secret' };

  test('is Amazon’s, with a host of its own, unless another storage is named', () => {
    expect(load(bucket)).toMatchObject({
      pictures: {
        bucket: {
          endpoint: 'https://s3.us-east-1.amazonaws.com',
          region: 'us-east-1',
          bucket: 'haat.pictures',
          accessKeyId: 'an-id',
          secretAccessKey: 'a-secret',
          isPathStyle: false,
        },
        cacheBytes: 2_000_000_000,
      },
    });
    const own = { ...bucket, S3_ENDPOINT: 'HTTP://store:9000/', S3_REGION: 'auto', PICTURE_CACHE_MB: '5' };
    expect(load(own)).toMatchObject({
      pictures: {
        bucket: { endpoint: 'http://store:9000', region: 'auto', isPathStyle: true },
        cacheBytes: 5_000_000,
      },
    });
    expect(load({ ...own, S3_PATH_STYLE: 'no' }).pictures.bucket?.isPathStyle).toBe(false);
  });

  test.each(Object.keys(bucket))('is not set up without %s', (name) => {
    const told = problems({ ...bucket, [name]: '' });
    expect(told).toEqual(['S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be set all or none.']);
    expect(told.join()).not.toContain('a-secret');
  });

  test.each([
    ['S3_ENDPOINT', 's3.example.com', 'must look like https://s3.example.com.'],
    ['S3_ENDPOINT', 'https://s3.example.com/haat', 'must be a scheme and a host only'],
    ['S3_ENDPOINT', 'https://id:secret@s3.example.com', 'must be a scheme and a host only'],
    ['S3_REGION', 'Dhaka 1', 'must be a region'],
    ['S3_BUCKET', '../etc', 'must be the name of a bucket'],
    ['S3_PATH_STYLE', 'host', 'must be true or false'],
    ['PICTURE_CACHE_MB', '0', 'must be a whole number from 1'],
  ])('has no %s %s', (name, value, message) => {
    expect(problems({ ...bucket, [name]: value })).toEqual([expect.stringContaining(`${name} ${message}`)]);
  });

  test('is not forgotten where only its storage is named', () => {
    expect(problems({ S3_ENDPOINT: 'https://s3.example.com' })).toEqual([
      'S3_ENDPOINT needs S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.',
    ]);
  });
});

describe('an OpenSearch', () => {
  const url = 'https://shop:p%40ss@search.example.com:9200';

  test('has a user, a name and a patience; without one PostgreSQL searches', () => {
    expect(load({}).openSearch).toBeUndefined();
    expect(load({ OPENSEARCH_URL: url }).openSearch).toEqual({
      origin: 'https://search.example.com:9200',
      authorization: `Basic ${Buffer.from('shop:p@ss').toString('base64')}`,
      name: 'haat',
      withinMs: 300,
    });
    expect(load({ OPENSEARCH_URL: 'http://search:9200/shop-1', OPENSEARCH_WITHIN_MS: '50' }).openSearch).toEqual({
      origin: 'http://search:9200',
      authorization: undefined,
      name: 'shop-1',
      withinMs: 50,
    });
  });

  test.each([
    ['OPENSEARCH_URL', 'search.example.com:9200', 'must look like'],
    ['OPENSEARCH_URL', `${url}/Shop`, 'must have nothing after its host but a name in small letters'],
    ['OPENSEARCH_URL', `${url}/haat/products`, 'must have nothing after its host'],
    ['OPENSEARCH_URL', `${url}/haat?pretty`, 'must have nothing after its host'],
    ['OPENSEARCH_WITHIN_MS', '49', 'must be a whole number from 50 to 10000'],
    ['OPENSEARCH_WITHIN_MS', '10001', 'must be a whole number from 50 to 10000'],
  ])('has no %s %s', (name, value, message) => {
    const told = problems({ OPENSEARCH_URL: url, [name]: value });
    expect(told).toEqual([expect.stringContaining(`${name} ${message}`)]);
    expect(told.join()).not.toContain('p%40ss');
  });
});

describe('Google', () => {
  const client = { GOOGLE_CLIENT_ID: 'an-id', GOOGLE_CLIENT_SECRET: 'a-secret' };

  test('is set up by an id and a secret', () => {
    expect(load(client).google).toEqual({
      clientId: 'an-id',
      clientSecret: 'a-secret',
      issuer: 'https://accounts.google.com',
    });
  });

  test.each(['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'])('is not set up by %s alone', (name) => {
    expect(problems({ [name]: 'x' })).toEqual([expect.stringContaining('both or neither')]);
  });

  test('may be another provider; in production it needs https', () => {
    const issuer = 'http://localhost:4000';
    expect(load({ ...client, GOOGLE_ISSUER: issuer }).google).toMatchObject({ issuer });
    expect(problems({ ...client, GOOGLE_ISSUER: issuer, ...inProduction })).toEqual([
      expect.stringContaining('GOOGLE_ISSUER must look like'),
    ]);
  });
});

test.each([
  ['1', 1],
  ['0', false],
  ['false', false],
  ['loopback, 10.0.0.0/8', ['loopback', '10.0.0.0/8']],
  ['fc00::/7', ['fc00::/7']],
])('TRUST_PROXY=%s', (value, trusted) => {
  const { trustProxy } = load({ TRUST_PROXY: value });
  expect(trustProxy).toEqual(trusted);
  expect(() => express().set('trust proxy', trustProxy)).not.toThrow();
});

test.each(['10', 'nginx', '10.0.0.0/33', '10.0.0.0/8/8', '10.0.0.1,'])('TRUST_PROXY=%s is refused', (value) => {
  expect(problems({ TRUST_PROXY: value })).toEqual([expect.stringContaining('TRUST_PROXY must be')]);
});

describe('the kept secret', () => {
  const folders: string[] = [];
  const folder = () => {
    const made = mkdtempSync(path.join(tmpdir(), 'haat-config-'));
    folders.push(made);
    return made;
  };
  afterEach(() => folders.splice(0).forEach((made) => rmSync(made, { recursive: true })));

  test('is made once and readable by its owner only', () => {
    const dataDir = path.join(folder(), 'data');
    const secret = readOrCreateSecret(dataDir);
    expect(secret.length).toBeGreaterThan(32);
    expect(readOrCreateSecret(dataDir)).toBe(secret);
    expect(statSync(path.join(dataDir, 'session-secret')).mode & 0o777).toBe(0o600);
  });

  test('a data directory that is a file is told in one line', () => {
    const file = path.join(folder(), 'data');
    writeFileSync(file, '');
    expect(() => loadConfig({ DATA_DIR: file })).toThrow(/DATA_DIR .* cannot be used .* set DATA_DIR/);
  });
});
