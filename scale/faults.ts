import type { Cluster } from './cluster.ts';
import type { Front } from './front.ts';
import type { Machine } from './machine.ts';
import type { Server } from './shop.ts';

/** What can fail. */
export interface Scene {
  readonly cluster: Cluster;
  readonly servers: readonly [Server, Server];
  readonly haproxy: Front;
  readonly pgbouncer: Front;
  readonly nginx: Front;
}

/** Something that happens to the shop while people buy. */
interface Fault {
  readonly name: string;
  /** Lets it happen, and returns what makes everything whole again. */
  happen(): Promise<() => Promise<void>>;
}

const off = async (machine: Machine) => {
  await machine.cutPower();
  return () => machine.boot();
};

const frozen = async (machine: Machine) => {
  machine.freeze();
  return async () => machine.thaw();
};

/** A program that its machine starts again at once, as systemd does. */
const restarted = async (front: Front) => {
  await front.process.kill();
  await front.start();
  return async () => {};
};

/** Returns each fault that the shop has to survive without anybody's help. */
export const faultsOf = ({ cluster, servers: [server], haproxy, pgbouncer, nginx }: Scene): readonly Fault[] => {
  const leader = () => cluster.machine('leader');
  const serverDies = async () => {
    await server.kill();
    return () => server.start();
  };
  const etcdDies = async (machine: Machine) => {
    await machine.killProgram('etcd');
    return async () => machine.startEtcd();
  };
  const both = (one: Fault['happen'], other: Fault['happen']) => async () => {
    const heal = await Promise.all([one(), other()]);
    return async () => void (await Promise.all(heal.map((mend) => mend())));
  };
  return [
    { name: 'a server is killed', happen: serverDies },
    { name: 'HAProxy is killed', happen: () => restarted(haproxy) },
    { name: 'PgBouncer is killed', happen: () => restarted(pgbouncer) },
    { name: 'nginx is killed', happen: () => restarted(nginx) },
    {
      name: "the synchronous standby's machine is off",
      happen: async () => off(await cluster.machine('sync_standby')),
    },
    {
      name: "the synchronous standby's machine is frozen",
      happen: async () => frozen(await cluster.machine('sync_standby')),
    },
    {
      name: "the primary's PostgreSQL is killed",
      happen: async () => {
        await (await leader()).killProgram('postgres');
        return async () => {};
      },
    },
    { name: "the primary's machine is off", happen: async () => off(await leader()) },
    { name: "the primary's machine is frozen", happen: async () => frozen(await leader()) },
    { name: "the primary's etcd is killed", happen: async () => etcdDies(await leader()) },
    {
      name: 'the primary is cut off from the other machines',
      happen: async () => {
        const machine = await leader();
        await machine.isolate();
        return () => machine.reconnect();
      },
    },
    {
      name: "the primary's disk is full",
      happen: async () => {
        const machine = await leader();
        await machine.fillDisk();
        return () => machine.freeDisk();
      },
    },
    {
      name: "the synchronous standby's clock is two minutes ahead, and the primary is off",
      happen: async () => {
        const standby = await cluster.machine('sync_standby');
        await standby.cutPower();
        await standby.boot({ clockSeconds: 120 });
        await cluster.isWhole();
        return off(await leader());
      },
    },
    {
      name: "the primary's machine and a server are off",
      happen: both(async () => off(await leader()), serverDies),
    },
    {
      // Two of three etcd decide: the one that was killed is there again at once, as by systemd.
      name: "the primary's machine is off, and an etcd elsewhere is killed",
      happen: async () => {
        const [primary, other] = [await leader(), await cluster.machine('replica')];
        await Promise.all([primary.cutPower(), other.killProgram('etcd')]);
        other.startEtcd();
        return () => primary.boot();
      },
    },
  ];
};
