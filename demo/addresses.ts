import { internationalPhone } from '../schema/phone.ts';
import { demoAccounts } from './accounts.ts';

/** The columns of the demo addresses. */
export const addressColumns = {
  customer_id: 'uuid',
  name: 'text',
  phone_number: 'text',
  upazila_id: 'text',
  line: 'text',
  is_default: 'boolean',
} as const;

/** The addresses of the demo customer. The default one equals the shipping address of the profile. */
export const demoAddresses = (customerId: string): Record<keyof typeof addressColumns, unknown>[] => [
  {
    customer_id: customerId,
    name: 'Salma Khatun',
    phone_number: '+8801911223344',
    upazila_id: 'cumilla/laksam',
    line: 'Khatun Bari, beside the primary school, Bijra',
    is_default: false,
  },
  {
    customer_id: customerId,
    name: demoAccounts.customer.displayName,
    phone_number: internationalPhone(demoAccounts.customer.phoneNumber),
    upazila_id: 'dhaka/city',
    line: 'House 24, Road 7, Dhanmondi',
    is_default: true,
  },
];
