import { readCustomer } from '../customer/customer.service.ts';
import { query } from '../db/database.ts';
import type { Letters } from '../mail/mail-queue.ts';
import { productsToReview } from './review.statements.ts';

declare module '../mail/mail-queue.ts' {
  interface MailKinds {
    /** Asks the customer of a delivered order for reviews. */
    REVIEWS_WANTED: { orderId: string };
  }
}

/** The most products that the mail names. */
const MOST_PRODUCTS = 5;

/** The mails about reviews. */
export const reviewLetters: Letters = {
  REVIEWS_WANTED: async ({ orderId }, { manager, config }) => {
    // The shop may have switched it off since the delivery.
    const products = config.reviewMailDays > 0 ? await query(manager, productsToReview({ orderId })) : [];
    const [first, ...others] = products.slice(0, MOST_PRODUCTS);
    const customer = first && (await readCustomer(manager, { id: first.customerId }));
    if (!first || !customer) return null;
    const urlOf = ({ id }: { id: string }) => `${config.publicUrl}/details/${id}#reviews`;
    const names = (language: 'en' | 'bn') => (product: (typeof products)[number]) =>
      language === 'bn' ? (product.nameInBangla ?? product.name) : product.name;
    const linksIn = (language: 'en' | 'bn') =>
      others.map((product) => ({ label: names(language)(product), url: urlOf(product) }));
    return {
      to: customer,
      words: {
        EN: {
          subject: `How do you like ${names('en')(first)}?`,
          before: [
            'A few days ago you received an order from us. Your review helps others to choose: some stars and a few words are enough.',
          ],
          button: `Review ${names('en')(first)}`,
          links: linksIn('en'),
          after: ['We ask once for each order.'],
        },
        BN: {
          subject: `${names('bn')(first)} কেমন লাগল?`,
          before: [
            'কয়েক দিন আগে আপনি আমাদের কাছ থেকে একটি অর্ডার পেয়েছেন। আপনার রিভিউ অন্যদের বেছে নিতে সাহায্য করে: কয়েকটি তারা আর দু-একটি কথাই যথেষ্ট।',
          ],
          button: `${names('bn')(first)}: রিভিউ লিখুন`,
          links: linksIn('bn'),
          after: ['প্রতি অর্ডারে আমরা একবারই জানতে চাই।'],
        },
      },
      url: urlOf(first),
    };
  },
};
