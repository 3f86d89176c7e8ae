import { tell } from './tell.ts';

/** Has the service worker, if there is one, forget the pages and pictures that this browser has seen. */
export const forgetSeen = (): void => {
  if (!('serviceWorker' in navigator)) return;
  void navigator.serviceWorker
    .getRegistration()
    .then((registration) => registration?.active && tell(registration.active, { type: 'FORGET' }));
};
