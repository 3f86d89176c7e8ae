/** What the top of the home page says in a new shop (spec §3). */
export const HERO = {
  small: { en: 'New Fashion Trends 2024', bn: 'নতুন ফ্যাশন ট্রেন্ড ২০২৪' },
  headline: { en: 'just for you!', bn: 'শুধু আপনার জন্য!' },
  text: {
    en: 'Shop the latest trends and discover unbeatable deals all in one place.',
    bn: 'হালের সব ট্রেন্ড আর দারুণ সব অফার, এক জায়গায়।',
  },
  banner: { en: 'Exclusive offers, premium products', bn: 'বিশেষ অফার, সেরা মানের পণ্য' },
} as const;

/** What the advertisement of the home page says in a new shop (spec §3). */
export const ADVERT = {
  text: { en: 'Electronics with a year of brand warranty', bn: 'ইলেকট্রনিকসে এক বছরের ব্র্যান্ড ওয়ারেন্টি' },
  action: { en: 'See electronics', bn: 'ইলেকট্রনিকস দেখুন' },
} as const;

/** The words of a new shop about itself: the owner sets them (`setting.ts`). */
export const SHOP = {
  name: { en: 'Haat', bn: 'হাট' },
  address: {
    en: 'House 12, Road 7, Dhanmondi, Dhaka 1205, Bangladesh',
    bn: 'বাড়ি ১২, রোড ৭, ধানমন্ডি, ঢাকা ১২০৫, বাংলাদেশ',
  },
  hours: {
    en: 'Saturday to Thursday, 9 am to 9 pm',
    bn: 'শনি থেকে বৃহস্পতিবার, সকাল ৯টা থেকে রাত ৯টা',
  },
  stores: {
    en: 'Dhaka: House 12, Road 7, Dhanmondi; Chattogram: 48 Agrabad Commercial Area; Sylhet: 9 Zindabazar Road',
    bn: 'ঢাকা: বাড়ি ১২, রোড ৭, ধানমন্ডি; চট্টগ্রাম: ৪৮ আগ্রাবাদ বাণিজ্যিক এলাকা; সিলেট: ৯ জিন্দাবাজার রোড',
  },
  tagline: {
    en: 'A market town’s worth of goods, honestly priced.',
    bn: 'পুরো একটা হাটের জিনিস, ন্যায্য দামে।',
  },
  phone: '+880 1700-000000',
  email: 'hello@haat.example',
} as const;
