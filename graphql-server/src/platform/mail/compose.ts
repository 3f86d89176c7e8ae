import { addressIn } from '#schema/translations.ts';
import type { Config } from '../config/config.ts';
import type { Language } from '#kernel/language.ts';
import { toHtml, toText, type MailContent, type Mail } from './mail-content.ts';
import type { WrittenMail, TemplateContext, MailTemplates, MailJob } from './mail-queue.ts';

/** The texts that all mails have in common. */
const frames: Record<
  Language,
  Pick<MailContent, 'signature' | 'linkHint' | 'language'> & { greeting: (name: string | null) => string }
> = {
  EN: {
    greeting: (name) => (name === null ? 'Hello,' : `Hello ${name},`),
    signature: 'Warm greetings from Haat',
    linkHint: 'If the button does nothing, open this address:',
    language: 'en',
  },
  BN: {
    greeting: (name) => (name === null ? 'নমস্কার,' : `প্রিয় ${name},`),
    signature: 'শুভেচ্ছান্তে, হাট',
    linkHint: 'বোতামে কাজ না হলে এই ঠিকানাটি খুলুন:',
    language: 'bn',
  },
};

/** Writes the mail of a job by the template of its kind, with its link. Returns null when there is nothing to send. */
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
  return draft && rendered(draft, context.config);
};

const rendered = ({ to, words, url }: WrittenMail, { publicUrl }: Pick<Config, 'publicUrl'>): Mail => {
  const { subject, before, button, links = [], after = [] } = words[to.language];
  const frame = frames[to.language];
  /** Returns the address of a page of the shop in the language of the mail. */
  const inLanguage = (page: string) =>
    page.startsWith(`${publicUrl}/`) ? addressIn(frame.language, publicUrl, page.slice(publicUrl.length)) : page;
  const content = {
    ...frame,
    subject,
    // Anyone may register with somebody else's e-mail and any text as the name: only what looks like a name is sent to
    // strangers.
    greeting: frame.greeting(plainName(to.displayName)),
    before,
    ...(button !== undefined && url !== undefined && { button: { label: button, url: inLanguage(url) } }),
    links: links.map((link) => ({ ...link, url: inLanguage(link.url) })),
    after,
  };
  return { to: to.email, subject, text: toText(content), html: toHtml(content) };
};

/** Returns the name if it looks like a person's name; null for one with a URL, digits or an advertisement in it. */
const plainName = (name: string): string | null =>
  name.length <= 60 && /^(?:[\p{L}\p{M}\p{Zs}'’()&-]|[\u200C]|[\u200D]|\.(?= |$))+$/u.test(name) ? name : null;
