import type { commentColumns, reviewColumns, Subject } from './opinions.ts';
import { uuidAt } from './random.ts';

const hourMs = 3_600_000;

/** Reviews and comments by the demo customer and by visitors that no admin has published yet. */
const reviews = [
  {
    slug: 'boimela-tiger-who-lost-his-stripes',
    hoursAgo: 27,
    rating: 5,
    text: 'Five copies for five nieces and nephews, so that nobody has to wait. The youngest reads the Bangla, the eldest the English, and all of them growl.',
  },
];

const comments = [
  {
    slug: 'sony-wh-1000xm5',
    hoursAgo: 19,
    author: null,
    text: 'Do they stay connected to a phone and a laptop at the same time?',
  },
  {
    slug: 'nakshi-jamdani-saree-dress',
    hoursAgo: 6,
    author: 'Farhana Akter',
    text: 'আমার উচ্চতা ৫ ফুট। ঝুলটা কি বেশি লম্বা হবে?',
  },
] as const;

type Row<Columns> = Record<keyof Columns, unknown>;

/** Returns what waits for an admin in the demo shop: a review of a product that the customer received, and comments. */
export const demoWaiting = (
  subjects: readonly Subject[],
  customer: { id: string; displayName: string },
  now: Date,
): { reviews: Row<typeof reviewColumns>[]; comments: Row<typeof commentColumns>[] } => {
  const common = ({ slug, hoursAgo, text }: { slug: string; hoursAgo: number; text: string }) => {
    const subject = subjects.find(({ demo }) => demo.slug === slug);
    if (subject === undefined) throw new Error(`The demo catalogue has no ${slug}.`);
    const createdAt = new Date(now.getTime() - hoursAgo * hourMs);
    return {
      id: uuidAt(createdAt),
      product_id: subject.id,
      text,
      published: false,
      created_at: createdAt,
      reply_text: null,
      reply_at: null,
    };
  };
  return {
    reviews: reviews.map((review) => ({
      ...common(review),
      customer_id: customer.id,
      author_name: customer.displayName,
      rating: review.rating,
      pictures: [],
      verified: true,
    })),
    comments: comments.map((comment) => ({
      ...common(comment),
      customer_id: comment.author === null ? customer.id : null,
      author_name: comment.author ?? customer.displayName,
    })),
  };
};
