/** Runs in the browser page: renders looks and returns pictures as data URLs. */
import * as THREE from 'three';
import type { Look } from '../../demo/catalogue/types.ts';
import { ARRANGEMENTS } from './arrangements.ts';
import type { Arrangement, Item } from './arrangements.ts';
import { coloured } from './coloured.ts';
import { floor } from './floors.ts';
import { matte, part, turned } from './kit.ts';
import { Stage } from './stage.ts';
import type { Shot } from './framing.ts';
import type { Setting } from './stage.ts';
import { MODELS } from './models.ts';

/**
 * The usual three views. A model may set its own in `group.userData.shots[n]`, and its light in
 * `group.userData.setting`.
 */
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
  const light = group.userData['setting'] as Setting | undefined;
  return stage.photograph(group, { ...SHOTS[view]!, ...own?.[view] }, { ...light, ...setting }).toDataURL('image/png');
}

/** Builds an item at its size and place. */
function placed(item: Item, looks: Record<string, Look>, plinthColor: string): THREE.Group {
  const look = looks[item.slug];
  const build = look && MODELS[look.model];
  if (!look || !build) throw new Error(`nothing to build for ${item.slug}`);
  const model = build({ ...coloured(look, item.color), params: { ...look.params, shot: item.view ?? 1 } });
  const tipped = new THREE.Group();
  tipped.add(model);
  if (item.tip) tipped.rotation.set(THREE.MathUtils.degToRad(item.tip[0]), 0, THREE.MathUtils.degToRad(item.tip[1]));
  const turn = new THREE.Group();
  turn.add(tipped);
  turn.rotation.y = THREE.MathUtils.degToRad(item.turn ?? 0);
  turn.updateMatrixWorld(true);
  const box = new THREE.Box3().setFromObject(turn, true);
  const size = box.getSize(new THREE.Vector3());
  const scale = item.size / Math.max(size.x, size.y, size.z);
  const middle = box.getCenter(new THREE.Vector3());
  const group = new THREE.Group();
  const plinth = item.plinth ?? 0;
  turn.position.set(-middle.x, -box.min.y, -middle.z);
  const scaled = new THREE.Group();
  scaled.add(turn);
  scaled.scale.setScalar(scale);
  scaled.position.y = plinth;
  group.add(scaled);
  if (plinth) {
    const r = (Math.max(size.x, size.z) * scale) / 2 + 0.08;
    group.add(
      part(
        turned(
          [
            [0, 0],
            [r, 0],
            [r, plinth, 0.02],
            [0, plinth],
          ],
          96,
        ),
        matte(plinthColor, 0.85),
      ),
    );
  }
  group.position.set(item.at[0], 0, item.at[1]);
  return group;
}

/** Renders an arrangement; `looks` holds the catalogue's looks by slug. */
function arrangement(name: string, looks: Record<string, Look>, scale = 1): string {
  stage ??= new Stage();
  const plan: Arrangement | undefined = ARRANGEMENTS.find((a) => a.name === name);
  if (!plan) throw new Error(`no arrangement ${name}`);
  const group = new THREE.Group();
  for (const item of plan.items) group.add(placed(item, looks, plan.plinthColor ?? '#d9c7ab'));
  if (plan.wall) {
    const box = new THREE.Box3().setFromObject(group);
    const wall = part(new THREE.PlaneGeometry(40, 20), matte(plan.wall, 0.95), 0, 10, box.min.z - 0.12);
    const skirting = part(new THREE.BoxGeometry(40, 0.12, 0.03), matte('#efe6d4', 0.7), 0, 0.06, box.min.z - 0.1);
    wall.userData['scenery'] = skirting.userData['scenery'] = true;
    group.add(wall, skirting);
  }
  const setting: Setting = {
    ...plan.setting,
    ...(plan.floor ? { floor: floor(plan.floor.name, plan.floor.tone, plan.floor.repeat) } : {}),
  };
  setting.width = Math.round((setting.width ?? 800) * scale);
  setting.height = Math.round((setting.height ?? 800) * scale);
  if (scale < 1) setting.passes = 4;
  return stage.photograph(group, plan.shot, setting).toDataURL('image/png');
}

/** The functions that `render.ts` calls in the page. */
export interface Studio {
  picture: typeof picture;
  arrangement: typeof arrangement;
  models: string[];
  arrangements: string[];
}

declare global {
  interface Window {
    studio: Studio;
  }
}

window.studio = {
  picture,
  arrangement,
  models: Object.keys(MODELS),
  arrangements: ARRANGEMENTS.map((a) => a.name),
};
