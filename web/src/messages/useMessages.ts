import { createContext, use } from 'react';
import { english, type Messages } from './translate.ts';

export type { MessageKey, Translate } from './translate.ts';

/** The language around a component; English where nobody says otherwise. */
export const MessagesContext = createContext<Messages>(english);

/** The texts and formats of the chosen language. */
export const useMessages = (): Messages => use(MessagesContext);
