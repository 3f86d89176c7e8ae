import { serverPart } from '#web/lib/serverPart.ts';
import { withTexts } from '#web/messages/withTexts.tsx';

/** Says what needs scripts, and how to reach the shop; for inside `<noscript>`. */
export const PlainNote = serverPart(import.meta.env.SSR && (() => withTexts(() => import('./Note.tsx'))));
