import { GOOGLE_POPUP } from '../../../../schema/google.answer.ts';

/** Where a sign-in by Google begins. */
export const GOOGLE_PATH = GOOGLE_POPUP.path;

/** Where the provider sends people back to. */
export const CALLBACK_PATH = `${GOOGLE_PATH}/callback`;
