import { setTimeout as pause } from 'node:timers/promises';
import { expectOrders, expectStock, NO_ORDER_LIMITS } from '../graphql-server/test/order-truth.ts';
import { expectKept, expectRead, expectShown } from './answers.ts';
import { openCluster, type Node } from './cluster.ts';
import { faultsOf, type Scene } from './faults.ts';
import { databaseUrls, startHAProxy, startNginx, startPgBouncer } from './front.ts';
import { drawGrowth, verdicts, watchGrowth } from './growth.ts';
import { journey, journeyInBrowser } from './journey.ts';
import { goShopping, type Shopping } from './orders.ts';
import { openLivePage } from './live.ts';
import { openProvider, payByCard } from './paying.ts';
import { createBuyers, stockProducts } from './people.ts';
import { race } from './race.ts';
import { milliseconds, type Report } from './report.ts';
import { command, makeServer } from './shop.ts';
import { freePort, repeat, type Stage } from './stage.ts';
import { openTalk } from './talk.ts';
import { differences, digest } from './truth.ts';

/** So many that none has hundreds of orders, as nobody has: an order looks at those of its buyer's last month. */
const BUYERS = 8000;
const PRODUCTS = 3;
/** Who writes to the shop and pays by card, in turn: each may do so only so often. */
const OTHERS = 200;
const STOCK = 1_000_000;
/** How many orders are acknowledged between two faults. */
const BETWEEN = 60;
/** How many orders are weighed. */
const WEIGHED = 300;
/** The longest that buyers may wait after a fault: nobody is called to help. */
const LONGEST_MS = 15_000;

/**
 * Plays all of it; after each fault once, faults come by chance until the minutes are over.
 * @throws when anything that was acknowledged is lost, or anything takes more than a minute to come back
 */
