import MarkdownIt from 'markdown-it';

/** Addresses that a link may have: of the web, of e-mail, of a phone, or a place of the shop. */
const LINK = /^(?:https?:\/\/|mailto:|tel:|\/(?!\/)|#)/i;

/** The address of a picture of the shop, without width and format. */
const PICTURE = /^\/pictures\/((?:[a-z]+\/)?[a-z0-9]+(?:-[a-z0-9]+)*)$/;

/** Without `html` what an author types as HTML is text: nothing but this library writes elements. */
const markdown = new MarkdownIt({ html: false, linkify: false, typographer: false });
markdown.validateLink = (address) => LINK.test(address.trim());

const plain = markdown.renderer.renderToken.bind(markdown.renderer);

// The title of the post is the page's only h1.
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
