import type { categories as english } from '#web/messages/en/admin/categories.ts';

/** Texts of the category tree. */
export const categories = {
  'admin.categories.title': 'ক্যাটাগরি',
  'admin.categories.new': 'নতুন ক্যাটাগরি',
  'admin.categories.none': 'এখনো কোনো ক্যাটাগরি নেই।',
  'admin.categories.none.text': 'পণ্য ক্যাটাগরিতে থাকে: প্রথমটি তৈরি করুন।',
  'admin.categories.name': 'ইংরেজি নাম',
  'admin.categories.banglaName': 'বাংলা নাম',
  'admin.categories.banglaName.optional': 'বাংলা নাম (ঐচ্ছিক)',
  'admin.categories.place': 'জায়গা',
  'admin.categories.place.hint': 'ক্যাটাগরির সঙ্গে ভেতরের সবকিছু সরে, আর তার পেজের ঠিকানা একই থাকে।',
  'admin.categories.top': 'সবার উপরে',
  'admin.categories.picture': 'ছবি',
  'admin.categories.picture.hint': 'মেনুতে ও হোম পেজে দেখানো হয়। ছবি না দিলে সবচেয়ে বেশি রেটিংয়ের পণ্যটি দেখানো হয়।',
  'admin.categories.products': 'দোকানে',
  'admin.categories.edit': 'বদলান',
  'admin.categories.edit.of': '{name} বদলান',
  'admin.categories.up.of': '{name} উপরে তুলুন',
  'admin.categories.down.of': '{name} নিচে নামান',
  'admin.categories.moved': '{name} এখন {count}টির মধ্যে {place} নম্বরে।',
  'admin.categories.create': 'তৈরি করুন',
  'admin.categories.save': 'সেভ করুন',
  'admin.categories.saved': '{name} সেভ হয়েছে।',
} satisfies Record<keyof typeof english, string>;
