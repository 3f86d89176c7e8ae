import type { OnlineMethod } from '#schema/payment.ts';

/** Where providers send the browser back to; the id of the attempt follows. */
export const RETURN_PATH = '/payment/return';

/** Where providers send notifications; the method follows, in small letters. */
export const NOTIFY_PATH = '/payment/notify';

/** Returns where a provider sends the browser of an attempt. */
export const returnUrl = (publicUrl: string, attemptId: string): string => `${publicUrl}${RETURN_PATH}/${attemptId}`;

/** Returns where the provider of a method sends notifications. */
export const notifyUrl = (publicUrl: string, method: OnlineMethod): string =>
  `${publicUrl}${NOTIFY_PATH}/${method.toLowerCase()}`;
