import { followedFrom } from '#schema/followed-mail.ts';
import { formatMoney } from '#schema/format/money.ts';
import { readCustomer } from '#people/customer/customer-row.ts';
import { query } from '#platform/db/database.ts';
import type { MailTemplates } from '#platform/mail/mail-queue.ts';
import { fallenPricesToWrite } from './price-mails.statements.ts';

declare module '#platform/mail/mail-queue.ts' {
  interface MailKinds {
    /** Tells a customer who agreed that prices on their wishlist have fallen, and from which prices. */
    PRICES_FELL: { customerId: string; products: { productId: string; beforeCents: number }[] };
  }
}

/** The mails about prices. */
export const priceMailTemplates: MailTemplates = {
  PRICES_FELL: async ({ customerId, products }, { manager, config, services }) => {
    const fallen = await query(
      manager,
      fallenPricesToWrite({
        customerId,
        productIds: products.map(({ productId }) => productId),
        beforeCents: products.map(({ beforeCents }) => beforeCents),
      }),
    );
    const [first] = fallen;
    const customer = first && (await readCustomer(manager, { id: customerId }));
    if (!first || !customer) return null;
    const linksIn = (language: 'en' | 'bn') =>
      fallen.map(({ id, name, nameInBangla, beforeCents, nowCents }) => {
        const prices = `${formatMoney(beforeCents, language)} → ${formatMoney(nowCents, language)}`;
        return {
          label: `${language === 'bn' ? (nameInBangla ?? name) : name}, ${prices}`,
          url: `${config.publicUrl}/details/${id}${followedFrom('PRICE_MAIL')}`,
        };
      });
    return {
      to: customer,
      words: {
        EN: {
          subject: `A lower price: ${first.name}`,
          before: ['Something on your wishlist costs less now:'],
          button: 'See your wishlist',
          links: linksIn('en'),
          after: ['You agreed to these mails in your profile. There is one in seven days at most.'],
        },
        BN: {
          subject: `দাম কমেছে: ${first.nameInBangla ?? first.name}`,
          before: ['আপনার পছন্দের তালিকার কিছু পণ্যের দাম কমেছে:'],
          button: 'পছন্দের তালিকা দেখুন',
          links: linksIn('bn'),
          after: ['প্রোফাইলে আপনি এমন মেইলে রাজি হয়েছিলেন। সাত দিনে একটির বেশি আসে না।'],
        },
      },
      url: `${config.publicUrl}/wishlist${followedFrom('PRICE_MAIL')}`,
      unsubscribeUrl: services.unsubscribeLinks.urlOf('prices', customerId),
    };
  },
};
