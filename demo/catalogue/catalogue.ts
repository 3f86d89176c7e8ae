import type { DemoProduct } from './types.ts';
import { mobileElectronics } from './electronics-mobile.ts';
import { computingElectronics } from './electronics-computing.ts';
import { audioVideoElectronics } from './electronics-audio-video.ts';
import { menswear } from './fashion-menswear.ts';
import { womenswear } from './fashion-womenswear.ts';
import { babyClothingAndHats } from './fashion-baby-hats.ts';
import { jewelry } from './fashion-jewelry.ts';
import { wristwatches } from './fashion-watches.ts';
import { seatingFurniture } from './home-furniture-seating.ts';
import { roomFurniture } from './home-furniture-rooms.ts';
import { homeDecor } from './home-furniture-decor.ts';
import { smartHomeDevices } from './smart-home-devices.ts';
import { sportsOutdoors } from './sports-outdoors.ts';
import { toysBaby } from './toys-baby.ts';
import { groceries } from './groceries.ts';
import { books } from './books.ts';
import { cleansersAndSerums } from './beauty-health-cleansing.ts';
import { moisturizersAndLips } from './beauty-health-moisturizers.ts';
import { makeup } from './beauty-health-makeup.ts';
import { hairCare } from './beauty-health-haircare.ts';

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
  ...seatingFurniture,
  ...roomFurniture,
  ...homeDecor,
  ...smartHomeDevices,
  ...sportsOutdoors,
  ...toysBaby,
  ...groceries,
  ...books,
  ...cleansersAndSerums,
  ...moisturizersAndLips,
  ...makeup,
  ...hairCare,
];
