import type { EntityRow } from '#platform/db/entity.ts';
import type { AddressEntity } from './address.entity.ts';

/** An address as services return it. */
export type AddressModel = EntityRow<typeof AddressEntity>;
