import { fillIn } from '#schema/sentence.ts';
import type { ShopSettings } from '#schema/shop-settings.ts';
import { addressIn } from '#schema/translations.ts';
import type { Config } from '../config/config.ts';
import type { Language } from '#kernel/language.ts';
import { toHtml, toText, type MailContent, type Mail } from './mail-content.ts';
import type { WrittenMail, TemplateContext, MailTemplates, MailJob } from './mail-queue.ts';

/** The texts that all mails have in common. */
const frames: Record<
  Language,
  Pick<MailContent, 'signature' | 'linkHint' | 'language'> & {
    greeting: (name: string | null) => string;
    unsubscribe: string;
  }
> = {
  EN: {
    greeting: (name) => (name === null ? 'Hello,' : `Hello ${name},`),
    signature: 'Warm greetings from {shop}',
    linkHint: 'If the button does nothing, open this address:',
    unsubscribe: 'No more mails like this',
    language: 'en',
  },
  BN: {
    greeting: (name) => (name === null ? 'নমস্কার,' : `প্রিয় ${name},`),
    signature: 'শুভেচ্ছান্তে, {shop}',
    linkHint: 'বোতামে কাজ না হলে এই ঠিকানাটি খুলুন:',
    unsubscribe: 'এমন মেইল আর চাই না',
    language: 'bn',
  },
};

/**
 * Writes the mail of a job by the template of its kind, with its link; `{shop}` in its texts is the shop's name. Returns
 * null when there is nothing to send.
 */
export const compose = async (
  mailTemplates: MailTemplates,
  job: MailJob,
  context: TemplateContext,
): Promise<Mail | null> => {
  // The job has the type that belongs to its kind.
  const write = mailTemplates[job.kind] as
    ((job: MailJob, context: TemplateContext) => Promise<WrittenMail | null>) | undefined;
  if (!write) throw new Error(`No module writes mails of the kind ${job.kind}.`);
  const draft = await write(job, context);
  if (!draft) return null;
  return rendered(draft, context.config, await context.services.cachedSettings());
};

const rendered = (
  { to, words, url, unsubscribeUrl }: WrittenMail,
  { publicUrl, mailFrom }: Pick<Config, 'publicUrl' | 'mailFrom'>,
  { name, mail: { sender, replyTo } }: Pick<ShopSettings, 'name' | 'mail'>,
): Mail => {
  const { subject, before, button, links = [], after = [] } = words[to.language];
  const frame = frames[to.language];
  const shop = name[frame.language];
  const named = (text: string) => fillIn(text, { shop });
  /** Returns the address of a page of the shop in the language of the mail. */
  const inLanguage = (page: string) =>
    page.startsWith(`${publicUrl}/`) ? addressIn(frame.language, publicUrl, page.slice(publicUrl.length)) : page;
  const end = unsubscribeUrl === undefined ? [] : [{ label: frame.unsubscribe, url: unsubscribeUrl }];
  const content = {
    ...frame,
    shop,
    signature: named(frame.signature),
    subject: named(subject),
    // Anyone may register with somebody else's e-mail and any text as the name: only what looks like a name is sent to
    // strangers.
    greeting: frame.greeting(plainName(to.displayName)),
    before: before.map(named),
    ...(button !== undefined && url !== undefined && { button: { label: button, url: inLanguage(url) } }),
    links: [...links, ...end].map((link) => ({ ...link, url: inLanguage(link.url) })),
    after: after.map(named),
  };
  return {
    from: { name: sender[frame.language] || mailFrom.name || shop, address: mailFrom.address },
    ...(replyTo !== '' && { replyTo }),
    to: to.email,
    subject: content.subject,
    text: toText(content),
    html: toHtml(content),
    ...(unsubscribeUrl !== undefined && { unsubscribeUrl: inLanguage(unsubscribeUrl) }),
  };
};

/** Returns the name if it looks like a person's name; null for one with a URL, digits or an advertisement in it. */
const plainName = (name: string): string | null =>
  name.length <= 60 && /^(?:[\p{L}\p{M}\p{Zs}'’()&-]|[\u200C]|[\u200D]|\.(?= |$))+$/u.test(name) ? name : null;
