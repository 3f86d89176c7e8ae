import { TextPageDocument, type TextPageQuery } from '../src/generated/graphql.ts';
import { answers } from './server.ts';

/** Returns a page whose words the owner writes, of sections with a heading and a sentence, which may be HTML. */
export const aTextPage = (...sections: [heading: string, text: string, html?: string][]): TextPageQuery => ({
  textPage: { sections: sections.map(([heading, text, html = `<p>${text}</p>`]) => ({ heading, text, html })) },
});

/** Handlers for those pages. */
export const textPages = () => [answers(TextPageDocument, aTextPage(['Accounts', 'Keep your password to yourself.']))];
