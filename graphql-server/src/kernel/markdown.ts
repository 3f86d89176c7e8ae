import MarkdownIt, { type Token } from 'markdown-it';

/** Addresses that a link may have: of the web, of e-mail, of a phone, or a place of the shop. */
const LINK = /^(?:https?:\/\/|mailto:|tel:|\/(?!\/)|#)/i;

/** The address of a picture of the shop, without width and format. */
const PICTURE = /^\/pictures\/((?:[a-z]+\/)?[a-z0-9]+(?:-[a-z0-9]+)*)$/;

/** Without `html` what an author types as HTML is text: nothing but this library writes elements. */
const markdown = new MarkdownIt({ html: false, linkify: false, typographer: false });
markdown.validateLink = (address) => LINK.test(address.trim());

const plain = markdown.renderer.renderToken.bind(markdown.renderer);

// The title of the page is its only h1.
markdown.core.ruler.push('headings', ({ tokens }) => {
  for (const token of tokens) if (token.tag === 'h1') token.tag = 'h2';
});

markdown.renderer.rules['link_open'] = (tokens, index, options) => {
  const token = tokens[index];
  // Who writes the journal vouches for no other site, and no other site learns who reads it.
  if (token && /^https?:/i.test(String(token.attrGet('href')))) token.attrSet('rel', 'nofollow noopener noreferrer');
  return plain(tokens, index, options);
};

// Only pictures of the shop: those of others would tell them who reads it, and the browser loads none.
markdown.renderer.rules['image'] = (tokens, index, options, env) => {
  const token = tokens[index];
  if (!token) return '';
  const escape = markdown.utils.escapeHtml;
  const alt = escape(markdown.renderer.renderInlineAsText(token.children ?? [], options, env));
  const address = String(token.attrGet('src'));
  return PICTURE.test(address) ? `<img src="${escape(address)}/1200.webp" alt="${alt}" loading="lazy">` : alt;
};

/**
 * Returns Markdown as safe HTML: HTML that is typed stands there as text, links lead to pages, mail or phone, and
 * pictures are those of the shop.
 */
export const htmlOf = (text: string): string => markdown.render(text);

/** Returns the keys of the shop's pictures that a text shows. */
export const picturesIn = (text: string): string[] =>
  markdown
    .parse(text, {})
    .flatMap(({ children }) => children ?? [])
    .flatMap((token) => (token.type === 'image' ? (PICTURE.exec(String(token.attrGet('src')))?.[1] ?? []) : []));

/** A heading and what stands below it. */
export interface MarkdownSection {
  /** As plain text; empty for what stands before the first heading. */
  heading: string;
  html: string;
  /** What stands below it as plain text. */
  text: string;
}

const isBreak = ({ type }: Token) => type === 'softbreak' || type === 'hardbreak';

/** Returns what parsed Markdown says, without its marks. */
const plainTextOf = (tokens: readonly Token[]): string =>
  tokens
    .flatMap(({ children, content }) =>
      children === null ? content.trim() : children.map((part) => (isBreak(part) ? ' ' : part.content)).join(''),
    )
    .filter((text) => text !== '')
    .join(' ');

/** Returns Markdown in sections, one for each heading of the first two levels; at most so many, the rest in the last. */
export const sectionsOf = (text: string, most: number): MarkdownSection[] => {
  const env = {};
  const sections: { heading: Token[]; body: Token[] }[] = [{ heading: [], body: [] }];
  for (const token of markdown.parse(text, env)) {
    const last = sections.at(-1);
    const isHeading = token.level === 0 && token.tag === 'h2';
    if (isHeading && token.nesting === 1 && sections.length < most) sections.push({ heading: [token], body: [] });
    else if (last && last.heading.length > 0 && last.heading.at(-1)?.nesting !== -1) last.heading.push(token);
    else last?.body.push(token);
  }
  return sections
    .filter(({ heading, body }) => heading.length + body.length > 0)
    .map(({ heading, body }) => ({
      heading: plainTextOf(heading),
      html: markdown.renderer.render(body, markdown.options, env),
      text: plainTextOf(body),
    }));
};
