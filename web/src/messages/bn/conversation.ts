import type { conversation as en } from '../en/conversation.ts';

/** Writing to the shop. */
export const conversation = {
  'people.title': 'আমাদের সঙ্গে কথা বলুন',
  'people.text': 'পণ্য, অর্ডার বা রিটার্ন নিয়ে প্রশ্ন আছে? দোকানের কারও সঙ্গে সরাসরি কথা বলতে পারেন এভাবে।',
  'people.call': 'ফোন করুন',
  'people.write': 'লিখুন',
  'people.write.text': 'এক কর্মদিবসের মধ্যে উত্তর দিই।',
  'people.visit': 'দোকানে আসুন',
  'people.help': 'অনেক প্রশ্নের উত্তর এখানেই আছে:',
  'conversation.form.title': 'আমাদের বার্তা পাঠান',
  'conversation.form.text': 'আপনার বার্তা',
  'conversation.form.textHint': 'পণ্যের নাম বা অর্ডার আইডি লিখলে তাড়াতাড়ি উত্তর দিতে পারি।',
  'conversation.form.name': 'আপনার নাম',
  'conversation.form.email': 'আপনার ই-মেইল',
  'conversation.form.emailHint': 'উত্তর এখানেই যাবে।',
  'conversation.form.signedIn': 'উত্তর যাবে {email} ঠিকানায়।',
  'conversation.form.send': 'বার্তা পাঠান',
  'conversation.form.sending': 'পাঠানো হচ্ছে…',
  'conversation.form.thanks': 'ধন্যবাদ! আপনার বার্তা পেয়েছি; উত্তর ই-মেইলে যাবে।',
  'conversation.form.another': 'আরেকটি বার্তা লিখুন',
  'conversation.form.kept': 'যা লিখেছেন, সব আছে।',
  'conversation.own.title': 'আপনার বার্তা',
  'conversation.own.empty': 'এখনও আমাদের কিছু লেখেননি।',
  'conversation.own.failed': 'আপনার বার্তাগুলো আনা গেল না।',
  'conversation.own.more': 'আগের বার্তা দেখুন',
  'conversation.own.login': 'আগে কী লিখেছেন দেখতে লগইন করুন।',
} as const satisfies Record<keyof typeof en, string>;
