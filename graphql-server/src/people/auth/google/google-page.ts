import type { GoogleAnswer, GoogleRefusal } from '#schema/google.answer.ts';
import { CUSTOMER_MESSAGES } from '#schema/customer.ts';
import { html, Html } from '#kernel/html.ts';
import type { Language } from '#kernel/language.ts';
import { CODE_PATH } from './google-path.ts';

interface Words {
  title: string;
  outcomes: Record<GoogleAnswer['outcome'], string>;
  /** The sentences of refusals, where they are not those of the refusal itself. */
  reasons: Partial<Record<GoogleRefusal, string>>;
  closes: string;
  alone: string;
  toShop: string;
  id: string;
  code: { title: string; label: string; send: string; wrong: string };
}

const words: Record<Language, Words> = {
  EN: {
    title: 'Sign-in with Google',
    outcomes: {
      SIGNED_IN: 'You are signed in.',
      REFUSED: 'You are not signed in.',
      CANCELLED: 'You did not sign in with Google.',
      UNREACHABLE: 'Google cannot be reached right now. Please try again in a while.',
      FAILED: 'The sign-in could not be completed. Please begin again in the shop.',
    },
    reasons: {},
    closes: 'This window closes by itself.',
    alone: 'The page of the shop that opened this window is gone. You can close the window.',
    toShop: 'To the shop',
    id: 'Name this number when you report it:',
    code: {
      title: 'One more step',
      label: 'Code of your app, or a recovery code',
      send: 'Log in',
      wrong: CUSTOMER_MESSAGES.codeWrong,
    },
  },
  BN: {
    title: 'Google দিয়ে লগইন',
    outcomes: {
      SIGNED_IN: 'আপনি লগইন করেছেন।',
      REFUSED: 'আপনি লগইন করতে পারেননি।',
      CANCELLED: 'আপনি Google দিয়ে লগইন করেননি।',
      UNREACHABLE: 'এখন Google-এর সাথে যোগাযোগ করা যাচ্ছে না। কিছুক্ষণ পর আবার চেষ্টা করুন।',
      FAILED: 'লগইন সম্পূর্ণ হয়নি। দোকানের পাতা থেকে আবার শুরু করুন।',
    },
    // A rejection has the admin's own words.
    reasons: {
      PENDING: 'আপনার অ্যাকাউন্ট অ্যাডমিনের অনুমোদনের অপেক্ষায় আছে।',
      EMAIL_UNVERIFIED: 'এই ই-মেইল ঠিকানা আপনার কি না, Google তা নিশ্চিত করেনি।',
      ACCOUNT_EXISTS: 'এই ই-মেইল ঠিকানায় আগে থেকেই অ্যাকাউন্ট আছে। সেটির পাসওয়ার্ড দিয়ে লগইন করুন।',
      NOT_GMAIL: 'দোকান শুধু জিমেইল ঠিকানা থেকে অর্ডার নেয়। একটি জিমেইল ঠিকানা দিয়ে লগইন করুন।',
      TOO_MANY: 'অনেকবার চেষ্টা করা হয়েছে। একটু পরে আবার চেষ্টা করুন।',
    } satisfies Record<Exclude<GoogleRefusal, 'REJECTED'>, string>,
    closes: 'এই জানালা নিজে থেকেই বন্ধ হয়ে যাবে।',
    alone: 'যে পাতা থেকে এই জানালা খোলা হয়েছিল, সেটি আর নেই। জানালাটি বন্ধ করতে পারেন।',
    toShop: 'দোকানে যান',
    id: 'জানানোর সময় এই নম্বরটি উল্লেখ করুন:',
    code: {
      title: 'আরও একটি ধাপ',
      label: 'আপনার অ্যাপের কোড অথবা একটি রিকভারি কোড',
      send: 'লগইন করুন',
      wrong: 'কোডটি ভুল, পুরোনো, অথবা আগে ব্যবহার করা হয়েছে। পরের কোডটি দিন।',
    },
  },
};

/** Returns an answer as JSON for a script element, escaped so that it cannot close the element. */
const data = (answer: GoogleAnswer) =>
  new Html(`<script type="application/json" id="answer">${JSON.stringify(answer).replaceAll('<', '\\u003c')}</script>`);

/** Returns a page of the popup; `head` is what its head has besides the look. */
const popupPage = (language: Language, head: Html | string, body: Html): string =>
  html`<!doctype html>
    <html lang="${language.toLowerCase()}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <title>${words[language].title}</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <script src="/theme.js"></script>
        <link rel="stylesheet" href="/backend/google/popup.css" />
        ${head}
      </head>
      <body>
        <main>
          <img src="/favicon.svg" alt="" width="56" height="56" />
          ${body}
        </main>
      </body>
    </html>`.text;

/** Returns the page of the popup that asks for the code of an account with a second factor. */
export const codePage = (language: Language, isWrong: boolean): string => {
  const { title, label, send, wrong } = words[language].code;
  return popupPage(
    language,
    '',
    html`<h1>${title}</h1>
      <form method="post" action="${CODE_PATH}">
        <label for="code">${label}</label>
        <input id="code" name="code" autocomplete="one-time-code" autofocus required maxlength="40" />
        ${isWrong && html`<p role="alert">${wrong}</p>`}
        <button>${send}</button>
      </form>`,
  );
};

/**
 * Returns the last page of the popup: it shows the result, and its script sends it to the page that opened the popup.
 */
export const googlePage = (answer: GoogleAnswer, language: Language): string => {
  const { outcomes, reasons, closes, alone, toShop, id } = words[language];
  const sentence = answer.outcome === 'REFUSED' ? (reasons[answer.reason] ?? answer.message) : '';
  return popupPage(
    language,
    html`${data(answer)}
      <script type="module" src="/backend/google/popup.js"></script>`,
    html`<h1>${outcomes[answer.outcome]}</h1>
      ${sentence && html`<p>${sentence}</p>`}
      ${
        'requestId' in answer &&
        answer.outcome === 'FAILED' &&
        html`<p class="id">${id} <code>${answer.requestId}</code></p>`
      }
      <p id="closes" hidden>${closes}</p>
      <p id="alone" hidden>${alone} <a href="/">${toShop}</a></p>`,
  );
};
