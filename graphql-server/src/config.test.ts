import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import express from 'express';
import { afterEach, describe, expect, test } from 'vitest';
import { ConfigError, keptSecret, loadConfig, type Env } from './config.ts';

const goodSecret = 'v8Qz0nXyT4uWm2Lk7Rb9Hc5Jd1Fg6Ps3';
const load = (env: Env) => loadConfig(env, () => goodSecret);

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
      sessionSecret: goodSecret,
      sessionTtlSeconds: 7 * 86_400,
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
  });
});

describe('in production', () => {
  test.each([
    ['missing', undefined],
    ['short', 'only-thirty-one-characters-long'],
    ['a placeholder', 'change-me-to-a-long-random-text-of-your-own'],
    ['one letter over and over', 'a'.repeat(64)],
  ])('a secret that is %s is refused', (_, secret) => {
    expect(problems({ NODE_ENV: 'production', SESSION_SECRET: secret })).toEqual([
      expect.stringContaining('SESSION_SECRET'),
    ]);
  });

  test('a good secret will do, and no demo account is made', () => {
    expect(load({ NODE_ENV: 'production', SESSION_SECRET: goodSecret })).toMatchObject({
      sessionSecret: goodSecret,
      demoMode: false,
    });
  });

  test('the demo, whose passwords everybody knows, is refused', () => {
    expect(problems({ NODE_ENV: 'production', SESSION_SECRET: goodSecret, DEMO_MODE: 'true' })).toEqual([
      expect.stringMatching(/^DEMO_MODE .* npm run demo/),
    ]);
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

test.each(['-1', '3000.5', '65536', 'http', '1e3', '0x10'])('PORT=%s is refused', (port) => {
  expect(problems({ PORT: port })).toEqual([`PORT must be a whole number from 0 to 65535, not "${port}".`]);
});

test('the embedded database takes 90 connections at most, another one as many as it likes', () => {
  expect(problems({ DATABASE_POOL_SIZE: '91' })).toEqual([
    'DATABASE_POOL_SIZE must be a whole number from 2 to 90, not "91".',
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

test.each(['10', 'nginx', '10.0.0.0/33', '10.0.0.0/8/8', '10.0.0.1,'])(
  'TRUST_PROXY=%s is refused',
  (value) => {
    expect(problems({ TRUST_PROXY: value })).toEqual([expect.stringContaining('TRUST_PROXY must be')]);
  },
);

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
    const secret = keptSecret(dataDir);
    expect(secret.length).toBeGreaterThan(32);
    expect(keptSecret(dataDir)).toBe(secret);
    expect(statSync(path.join(dataDir, 'session-secret')).mode & 0o777).toBe(0o600);
  });

  test('a data directory that is a file is told in one line', () => {
    const file = path.join(folder(), 'data');
    writeFileSync(file, '');
    expect(() => loadConfig({ DATA_DIR: file })).toThrow(/DATA_DIR .* cannot be used .* set DATA_DIR/);
  });
});
