/** All models by name. A model is added by one import and one line below. */
import type * as THREE from 'three';
import type { Look, ModelName } from '../catalogue/types.ts';
import { build as phone } from './models/phone.ts';

/** Builds a model; the result stands anywhere, its front towards +z. `params.shot` (1, 2, 3) tells which picture it is for. */
export type Build = (look: Look) => THREE.Group;

export const MODELS: Partial<Record<ModelName, Build>> = {
  phone,
};
