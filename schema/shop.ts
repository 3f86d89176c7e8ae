/** The shop's name and how to reach it, for the footer and for documents such as invoices; in Bangla: `shop.bn.ts`. */
export const SHOP = {
  name: 'Haat',
  address: 'House 12, Road 7, Dhanmondi, Dhaka 1205, Bangladesh',
  phone: '+880 1700-000000',
  email: 'hello@haat.example',
} as const;
