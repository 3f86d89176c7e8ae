import path from 'node:path';
import pg from 'pg';
import { machineNames, makeMachine, openNetwork, password, type Machine, type MachineName } from './machine.ts';
import { until, type Stage } from './stage.ts';

/** A PostgreSQL that can be asked. */
export interface Node {
  readonly name: string;
  /** Runs a statement and returns its rows. */
  query<Row extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<Row[]>;
}

/** What Patroni says of a member. */
interface Member {
  readonly name: MachineName;
  readonly role: 'leader' | 'sync_standby' | 'replica';
  readonly state: string;
  readonly lag?: number | string;
}

/** Three machines with PostgreSQL under Patroni, and etcd. */
export interface Cluster {
  readonly machines: readonly Machine[];
  /** Switches all on, and waits until they are whole. */
  boot(): Promise<void>;
  /** Returns the machine of the primary, or of a standby: the synchronous one, or another. @throws when there is none */
  machine(role: Member['role']): Promise<Machine>;
  /** Waits until there is a primary, and both others are near, one of them synchronously. */
  isWhole(): Promise<void>;
  /** Whatever is the primary now, by HAProxy. */
  readonly primary: Node;
  /** Backs up all of it, by pgBackRest on the primary. */
  backUp(): Promise<void>;
  /** Restores the last backup with all WAL after it on another machine, and starts it there. */
  restore(): Promise<Node>;
}

/** How many bytes a standby may be behind. */
const NEAR = 1024 * 1024;

/** A node, by the address of its PostgreSQL. */
const nodeAt = (name: string, host: string, port: number): Node => ({
  name,
  query: async <Row extends pg.QueryResultRow>(text: string, values: unknown[] = []) => {
    const client = new pg.Client({
      connectionString: `postgres://haat:${password}@${host}:${port}/haat`,
      connectionTimeoutMillis: 5000,
    });
    client.on('error', () => {});
    try {
      await client.connect();
      return (await client.query<Row>(text, values)).rows;
    } finally {
      await client.end();
    }
  },
});

/** Makes the machines, which are switched off. */
export const openCluster = async (stage: Stage): Promise<Cluster> => {
  await openNetwork(stage);
  const repository = stage.makeFolder('repository');
  const machines = await Promise.all(machineNames.map((name) => makeMachine(stage, name, repository)));
  const primary = nodeAt('the primary', '127.0.0.1', 5000);

  /** Asks each Patroni until one answers: any knows all members from etcd. */
  const members = async (): Promise<readonly Member[]> => {
    const answers = machines.map(async ({ ip }) => {
      const answer = await fetch(`http://${ip}:8008/cluster`, { signal: AbortSignal.timeout(2000) });
      return ((await answer.json()) as { members: Member[] }).members;
    });
    return Promise.any(answers);
  };
  const machine = async (role: Member['role']): Promise<Machine> => {
    const found = (await members()).find((member) => member.role === role && /running|streaming/.test(member.state));
    const one = machines.find(({ name }) => name === found?.name);
    if (!one) throw new Error(`No machine is the ${role}.`);
    return one;
  };
  const isWhole = () =>
    until('a primary with two standbys', async () => {
      // etcd remembers a machine for seconds that has lost its power.
      const up = machines.map(({ ip }) => fetch(`http://${ip}:8008/health`, { signal: AbortSignal.timeout(2000) }));
      const all = (await Promise.all(up)).every(({ ok }) => ok) ? await members() : [];
      const roles = all.filter(({ state }) => /running|streaming/.test(state)).map(({ role }) => role);
      const isNear = all.every(({ role, lag }) => role === 'leader' || (typeof lag === 'number' && lag < NEAR));
      if (roles.toSorted().join(' ') !== 'leader replica sync_standby' || !isNear) throw new Error(JSON.stringify(all));
    });
  const pgbackrest = (one: Machine, ...args: string[]) => one.run('pgbackrest', ['--stanza=haat', ...args]);

  return {
    machines,
    primary,
    machine,
    isWhole,
    boot: async () => {
      for (const one of machines) await one.boot();
      await until('a primary', () => machine('leader'));
    },
    backUp: async () => {
      await pgbackrest(await machine('leader'), 'backup', '--type=full');
    },
    restore: async () => {
      // Ends the piece of WAL that is written now, and waits until it is in the repository.
      await pgbackrest(await machine('leader'), 'check');
      const restored = await makeMachine(stage, 'restored', repository);
      await restored.boot({ isEmpty: true });
      await pgbackrest(restored, 'restore', '--archive-mode=off');
      const settings = { listen_addresses: '*', hba_file: '/var/lib/postgresql/haat/pg_hba.conf' };
      const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
      restored.start('PostgreSQL', path.join(stage.programs.postgres, 'postgres'), [
        '-D',
        '/var/lib/postgresql/haat',
        ...flags,
      ]);
      const node = nodeAt('the restored cluster', restored.ip, 5432);
      await until('the end of the recovery', async () => {
        const [state] = await node.query<{ isOver: boolean }>('SELECT NOT pg_is_in_recovery() AS "isOver"');
        return state?.isOver ?? false;
      });
      return node;
    },
  };
};
