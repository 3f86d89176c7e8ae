import type { missedSearches as en } from '#web/messages/en/admin/missed-searches.ts';

/** Texts of the searches of shoppers that were in vain. */
export const missedSearches = {
  'admin.missedSearches': 'ক্রেতারা যা খুঁজে পাননি',
  'admin.missedSearches.what':
    'গত ৩০ দিনে অন্তত দুবার যা খোঁজা হয়েছে, কিন্তু কিছু পাওয়া যায়নি বা কোনো পণ্য খোলা হয়নি। কে খুঁজেছেন তা না জেনেই গোনা।',
  'admin.missedSearches.none': 'গত ৩০ দিনে এমন কিছু নেই।',
  'admin.missedSearches.term': 'যা খোঁজা হয়েছে',
  'admin.missedSearches.reason': 'কী হয়েছে',
  'admin.missedSearches.reason.NOTHING_FOUND': 'কিছু পাওয়া যায়নি',
  'admin.missedSearches.reason.NOTHING_OPENED': 'কেউ কোনো পণ্য খোলেননি',
  'admin.missedSearches.times': 'কতবার',
  'admin.missedSearches.add': 'শব্দ যোগ করুন',
  'admin.missedSearches.add.of': '“{term}”: শব্দ যোগ করুন',
  'admin.missedSearches.all': 'সব {count}টি দেখুন',
} satisfies Record<keyof typeof en, string>;
