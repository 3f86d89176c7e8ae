import type { PrivacyPart } from '#platform/module/module.ts';
import { AddressEntity } from './address.entity.ts';
import { addressText, forgetAddresses } from './address.service.ts';

/** Addresses are exported, and deleted with the customer. */
export const addressPrivacy: PrivacyPart = {
  exports: {
    addresses: {
      table: 'addresses',
      description: 'The address book',
      rows: async (manager, customerId) => {
        const rows = await manager.find(AddressEntity, { where: { customerId }, order: { id: 'ASC' } });
        return rows.map(({ id: _, customerId: __, ...row }) => ({ ...row, text: addressText(row) }));
      },
    },
  },
  onAccountMerge: forgetAddresses,
};
