import { execFileSync } from 'node:child_process';
import { chownSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { createDataSource, migrate } from '../src/platform/db/data-source.ts';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '#packages/embedded-postgres/embedded-postgres.ts';
import { serverPid } from '#packages/embedded-postgres/postmaster-pid.ts';
import { isRunning } from '#packages/embedded-postgres/process.ts';
import { modules } from '../src/modules.ts';
import { otherPrograms, temporaryFolder } from './temporary-postgres.ts';

/** A primary with the shop's schema, and a standby that streams from it. */
export interface PrimaryWithStandby {
  readonly primaryUrl: string;
  readonly standbyUrl: string;
  /** Runs a statement on the standby. */
  onStandby<Row>(text: string): Promise<Row[]>;
  /** Ends the standby; `startStandby` brings it back on the same port. */
  stopStandby(): Promise<void>;
  startStandby(): Promise<void>;
  /**
   * Lets all processes of the standby stand still, so that connections stay open and nothing answers. Returns what lets
   * them go on.
   */
  freezeStandby(): Promise<() => void>;
  /** The same with the primary. */
  freezePrimary(): Promise<() => void>;
  /** Ends both, and removes their data. */
  stop(): Promise<void>;
}

const settings = { fsync: 'off', shared_buffers: '32MB', max_connections: '60' };

const portOf = (url: string) => Number(new URL(url).port);

/** Starts both: the standby begins as a copy of the primary's files. */
export const startPrimaryWithStandby = async (): Promise<PrimaryWithStandby> => {
  const homes = { primary: temporaryFolder(), standby: temporaryFolder() };
  const cluster = (home: string) => path.join(home, 'postgres', 'cluster');
  const start = (dataDir: string, own: Record<string, string> = {}, port?: number) =>
    startEmbeddedPostgres({
      dataDir,
      settings: { ...settings, ...own },
      // A server that a test ends remains ended.
      watchEveryMs: 3_600_000,
      ...(port !== undefined && { port }),
      ...otherPrograms,
    });

  const template = await start(homes.primary);
  const dataSource = await createDataSource(modules, template.url).initialize();
  await migrate(dataSource, modules);
  await dataSource.destroy();
  await template.stop();
  execFileSync('cp', ['-a', path.join(homes.primary, 'postgres'), path.join(homes.standby, 'postgres')]);
  const signal = path.join(cluster(homes.standby), 'standby.signal');
  writeFileSync(signal, '');
  const { uid, gid } = statSync(cluster(homes.standby));
  chownSync(signal, uid, gid);

  const primary = await start(homes.primary);
  const { username, password } = new URL(primary.url);
  const following = {
    primary_conninfo: `host=127.0.0.1 port=${portOf(primary.url)} user=${username} password=${password}`,
    // What waits for a statement here is not waited for.
    max_standby_streaming_delay: '0',
  };
  let standby: EmbeddedPostgres = await start(homes.standby, following);
  const standbyUrl = standby.url;

  const on = async <Row>(connectionString: string, text: string): Promise<Row[]> => {
    const client = new pg.Client({ connectionString });
    await client.connect();
    try {
      return (await client.query(text)).rows as Row[];
    } finally {
      await client.end();
    }
  };
  const freeze = async (url: string, home: string): Promise<() => void> => {
    const running = await on<{ pid: number }>(
      url,
      `SELECT pid FROM pg_stat_activity WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()`,
    );
    const pids = [serverPid(cluster(home)), ...running.map(({ pid }) => pid)];
    const tell = (name: 'SIGSTOP' | 'SIGCONT') => {
      for (const pid of pids) if (pid !== undefined && isRunning(pid)) process.kill(pid, name);
    };
    tell('SIGSTOP');
    return () => tell('SIGCONT');
  };

  return {
    primaryUrl: primary.url,
    standbyUrl,
    onStandby: (text) => on(standbyUrl, text),
    stopStandby: () => standby.stop(),
    startStandby: async () => {
      standby = await start(homes.standby, following, portOf(standbyUrl));
    },
    freezeStandby: () => freeze(standbyUrl, homes.standby),
    freezePrimary: () => freeze(primary.url, homes.primary),
    stop: async () => {
      await standby.stop();
      await primary.stop();
      for (const home of Object.values(homes)) rmSync(home, { recursive: true, force: true });
    },
  };
};
