import { isIP } from 'node:net';

/** Whether the host is only reachable from this machine. */
export const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '::1' || /^127(?:\.\d{1,3}){3}$/.test(host);

/** Whether browsers send requests for this URL without TLS over a network. */
export const isPlainHttp = (url: string): boolean => {
  const { protocol, hostname } = new URL(url);
  return protocol === 'http:' && !isLoopback(hostname.replaceAll(/[[\]]/g, ''));
};

/** Whether this is an IP, a network of IPs, or one of Express's names for networks. */
export function isIpOrNetwork(text: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(text)) return true;
  const [ip = '', bits, ...rest] = text.split('/');
  const version = isIP(ip);
  if (version === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}
