/** Returns a text for an element, or an attribute in double quotes. */
const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Returns an element without content, with attributes in this order. */
const element = (tag: 'meta' | 'link', attributes: Record<string, string>): string =>
  `<${tag} ${Object.entries(attributes)
    .map(([name, value]) => `${name}="${escaped(value)}"`)
    .join(' ')} />`;

/** Returns a `meta` element that search engines read. */
export const meta = (name: string, content: string): string => element('meta', { name, content });

/** Returns a `meta` element of Open Graph, which chats and social networks read. */
export const property = (name: string, content: string): string => element('meta', { property: name, content });

/** Returns a `link` element. */
export const link = (attributes: Record<string, string>): string => element('link', attributes);

/**
 * Returns JSON that may stand inside a `script` element, whatever is in its texts: it has no character that ends or
 * changes the element.
 */
export const jsonForScript = (value: unknown): string =>
  JSON.stringify(value).replaceAll(
    /[<>&\u2028\u2029]/g,
    (character) => String.raw`\u` + character.charCodeAt(0).toString(16).padStart(4, '0'),
  );

/** Returns the `title` element. */
export const titleOf = (title: string): string => `<title>${escaped(title)}</title>`;

/** Returns the title in elements that React wrote, as people read it; undefined for none. */
export const titleIn = (elements: string): string | undefined => {
  const written = /<title[^>]*>([^<]*)<\/title>/.exec(elements)?.[1];
  return written?.replaceAll(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => ENTITIES[entity] ?? entity);
};

/** The entities with which React escapes texts. */
const ENTITIES: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

/** Returns a block of linked data (JSON-LD). Browsers do not run it, so the content security policy allows it. */
export const linkedData = (graph: readonly object[]): string =>
  `<script type="application/ld+json">${jsonForScript({ '@context': 'https://schema.org', '@graph': graph })}</script>`;

/** Returns a text of at most so many characters, shortened at the end of a word, with white space as single spaces. */
export const shortened = (text: string, most: number): string => {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  if (line.length <= most) return line;
  const start = line.slice(0, most - 1);
  // A text without spaces is cut between two characters as people see them.
  const end = line[most - 1] === ' ' ? start.length : start.lastIndexOf(' ');
  const words = end > most / 2 ? start.slice(0, end) : wholeCharacters(start);
  return `${words.replace(/[\s,;:.–-]+$/u, '')}…`;
};

const wholeCharacters = (text: string): string =>
  [...new Intl.Segmenter('bn').segment(text)]
    .slice(0, -1)
    .map(({ segment }) => segment)
    .join('');
