import { GOOGLE_POPUP, googleAnswerOf, type GoogleAnswer } from '#schema/google.answer.ts';
import type { Language } from '#web/lib/language.ts';

/** How often to check whether the person has closed the popup, in milliseconds. */
const LOOK_MS = 300;

/** The popup of a sign-in. */
export interface GooglePopup {
  /** The result; null when it was closed before. */
  readonly answer: Promise<GoogleAnswer | null>;
  /** Brings the popup to the front. */
  show: () => void;
  /** Closes the popup and ignores its result. */
  drop: () => void;
}

/** Returns the popup's position in the middle of the shop's window, on any screen. */
const centred = ({ width, height }: { width: number; height: number }): string => {
  const left = Math.round(window.screenX + (window.outerWidth - width) / 2);
  const top = Math.round(window.screenY + (window.outerHeight - height) / 2);
  return `popup,width=${width},height=${height},left=${left},top=${top}`;
};

/** Opens the popup, which only a click may do. Returns null when the browser blocks it. */
export const openGooglePopup = (language: Language): GooglePopup | null => {
  const popup = window.open(`${GOOGLE_POPUP.path}?language=${language}`, 'haat-google', centred(GOOGLE_POPUP));
  if (!popup) return null;
  let stop = () => {};
  const answer = new Promise<GoogleAnswer | null>((resolve) => {
    const end = (result: GoogleAnswer | null) => {
      stop();
      resolve(result);
    };
    const listen = ({ origin, source, data }: MessageEvent) => {
      // Any page may send messages: accept only those of the popup, while it shows a page of the shop.
      if (origin !== location.origin || source !== popup) return;
      const ended = googleAnswerOf(data);
      if (ended) end(ended);
    };
    let wasClosed = false;
    const look = () => {
      // A last message may still be on its way.
      if (wasClosed) end(null);
      wasClosed = popup.closed;
    };
    const timer = setInterval(look, LOOK_MS);
    stop = () => {
      clearInterval(timer);
      removeEventListener('message', listen);
    };
    addEventListener('message', listen);
  });
  return {
    answer,
    show: () => popup.focus(),
    drop: () => {
      stop();
      popup.close();
    },
  };
};
