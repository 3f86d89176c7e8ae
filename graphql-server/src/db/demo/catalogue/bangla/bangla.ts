import type { BanglaProducts } from './types.ts';

export { banglaColors } from './colors.ts';

/** Every product of the demo shop that has Bangla texts, by its slug; the others are shown in English. */
export const banglaProducts: BanglaProducts = {};
