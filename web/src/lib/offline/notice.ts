import { formatDateTime } from '#schema/format/date.ts';
import type { LanguageTag } from '#schema/language.ts';
import { offline as bn } from '#web/messages/bn/offline.ts';
import { offline as en } from '#web/messages/en/offline.ts';
import { NOTICE_ID } from './cached.ts';

/** The texts without a connection, by language. */
export const offlineTexts: Record<LanguageTag, typeof en> = { en, bn };

const STYLE = `#${NOTICE_ID}{display:flex;flex-wrap:wrap;gap:4px 16px;align-items:center;justify-content:center;padding:8px 16px;background:#fcf0cf;color:#1f1b16;font:400 15px/1.45 'Hind Siliguri',system-ui,sans-serif}#${NOTICE_ID} form{margin:0}#${NOTICE_ID} button{min-height:32px;padding:0 8px;color:inherit;font:inherit;font-weight:600;text-decoration:underline;cursor:pointer}.dark #${NOTICE_ID}{background:#352a12;color:#f4efe5}@media print{#${NOTICE_ID}{display:none}}`;

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/**
 * Returns a button that asks for the page again. It is no link, since the first link of a page is the one to its
 * content.
 */
const reloadButton = (url: string, label: string): string => {
  const { pathname, searchParams } = new URL(url);
  const fields = [...searchParams].map(
    ([name, value]) => `<input type="hidden" name="${escaped(name)}" value="${escaped(value)}">`,
  );
  return `<form action="${escaped(pathname)}">${fields.join('')}<button>${label}</button></form>`;
};

/**
 * Returns the page at a URL with a notice above it that it is a copy, and from when. The notice stands outside of what
 * React hydrates, and is readable before any script runs.
 */
export const withNotice = (html: string, { url, date }: { url: string; date: string }): string => {
  const language: LanguageTag = /<html[^>]*\slang="?bn\b/i.test(html) ? 'bn' : 'en';
  const texts = offlineTexts[language];
  const text = texts['offline.copy'].replace('{time}', formatDateTime(date, language));
  const notice = `<style>${STYLE}</style><aside id="${NOTICE_ID}" aria-label="${texts['offline.title']}"><span>${text}</span>${reloadButton(url, texts['offline.reload'])}</aside>`;
  return html.replace(/<body[^>]*>/i, (body) => body + notice);
};