export const play = async (
  stage: Stage,
  report: Report,
  { secret, minutes, every, only }: { secret: string; minutes: number; every: number; only: string },
): Promise<void> => {
  const ends = performance.now() + minutes * 60_000;
  const cluster = await openCluster(stage);
  await report.step('Three machines with PostgreSQL, Patroni and etcd', () => cluster.boot());
  const haproxy = await startHAProxy(stage);
  const pgbouncer = await startPgBouncer(stage);
  const [ports, port] = [[await freePort(), await freePort()] as const, await freePort()];
  const url = `http://localhost:${port}`;
  const provider = await openProvider();
  const variables = {
    ...provider.variables,
    DATABASE_URL: databaseUrls.pooled,
    DATABASE_DIRECT_URL: databaseUrls.direct,
    DATABASE_PREPARED_STATEMENTS: pgbouncer.preparesStatements ? 'yes' : 'no',
    DATABASE_REPLICA_URLS: databaseUrls.standbys,
    DATABASE_POOL_SIZE: '20',
    MIGRATE_AT_START: 'no',
    DATA_DIR: stage.makeFolder('data'),
    PUBLIC_URL: url,
    // nginx, and the requests of the buyers say whose they are as a load balancer would.
    TRUST_PROXY: '2',
    SESSION_SECRET: secret,
    LOG_LEVEL: 'error',
  };
  await report.step('The migration job, and the demo shop', async () => {
    await command(['graphql-server/src/commands/migrate.ts'], variables);
    await command(['demo/main.ts'], variables);
  });
  await report.step('Two standbys, for one of which commits wait', () => cluster.isWhole());
  const servers = [
    makeServer(stage, 'shop-1', ports[0], variables),
    makeServer(stage, 'shop-2', ports[1], variables),
  ] as const;
  const nginx = await report.step('Two servers behind nginx', async () => {
    await Promise.all(servers.map((server) => server.start()));
    return startNginx(stage, port, ports);
  });
  const { primary } = cluster;

  const placed = [await report.step('The buying journey', () => journey(url))];
  await report.step('The buying journey in a browser', async () => {
    if (!(await journeyInBrowser(url))) report.say('left out: there is no Chromium on this machine');
  });
  await report.step('Public answers from nginx, and from the standby', async () => {
    await expectKept(url);
    await expectRead(ports[0]);
  });
  placed.push(...(await buyersRace(report, url, primary, secret)));

  const since = new Date();
  await primary.query(NO_ORDER_LIMITS);
  const buyers = await createBuyers(primary, secret, 'scale', BUYERS);
  const products = await stockProducts(primary, STOCK, 1, PRODUCTS);
  const shopping = goShopping(url, buyers, products);
  const scene: Scene = { cluster, servers, haproxy, pgbouncer, nginx };
  await weighOrders(report, shopping, primary);
  await report.step('A backup while people buy', async () => {
    await cluster.isWhole();
    await cluster.backUp();
  });
  await renewServers(report, servers, shopping);

  const faults = faultsOf(scene).filter(({ name }) => name.includes(only));
  const visits = watch(url);
  const [owner] = await createBuyers(primary, secret, 'owner', 1, 'ADMIN');
  if (!owner) throw new Error('There is no owner.');
  const board = openLivePage(url, owner.token, shopping.acknowledged);
  const others = await createBuyers(primary, secret, 'other', OTHERS);
  const talk = openTalk(url, others, owner);
  const paying = payByCard(url, provider, others, products);
  /** Checks all that people were told of orders and messages. */
  const expectAcknowledged = async (node: Node) => {
    await expectOrders(node.query, [...placed, ...shopping.acknowledged, ...paying.acknowledged]);
    await talk.expectKept(node);
  };
  const growth = await watchGrowth(servers, primary);
  for (let turn = 0; turn < faults.length || performance.now() < ends; turn += 1) {
    await pause(every * 60_000);
    const fault = faults[turn < faults.length ? turn : Math.floor(Math.random() * faults.length)];
    if (!fault) throw new Error('There are no faults.');
    await report.step(fault.name, async () => {
      const before = shopping.unanswered;
      visits.begin();
      const heal = await fault.happen();
      const recovery = await shopping.nextSuccess();
      const attempts = `${shopping.unanswered - before} attempts without an answer`;
      report.measured(
        fault.name,
        milliseconds(recovery),
        `${attempts}, products took ${milliseconds(visits.longest())}`,
      );
      if (recovery > LONGEST_MS) throw new Error(`Buyers waited for ${milliseconds(recovery)}.`);
      await shopping.more(BETWEEN);
      report.measured("the owner's live board", milliseconds(await board.shows([...shopping.acknowledged])), 'behind');
      await heal();
      await cluster.isWhole();
      await shopping.more(BETWEEN);
      await expectAcknowledged(primary);
    });
  }
  await visits.end();
  await board.end();
  const series = growth.end();
  const figures = verdicts(series);
  for (const { name, figure, grows } of figures) report.measured(name, figure, grows ? 'grows' : '');
  report.say(`drawn in ${drawGrowth(series)}`);
  await Promise.all([shopping.stop(), talk.end(), paying.end()]);
  await expectAcknowledged(primary);
  report.say(
    `${placed.length + shopping.acknowledged.length} acknowledged orders and ${talk.count} messages are there`,
  );
  await report.step('Each payment by card counts once', () => paying.expectCounted(primary));
  const { length: paid } = paying.acknowledged;
  report.measured('paid by card', String(paid), `orders; ${provider.again} notifications were sent again`);
  await expectStock(primary.query, products, STOCK, { since });

  await Promise.all(servers.map((server) => server.stop()));
  await report.step('The backup is restored, with all that came after it', async () => {
    const before = await digest(primary);
    const restored = await cluster.restore();
    await expectAcknowledged(restored);
    const wrong = differences(before, await digest(restored));
    if (wrong.length > 0) throw new Error(`The restored cluster differs:\n${wrong.join('\n')}`);
  });
  const growing = figures.filter(({ grows }) => grows).map(({ name, figure }) => `${name} (${figure})`);
  if (growing.length > 0) throw new Error(`These grow: ${growing.join('; ')}`);
};

/** Looks at products ten times a second, all the time, and remembers the longest time that it took. */
const watch = (url: string) => {
  let longest = 0;
  const look = async (page: number): Promise<void> => {
    try {
      await expectShown(url, page);
    } catch (error) {
      // Only fetch throws a TypeError: nginx has been killed, and is not there again. People try again.
      if (!(error instanceof TypeError)) throw error;
      await pause(50);
      await look(page);
    }
  };
  const looking = repeat(100, async (turn) => {
    const began = performance.now();
    await look((turn % 30) + 1);
    longest = Math.max(longest, performance.now() - began);
  });
  return {
    begin: () => void (longest = 0),
    longest: () => longest,
    end: looking.end,
  };
};

/** Measures what an order costs in WAL and in disk, with everything that comes of it. */
const weighOrders = async (report: Report, shopping: Shopping, primary: Node) => {
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
const buyersRace = async (report: Report, url: string, primary: Node, secret: string) => {
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
const renewServers = async (report: Report, servers: Scene['servers'], shopping: Shopping) => {
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
