import { onTestFinished } from 'vitest';
import { DEFAULT_SETTINGS, type DeliveryTerms, type PageSettings } from '#schema/shop-settings.ts';

/** The terms of a shop where Dhaka pays $40 for delivery, Jashore $80 and all others $60. */
export const feesByDistrict: DeliveryTerms = {
  ...DEFAULT_SETTINGS.delivery,
  byDistrict: [
    { district: 'dhaka', feeCents: 4000 },
    { district: 'jashore', feeCents: 8000 },
  ],
};

/** Puts settings into the page, as the server does, until the test is over. */
export const settingsAre = (changed: Partial<PageSettings>): void => {
  const inPage = Object.assign(document.createElement('script'), {
    type: 'application/json',
    id: 'settings',
    textContent: JSON.stringify({ ...DEFAULT_SETTINGS, ...changed }),
  });
  document.head.append(inPage);
  onTestFinished(() => inPage.remove());
};
