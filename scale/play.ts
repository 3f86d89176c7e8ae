import { rmSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { expectKept, expectRead, expectShown } from './answers.ts';
import { openCluster, type Cluster, type Node } from './cluster.ts';
import { startNginx, startPgBouncer, type PgBouncer } from './front.ts';
import { journey, journeyInBrowser } from './journey.ts';
import { goShopping, type Shopping } from './orders.ts';
import { createBuyers, stockProducts } from './people.ts';
import { race } from './race.ts';
import { milliseconds, type Report } from './report.ts';
import { command, makeServer, type Server } from './shop.ts';
import { freePort, type Stage } from './stage.ts';
import { differences, digest, expectOrders, expectStock } from './truth.ts';

const BUYERS = 8;
const PRODUCTS = 3;
const STOCK = 1_000_000;
/** How many orders are acknowledged between two deaths. */
const BETWEEN = 60;
/** How many orders are weighed. */
const WEIGHED = 300;

/** What the steps of a run share. */
interface Scene {
  readonly stage: Stage;
  readonly report: Report;
  readonly cluster: Cluster;
  readonly pgbouncer: PgBouncer;
  readonly servers: readonly [Server, Server];
  readonly url: string;
}

/**
 * Plays all of it.
 * @throws when anything that was acknowledged is lost, or anything takes more than a minute to come back
 */
export const play = async (stage: Stage, report: Report, secret: string): Promise<void> => {
  const cluster = openCluster(stage);
  const [primary, standby, restored] = [
    await cluster.node('primary'),
    await cluster.node('standby'),
    await cluster.node('restored'),
  ];
  await report.step('A primary, with PgBouncer before it', () => cluster.create(primary));
  const pgbouncer = await startPgBouncer(stage, primary);
  const [ports, front] = [[await freePort(), await freePort()] as const, await freePort()];
  const variables = {
    DATABASE_URL: pgbouncer.url,
    DATABASE_DIRECT_URL: pgbouncer.sessionUrl,
    DATABASE_PREPARED_STATEMENTS: pgbouncer.preparesStatements ? 'yes' : 'no',
    DATABASE_REPLICA_URLS: [standby.url, primary.url].join(','),
    DATABASE_POOL_SIZE: '20',
    MIGRATE_AT_START: 'no',
    DATA_DIR: stage.makeFolder('data'),
    PUBLIC_URL: `http://localhost:${front}`,
    // nginx, and the requests of the buyers say whose they are as a load balancer would.
    TRUST_PROXY: '2',
    SESSION_SECRET: secret,
    LOG_LEVEL: 'error',
    ORDERS_A_DAY: '1000000',
    UNPAID_PIECES: '1000000',
  };
  await report.step('The migration job, and the demo shop', async () => {
    await command(['graphql-server/src/commands/migrate.ts'], variables);
    await command(['demo/main.ts'], variables);
  });
  await report.step('A standby, for which commits wait', async () => {
    await cluster.follow(standby, primary);
    cluster.keeper(primary);
    cluster.keeper(standby);
    await cluster.isSynchronous('yes');
  });
  const servers = [
    makeServer(stage, 'shop-1', ports[0], variables),
    makeServer(stage, 'shop-2', ports[1], variables),
  ] as const;
  const { url } = await report.step('Two servers behind nginx', async () => {
    await Promise.all(servers.map((server) => server.start()));
    return startNginx(stage, front, ports);
  });
  const scene: Scene = { stage, report, cluster, pgbouncer, servers, url };

  const placed = [await report.step('The buying journey', () => journey(url))];
  await report.step('The buying journey in a browser', async () => {
    if (!(await journeyInBrowser(url))) report.say('left out: there is no Chromium on this machine');
  });
  await report.step('Public answers from nginx, and from the standby', async () => {
    await expectKept(url);
    await expectRead(ports[0]);
  });
  placed.push(...(await buyersRace(scene, primary, secret)));

  const since = new Date();
  const buyers = await createBuyers(primary, secret, 'scale', BUYERS);
  const products = await stockProducts(primary, STOCK, 1, PRODUCTS);
  const shopping = goShopping(url, buyers, products);
  const check = async (node: Node) => {
    const acknowledged = [...placed, ...shopping.acknowledged];
    await expectOrders(node, acknowledged);
    report.say(`${acknowledged.length} acknowledged orders are there, with lines, status and ledger`);
  };

  await weighOrders(scene, shopping, primary);
  const backup = await report.step('A backup while people buy', () => cluster.operate(primary, 'backup.sh'));
  await renewServers(scene, shopping);
  await check(primary);
  await loseServer(scene, shopping);
  await check(primary);
  await loseStandby(scene, shopping, { primary, standby });
  await check(primary);
  await losePrimary(scene, shopping, { primary, standby });
  await check(standby);
  await report.step('The former primary returns as a standby', async () => {
    rmSync(primary.dataDir, { recursive: true });
    stage.makeFolder('primary');
    await cluster.follow(primary, standby);
    await cluster.isSynchronous('yes');
  });
  await shopping.more(BETWEEN);
  await shopping.stop();
  await check(standby);
  await expectStock(standby, products, STOCK, { since });

  await Promise.all(servers.map((server) => server.stop()));
  await report.step('The backup is restored, with all that came after it', async () => {
    const { file } = await lastWal(standby);
    await cluster.restore(restored, backup, standby, file);
    await expectOrders(restored, [...placed, ...shopping.acknowledged]);
    const wrong = differences(await digest(standby), await digest(restored));
    if (wrong.length > 0) throw new Error(`The restored cluster differs:\n${wrong.join('\n')}`);
  });
};

/** Measures what an order costs in WAL and in disk, with everything that comes of it. */
const weighOrders = async ({ report }: Scene, shopping: Shopping, primary: Node) => {
  const [before] = await primary.query<{ lsn: string }>('SELECT pg_current_wal_lsn() AS lsn');
  const first = shopping.acknowledged.length;
  await shopping.more(WEIGHED);
  const count = shopping.acknowledged.length - first;
  const [weight] = await primary.query<{ wal: number; disk: number }>(
    `SELECT (pg_current_wal_lsn() - $1::pg_lsn)::float8 AS wal, (
       SELECT sum(pg_total_relation_size(c.oid))::float8 FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
       WHERE n.nspname = 'public' AND c.relkind = 'r'
         AND c.relname IN ('orders', 'order_lines', 'order_status_changes', 'payment_entries', 'events')
     ) / (SELECT count(*) FROM orders) AS disk`,
    [before?.lsn],
  );
  const kilobytes = (bytes = 0) => `${(bytes / 1024).toFixed(1)} kB`;
  report.measured('WAL of an order', kilobytes((weight?.wal ?? 0) / count), 'with its jobs, mails and sessions');
  report.measured('disk of an order', kilobytes(weight?.disk), 'order, line, status, ledger and event, with indexes');
};

/** 400 people want 100 pieces. */
const buyersRace = async ({ report, url }: Scene, primary: Node, secret: string) => {
  const [product] = await stockProducts(primary, 100, 0, 1);
  if (!product) throw new Error('There is no product.');
  const buyers = await createBuyers(primary, secret, 'racer', 400);
  const { placed, time } = await report.step('400 buyers race for 100 pieces across both servers', () =>
    race(url, buyers, product, 100, primary),
  );
  report.measured('400 buyers for 100 pieces', milliseconds(time));
  return placed;
};

/**
 * The servers are restarted one after the other, as for an upgrade. Only a connection that is opened at the very moment
 * may break off; browsers send the order again.
 */
const renewServers = async ({ report, servers }: Scene, shopping: Shopping) => {
  await report.step('The servers are restarted one after the other', async () => {
    const before = shopping.brokenOff;
    for (const server of servers) {
      await server.stop();
      await shopping.more(BETWEEN);
      await server.start();
      await shopping.more(BETWEEN);
    }
    const lost = shopping.brokenOff - before;
    report.measured('servers were restarted', String(lost), 'orders that had to be sent again');
    if (lost > servers.length) throw new Error(`Two restarts cost ${lost} orders their answer.`);
  });
};

/** A server dies; nginx sends people to the other one. */
const loseServer = async ({ report, servers: [first] }: Scene, shopping: Shopping) => {
  await report.step('A server is killed', async () => {
    const before = shopping.unanswered;
    await first.kill();
    report.measured(
      'a server was killed',
      milliseconds(await shopping.nextSuccess()),
      `${shopping.unanswered - before} attempts without an answer`,
    );
    await shopping.more(BETWEEN);
    await first.start();
  });
};

/** The standby dies; commits wait until the keeper knows, then no longer. It returns, and they wait for it again. */
const loseStandby = async (
  { report, cluster }: Scene,
  shopping: Shopping,
  { standby }: { primary: Node; standby: Node },
) => {
  await report.step('The standby is killed, and returns', async () => {
    const before = shopping.unanswered;
    await standby.kill();
    report.measured(
      'the standby was killed',
      milliseconds(await shopping.nextSuccess()),
      `${shopping.unanswered - before} attempts without an answer`,
    );
    await cluster.isSynchronous('no');
    await shopping.more(BETWEEN);
    await standby.start();
    await cluster.isSynchronous('yes');
    await shopping.more(BETWEEN);
  });
};

/** The primary dies with everything; the operator promotes the standby, and tells PgBouncer. */
const losePrimary = async (
  { report, cluster, pgbouncer, servers, url }: Scene,
  shopping: Shopping,
  { primary, standby }: { primary: Node; standby: Node },
) => {
  await report.step('The primary is killed, the standby promoted', async () => {
    // Both servers know the standby again.
    await Promise.all(servers.map(({ port }) => expectRead(port)));
    const before = shopping.unanswered;
    // As a machine that loses its power: nobody is told.
    primary.freeze();
    const longest = await longestLook(url);
    await primary.kill();
    await expectShown(url, 1);
    const operator = async () => {
      await cluster.operate(standby, 'promote.sh');
      await pgbouncer.pointAt(standby);
    };
    const [recovery] = await Promise.all([shopping.nextSuccess(), operator()]);
    report.measured(
      'the primary was killed',
      milliseconds(recovery),
      `${shopping.unanswered - before} attempts without an answer`,
    );
    report.measured('it stood still before', milliseconds(longest), 'the longest that products took');
    await shopping.more(BETWEEN);
  });
};

/**
 * Looks at products for some seconds, in which all that is known of the primary grows old; returns the longest time
 * that it took.
 */
const longestLook = async (url: string): Promise<number> => {
  const times: number[] = [];
  for (let page = 2; page < 32; page += 1) {
    const began = performance.now();
    await expectShown(url, page);
    times.push(performance.now() - began);
    await pause(100);
  }
  return Math.max(...times);
};

/** Ends the current piece of WAL, and returns its name when it has been kept. */
const lastWal = async (primary: Node): Promise<{ file: string }> => {
  const [wal] = await primary.query<{ file: string }>('SELECT pg_walfile_name(pg_switch_wal()) AS file');
  if (!wal) throw new Error('There is no WAL.');
  return wal;
};
