import type { PrivacyPart } from '../module.ts';
import { addressText } from './address.service.ts';

/** Addresses are exported, and deleted with the customer. */
export const addressPrivacy: PrivacyPart = {
  exports: {
    addresses: {
      table: 'addresses',
      description: 'The address book',
      text: `SELECT name, phone_number AS "phoneNumber", upazila_id AS "upazilaId", line, is_default AS "isDefault"
      FROM addresses WHERE customer_id = $1 ORDER BY id`,
      shape: (row) => ({ ...row, text: addressText(row as Parameters<typeof addressText>[0]) }),
    },
  },
};
