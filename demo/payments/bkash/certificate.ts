import { createPublicKey, randomBytes, sign } from 'node:crypto';
import type { KeyPair } from '../credentials.ts';

/** A value of DER: its tag, its length, its content. */
const der = (tag: number, ...content: readonly Buffer[]): Buffer => {
  const all = Buffer.concat(content);
  const length = all.length < 128 ? [all.length] : [0x82, all.length >> 8, all.length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...length]), all]);
};
const sequence = (...content: readonly Buffer[]) => der(0x30, ...content);

const SHA256_WITH_RSA = sequence(Buffer.from('06092a864886f70d01010b0500', 'hex'));
const COMMON_NAME = Buffer.from('0603550403', 'hex');
const VERSION_3 = Buffer.from('a003020102', 'hex');

const nameOf = (name: string) => sequence(der(0x31, sequence(COMMON_NAME, der(0x0c, Buffer.from(name)))));

/** `YYMMDDhhmmssZ`. */
const timeOf = (time: Date) => der(0x17, Buffer.from(`${time.toISOString().replaceAll(/\D/g, '').slice(2, 14)}Z`));

/** Returns a certificate that a key has signed itself, as PEM. It is valid between two times before the year 2050. */
export const selfSigned = (
  { publicKey, privateKey }: KeyPair,
  { name, from, to }: { name: string; from: Date; to: Date },
): string => {
  const content = sequence(
    VERSION_3,
    der(0x02, Buffer.concat([Buffer.from([1]), randomBytes(8)])),
    SHA256_WITH_RSA,
    nameOf(name),
    sequence(timeOf(from), timeOf(to)),
    nameOf(name),
    createPublicKey(publicKey).export({ format: 'der', type: 'spki' }),
  );
  const signature = der(0x03, Buffer.from([0]), sign('sha256', content, privateKey));
  const lines =
    sequence(content, SHA256_WITH_RSA, signature)
      .toString('base64')
      .match(/.{1,64}/g) ?? [];
  return `-----BEGIN CERTIFICATE-----\n${lines.join('\n')}\n-----END CERTIFICATE-----\n`;
};
