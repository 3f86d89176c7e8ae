import { ensureBuilt } from '../scripts/lib/build.mjs';
import { startShop } from './shop.ts';

/** Runs before all journeys: builds the web, and starts the shop that most of them visit. */
export default async function startTheShop(): Promise<() => Promise<void>> {
  await ensureBuilt();
  const { url, stop } = await startShop();
  process.env['SHOP_URL'] = url;
  return stop;
}
