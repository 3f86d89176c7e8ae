/** All models by name. A model is added by one import and one line below. */
import type * as THREE from 'three';
import type { Look, ModelName } from '../catalogue/types.ts';
import { build as laptop } from './models/laptop.ts';
import { build as smartwatch } from './models/smartwatch.ts';
import { build as headphones } from './models/headphones.ts';
import { build as earbuds } from './models/earbuds.ts';
import { build as phone } from './models/phone.ts';
import { build as tshirt } from './models/tshirt.ts';
import { build as shirt } from './models/shirt.ts';
import { build as trousers } from './models/trousers.ts';
import { build as dress } from './models/dress.ts';
import { build as romper } from './models/romper.ts';

/** Builds a model; the result stands anywhere, its front towards +z. `params.shot` (1, 2, 3) tells which picture it is for. */
export type Build = (look: Look) => THREE.Group;

export const MODELS: Partial<Record<ModelName, Build>> = {
  laptop,
  smartwatch,
  headphones,
  earbuds,
  phone,
  tshirt,
  shirt,
  trousers,
  dress,
  romper,
};
