import type { DemoProduct } from './catalogue/types.ts';
import { reviewPictures } from './catalogue/review-pictures.ts';
import { kindOf, voices } from './catalogue/voices.ts';
import { uuidAt, type Random } from './random.ts';

const dayMs = 86_400_000;

/** How often each rating from 1 to 5 occurs, by how much a product is liked. */
const moods = {
  perfect: [0, 0, 0, 0, 1],
  loved: [1, 2, 4, 20, 73],
  liked: [3, 5, 13, 37, 42],
  mixed: [9, 14, 27, 30, 20],
  poor: [30, 31, 22, 11, 6],
  regretted: [72, 20, 5, 2, 1],
} as const;

/** The columns of a review that the seed writes. */
export const reviewColumns = {
  id: 'uuid',
  product_id: 'uuid',
  customer_id: 'uuid',
  author_name: 'text',
  rating: 'smallint',
  text: 'text',
  pictures: 'text[]',
  verified: 'boolean',
  published: 'boolean',
  created_at: 'timestamptz',
  reply_text: 'text',
  reply_at: 'timestamptz',
} as const;

/** The columns of a comment that the seed writes. */
export const commentColumns = {
  id: 'uuid',
  product_id: 'uuid',
  customer_id: 'uuid',
  author_name: 'text',
  text: 'text',
  published: 'boolean',
  created_at: 'timestamptz',
  reply_text: 'text',
  reply_at: 'timestamptz',
} as const;

type ReviewRow = Record<keyof typeof reviewColumns, unknown>;
type CommentRow = Record<keyof typeof commentColumns, unknown>;

/** A product that opinions are written about; `addedAt` is when it was added to the shop. */
export interface Subject {
  id: string;
  addedAt: Date;
  demo: DemoProduct;
  /** Index in the catalogue. */
  index: number;
}

/** How much a product is liked, and how many reviews it has: none, a few, or several pages. */
const liking = ({ index }: Subject, random: Random): { mood: keyof typeof moods; count: number } => {
  if (index % 34 === 13) return { mood: 'liked', count: 0 };
  if (index % 26 === 0) return { mood: random.chance(0.5) ? 'loved' : 'liked', count: random.whole(25, 38) };
  if (index % 19 === 7) return { mood: 'perfect', count: random.whole(3, 5) };
  if (index % 23 === 11) return { mood: 'poor', count: random.whole(4, 9) };
  if (index % 53 === 31) return { mood: 'regretted', count: random.whole(3, 6) };
  const mood = (['loved', 'liked', 'mixed'] as const)[random.weighted([4, 4, 2])] ?? 'liked';
  return { mood, count: random.whole(3, 14) };
};

/** Returns the time of the shop's reply: some time after `at`, but not in the future. */
const replyTime = (at: Date, now: Date, random: Random): Date => {
  const soon = at.getTime() + random.whole(1, 60) * (dayMs / 24);
  return new Date(Math.min(soon, (at.getTime() + now.getTime()) / 2));
};

type Stars = 1 | 2 | 3 | 4 | 5;

/**
 * Takes each of the shuffled texts once: of the requested rating or, when those are used up, of the nearest rating that
 * has some left.
 */
const textsOnce = (category: string, random: Random): ((wanted: Stars) => { rating: Stars; text: string } | null) => {
  const said = voices.reviews[kindOf(category)];
  const left = ([1, 2, 3, 4, 5] as const).map((rating) => ({
    rating,
    texts: random.shuffle([...said[rating], ...voices.reviewsOfAnything[rating]]),
  }));
  return (wanted) => {
    const nearest = left
      .filter(({ texts }) => texts.length > 0)
      .toSorted((one, other) => Math.abs(one.rating - wanted) - Math.abs(other.rating - wanted))[0];
    const text = nearest?.texts.pop();
    return nearest === undefined || text === undefined ? null : { rating: nearest.rating, text };
  };
};

const isBangla = (text: string): boolean => /\p{Script=Bengali}/u.test(text);

/** Takes each of the shop's replies once per product, in the language of the review. */
const repliesOnce = (random: Random): ((rating: Stars, text: string) => string | null) => {
  const left = {
    bad: random.shuffle(voices.repliesToBadReviews),
    good: random.shuffle(voices.repliesToGoodReviews),
    badInBangla: random.shuffle(voices.repliesInBangla.toBadReviews),
    goodInBangla: random.shuffle(voices.repliesInBangla.toGoodReviews),
  };
  return (rating, text) => {
    if (isBangla(text)) return (rating <= 2 ? left.badInBangla : left.goodInBangla).pop() ?? null;
    return (rating <= 2 ? left.bad : left.good).pop() ?? null;
  };
};

/**
 * The reviews of one product: mixed for most products, three of four bought here, about a third with a reply, with
 * pictures where the buyer took one. No text appears twice below a product.
 */
export const demoReviews = (subject: Subject, now: Date, random: Random): ReviewRow[] => {
  const { mood, count } = liking(subject, random);
  const names = random.shuffle(voices.names);
  const nextText = textsOnce(subject.demo.category, random);
  const nextReply = repliesOnce(random);
  const pictures = [...(reviewPictures[subject.demo.slug] ?? [])];

  return Array.from({ length: count }, (_, index) => {
    const written = nextText((random.weighted(moods[mood]) + 1) as Stars);
    if (written === null) throw new Error(`There are fewer texts than reviews of ${subject.demo.slug}.`);
    const { rating, text } = written;
    const createdAt = random.between(subject.addedAt, now);
    const isAnswered = rating !== 3 && random.chance(rating <= 2 ? 0.75 : 0.3);
    const reply = isAnswered ? nextReply(rating, text) : null;
    return {
      id: uuidAt(createdAt),
      product_id: subject.id,
      customer_id: null,
      author_name: names[index % names.length] ?? '',
      rating,
      text,
      pictures: rating >= 4 ? pictures.splice(0, 2) : [],
      // Three of four bought it here; the others were brought along from elsewhere.
      verified: index % 4 !== 1,
      published: true,
      created_at: createdAt,
      reply_text: reply,
      reply_at: reply === null ? null : replyTime(createdAt, now, random),
    };
  });
};

/** The comments on one product: none to nine, most of them with a reply. */
export const demoComments = (subject: Subject, now: Date, random: Random): CommentRow[] => {
  const names = random.shuffle(voices.names);
  const questions = [...voices.questions.general, ...voices.questions[kindOf(subject.demo.category)]];
  const asked = random.shuffle(questions).slice(0, random.whole(0, 9));
  return asked.map(({ question, answer }, index) => {
    const createdAt = random.between(subject.addedAt, now);
    const isAnswered = random.chance(0.8);
    return {
      id: uuidAt(createdAt),
      product_id: subject.id,
      customer_id: null,
      author_name: names[index] ?? '',
      text: question,
      published: true,
      created_at: createdAt,
      reply_text: isAnswered ? answer : null,
      reply_at: isAnswered ? replyTime(createdAt, now, random) : null,
    };
  });
};
