import { expect, test } from 'vitest';
import { isPlainHttp } from './network.ts';

test.each(['http://shop.example.com', 'http://192.168.1.7:3000', 'HTTP://shop.example.com', 'http://[2001:db8::1]'])(
  '%s goes over a network without TLS',
  (url) => {
    expect(isPlainHttp(url)).toBe(true);
  },
);

test.each(['https://shop.example.com', 'http://localhost:3000', 'http://127.0.0.1', 'http://[::1]:3000'])(
  '%s does not',
  (url) => {
    expect(isPlainHttp(url)).toBe(false);
  },
);
