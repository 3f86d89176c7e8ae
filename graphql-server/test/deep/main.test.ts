import { once } from 'node:events';
import { cpSync, existsSync, symlinkSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { demoAccounts } from '#demo/accounts.ts';
import { projectRoot } from '../../src/platform/config/config.ts';
import { createClient } from '../client.ts';
import { cloneDatabase } from '../database.ts';
import { newDataDir, startMain } from '../shop-process.ts';

const patience = { timeout: 120_000 };

/** The demo's admin is there, and can sign in. */
async function adminSignsIn(url: string): Promise<void> {
  const { login } = await createClient(url).graphql<{ login: { __typename: string } }>(
    `mutation ($input: LoginInput!) { login(input: $input) { __typename } }`,
    { input: { email: demoAccounts.admin.email, password: demoAccounts.admin.password } },
  );
  expect(login.__typename).toBe('LoginSuccess');
}

const isDatabaseRunning = (dataDir: string) => existsSync(path.join(dataDir, 'postgres', 'cluster', 'postmaster.pid'));

describe('with nothing set', patience, () => {
  test('the demo shop serves, says where, ends with its database, and warns when it is open', async () => {
    const dataDir = newDataDir();
    const shop = startMain({ DATA_DIR: dataDir });
    const url = await shop.ready;
    expect(shop.said()).not.toContain('!!');
    for (const line of [url, `${url}/graphql`, `${url}/backend/docs`, demoAccounts.customer.email, 'Ready in ']) {
      expect(shop.said()).toContain(line);
    }
    expect(shop.said()).not.toContain('Metrics');
    await adminSignsIn(url);
    expect(isDatabaseRunning(dataDir)).toBe(true);

    shop.child.kill('SIGINT');
    expect(await shop.ended).toBe(0);
    expect(isDatabaseRunning(dataDir)).toBe(false);

    // The same shop, open to other machines: it warns.
    const open = startMain({ DATA_DIR: dataDir, HOST: '0.0.0.0', DEMO_MODE: 'true' });
    await adminSignsIn(await open.ready);
    for (const said of ['HOST 0.0.0.0 opens it to everybody', 'sign in as its admin', 'Google', '/mailbox'])
      expect(open.said()).toMatch(new RegExp(`!! .*${said}`));
  });
});

describe('with DATABASE_URL', patience, () => {
  test('that database is used, nothing is embedded, and nothing of the demo is put in', async () => {
    const database = await cloneDatabase();
    onTestFinished(() => database.drop());
    const dataDir = newDataDir();
    const shop = startMain({ DATA_DIR: dataDir, DATABASE_URL: database.url, METRICS_PORT: '0' });
    const visitor = createClient(await shop.ready);
    expect(shop.said()).not.toContain('Sign in as');
    expect(existsSync(path.join(dataDir, 'postgres'))).toBe(false);
    expect(await visitor.graphql('{ products(first: 1) { totalCount } }')).toEqual({
      products: { totalCount: 0 },
    });
    const metrics = /Metrics +port (\d+)/.exec(shop.said())?.[1];
    expect(await (await fetch(`http://localhost:${metrics}/metrics`)).text()).toContain('field="products"');
    const { login } = await visitor.graphql<{ login: { __typename: string } }>(
      'mutation ($input: LoginInput!) { login(input: $input) { __typename } }',
      { input: { email: demoAccounts.admin.email, password: demoAccounts.admin.password } },
    );
    expect(login.__typename).toBe('LoginRefused');
    shop.child.kill('SIGTERM');
    expect(await shop.ended).toBe(0);
  });
});

test('production without TLS starts with a clear warning', patience, async () => {
  const database = await cloneDatabase();
  onTestFinished(() => database.drop());
  const shop = startMain({
    DATA_DIR: newDataDir(),
    DATABASE_URL: database.url,
    NODE_ENV: 'production',
    SESSION_SECRET: 'v8Qz0nXyT4uWm2Lk7Rb9Hc5Jd1Fg6Ps3',
    PUBLIC_URL: 'http://shop.example.com',
  });
  await shop.ready;
  expect(shop.said()).toMatch(/!! .*without TLS, at http:\/\/shop\.example\.com/);
  expect(shop.said()).toMatch(/!! .*passwords.*cookies.* not marked Secure/);
});

/** Copies the server, the contract and the packages, without the demo. Returns the folder. */
function installWithoutDemo(): string {
  const root = newDataDir();
  for (const folder of ['schema', 'packages', path.join('graphql-server', 'src')])
    cpSync(path.join(projectRoot, folder), path.join(root, folder), { recursive: true });
  cpSync(path.join(projectRoot, 'package.json'), path.join(root, 'package.json'));
  symlinkSync(path.join(projectRoot, 'node_modules'), path.join(root, 'node_modules'), 'junction');
  return root;
}

test("production needs none of the demo's files", patience, async () => {
  const database = await cloneDatabase();
  onTestFinished(() => database.drop());
  const shop = startMain(
    {
      DATA_DIR: newDataDir(),
      DATABASE_URL: database.url,
      NODE_ENV: 'production',
      SESSION_SECRET: 'v8Qz0nXyT4uWm2Lk7Rb9Hc5Jd1Fg6Ps3',
      PUBLIC_URL: 'http://localhost:0',
    },
    installWithoutDemo(),
  );
  const visitor = createClient(await shop.ready);
  expect(await visitor.graphql('{ products(first: 1) { totalCount } signInOptions { google } }')).toEqual({
    products: { totalCount: 0 },
    signInOptions: { google: false },
  });
  expect((await visitor.get('/backend/docs')).status).toBe(200);
  (await visitor.get('/pictures/demo/home-hero/640.webp')).refused(404);
  (await visitor.get('/demo-google/.well-known/openid-configuration')).refused(404);
  (await visitor.get('/demo-payments/faults')).refused(404);
});

describe('one clear line, and the end', patience, () => {
  const failure = async (env: Record<string, string>, root?: string) => {
    const shop = startMain(env, root);
    expect(await shop.ended).toBe(1);
    return shop.said().trim().split('\n');
  };

  test('when the port is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    onTestFinished(() => void other.close());
    const { port } = other.address() as AddressInfo;
    expect(await failure({ DATA_DIR: newDataDir(), PORT: String(port) })).toEqual([
      expect.stringMatching(new RegExp(`^Port ${port} is taken: stop the program`)),
    ]);
  });

  test('when no PostgreSQL answers', async () => {
    expect(await failure({ DATA_DIR: newDataDir(), DATABASE_URL: 'postgres://haat:haat@127.0.0.1:1/haat' })).toEqual([
      expect.stringMatching(/^No PostgreSQL answers at 127\.0\.0\.1:1 .*correct DATABASE_URL/),
    ]);
  });

  test('when production has no good secret and no address', async () => {
    expect(await failure({ DATA_DIR: newDataDir(), NODE_ENV: 'production', SESSION_SECRET: 'short' })).toEqual([
      expect.stringMatching(/^PUBLIC_URL must be set/),
      'SESSION_SECRET must have at least 32 characters.',
    ]);
  });

  test('when the demo is asked for and not installed, before anything is begun', async () => {
    const dataDir = newDataDir();
    expect(await failure({ DATA_DIR: dataDir }, installWithoutDemo())).toEqual([
      expect.stringMatching(/^The demo shop is not installed: .*demo has no demo\.ts\. .*DEMO_MODE=false/),
    ]);
    expect(existsSync(path.join(dataDir, 'postgres'))).toBe(false);
  });

  test('when several variables are wrong, a line for each', async () => {
    expect(await failure({ PORT: 'many', SESSION_TTL: 'soon' })).toHaveLength(2);
  });
});
