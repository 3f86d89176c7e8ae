import { hardGoodsReviews } from './reviews-hard-goods.ts';
import { repliesInBangla, reviewsOfAnything } from './reviews-anything.ts';
import { softGoodsReviews } from './reviews-soft-goods.ts';

/** The kinds of goods that reviewers speak about differently. */
export type Kind =
  | 'electronics'
  | 'clothing'
  | 'jewelry'
  | 'furniture'
  | 'beauty'
  | 'food'
  | 'books'
  | 'toys'
  | 'sports'
  | 'decor';

/** Review texts for each number of stars. */
export type ReviewsByRating = Record<1 | 2 | 3 | 4 | 5, string[]>;

/** A question below a product with the seller's answer. */
export interface QuestionAndAnswer {
  question: string;
  answer: string;
}

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
  clothing: ['mens-clothing', 'womens-clothing', 'baby-clothing', 'hats', 'shoes', 'bags'],
  jewelry: ['necklaces', 'rings', 'earrings', 'watches'],
  furniture: ['sofas', 'chairs', 'tables', 'beds', 'storage'],
  beauty: [
    'cleansers',
    'serums',
    'moisturizers',
    'lipsticks',
    'foundations',
    'eye-makeup',
    'shampoos',
    'conditioners',
    'hair-oils',
  ],
  food: ['rice-grains', 'tea-coffee', 'spices-oils'],
  books: ['fiction', 'non-fiction', 'childrens-books'],
  toys: ['educational', 'soft-toys'],
  sports: ['fitness', 'cricket-football', 'camping'],
  decor: ['lamps', 'cushions'],
};

const kindBySlug = new Map(
  (Object.entries(kinds) as [Kind, string[]][]).flatMap(([kind, slugs]) =>
    slugs.map((slug) => [slug, kind] as const),
  ),
);

/** The kind of goods that a leaf category holds; throws for a slug that is no leaf. */
export function kindOf(categorySlug: string): Kind {
  const kind = kindBySlug.get(categorySlug);
  if (kind === undefined) throw new Error(`No kind of goods for category '${categorySlug}'`);
  return kind;
}

