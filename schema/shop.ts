/** The shop's name, and how a new shop is reached: the owner sets that (`setting.ts`). */
export const SHOP = {
  name: { en: 'Haat', bn: 'হাট' },
  address: {
    en: 'House 12, Road 7, Dhanmondi, Dhaka 1205, Bangladesh',
    bn: 'বাড়ি ১২, রোড ৭, ধানমন্ডি, ঢাকা ১২০৫, বাংলাদেশ',
  },
  phone: '+880 1700-000000',
  email: 'hello@haat.example',
} as const;
