/** What runs in the browser page: builds the looks that it is handed and answers pictures as data addresses. */
import type { Look } from '../catalogue/types.ts';
import { Stage } from './stage.ts';
import type { Setting, Shot } from './stage.ts';
import { MODELS } from './models.ts';

/** The usual three views. A model may set its own in `group.userData.shots[n]`. */
const SHOTS: Record<number, Shot> = {
  1: { azimuth: -28, elevation: 14 },
  2: { azimuth: 34, elevation: 20 },
  3: { azimuth: -52, elevation: 18, fill: 1.12 },
};

let stage: Stage | undefined;

/** Renders one view (1, 2 or 3) of a look. */
function picture(look: Look, view: number, setting: Setting = {}): string {
  stage ??= new Stage();
  const build = MODELS[look.model];
  if (!build) throw new Error(`no model ${look.model}`);
  const body = view === 2 && look.body.length > 1 ? [...look.body.slice(1), look.body[0]!] : look.body;
  const group = build({ ...look, body, params: { ...look.params, shot: view } });
  const own = group.userData['shots'] as Record<number, Partial<Shot>> | undefined;
  return stage.photograph(group, { ...SHOTS[view]!, ...own?.[view] }, setting).toDataURL('image/png');
}

/** What `render.ts` calls in the page. */
export interface Studio {
  picture: typeof picture;
  models: string[];
}

declare global {
  interface Window {
    studio: Studio;
  }
}

window.studio = { picture, models: Object.keys(MODELS) };
