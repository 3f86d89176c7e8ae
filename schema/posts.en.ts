import type { Post } from './posts.ts';

/** The posts of the journal without their bodies. */
export const posts: readonly Post[] = [
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
