import { GOOGLE_POPUP } from '#schema/google.answer.ts';

/** The path where a Google sign-in starts. */
export const GOOGLE_PATH = GOOGLE_POPUP.path;

/** The path to which the provider sends people back. */
export const CALLBACK_PATH = `${GOOGLE_PATH}/callback`;

/** The path that takes the code of an account with a second factor. */
export const CODE_PATH = `${GOOGLE_PATH}/code`;
