/** All models by name. A model is added by one import and one line below. */
import type * as THREE from 'three';
import type { Look, ModelName } from '../../demo/catalogue/types.ts';
import { build as laptop } from './models/laptop.ts';
import { build as smartwatch } from './models/smartwatch.ts';
import { build as headphones } from './models/headphones.ts';
import { build as earbuds } from './models/earbuds.ts';
import { build as camera } from './models/camera.ts';
import { build as television } from './models/television.ts';
import { build as speaker } from './models/speaker.ts';
import { build as bulb } from './models/bulb.ts';
import { build as securityCamera } from './models/security-camera.ts';
import { build as necklace } from './models/necklace.ts';
import { build as ring } from './models/ring.ts';
import { build as earrings } from './models/earrings.ts';
import { build as wristwatch } from './models/wristwatch.ts';
import { build as pumpBottle } from './models/pump-bottle.ts';
import { build as dropperBottle } from './models/dropper-bottle.ts';
import { build as creamJar } from './models/cream-jar.ts';
import { build as tube } from './models/tube.ts';
import { build as lipstick } from './models/lipstick.ts';
import { build as foundationBottle } from './models/foundation-bottle.ts';
import { build as eyePalette } from './models/eye-palette.ts';
import { build as oilBottle } from './models/oil-bottle.ts';
import { build as phone } from './models/phone.ts';
import { build as tshirt } from './models/tshirt.ts';
import { build as shirt } from './models/shirt.ts';
import { build as trousers } from './models/trousers.ts';
import { build as dress } from './models/dress.ts';
import { build as saree } from './models/saree.ts';
import { build as romper } from './models/romper.ts';
import { build as sofa } from './models/sofa.ts';
import { build as chair } from './models/chair.ts';
import { build as table } from './models/table.ts';
import { build as bed } from './models/bed.ts';
import { build as cabinet } from './models/cabinet.ts';
import { build as lamp } from './models/lamp.ts';
import { build as cushion } from './models/cushion.ts';
import { build as hat } from './models/hat.ts';
import { build as sneaker } from './models/sneaker.ts';
import { build as handbag } from './models/handbag.ts';
import { build as dumbbell } from './models/dumbbell.ts';
import { build as yogaMat } from './models/yoga-mat.ts';
import { build as ball } from './models/ball.ts';
import { build as cricketBat } from './models/cricket-bat.ts';
import { build as tent } from './models/tent.ts';
import { build as blocks } from './models/blocks.ts';
import { build as puzzle } from './models/puzzle.ts';
import { build as teddy } from './models/teddy.ts';
import { build as pouch } from './models/pouch.ts';
import { build as tin } from './models/tin.ts';
import { build as book } from './models/book.ts';

/**
 * Builds a model; the result stands anywhere, its front towards +z. `params.shot` (1, 2, 3) tells which picture it is
 * for.
 */
export type Build = (look: Look) => THREE.Group;

export const MODELS: Partial<Record<ModelName, Build>> = {
  laptop,
  smartwatch,
  headphones,
  earbuds,
  camera,
  television,
  speaker,
  bulb,
  'security-camera': securityCamera,
  necklace,
  ring,
  earrings,
  wristwatch,
  'pump-bottle': pumpBottle,
  'dropper-bottle': dropperBottle,
  'cream-jar': creamJar,
  tube,
  lipstick,
  'foundation-bottle': foundationBottle,
  'eye-palette': eyePalette,
  'oil-bottle': oilBottle,
  phone,
  tshirt,
  shirt,
  trousers,
  dress,
  saree,
  romper,
  sofa,
  chair,
  table,
  bed,
  cabinet,
  lamp,
  cushion,
  hat,
  sneaker,
  handbag,
  dumbbell,
  'yoga-mat': yogaMat,
  ball,
  'cricket-bat': cricketBat,
  tent,
  blocks,
  puzzle,
  teddy,
  pouch,
  tin,
  book,
};
