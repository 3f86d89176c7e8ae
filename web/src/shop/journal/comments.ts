/** A sample comment below the journal (spec §3). */
export interface PostComment {
  /** Slug of the post that it is about. */
  post: string;
  comment: string;
  username: string;
  image: string | null;
  /** Date as shown to people. */
  time: string;
}

/** The five sample comments (spec §9). */
export const comments: readonly PostComment[] = [
  {
    post: 'a-living-room-that-seats-eight',
    comment:
      'I tried the trick with the newspaper on the floor before ordering our new sofa, and it saved us from a mistake. On paper the larger one seemed fine, but after walking around the outline for one evening we knew that the balcony door would never open again. We took the smaller one and added two floor cushions. My father-in-law, who was against it from the start, now refuses to sit anywhere else. Thank you for this article, please write more of this kind.',
    username: 'Sadia Afrin',
    image: null,
    time: '12 March 2024',
  },
  {
    post: 'how-to-choose-a-phone',
    comment:
      'Finally somebody says that the camera should come last. I sold phones for six years in Chattogram, and nine out of ten customers asked for megapixels first and came back for the battery. I would add one more point to your list: hold the phone to your ear and make a real call before buying. Loudspeakers and microphones differ more than people think, and after all it is still a telephone. Otherwise I agree with every word you wrote here.',
    username: 'Kamrul Islam',
    image: null,
    time: '28 February 2024',
  },
  {
    post: 'a-small-map-of-our-rice',
    comment:
      'My mother read the piece about rice aloud at dinner, and it started a discussion that lasted until the tea was cold. She insists that nazirshail from her village near Dinajpur beats everything you can buy in a sack, and my husband defends miniket because he does the cooking on weekdays. We have now agreed on a blind tasting next Friday, with four pots and eight cousins as judges. I will report the result here, if we are still on speaking terms afterwards.',
    username: 'Tahmina Begum',
    image: null,
    time: '5 April 2024',
  },
  {
    post: 'why-wooden-blocks-last',
    comment:
      'As a teacher I can only confirm what is said about wooden blocks. In our class the expensive learning computer has been standing in the corner since its second week, while the blocks are never put away because someone is always in the middle of a city. The idea with the trunk works wonderfully too. We exchange the toys on the first of each month, and the children wait for that day as if it were a holiday. It costs nothing, just a bit of order.',
    username: 'Rokeya Khatun',
    image: null,
    time: '17 April 2024',
  },
  {
    post: 'three-bottles-are-enough',
    comment:
      'I used to own eleven bottles and a bad conscience, since I never had the time for all of them. For a month now I have kept to the three from your article and I am quite content, above all in the morning when the bus does not wait. The hint about two finger lengths of sunscreen was new to me, I had always used far too little. One question remains: what do you recommend for people who cycle to work and sweat everything off?',
    username: 'Anika Tabassum',
    image: null,
    time: '2 May 2024',
  },
];
