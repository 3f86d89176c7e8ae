import { hardGoodsReviews } from './reviews-hard-goods.ts';
import { questions } from './questions.ts';
import { repliesInBangla, reviewsOfAnything } from './reviews-anything.ts';
import { softGoodsReviews } from './reviews-soft-goods.ts';
import { specialGoodsReviews } from './reviews-special-goods.ts';

import type { Kind, QuestionAndAnswer, ReviewsByRating } from './types.ts';

/** Everything that people say in the demo shop. */
export interface Voices {
  reviews: Record<Kind, ReviewsByRating>;
  /** Reviews that fit whatever is sold. */
  reviewsOfAnything: ReviewsByRating;
  /** Questions for any product (`general`) and for each kind. */
  questions: Record<Kind | 'general', QuestionAndAnswer[]>;
  /** What the seller replies to one and two stars. */
  repliesToBadReviews: string[];
  /** What the seller replies to four and five stars. */
  repliesToGoodReviews: string[];
  /** The same for those who write in Bangla. */
  repliesInBangla: { toBadReviews: string[]; toGoodReviews: string[] };
  /** Display names of reviewers and of people who ask. */
  names: string[];
}

const kinds: Record<Kind, string[]> = {
  electronics: [
    'mobile-phones',
    'laptops',
    'smart-watches',
    'headphones',
    'cameras',
    'televisions',
    'smart-speakers',
    'smart-lighting',
    'security-cameras',
  ],
  clothing: ['mens-clothing', 'womens-clothing', 'baby-clothing'],
  accessories: ['hats', 'shoes', 'bags'],
  jewelry: ['necklaces', 'rings', 'earrings', 'watches'],
  furniture: ['sofas', 'chairs', 'tables', 'beds', 'storage'],
  beauty: ['cleansers', 'serums', 'moisturizers', 'lipsticks', 'foundations', 'eye-makeup'],
  hair: ['shampoos', 'conditioners', 'hair-oils'],
  food: ['rice-grains', 'tea-coffee', 'spices-oils'],
  books: ['fiction', 'non-fiction'],
  childrensBooks: ['childrens-books'],
  toys: ['educational', 'soft-toys'],
  sports: ['fitness', 'cricket-football', 'camping'],
  decor: ['lamps', 'cushions'],
};

const kindBySlug = new Map(
  (Object.entries(kinds) as [Kind, string[]][]).flatMap(([kind, slugs]) => slugs.map((slug) => [slug, kind] as const)),
);

/** The kind of goods that a leaf category holds; throws for a slug that is no leaf. */
export function kindOf(categorySlug: string): Kind {
  const kind = kindBySlug.get(categorySlug);
  if (kind === undefined) throw new Error(`No kind of goods for category '${categorySlug}'`);
  return kind;
}

/** Texts for reviews, comments and replies, to be combined by the seeder. */
export const voices: Voices = {
  reviews: { ...hardGoodsReviews, ...softGoodsReviews, ...specialGoodsReviews },
  reviewsOfAnything,
  repliesInBangla,
  questions,
  repliesToBadReviews: [
    'We are sorry about this. Please send us the order number and we will put it right.',
    'That should not have happened. We are calling you today to arrange an exchange.',
    'Thank you for being frank. We have shown your words to the people who pack.',
    'You are right to be annoyed. The refund takes two working days after the return has reached us.',
    'We looked at the remaining pieces of this batch and took two out. Yours will be replaced at our expense.',
    'Sorry for the wait. The parcel was stuck at the sorting centre, and we should have told you.',
    "Please don't throw it away. Our driver will collect it, and you choose between money back and a new one.",
    'We have changed the description so that nobody else is misled. Thank you for pointing it out.',
    'This sounds like a fault and not like your fault. The warranty covers it.',
    'We apologise. The wrong article was on the shelf; the right one leaves today.',
    'It is a pity that it does not suit you. Returns are free of reasons within 14 days.',
    'We tried to reach you by phone twice. Please tell us a good time to call.',
  ],
  repliesToGoodReviews: [
    'Thank you! We have passed this on to the people who packed it.',
    'So glad that it suits you. Enjoy it for a long time.',
    'Thank you for the kind words. They are hanging in our storeroom now.',
    'A good review with my morning tea, what could be better? Thank you.',
    'Thank you for taking the time. It helps others to choose.',
    'We are happy that it arrived in time.',
    'You noticed the detail that the maker is proudest of. We will tell him.',
    'Many thanks! Questions are welcome later on, too.',
    'Thank you, also for the remark. We will see what can be improved.',
    'That is good to read. Greetings to the family!',
    'Thank you for coming back to us.',
    'Much appreciated. See you again at the Haat.',
  ],
  names: [
    'Nusrat J.',
    'Tanvir Ahmed',
    'Farhana Akter',
    'Rakib H.',
    'Sumaiya Islam',
    'Mehedi Hasan',
    'Tasnim R.',
    'Shakil Mahmud',
    'Ayesha Siddika',
    'Imran K.',
    'Jannatul F.',
    'Arif Hossain',
    'Sadia Afrin',
    'Nayeem Chowdhury',
    'Rumana B.',
    'Zahid Karim',
    'Lamia Haque',
    'Sajib Das',
    'Moushumi Roy',
    'Fahim Faisal',
    'Priya Saha',
    'Kamrul I.',
    'Tahmina Begum',
    'Ashik Rahman',
    'Sharmin S.',
    'Rifat Alam',
    'Anika Tabassum',
    'Jahid Hasan',
    'Bithi Rani',
    'Masud Rana',
    'Mim Akhter',
    'Sabbir H.',
    'Nabila Karim',
    'Touhid U.',
    'Shirin Sultana',
    'Ovi Barua',
    'Raisa Mahbub',
    'Polash Sarker',
    'Humaira N.',
    'Golam Mostafa',
    'Dipa Chakma',
    'Faruk Mia',
    'Israt Zaman',
    'Badhan P.',
    'Rokeya Khatun',
    'Shuvo Dey',
    'Maliha Anjum',
    'Asif Iqbal',
    'Keya Paul',
    'Nasir Uddin',
    'Samira T.',
    'Joy Biswas',
    'Afsana Mimi',
    'Rashed Khan',
    'Tuli Ghosh',
    'Monir H.',
    'Sanjida Parvin',
    'Habib Ullah',
    'Oishee D.',
    'Emon Talukder',
  ],
};
