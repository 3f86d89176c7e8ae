import { NOBODY, type Visitor } from '#schema/rendering.ts';
import { definePublicStore, useStore } from './stores.ts';

/** Who opens the page that the server renders; nobody in the browser, where the cart's own code knows more. */
export const visitorStore = definePublicStore((): { visitor: Visitor } => ({ visitor: NOBODY }));

/** Returns what the server knows of who opens the page, for parts that only the server renders. */
export const useVisitor = (): Visitor => useStore(visitorStore).visitor;
