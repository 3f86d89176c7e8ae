import type { OpinionKind } from '#schema/review.ts';
import { readCustomer } from '#people/customer/customer-row.ts';
import { query } from '#platform/db/database.ts';
import type { MailTemplates } from '#platform/mail/mail-queue.ts';
import { opinionById } from './moderation.statements.ts';
import { productsToReview } from './review.statements.ts';

declare module '#platform/mail/mail-queue.ts' {
  interface MailKinds {
    /** Asks the customer of a delivered order for reviews. */
    REVIEWS_WANTED: { orderId: string };
    /** Tells the author of a review or comment why it was rejected. */
    OPINION_REJECTED: { opinion: OpinionKind; id: string };
  }
}

/** The most products that the mail names. */
const MOST_PRODUCTS = 5;

/** The mails about reviews. */
export const reviewMailTemplates: MailTemplates = {
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
  OPINION_REJECTED: async ({ opinion: kind, id }, { manager, config }) => {
    const [opinion] = await query(manager, opinionById({ kind, id, isLocked: false }));
    // It may have been published since.
    if (!opinion?.customerId || opinion.rejectionReason === null) return null;
    const customer = await readCustomer(manager, { id: opinion.customerId });
    if (!customer) return null;
    const { productName, nameInBangla, rejectionReason: reason } = opinion;
    const isReview = kind === 'REVIEW';
    return {
      to: customer,
      words: {
        EN: {
          subject: `About your ${isReview ? 'review' : 'comment'} of ${productName}`,
          before: [
            `We do not show your ${isReview ? 'review' : 'comment'} of ${productName} in the shop. The reason:`,
            reason,
            'Do you think that we are wrong? Then write to us.',
          ],
          button: 'Write to us',
        },
        BN: {
          subject: `${nameInBangla ?? productName} নিয়ে আপনার ${isReview ? 'রিভিউ' : 'মন্তব্য'} প্রসঙ্গে`,
          before: [
            `${nameInBangla ?? productName} নিয়ে আপনার ${isReview ? 'রিভিউটি' : 'মন্তব্যটি'} আমরা দোকানে দেখাচ্ছি না। কারণ:`,
            reason,
            'আমাদের ভুল হয়েছে মনে হলে আমাদের লিখুন।',
          ],
          button: 'আমাদের লিখুন',
        },
      },
      url: `${config.publicUrl}/people-list`,
    };
  },
};
