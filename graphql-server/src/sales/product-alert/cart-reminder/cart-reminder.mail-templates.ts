import { followedFrom } from '#schema/followed-mail.ts';
import { formatMoney } from '#schema/format/money.ts';
import * as pages from '#schema/pages.ts';
import { MAX_REMINDED_LINES } from '#schema/product-alert.ts';
import { readCustomer } from '#people/customer/customer-row.ts';
import { query } from '#platform/db/database.ts';
import type { MailTemplates } from '#platform/mail/mail-queue.ts';
import { namesOf } from '../product-alert.mail-templates.ts';
import { cartToRemindOf } from './cart-reminder.statements.ts';

declare module '#platform/mail/mail-queue.ts' {
  interface MailKinds {
    /** Reminds a customer who agreed of the cart that they left. */
    CART_LEFT: { customerId: string };
  }
}

/** The mail about a cart. */
export const cartReminderMailTemplates: MailTemplates = {
  CART_LEFT: async ({ customerId }, { manager, config, services }) => {
    const lines = await query(manager, cartToRemindOf({ customerId, most: MAX_REMINDED_LINES }));
    const customer = lines.length > 0 && (await readCustomer(manager, { id: customerId }));
    if (!customer) return null;
    const linksIn = (language: 'en' | 'bn') =>
      lines.map((line) => ({
        label: `${namesOf(line)[language]}, ${formatMoney(line.priceCents, language)}`,
        url: `${config.publicUrl}/details/${line.id}${followedFrom('CART_MAIL')}`,
      }));
    return {
      to: customer,
      words: {
        EN: {
          subject: 'You left something in your cart',
          before: ['It is still there, at the prices of today. We keep no piece aside.'],
          button: 'See your cart',
          links: linksIn('en'),
          after: ['You agreed to these mails in your profile. For one cart there is one, and one in 30 days at most.'],
        },
        BN: {
          subject: 'আপনার কার্টে কিছু রয়ে গেছে',
          before: ['সেগুলো এখনো আছে, আজকের দামে। আমরা কোনো পিস আলাদা করে রাখি না।'],
          button: 'কার্ট দেখুন',
          links: linksIn('bn'),
          after: ['প্রোফাইলে আপনি এমন মেইলে রাজি হয়েছিলেন। এক কার্ট নিয়ে একটিই আসে, আর ৩০ দিনে একটির বেশি নয়।'],
        },
      },
      url: `${config.publicUrl}${pages.cart}${followedFrom('CART_MAIL')}`,
      unsubscribeUrl: services.unsubscribeLinks.urlOf('prices', customerId),
    };
  },
};
