import { ensureBuilt } from '../scripts/lib/build.mjs';
import { startShop } from './shop.ts';

/** Before the journeys: the web is built, and the shop that most of them visit is started. */
export default async function startTheShop(): Promise<() => Promise<void>> {
  await ensureBuilt();
  const { url, stop } = await startShop();
  process.env['SHOP_URL'] = url;
  return stop;
}
