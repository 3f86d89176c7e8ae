import type { PrivacyPart } from '#platform/module/module.ts';
import { query } from '#platform/db/database.ts';
import { addressesExported } from './address.statements.ts';
import { addressText, forgetAddresses } from './address.service.ts';

/** Addresses are exported, and deleted with the customer. */
export const addressPrivacy: PrivacyPart = {
  exports: {
    addresses: {
      table: 'addresses',
      description: 'The address book',
      rows: async (manager, customerId) =>
        (await query(manager, addressesExported({ customerId }))).map((row) => ({
          ...row,
          text: addressText(row),
        })),
    },
  },
  onAccountMerge: forgetAddresses,
};
