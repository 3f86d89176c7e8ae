import { escapeHtml } from '#kernel/html.ts';

/** A link with its label. */
interface MailLink {
  label: string;
  url: string;
}

/** The texts of one kind of mail. */
export interface MailTexts {
  subject: string;
  before: readonly string[];
  /** The button's label; missing when the mail has no button. */
  button?: string;
  /** Links below the button, which is the most important one. */
  links?: readonly MailLink[];
  after?: readonly string[];
}

/** The content of a mail before it is rendered: paragraphs and at most one button. */
export interface MailContent {
  /** What the shop is called. */
  shop: string;
  subject: string;
  /** The first line, which greets the reader. */
  greeting: string;
  /** Paragraphs before the button. */
  before: readonly string[];
  button?: MailLink;
  /** Below the button. */
  links: readonly MailLink[];
  /** Paragraphs after the button. */
  after: readonly string[];
  /** The last line. */
  signature: string;
  /** Stands above the button's URL, for mail programs that show no button. */
  linkHint: string;
  language: 'en' | 'bn';
}

/** A rendered mail, ready to send. */
export interface Mail {
  /** The sender. */
  from: { name: string; address: string };
  /** Where answers go; undefined for `from`. */
  replyTo?: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  /** The URL that ends such mails by a POST (RFC 8058). */
  unsubscribeUrl?: string;
}

/** Renders a mail as plain text. */
export const toText = ({ greeting, before, button, links, after, signature }: MailContent): string =>
  [
    greeting,
    ...before,
    ...[...(button ? [button] : []), ...links].map(({ label, url }) => `${label}:\n${url}`),
    ...after,
    signature,
  ].join('\n\n') + '\n';

/** The colours of the light theme: many mail programs have no dark mode, and the others convert colours themselves. */
const color = {
  ground: '#faf7f0',
  card: '#fffdf9',
  text: '#1f1b16',
  muted: '#5c5448',
  line: '#e4dccb',
  brand: '#0b5d46',
};

const font = `'Hind Siliguri', 'Noto Sans Bengali', 'Segoe UI', Roboto, Helvetica, Arial, sans-serif`;

/** Renders a mail as HTML with tables and inline styles, since mail programs support little else. */
export const toHtml = (content: MailContent): string => {
  const { shop, subject, greeting, before, button, links, after, signature, linkHint, language } = content;
  const paragraph = (text: string, style = '') =>
    `<p style="margin:0 0 16px;${style}">${escapeHtml(text).replaceAll('\n', '<br>')}</p>`;
  const buttonHtml = button && [
    `<p style="margin:24px 0"><a href="${escapeHtml(button.url)}" style="display:inline-block;padding:12px 24px;border-radius:8px;background:${color.brand};color:#ffffff;font-weight:600;text-decoration:none">${escapeHtml(button.label)}</a></p>`,
    `<p style="margin:0 0 16px;font-size:13px;color:${color.muted}">${escapeHtml(linkHint)}<br><a href="${escapeHtml(button.url)}" style="color:${color.brand};word-break:break-all">${escapeHtml(button.url)}</a></p>`,
  ];
  const linksHtml = links.map(
    ({ label, url }) =>
      `<p style="margin:0 0 16px"><a href="${escapeHtml(url)}" style="color:${color.brand}">${escapeHtml(label)}</a></p>`,
  );
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;background:${color.ground}">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="background:${color.ground}"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="max-width:560px"><tr><td style="padding:0 8px 16px;font:600 22px/1.2 ${font};color:${color.brand}">${escapeHtml(shop)}</td></tr>
<tr><td style="padding:32px 28px 16px;background:${color.card};border:1px solid ${color.line};border-radius:12px;font:400 16px/1.55 ${font};color:${color.text}">
${[
  paragraph(greeting, 'font-size:18px;font-weight:600'),
  ...before.map((text) => paragraph(text)),
  ...(buttonHtml ?? []),
  ...linksHtml,
  ...after.map((text) => paragraph(text)),
  paragraph(signature, `color:${color.muted}`),
].join('\n')}
</td></tr></table>
</td></tr></table>
</body>
</html>
`;
};
