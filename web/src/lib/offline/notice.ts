import { formatDateTime } from '../../../../schema/format/date.ts';
import type { LanguageTag } from '../../../../schema/language.ts';
import { offline as bn } from '../../messages/bn/offline.ts';
import { offline as en } from '../../messages/en/offline.ts';
import { NOTICE_ID } from './kept.ts';

/** The texts without a connection, by language. */
export const offlineTexts: Record<LanguageTag, typeof en> = { en, bn };

const STYLE = `#${NOTICE_ID}{display:flex;flex-wrap:wrap;gap:4px 16px;justify-content:center;padding:10px 16px;background:#fcf0cf;color:#1f1b16;font:400 15px/1.45 'Hind Siliguri',system-ui,sans-serif}#${NOTICE_ID} a{color:inherit;font-weight:600;text-decoration:underline}.dark #${NOTICE_ID}{background:#352a12;color:#f4efe5}@media print{#${NOTICE_ID}{display:none}}`;

/**
 * Returns the page with a notice above it that it is a copy, and from when. The notice stands outside of what React hydrates, and is
 * readable before any script runs.
 */
export const withNotice = (html: string, date: string): string => {
  const language: LanguageTag = /<html[^>]*\slang="?bn\b/i.test(html) ? 'bn' : 'en';
  const texts = offlineTexts[language];
  const text = texts['offline.copy'].replace('{time}', formatDateTime(date, language));
  // An empty address is the page itself.
  const notice = `<style>${STYLE}</style><aside id="${NOTICE_ID}" aria-label="${texts['offline.title']}"><span>${text}</span><a href="">${texts['offline.reload']}</a></aside>`;
  return html.replace(/<body[^>]*>/i, (body) => body + notice);
};
