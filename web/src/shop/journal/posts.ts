import type { Journal, Post, PostComment } from './journal.ts';

const posts: Post[] = [
  {
    slug: 'what-to-wear-at-36-degrees',
    category: { name: 'Fashion', slug: 'fashion' },
    image: '/pictures/post-1',
    title: 'Cotton, Linen or Viscose: What to Wear at 36 Degrees',
    description:
      'When the thermometer climbs and the air stands still, the right cloth matters more than the right cut. We wore a cotton shirt, a linen blend and a viscose dress through the same week in Dhaka, on foot, by rickshaw and in a crowded bus. One dries fastest, one stays cool the longest and one looks best in the evening. Here is what each of them is good for, and how to wash it so that it stays that way.',
    tags: ['fashion', 'summer', 'care'],
    time: '4',
  },
  {
    slug: 'how-to-choose-a-phone',
    category: { name: 'Electronics', slug: 'electronics' },
    image: '/pictures/post-2',
    title: 'How to Choose a Phone Without Reading a Hundred Numbers',
    description:
      'Megapixels, gigahertz, milliampere hours: a phone is described with so many numbers that the answer to a simple question disappears behind them. Which one will still be good in three years? We suggest looking at just five things, in this order: battery, storage, updates, repair and, only then, the camera. With this list in your pocket you need ten minutes in front of any shelf, ours included, and you will rarely pay for something you never use.',
    tags: ['electronics', 'phones', 'buying guide'],
    time: '5',
  },
  {
    slug: 'a-living-room-that-seats-eight',
    category: { name: 'Home & Furniture', slug: 'home-furniture' },
    image: '/pictures/post-3',
    title: 'A Living Room of Twelve Square Metres That Seats Eight',
    description:
      'Guests come on Friday and the flat is small: most homes in the city know this problem. We visited three families who seat eight people in twelve square metres and have space to walk in between. None of them bought much. They turned the sofa, hung a lamp lower, sent one large cabinet into the corridor and discovered the floor as a place to sit. Their tricks cost little and can be tried out on one free morning.',
    tags: ['home', 'furniture', 'small flats'],
    time: '4',
  },
  {
    slug: 'a-small-map-of-our-rice',
    category: { name: 'Groceries', slug: 'groceries' },
    image: '/pictures/post-5',
    title: 'Chinigura, Miniket or Nazirshail? A Small Map of Our Rice',
    description:
      'Everyone here eats rice every day, and yet many of us could not say what exactly is in the sack. Chinigura smells of a feast, miniket is polished slim, nazirshail keeps its bite until evening. We cooked them side by side with the same pot and the same stove and wrote down how much water they take, how long they need and which dish each one serves best. There is no winner, only the right rice for the right day.',
    tags: ['groceries', 'rice', 'cooking'],
    time: '3',
  },
  {
    slug: 'three-bottles-are-enough',
    category: { name: 'Beauty & Health', slug: 'beauty-health' },
    image: '/pictures/post-4',
    title: 'Three Bottles Are Enough: A Simple Routine for Humid Days',
    description:
      'Ten steps in the morning and twelve at night: the shelves in the bathroom have grown faster than the time we have. In humid weather less is often more pleasant. We put together a routine of only three products, namely a mild cleanser, a light moisturizer and a sunscreen, and explain in which order they go on, how much you need and which extra is worth its money. It takes four minutes, and one of those is for waiting.',
    tags: ['beauty', 'skincare', 'routine'],
    time: '3',
  },
  {
    slug: 'why-wooden-blocks-last',
    category: { name: 'Toys & Baby', slug: 'toys-baby' },
    image: '/pictures/post-6',
    title: 'Why Fifty Wooden Blocks Outlast Every Talking Robot',
    description:
      'The robot speaks three languages, blinks and is in the cupboard after a week. The blocks have been on the floor for four years. We asked a kindergarten teacher in Sylhet and four pairs of parents why simple toys are played with so much longer, and how to choose them. Their answers are surprisingly alike: a good toy leaves something over for the child to do. They also told us how few toys a child needs at one time.',
    tags: ['toys', 'learning', 'parents'],
    time: '3',
  },
];

const comments: PostComment[] = [
  {
    comment:
      'I tried the trick with the newspaper on the floor before ordering our new sofa, and it saved us from a mistake. On paper the larger one seemed fine, but after walking around the outline for one evening we knew that the balcony door would never open again. We took the smaller one and added two floor cushions. My father-in-law, who was against it from the start, now refuses to sit anywhere else. Thank you for this article, please write more of this kind.',
    username: 'Sadia Afrin',
    image: null,
    time: '12 March 2024',
  },
  {
    comment:
      'Finally somebody says that the camera should come last. I sold phones for six years in Chattogram, and nine out of ten customers asked for megapixels first and came back for the battery. I would add one more point to your list: hold the phone to your ear and make a real call before buying. Loudspeakers and microphones differ more than people think, and after all it is still a telephone. Otherwise I agree with every word you wrote here.',
    username: 'Kamrul Islam',
    image: null,
    time: '28 February 2024',
  },
  {
    comment:
      'My mother read the piece about rice aloud at dinner, and it started a discussion that lasted until the tea was cold. She insists that nazirshail from her village near Dinajpur beats everything you can buy in a sack, and my husband defends miniket because he does the cooking on weekdays. We have now agreed on a blind tasting next Friday, with four pots and eight cousins as judges. I will report the result here, if we are still on speaking terms afterwards.',
    username: 'Tahmina Begum',
    image: null,
    time: '5 April 2024',
  },
  {
    comment:
      'As a teacher I can only confirm what is said about wooden blocks. In our class the expensive learning computer has been standing in the corner since its second week, while the blocks are never put away because someone is always in the middle of a city. The idea with the trunk works wonderfully too. We exchange the toys on the first of each month, and the children wait for that day as if it were a holiday. It costs nothing, just a bit of order.',
    username: 'Rokeya Khatun',
    image: null,
    time: '17 April 2024',
  },
  {
    comment:
      'I used to own eleven bottles and a bad conscience, since I never had the time for all of them. For a month now I have kept to the three from your article and I am quite content, above all in the morning when the bus does not wait. The hint about two finger lengths of sunscreen was new to me, I had always used far too little. One question remains: what do you recommend for people who cycle to work and sweat everything off?',
    username: 'Anika Tabassum',
    image: null,
    time: '2 May 2024',
  },
];

/** The six sample posts and the five sample comments (spec §9). */
export const journal: Journal = { posts, comments };
