/** Google's tag in this document. Nothing here runs before somebody has allowed it. */

declare global {
  interface Window {
    /** What the tag is told, in order; it reads it once it is loaded. */
    dataLayer?: unknown[];
  }
}

const SCRIPT_ID = 'google-tag';

/** Tells the tag something. It takes only the object of a call's arguments, no array. */
function tell(..._command: unknown[]): void {
  (window.dataLayer ??= []).push(arguments);
}

/** What Google learns of a page: neither a query nor how many answers of the shop are unread. */
const pageAt = (path: string) => ({
  page_location: location.origin + path,
  page_title: document.title.replace(/^\(\S+\) /, ''),
  page_referrer: document.referrer && new URL(document.referrer).origin,
});

/** Whether the tag sends anything: it asks this before each time. */
const turn = (id: string, isOn: boolean): void => void Object.assign(window, { [`ga-disable-${id}`]: !isOn });

/** Counts a view of the page that is shown, at a path, and loads the tag for the first one. */
export const countView = (id: string, path: string): void => {
  const isFirst = document.getElementById(SCRIPT_ID) === null;
  turn(id, true);
  if (isFirst) {
    tell('consent', 'default', {
      ad_storage: 'denied',
      ad_user_data: 'denied',
      ad_personalization: 'denied',
      analytics_storage: 'granted',
    });
    tell('js', new Date());
  }
  // For what the tag counts by itself, too.
  tell('set', pageAt(path));
  if (isFirst) {
    // Cookies of this host only, so that they can be removed from here.
    tell('config', id, { send_page_view: false, allow_google_signals: false, cookie_domain: 'none' });
    const src = `https://www.googletagmanager.com/gtag/js?id=${id}`;
    document.head.append(Object.assign(document.createElement('script'), { id: SCRIPT_ID, async: true, src }));
  }
  tell('event', 'page_view', { send_to: id });
};

/** Makes the tag send nothing until the next view. */
export const stopCounting = (id: string): void => turn(id, false);

/** Removes the cookies of the tag. */
export const removeTagCookies = (): void => {
  for (const [name] of document.cookie.matchAll(/(?<=^|; )_ga[^=;]*(?==)/g))
    document.cookie = `${name}=; Path=/; Max-Age=0`;
};