/** Texts for reviews, comments and replies, to be combined by the seeder. */
export const voices: Voices = {
  reviews: { ...hardGoodsReviews, ...softGoodsReviews },
  reviewsOfAnything,
  repliesInBangla,
  questions: {
    general: [
      {
        question: 'How long does delivery to Rangpur take?',
        answer: 'Usually three to five days outside Dhaka. You can follow each step on the tracking page.',
      },
      {
        question: 'Can I pay in cash when it arrives?',
        answer: 'Yes, choose Cash on Delivery in the second step of the order.',
      },
      {
        question: 'Can I pay with Nagad?',
        answer: 'Yes. Nagad, bKash, cards and cash on delivery are all possible.',
      },
      {
        question: 'What if I do not like it?',
        answer: 'You can return it within 14 days if it is unused and in its packaging.',
      },
      {
        question: 'Is this the original product?',
        answer:
          'Who made it is written in the description, and we keep the invoice of every purchase. What is inspired by something else says so in its name.',
      },
      {
        question: 'Do you have a shop where I can see it first?',
        answer:
          'Our addresses are at the foot of the page. Please call before you come, not every branch has every article.',
      },
      {
        question: 'Can you gift wrap it?',
        answer: 'Not yet, I am sorry. We do leave the invoice out of the parcel if you tell us by telephone.',
      },
      {
        question: 'When will the price go down again?',
        answer:
          'We cannot say in advance. The old price on the page is the one that we really charged before.',
      },
      {
        question: 'Is the colour really like in the picture?',
        answer:
          'We took care, but every screen shows colours a little differently. If it does not suit you, send it back.',
      },
      {
        question: 'ঢাকার বাইরে ডেলিভারি চার্জ কত?',
        answer: 'অর্ডারের দ্বিতীয় ধাপে ঠিকানা অনুযায়ী দেখানো হয়, তার বেশি কিছু দিতে হবে না।',
      },
      {
        question: 'হাতে পেয়ে খুলে দেখে টাকা দেওয়া যাবে?',
        answer: 'জি, ক্যাশ অন ডেলিভারিতে প্যাকেট খুলে দেখে নিতে পারবেন।',
      },
      {
        question: 'পছন্দ না হলে ফেরত দিতে খরচ কে দেবে?',
        answer: 'আমাদের ভুল হলে আমরা। শুধু পছন্দ না হলে ফেরতের কুরিয়ার খরচ আপনার।',
      },
      {
        question: 'Stock e ache? Aj order korle kobe pabo?',
        answer: 'জি, আছে। ঢাকায় দুই থেকে তিন দিন, বাইরে তিন থেকে পাঁচ দিন লাগে।',
      },
      {
        question: 'একসঙ্গে পাঁচটা নিলে কিছু কম রাখা যাবে?',
        answer: 'পাতায় যে দাম দেখছেন, সেটাই সবার জন্য। অফার এলে এখানেই জানাব।',
      },
      {
        question: 'I ordered yesterday. Can I still change the address?',
        answer: 'As long as the order is not yet shipped, yes. Please call us with the order number.',
      },
    ],
    electronics: [
      {
        question: 'Is the warranty valid at service centres here?',
        answer: 'Yes, one year in Bangladesh. Keep the invoice, the serial number is printed on it.',
      },
      {
        question: 'Does it work with our power cuts, or does it lose its settings?',
        answer: 'Settings are stored and will be there when the power returns.',
      },
      {
        question: 'Is it sealed or was it opened for testing?',
        answer: 'It is factory sealed. We check from the outside only.',
      },
    ],
    clothing: [
      {
        question: 'I am between two sizes. Which one should I take?',
        answer: 'Take the larger one. If it does not fit, an exchange within 14 days is no problem.',
      },
      {
        question: 'Does the colour run in the wash?',
        answer: 'Wash it separately the first time, after that with similar colours.',
      },
      {
        question: 'Will the other sizes come back?',
        answer: 'We restock about every three weeks. The page shows what is available today.',
      },
    ],
    jewelry: [
      {
        question: 'Does it come in a box?',
        answer: 'Yes, in a small box with a soft lining, ready to be given away.',
      },
      {
        question: 'Can I wear it in the shower?',
        answer: 'Better not. Soap and hot water take away the shine of any piece sooner or later.',
      },
      {
        question: 'Can the size be adjusted later?',
        answer:
          'Please look at the description first. If in doubt write us the measurement and we will tell you honestly.',
      },
    ],
    furniture: [
      {
        question: 'Do you carry it up to the fifth floor without a lift?',
        answer: 'Yes, please mention the floor when we ring to agree on the hour.',
      },
      {
        question: 'Is assembly included?',
        answer: 'In Dhaka and Chattogram our team can do it. Elsewhere you get tools and drawn instructions.',
      },
      {
        question: 'Will it go through a narrow door?',
        answer:
          'Please measure the door and the stairs and compare with the sizes in the description. We are glad to check with you.',
      },
    ],
    beauty: [
      {
        question: 'What is the date on it?',
        answer: 'We only send out products with at least six months left.',
      },
      {
        question: 'Is it suitable for sensitive skin?',
        answer: 'Skin differs. Please read the ingredients and try a little on your arm for a day first.',
      },
      {
        question: 'Is it perfumed?',
        answer: 'The description says so where it is. Most of our products carry a light scent or none.',
      },
    ],
    food: [
      {
        question: 'How fresh is this batch?',
        answer:
          'We get deliveries every week and send the oldest first, but never anything close to its date.',
      },
      {
        question: 'Where does it come from?',
        answer: 'The origin is printed on the pack together with the packing date.',
      },
      {
        question: 'Is the big size cheaper?',
        answer:
          'Not at the moment, the price shown is the one you pay. We tell you on the page when that changes.',
      },
    ],
    books: [
      {
        question: 'Is this in English or in Bangla?',
        answer: 'In English, unless the description mentions both languages.',
      },
      {
        question: 'Could I get a signed copy?',
        answer: 'Sometimes, around the book fair in February. We announce it on the page.',
      },
      {
        question: 'How large is the print?',
        answer: "A normal size that is comfortable by lamplight. Children's books are set larger.",
      },
    ],
    toys: [
      {
        question: 'From what age is it really suitable?',
        answer: 'Please go by the age in the description. Under three, only give what has no small parts.',
      },
      {
        question: 'How do I clean it?',
        answer:
          'A damp cloth is enough in most cases. What may go into the machine is written in the description.',
      },
      {
        question: 'Are replacement parts available?',
        answer: 'Often yes. Write to us which part is missing and we will look through our box.',
      },
    ],
    sports: [
      {
        question: 'Is this all right for a beginner?',
        answer: 'Yes, it forgives mistakes. Start slowly and it will grow with you.',
      },
      {
        question: 'My son is 12. Which size?',
        answer: 'His height matters more than his age. Tell us how tall he is and we will suggest one.',
      },
      {
        question: 'How do I look after it during the rainy season?',
        answer: 'Let it dry fully in the shade before putting it away, and not in a closed bag.',
      },
    ],
    decor: [
      {
        question: 'Are the pieces all the same? I need two.',
        answer: 'They belong together, but handwork always differs a little.',
      },
      {
        question: 'Does it fit a small room?',
        answer:
          'The measurements are in the description. Mark them out with newspaper, that helps more than any picture.',
      },
      {
        question: 'Could you make it in another colour?',
        answer: 'Only the colours on the page, I am sorry. We pass the wish on to the workshop.',
      },
    ],
  },
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
