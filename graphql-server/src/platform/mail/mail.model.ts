import type { EntityRow } from '../db/entity.ts';
import type { DemoMailEntity } from './mail.entity.ts';

/** A mail that the demo shop stores instead of sending it. */
export type DemoMailModel = EntityRow<typeof DemoMailEntity>;
