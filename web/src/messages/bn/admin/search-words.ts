import type { searchWords as en } from '#web/messages/en/admin/search-words.ts';

/** Texts of the words that searches take for one another. */
export const searchWords = {
  'admin.searchWords.try': 'ক্রেতার মতো খুঁজে দেখুন',
  'admin.searchWords.corrected': 'কোনো পণ্যে “{typed}” নেই: “{taken}” খোঁজা হয়েছে।',
  'admin.searchWords.nothing': 'সব শব্দ আছে এমন কিছু নেই।',
  'admin.searchWords.percent': 'মিল {count}%',
  'admin.searchWords.reason.NAME': 'নামে “{word}” ({count})',
  'admin.searchWords.reason.LABEL': 'ট্যাগ, ব্র্যান্ড বা ক্যাটাগরিতে “{word}” ({count})',
  'admin.searchWords.reason.SYNONYM': 'অন্য নামে “{word}” ({count})',
  'admin.searchWords.reason.SHORT_TEXT': 'ছোট লেখায় “{word}” ({count})',
  'admin.searchWords.reason.PART': 'শব্দের অংশ হিসেবে “{word}” ({count})',
  'admin.searchWords.reason.TEXT': 'বিবরণ, রং বা মাপে “{word}” ({count})',
  'admin.searchWords.kind': 'যে ধরনের নাম বলা হয়েছে সেটিই (১৫)',
  'admin.searchWords.what':
    'এর যেকোনো একটি নামে খুঁজলে সবগুলোই পাওয়া যায়। দুই ভাষায়, যেকোনো বানানে; সঙ্গে সঙ্গেই কাজ করে। টাইপের ভুল আর বাংলা শব্দের উচ্চারণের জন্য কিছু লিখতে হয় না।',
  'admin.searchWords.new': 'নতুন খোঁজার শব্দ',
  'admin.searchWords.find': 'শব্দ বা নাম খুঁজুন',
  'admin.searchWords.none': 'এমন কোনো শব্দ নেই।',
  'admin.searchWords.none.text': 'ক্রেতারা যে শব্দ বলেন কিন্তু পণ্যে নেই, সেগুলো যোগ করুন।',
  'admin.searchWords.word': 'শব্দ',
  'admin.searchWords.names': 'অন্য নাম',
  'admin.searchWords.names.hint': 'মাঝে কমা দিয়ে, যেমন: সোফাসেট, গদি চেয়ার',
  'admin.searchWords.edit': 'সম্পাদনা',
  'admin.searchWords.edit.of': '{word} সম্পাদনা',
  'admin.searchWords.remove': 'সরান',
  'admin.searchWords.remove.of': '{word} সরান',
  'admin.searchWords.removed': '{word} সরানো হয়েছে।',
  'admin.searchWords.save': 'সংরক্ষণ',
  'admin.searchWords.busy': 'সংরক্ষণ হচ্ছে…',
  'admin.searchWords.saved': '{word} সংরক্ষণ হয়েছে।',
} satisfies Record<keyof typeof en, string>;
