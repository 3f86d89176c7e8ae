import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { environment } from '../graphql-server/src/platform/config/config.ts';
import { MOST_OF_ADDRESS } from '../graphql-server/src/platform/http/request/under-way.ts';

const root = path.resolve(import.meta.dirname, '..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** What is used of a manifest; what is missing is a failure of the test that reads it. */
interface Manifest {
  apiVersion: string;
  kind: string;
  metadata: { name: string };
  data?: Record<string, string>;
  stringData?: Record<string, string>;
  spec: {
    template: { metadata: { labels: Record<string, string> }; spec: { containers: Container[] } };
    selector: Record<string, string> & { matchLabels: Record<string, string> };
    ports: { name: string; targetPort: string }[];
    scaleTargetRef: { kind: string; name: string };
    minAvailable: number;
    minReplicas: number;
    cluster: { name: string };
    rules: { http: { paths: { backend: { service: { name: string; port: { name: string } } } }[] } }[];
  };
}

interface Container {
  image: string;
  command?: string[];
  ports: { name: string; containerPort: number }[];
  envFrom: { configMapRef?: { name: string }; secretRef?: { name: string } }[];
  startupProbe: Probe;
  readinessProbe: Probe;
  livenessProbe: Probe;
}

interface Probe {
  httpGet: { path: string; port: string };
}

interface Service {
  image?: string;
  build?: string;
  command?: string | string[];
  environment?: Record<string, string>;
  volumes?: string[];
  depends_on?: Record<string, unknown> | string[];
}

/** Reads all documents of a YAML file. @throws when one is not right */
const parse = <Document>(file: string): Document[] =>
  parseAllDocuments(read(file), { merge: true }).map((document) => {
    if (document.errors.length > 0 || document.warnings.length > 0)
      throw new Error(`${file}: ${[...document.errors, ...document.warnings].join('\n')}`);
    return document.toJS() as Document;
  });

const manifests = globSync('deploy/kubernetes/*.yaml', { cwd: root }).flatMap((file) => parse<Manifest>(file));
const [compose] = parse<{ services: Record<string, Service>; volumes: Record<string, null> }>(
  'docker-compose.scale.yml',
);
const services = compose?.services ?? {};
const known = Object.keys(environment.entries);

const one = (kind: string): Manifest => {
  const found = manifests.filter((manifest) => manifest.kind === kind);
  expect(found.map(({ metadata }) => metadata.name)).toHaveLength(1);
  return found[0] as Manifest;
};
const containerOf = (kind: string) => one(kind).spec.template.spec.containers[0] as Container;

const dockerfile = read('Dockerfile');
const port = Number(/^EXPOSE (\d+)$/m.exec(dockerfile)?.[1]);
const healthPaths = [...read('graphql-server/src/platform/http/health.ts').matchAll(/router\.get\('([^']+)'/g)].map(
  ([, place]) => place,
);

/** Whether the image has this file of the project. */
const isInImage = (file: string) =>
  existsSync(path.join(root, file)) &&
  [...dockerfile.matchAll(/^COPY --from=build \/haat\/(\S+)/gm)].some(([, folder = '']) => file.startsWith(folder));

/** Where the published schema of a manifest is: of Kubernetes itself, or of the operator. */
const schemaOf = ({ apiVersion, kind }: Manifest) =>
  `${apiVersion.includes('cnpg.io') ? '@kubernetes-models/cloudnative-pg' : 'kubernetes-models'}/${apiVersion}/${kind}`;

describe('The manifests for Kubernetes', () => {
  test('are what the published schemas allow', async () => {
    for (const manifest of manifests) {
      const models = (await import(schemaOf(manifest))) as Record<
        string,
        new (manifest: Manifest) => { validate(): void }
      >;
      const Model = models[manifest.kind];
      if (!Model) throw new Error(`There is no ${manifest.kind}.`);
      expect(() => new Model(manifest).validate()).not.toThrow();
    }
  });

  test('name the database and its pooler', () => {
    const secret = one('Secret').stringData ?? {};
    const cluster = one('Cluster').metadata.name;
    for (const kind of ['Pooler', 'ScheduledBackup']) expect(one(kind).spec.cluster.name).toBe(cluster);
    expect(new URL(secret['DATABASE_URL'] ?? '').hostname).toBe(one('Pooler').metadata.name);
    expect(new URL(secret['DATABASE_DIRECT_URL'] ?? '').hostname).toBe(`${cluster}-rw`);
    expect(new URL(secret['DATABASE_REPLICA_URLS'] ?? '').hostname).toBe(`${cluster}-ro`);
  });

  test('set variables that the server reads', () => {
    const set = [...Object.keys(one('ConfigMap').data ?? {}), ...Object.keys(one('Secret').stringData ?? {})];
    expect(set).toContain('DATABASE_URL');
    expect(set).toContain('SESSION_SECRET');
    expect(set.filter((name) => !known.includes(name))).toEqual([]);
    for (const kind of ['Deployment', 'Job'])
      expect(containerOf(kind).envFrom).toEqual([
        { configMapRef: { name: one('ConfigMap').metadata.name } },
        { secretRef: { name: one('Secret').metadata.name } },
      ]);
  });

  test("have the image's ports, and ask the addresses of health there", () => {
    const { ports, startupProbe, readinessProbe, livenessProbe } = containerOf('Deployment');
    expect(ports).toEqual([
      { name: 'http', containerPort: port },
      { name: 'metrics', containerPort: Number(one('ConfigMap').data?.['METRICS_PORT']) },
    ]);
    const probes = [startupProbe, readinessProbe, livenessProbe].map(({ httpGet }) => httpGet);
    expect(probes.map((probe) => probe.path)).toEqual(['/health/live', '/health/ready', '/health/live']);
    for (const probe of probes) {
      expect(probe.port).toBe('http');
      expect(healthPaths).toContain(probe.path);
    }
  });

  test('migrate with the image of the servers', () => {
    const { image, command = [] } = containerOf('Job');
    expect(image).toBe(containerOf('Deployment').image);
    expect(command[0]).toBe('node');
    expect(isInImage(command[1] ?? '')).toBe(true);
  });

  test('name each other', () => {
    const { labels } = one('Deployment').spec.template.metadata;
    expect(one('Deployment').spec.selector.matchLabels).toEqual(labels);
    expect(one('PodDisruptionBudget').spec.selector.matchLabels).toEqual(labels);
    expect(one('Service').spec.selector).toEqual(labels);
    expect(one('Job').spec.template.metadata.labels).not.toEqual(labels);
    expect(one('Service').spec.ports[0]?.targetPort).toBe('http');
    expect(one('HorizontalPodAutoscaler').spec.scaleTargetRef).toMatchObject({
      kind: 'Deployment',
      name: one('Deployment').metadata.name,
    });
    const [rule] = one('Ingress').spec.rules;
    expect(rule?.http.paths[0]?.backend.service).toEqual({
      name: one('Service').metadata.name,
      port: { name: one('Service').spec.ports[0]?.name },
    });
  });

  test('keep a server while another one goes', () => {
    const { minReplicas } = one('HorizontalPodAutoscaler').spec;
    expect(one('PodDisruptionBudget').spec.minAvailable).toBeLessThan(minReplicas);
  });
});

describe('docker-compose.scale.yml', () => {
  const shops = ['shop-1', 'shop-2', 'migrations'].map((name) => services[name] as Service);

  test('sets variables that the server reads, the same for all servers', () => {
    for (const { environment: set = {} } of shops) {
      expect(Object.keys(set).filter((name) => !known.includes(name))).toEqual([]);
      expect(set).toEqual(shops[0]?.environment);
    }
  });

  test('demands what has no safe default', () => {
    const text = read('docker-compose.scale.yml');
    for (const name of ['PUBLIC_URL', 'SESSION_SECRET', 'SHOP_PASSWORD', 'REPLICATION_PASSWORD']) {
      expect(text).toContain(`\${${name}:?`);
      expect(text).not.toContain(`\${${name}:-`);
    }
  });

  test('mounts files and volumes that there are, and starts services that there are', () => {
    for (const [name, { volumes = [], depends_on: needs = {} }] of Object.entries(services)) {
      const sources = volumes.map((volume) => volume.split(':')[0] ?? '');
      const missing = sources.filter((source) =>
        source.startsWith('.') ? !existsSync(path.join(root, source)) : !(source in (compose?.volumes ?? {})),
      );
      expect({ [name]: missing }).toEqual({ [name]: [] });
      const others = Array.isArray(needs) ? needs : Object.keys(needs);
      expect(others.filter((other) => !(other in services))).toEqual([]);
    }
  });

  test('nginx and PgBouncer lead to its services', () => {
    const upstreams = [...read('deploy/nginx/haat.conf').matchAll(/^ {2}server (\S+):(\d+) /gm)];
    const servers = [
      ['shop-1', port],
      ['shop-2', port],
    ];
    expect(upstreams.map(([, name, at]) => [name, Number(at)])).toEqual([...servers, ...servers]);
    const ini = read('deploy/pgbouncer/pgbouncer.ini');
    const [, database = '', host, behind] = /^(\w+) = host=(\S+) port=(\d+)/m.exec(ini) ?? [];
    const [, listens] = /^listen_port = (\d+)$/m.exec(ini) ?? [];
    const [, primary] = /^ {2}bind :(\d+)$/m.exec(read('deploy/machines/haproxy.cfg')) ?? [];
    expect([host, behind]).toEqual(['haproxy', primary]);
    const { DATABASE_URL, DATABASE_DIRECT_URL, DATABASE_REPLICA_URLS } = shops[0]?.environment ?? {};
    const urls = [DATABASE_URL, DATABASE_DIRECT_URL, ...(DATABASE_REPLICA_URLS ?? '').split(',')];
    const places = urls.map((url = '') => {
      const { hostname, port: at, pathname } = new URL(url.replace(/\$\{[^}]*\}/, 'password'));
      return `${hostname}:${at}${pathname}`;
    });
    expect(places).toEqual([
      `pgbouncer:${listens}/${database}`,
      `haproxy:${primary}/haat`,
      ...['db-1', 'db-2', 'db-3'].map((name) => `${name}:5432/haat`),
    ]);
    expect(Object.keys(services)).toEqual(expect.arrayContaining(['pgbouncer', 'haproxy']));
  });

  test('HAProxy, etcd and Patroni know the same three machines', () => {
    const machines = ['db-1', 'db-2', 'db-3'];
    expect(Object.keys(services).filter((name) => name.startsWith('db-'))).toEqual(machines);
    const haproxy = [...read('deploy/machines/haproxy.cfg').matchAll(/^ {2}server (\S+) (\S+):5432$/gm)];
    expect(haproxy.map(([, name]) => name)).toEqual([...machines, ...machines]);
    expect(haproxy.map(([, , host]) => host)).toEqual([...machines, ...machines]);
    expect(read('deploy/machines/etcd.env')).toContain(
      `ETCD_INITIAL_CLUSTER=${machines.map((name) => `${name}=http://${name}:2380`).join(',')}\n`,
    );
    const [patroni] = parse<{ etcd: { hosts: string } }>('deploy/machines/patroni.yml');
    expect(patroni?.etcd.hosts).toBe(machines.map((name) => `${name}:2379`).join(','));
    for (const name of machines) {
      const own = services[name]?.environment ?? {};
      for (const [variable, value] of Object.entries(own))
        if (value.includes('db-')) expect({ [variable]: value.split(':')[0] }).toEqual({ [variable]: name });
    }
  });

  test('nginx allows an address as much as a server does', () => {
    expect(read('deploy/nginx/haat.conf')).toContain(`limit_conn under_way ${MOST_OF_ADDRESS};`);
  });

  test('PostgreSQL has room for all connections', () => {
    const number = (file: string, name: string) =>
      Number(new RegExp(`\\b${name}(?: =|:) (\\d+)`).exec(read(`deploy/${file}`))?.[1]);
    const pool = number('pgbouncer/pgbouncer.ini', 'default_pool_size');
    expect(pool).toBeGreaterThan(20);
    // Two servers with ten sessions each, Patroni and administrators.
    expect(pool + number('machines/patroni.yml', 'max_wal_senders') + 40).toBeLessThanOrEqual(
      number('machines/patroni.yml', 'max_connections'),
    );
  });
});

