/** A text that is already HTML. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Part = Html | string | number | undefined | false | readonly Part[];

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes text for HTML. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);

const render = (part: Part): string => {
  if (part instanceof Html) return part.text;
  if (part === undefined || part === false) return '';
  return typeof part === 'object' ? part.map(render).join('') : escapeHtml(String(part));
};

/** Returns HTML from a template: inserted values are escaped, unless they are `Html`. */
export const html = (literals: TemplateStringsArray, ...parts: Part[]): Html =>
  new Html(String.raw({ raw: literals }, ...parts.map(render)));
