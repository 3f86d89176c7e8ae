import type { DemoProduct } from './types.ts';
import { mobileElectronics } from './electronics-mobile.ts';
import { computingElectronics } from './electronics-computing.ts';
import { audioVideoElectronics } from './electronics-audio-video.ts';

export { demoCategories } from './categories.ts';

/** Every product of the demo shop, root after root. */
export const demoProducts: DemoProduct[] = [
  ...mobileElectronics,
  ...computingElectronics,
  ...audioVideoElectronics,
];
