import type { messages as en } from '#web/messages/en/admin/messages.ts';

/** Texts of the messages of customers. */
export const messages = {
  'admin.messages.title': 'বার্তা',
  'admin.messages.filter': 'কোন বার্তা',
  'admin.messages.ALL': 'সব বার্তা',
  'admin.messages.show.unread': 'অপঠিত',
  'admin.messages.show.read': 'পঠিত',
  'admin.messages.from': 'প্রেরক',
  'admin.messages.text': 'বার্তা',
  'admin.messages.about': 'অর্ডার',
  'admin.messages.sent': 'পাঠানোর সময়',
  'admin.messages.unread': 'অপঠিত:',
  'admin.messages.none': 'এখনো কেউ দোকানে লেখেননি।',
  'admin.messages.allRead': 'সব বার্তা পড়া হয়েছে।',
  'admin.messages.markRead': 'পঠিত করুন',
  'admin.messages.markUnread': 'অপঠিত করুন',
  'admin.messages.read.done': 'পঠিত করা হয়েছে: {count}টি।',
  'admin.messages.unread.done': 'অপঠিত করা হয়েছে: {count}টি।',
  'admin.messages.readBy': 'পড়েছেন {name}',
  'admin.messages.answer': 'মেইলে উত্তর দিন',
  'admin.messages.customer': 'গ্রাহক',
  'admin.messages.order': 'অর্ডার {number}',
  'admin.messages.subject': 'হাটে আপনার বার্তা',
  'admin.messages.subjectOrder': 'হাটে আপনার অর্ডার {number}',
} as const satisfies Record<keyof typeof en, string>;
