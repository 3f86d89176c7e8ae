import { contactIn, DEFAULT_SETTINGS, type ShopContact, type PageSettings } from '#schema/shop-settings.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { definePublicStore, useStore } from './stores.ts';

/** The settings that the server has put into the page, which are those that are not as in a new shop. */
const readSettings = (): PageSettings => {
  const text = typeof document === 'undefined' ? null : document.getElementById('settings')?.textContent;
  return text ? { ...DEFAULT_SETTINGS, ...(JSON.parse(text) as Partial<PageSettings>) } : DEFAULT_SETTINGS;
};

/** The shop's settings as they were when the page was made. What an order costs, the server has the last word on. */
export const settingsStore = definePublicStore(() => ({ settings: readSettings() }));

/** Returns the shop's settings. */
export const useSettings = (): PageSettings => useStore(settingsStore).settings;

/** Returns what the shop is called, in the language of the page. */
export const useShopName = (): string => useSettings().name[useMessages().language];

/** Returns how to reach the shop, in the language of the page. */
export const useContact = (): ShopContact => contactIn(useSettings(), useMessages().language);
