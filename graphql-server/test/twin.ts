import express from 'express';
import { afterwards } from './afterwards.ts';
import type { Choice } from '#demo/payments/choices.ts';
import { createTwin, TWIN_PATH, type Twin, type TwinOptions } from '#demo/payments/twin.ts';
import { listen } from '../src/platform/http/listen.ts';
import type { Shop } from './setup.ts';

/** The request by which a browser returns from the hosted page to the shop. */
export interface BrowserReturn {
  method: 'GET' | 'POST';
  /** At the address where the shop listens. */
  url: string;
  fields: Readonly<Record<string, string>>;
}

/** The twin of the payment providers, on a server of its own. */
export interface TestTwin extends Twin {
  readonly url: string;
  /**
   * The variables with which a shop pays here, except for the one that notifications of bKash need: `BKASH_TOPIC_ARN`
   * is with them.
   */
  readonly env: Readonly<Record<string, string>>;
  /** Brings notifications to a shop whose public URL is not where it listens. */
  connect(shop: Pick<Shop, 'config' | 'url'>): void;
  /** Chooses on the hosted page; returns how the browser returns to the shop, or null when it does not. */
  choose(redirectUrl: string, choice: Choice): Promise<BrowserReturn | null>;
  /**
   * Chooses on the hosted page and lets the browser return; returns the shop's answer, which is null when it does not
   * return.
   */
  pay(redirectUrl: string, choice: Choice): Promise<Response | null>;
  /** Sends a browser back to the shop, without following where that leads. */
  goBack(move: BrowserReturn): Promise<Response>;
}

const unescape = (text: string) =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

/** Starts a twin on a free port, and ends it after the file's last test. */
export const openTwin = async (options: Pick<TwinOptions, 'nagadDigest'> = {}): Promise<TestTwin> => {
  const shops: { publicUrl: string; url: string }[] = [];
  const atShop = (url: string) => {
    const shop = shops.find(({ publicUrl }) => url.startsWith(`${publicUrl}/`));
    return shop ? shop.url + url.slice(shop.publicUrl.length) : url;
  };
  let url = '';
  const twin = createTwin({
    publicUrl: () => url,
    secret: 'a secret of the twin',
    ...options,
    reach: (input, init) => fetch(atShop(String(input)), init),
  });
  const app = express();
  app.set('query parser', 'simple');
  app.use(twin.router);
  const listener = await listen(app, { host: '127.0.0.1', port: 0 });
  url = `http://127.0.0.1:${listener.port}`;
  afterwards(() => listener.close(0));

  const { sslcommerz, bkash, nagad } = twin.config;
  const choose: TestTwin['choose'] = async (redirectUrl, choice) => {
    if (!redirectUrl.startsWith(`${url + TWIN_PATH}/pay/`)) throw new Error(`Not the hosted page: ${redirectUrl}`);
    const response = await fetch(redirectUrl, {
      method: 'POST',
      body: new URLSearchParams({ choice }),
      redirect: 'manual',
    });
    const text = await response.text();
    const location = response.headers.get('location');
    if (response.status === 303 && location !== null) return { method: 'GET', url: atShop(location), fields: {} };
    if (response.status !== 200) throw new Error(`The hosted page answers ${response.status}.`);
    const [, action] = /<form method="post" action="([^"]*)"/.exec(text) ?? [];
    if (action === undefined) return null;
    const fields = [...text.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/g)];
    return {
      method: 'POST',
      url: atShop(unescape(action)),
      fields: Object.fromEntries(fields.map(([, name = '', value = '']) => [unescape(name), unescape(value)])),
    };
  };
  const goBack: TestTwin['goBack'] = ({ method, url: to, fields }) =>
    fetch(to, {
      method,
      redirect: 'manual',
      ...(method === 'POST' && { body: new URLSearchParams(fields) }),
    });

  return {
    ...twin,
    url,
    env: {
      SSLCOMMERZ_URL: sslcommerz.url,
      SSLCOMMERZ_STORE_ID: sslcommerz.storeId,
      SSLCOMMERZ_STORE_PASSWORD: sslcommerz.storePassword,
      BKASH_URL: bkash.url,
      BKASH_APP_KEY: bkash.appKey,
      BKASH_APP_SECRET: bkash.appSecret,
      BKASH_USERNAME: bkash.username,
      BKASH_PASSWORD: bkash.password,
      BKASH_TOPIC_ARN: bkash.topicArn ?? '',
      NAGAD_URL: nagad.url,
      NAGAD_MERCHANT_ID: nagad.merchantId,
      NAGAD_MERCHANT_PRIVATE_KEY: nagad.merchantPrivateKey,
      NAGAD_PUBLIC_KEY: nagad.nagadPublicKey,
      NAGAD_DIGEST: nagad.digest,
    },
    connect: (shop) => void shops.push({ publicUrl: shop.config.publicUrl, url: shop.url }),
    choose,
    goBack,
    pay: async (redirectUrl, choice) => {
      const move = await choose(redirectUrl, choice);
      return move && goBack(move);
    },
  };
};
