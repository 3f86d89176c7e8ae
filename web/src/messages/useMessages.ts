import { createContext, use } from 'react';
import { english, type Messages } from './translate.ts';

export type { MessageKey, Translate } from './translate.ts';

/** The language of the components inside; English by default. */
export const MessagesContext = createContext<Messages>(english);

/** Returns the texts and formats of the chosen language. */
export const useMessages = (): Messages => use(MessagesContext);
