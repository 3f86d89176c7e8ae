import type { DemoProduct } from './types.ts';
import { mobileElectronics } from './electronics-mobile.ts';
import { computingElectronics } from './electronics-computing.ts';
import { audioVideoElectronics } from './electronics-audio-video.ts';
import { menswear } from './fashion-menswear.ts';
import { womenswear } from './fashion-womenswear.ts';
import { babyClothingAndHats } from './fashion-baby-hats.ts';
import { jewelry } from './fashion-jewelry.ts';
import { wristwatches } from './fashion-watches.ts';

export { demoCategories } from './categories.ts';

/** Every product of the demo shop, root after root. */
export const demoProducts: DemoProduct[] = [
  ...mobileElectronics,
  ...computingElectronics,
  ...audioVideoElectronics,
  ...menswear,
  ...womenswear,
  ...babyClothingAndHats,
  ...jewelry,
  ...wristwatches,
];