test('what has secrets in it is neither committed nor sent to the build of the image', () => {
  const named = new Set(
    `${read('docs/operations.md')}${read('docker-compose.scale.yml')}`.match(
      /(?<![\w/])(?:\.env(?:\.shop)?|my-secret\.yaml)\b/g,
    ),
  );
  expect([...named].toSorted()).toEqual(['.env', '.env.shop', 'my-secret.yaml']);
  for (const file of ['.gitignore', '.dockerignore'])
    expect(read(file).split('\n')).toEqual(expect.arrayContaining([...named]));
});

test('shop.env.example sets variables that the server reads, and nothing stands behind a value', () => {
  const lines = read('deploy/machines/shop.env.example').trim().split('\n');
  const set = lines.filter((line) => !line.startsWith('#')).map((line) => /^([A-Z0-9_]+)=\S*$/.exec(line)?.[1] ?? line);
  expect(set).toEqual(expect.arrayContaining(['NODE_ENV', 'PUBLIC_URL', 'SESSION_SECRET', 'DATABASE_URL']));
  expect(set.filter((name) => !known.includes(name))).toEqual([]);
});

test('every script can be run', () => {
  const scripts = globSync('deploy/**/*.sh', { cwd: root });
  expect(scripts.length).toBeGreaterThan(1);
  for (const script of scripts) expect(read(script)).toMatch(/^#!\/bin\/sh\n# [^]*\nset -eu\n/);
});

describe('docs/operations.md', () => {
  const operations = read('docs/operations.md');

  test('names metrics that there are', () => {
    const code = globSync('graphql-server/src/platform/{metrics/metrics,db/standby/standby-metrics}.ts', {
      cwd: root,
    })
      .map(read)
      .join('');
    const named = [...operations.matchAll(/`(haat_[a-z_]+)/g)].map(([, name = '']) => name);
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter((name) => !code.includes(`'${name}'`))).toEqual([]);
  });

  test('names services, scripts and commands that there are', () => {
    const commands = operations.replaceAll('\\\n', ' ').matchAll(/docker compose -f (\S+) ([^`\n]+)/g);
    const called = [...commands].flatMap(([, file, rest = '']) => {
      expect(file).toBe('docker-compose.scale.yml');
      const [verb = '', ...words] = rest
        .replaceAll(/ --(?:user|env|name|volume|entrypoint) (?:"[^"]*"|\S+)/g, '')
        .replaceAll(/ --[a-z-]+/g, '')
        .split(' ');
      // The others take a command after the service.
      return verb === 'up' || verb === 'stop' ? words : verb === 'build' ? [] : words.slice(0, 1);
    });
    expect(called.length).toBeGreaterThan(1);
    expect(called.filter((name) => !(name in services))).toEqual([]);
    const files = [...operations.matchAll(/(?<![\w/])deploy\/[\w/.*-]*[\w*]/g)].map(([file]) => file);
    expect(files.length).toBeGreaterThan(10);
    expect(files.filter((file) => globSync(file, { cwd: root }).length === 0)).toEqual([]);
    for (const [, file = ''] of operations.matchAll(/node (graphql-server\/\S+\.ts)/g))
      expect({ [file]: isInImage(file) }).toEqual({ [file]: true });
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    for (const [, name = ''] of operations.matchAll(/`npm run ([a-z:-]+)`/g))
      expect(Object.keys(scripts)).toContain(name);
  });
});
