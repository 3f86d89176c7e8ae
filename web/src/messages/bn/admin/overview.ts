import type { overview as en } from '../../en/admin/overview.ts';

/** Texts of the dashboard's first page. */
export const overview = {
  'admin.overview.title': 'ড্যাশবোর্ড',
  'admin.failed.title': 'যেসব কাজ হয়নি ({count}টি)',
  'admin.failed.label': 'যেসব কাজ হয়নি',
  'admin.failed.why':
    'বারবার চেষ্টা করেও হয়নি। কারণ দূর হলে আবার চেষ্টা করুন, অথবা বাদ দিন: তখন কাজটি আর হবে না। তালিকায় ৩০ দিন থাকে।',
  'admin.failed.at': 'কখন',
  'admin.failed.what': 'কী',
  'admin.failed.attempts': 'চেষ্টা',
  'admin.failed.error': 'শেষ ত্রুটি',
  'admin.failed.order': 'অর্ডারটি দেখুন',
  'admin.failed.MAIL': 'ই-মেইল',
  'admin.failed.JOB': 'কাজ',
  'admin.failed.EVENT': 'ঘটনা',
  'admin.failed.retry': 'আবার চেষ্টা করুন',
  'admin.failed.retrying': 'শুরু হচ্ছে…',
  'admin.failed.retried': 'আবার চেষ্টা হচ্ছে: {name}।',
  'admin.failed.dismiss': 'বাদ দিন',
  'admin.failed.dismissing': 'বাদ দেওয়া হচ্ছে…',
  'admin.failed.dismissed': 'বাদ দেওয়া হয়েছে: {name}।',
  'order.admin.title': 'সব অর্ডার',
  'order.admin.customer': 'গ্রাহক',
} as const satisfies Record<keyof typeof en, string>;
