import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { afterwards } from './afterwards.ts';
import type { BucketConfig } from '../src/platform/config/store-variables.ts';

/** What can go wrong at the storage. Each stays until it is switched off. */
export interface BucketFaults {
  /** The methods that it concerns; all without them. */
  only?: readonly string[];
  /** Only so many calls more. */
  times?: number;
  /** Calls are answered with this status and code, and nothing is done. */
  refuse?: { status: number; code: string };
  /** What is asked is done, but the connection is ended in the middle of the answer, or before it. */
  cut?: 'before' | 'within';
  /** What is asked is done, but no answer comes. */
  silent?: boolean;
}

/** An object of the bucket. */
export interface StoredObject {
  bytes: Buffer;
  type: string | undefined;
  modifiedAt: Date;
}

/** A storage that speaks S3's protocol, with one bucket, whose name stands in the path. */
export interface BucketServer {
  readonly config: BucketConfig;
  /** The variables with which a shop has its pictures here. */
  readonly env: Readonly<Record<string, string>>;
  readonly objects: Map<string, StoredObject>;
  /** The calls until now, such as `GET pictures/upload/….webp`. */
  readonly calls: string[];
  faults: BucketFaults;
  /** Ends it, as a machine that is switched off. */
  stop(): Promise<void>;
}

const BUCKET = 'haat-pictures';
const REGION = 'test-1';
const ID = 'AKIDOFTHETESTS';
const SECRET = 'a/secret+that=only/the+tests/know';
/** How much the clock of a client may differ, in milliseconds. */
const SKEW_MS = 15 * 60_000;

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest('hex');
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();

const encode = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

class Refusal extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string) {
    super(code);
    this.status = status;
    this.code = code;
  }
}

/** Checks the signature (AWS Signature Version 4) as its specification describes it. @throws Refusal */
const checkSignature = (request: IncomingMessage, url: URL, body: Buffer): void => {
  const [, id, day, region, names = '', signature = ''] =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/.exec(
      request.headers.authorization ?? '',
    ) ?? [];
  if (id === undefined || day === undefined || region === undefined) throw new Refusal(403, 'AccessDenied');
  if (id !== ID) throw new Refusal(403, 'InvalidAccessKeyId');
  if (region !== REGION) throw new Refusal(400, 'AuthorizationHeaderMalformed');
  const stamp = String(request.headers['x-amz-date']);
  const [, date = '', hour, minute, second] = /^(\d{8})T(\d\d)(\d\d)(\d\d)Z$/.exec(stamp) ?? [];
  const time = Date.parse(`${date.replace(/(....)(..)(..)/, '$1-$2-$3')}T${hour}:${minute}:${second}Z`);
  if (date !== day || !(Math.abs(Date.now() - time) < SKEW_MS)) throw new Refusal(403, 'RequestTimeTooSkewed');
  const digest = String(request.headers['x-amz-content-sha256']);
  if (digest !== 'UNSIGNED-PAYLOAD' && digest !== sha256(body)) throw new Refusal(400, 'XAmzContentSHA256Mismatch');
  const signed = names.split(';');
  if (!signed.includes('host') || !signed.includes('x-amz-date')) throw new Refusal(403, 'AccessDenied');
  const query = [...url.searchParams].map(([key, value]) => `${encode(key)}=${encode(value)}`).toSorted();
  const canonical = [
    request.method,
    url.pathname
      .split('/')
      .map((part) => encode(decodeURIComponent(part)))
      .join('/'),
    query.join('&'),
    ...signed.map((name) => `${name}:${String(request.headers[name]).trim().replaceAll(/\s+/g, ' ')}`),
    '',
    names,
    digest,
  ].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const key = [day, region, 's3', 'aws4_request'].reduce<string | Buffer>(hmac, `AWS4${SECRET}`);
  const expected = hmac(key, ['AWS4-HMAC-SHA256', stamp, scope, sha256(canonical)].join('\n'));
  if (!timingSafeEqual(expected, Buffer.from(signature, 'hex'))) throw new Refusal(403, 'SignatureDoesNotMatch');
};

/** Starts a storage on a free port, and ends it after the file's last test. */
export const openBucketServer = async (): Promise<BucketServer> => {
  const objects = new Map<string, StoredObject>();
  const calls: string[] = [];
  let faults: BucketFaults = {};

  const fail = (response: ServerResponse, { status, code }: { status: number; code: string }) =>
    response
      .writeHead(status, { 'content-type': 'application/xml' })
      .end(`<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code><Key>${SECRET}</Key></Error>`);

  const answer = (method: string, name: string, request: IncomingMessage, body: Buffer) => {
    if (method === 'PUT') {
      objects.set(name, { bytes: body, type: request.headers['content-type'], modifiedAt: new Date() });
      return { status: 200, headers: { etag: '"stored"' }, bytes: Buffer.alloc(0) };
    }
    if (method === 'DELETE') {
      objects.delete(name);
      return { status: 204, headers: {}, bytes: Buffer.alloc(0) };
    }
    if (method !== 'GET' && method !== 'HEAD') throw new Refusal(405, 'MethodNotAllowed');
    const object = objects.get(name);
    if (object === undefined) throw new Refusal(404, 'NoSuchKey');
    const headers = {
      'content-type': object.type ?? 'binary/octet-stream',
      'content-length': object.bytes.length,
      'last-modified': object.modifiedAt.toUTCString(),
    };
    return { status: 200, headers, bytes: method === 'HEAD' ? Buffer.alloc(0) : object.bytes };
  };

  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const method = request.method ?? '';
    const url = new URL(request.url ?? '/', 'http://storage');
    const [, bucket, name = ''] = /^\/([^/]*)\/?(.*)$/.exec(decodeURIComponent(url.pathname)) ?? [];
    calls.push(`${method} ${name}`);
    const body = await buffer(request);
    const { only = [method], times = Infinity, refuse, cut, silent } = faults;
    const isFaulty = only.includes(method) && times > 0;
    if (isFaulty) faults = { ...faults, times: times - 1 };
    if (isFaulty && refuse) return void fail(response, refuse);
    checkSignature(request, url, body);
    if (bucket !== BUCKET) throw new Refusal(404, 'NoSuchBucket');
    const { status, headers, bytes } = answer(method, name, request, body);
    if (isFaulty && silent) return;
    if (isFaulty && cut === 'before') return void request.socket.destroy();
    response.writeHead(status, headers);
    if (isFaulty && cut === 'within') {
      response.write(bytes.subarray(0, Math.floor(bytes.length / 2)), () => request.socket.destroy());
      return;
    }
    response.end(bytes);
  };

  const server = createServer((request, response) => {
    handle(request, response).catch((error: unknown) => {
      if (error instanceof Refusal) fail(response, error);
      else response.destroy(error instanceof Error ? error : undefined);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const stop = async () => {
    server.closeAllConnections();
    if (server.listening) await new Promise<void>((resolve) => server.close(() => resolve()));
  };
  afterwards(stop);

  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    config: {
      endpoint,
      region: REGION,
      bucket: BUCKET,
      accessKeyId: ID,
      secretAccessKey: SECRET,
      isPathStyle: true,
    },
    env: {
      S3_ENDPOINT: endpoint,
      S3_REGION: REGION,
      S3_BUCKET: BUCKET,
      S3_ACCESS_KEY_ID: ID,
      S3_SECRET_ACCESS_KEY: SECRET,
    },
    objects,
    calls,
    get faults() {
      return faults;
    },
    set faults(next) {
      faults = next;
    },
    stop,
  };
};
