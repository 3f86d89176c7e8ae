import type { Look } from '../../demo/catalogue/types.ts';

/** A look with one of its colours put first. */
export function coloured(look: Look, color = 0): Look {
  const k = color % look.body.length;
  return { ...look, body: [...look.body.slice(k), ...look.body.slice(0, k)] };
}
