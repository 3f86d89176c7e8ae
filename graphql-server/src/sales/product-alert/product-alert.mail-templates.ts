import { followedFrom } from '#schema/followed-mail.ts';
import { sizeInBangla } from '#schema/format/size.bn.ts';
import { readCustomer } from '#people/customer/customer-row.ts';
import { query } from '#platform/db/database.ts';
import type { MailTemplates } from '#platform/mail/mail-queue.ts';
import { stockAlertReopened, stockAlertToWrite } from './product-alert.statements.ts';

declare module '#platform/mail/mail-queue.ts' {
  interface MailKinds {
    /** Tells a customer who waits for it that a product is back in stock. */
    BACK_IN_STOCK: { alertId: string };
  }
}

/** A product, in what was chosen of it. */
interface Chosen {
  name: string;
  nameInBangla: string | null;
  color: string | null;
  colorInBangla: string | null;
  size: string | null;
}

/** Returns what a mail calls a product in both languages, with colour and size where they are chosen. */
export const namesOf = ({ name, nameInBangla, color, colorInBangla, size }: Chosen): { en: string; bn: string } => {
  const named = (product: string, options: readonly (string | null | undefined)[]) => {
    const chosen = options.filter((option) => typeof option === 'string');
    return chosen.length > 0 ? `${product} (${chosen.join(', ')})` : product;
  };
  return {
    en: named(name, [color, size]),
    bn: named(nameInBangla ?? name, [colorInBangla ?? color, size && (sizeInBangla(size) ?? size)]),
  };
};

/** The mails about products that customers ask for. */
export const productAlertMailTemplates: MailTemplates = {
  BACK_IN_STOCK: async ({ alertId }, { manager, config, services }) => {
    const [alert] = await query(manager, stockAlertToWrite({ id: alertId }));
    const customer = alert && (await readCustomer(manager, { id: alert.customerId }));
    if (!alert || !customer) return null;
    if (!alert.isInStock) {
      // Sold out again since it was queued: the customer goes on waiting.
      await query(manager, stockAlertReopened({ id: alertId }));
      return null;
    }
    const { en: product, bn: productInBangla } = namesOf(alert);
    return {
      to: customer,
      words: {
        EN: {
          subject: `Back in stock: ${product}`,
          before: [
            `${product} is back in stock. You asked us to tell you.`,
            'We keep no piece aside: whoever orders first gets it.',
          ],
          button: 'See it in the shop',
          after: ['We tell you once. If you want to hear of it again, press the button on its page again.'],
        },
        BN: {
          subject: `আবার স্টকে এসেছে: ${productInBangla}`,
          before: [
            `${productInBangla} আবার স্টকে এসেছে। আপনি জানাতে বলেছিলেন।`,
            'আমরা কোনো পিস আলাদা করে রাখি না: যিনি আগে অর্ডার করেন, তিনিই পান।',
          ],
          button: 'দোকানে দেখুন',
          after: ['আমরা একবারই জানাই। আবার জানতে চাইলে পণ্যের পাতায় বোতামটি আবার চাপুন।'],
        },
      },
      url: `${config.publicUrl}/details/${alert.productId}${followedFrom('STOCK_MAIL')}`,
      unsubscribeUrl: services.unsubscribeLinks.urlOf('stock', alert.customerId),
    };
  },
};
