import type { SampleTexts } from './sample-texts.ts';

/** What the sample posts say in English, by slug. */
export const english: Record<string, SampleTexts> = {
  'what-to-wear-at-36-degrees': {
    title: 'Cotton, Linen or Viscose: What to Wear at 36 Degrees',
    description:
      'When the thermometer climbs and the air stands still, the right cloth matters more than the right cut. We wore a cotton shirt, a linen blend and a viscose dress through the same week in Dhaka, on foot, by rickshaw and in a crowded bus. One dries fastest, one stays cool the longest and one looks best in the evening. Here is what each of them is good for, and how to wash it so that it stays that way.',
    tags: ['fashion', 'summer', 'care'],
    body: [
      'Cotton is the cloth everybody knows, and for good reason. It takes up a lot of moisture and feels soft from the first day. Its weakness is that it lets go of moisture slowly: a wet cotton shirt stays wet. Choose a thin, loose weave for the street and keep the heavy T-shirt for cooler evenings.',
      'Linen is the coolest of the three. Its fibres are stiff, so the cloth stands away from the skin and lets air pass below. It creases as soon as you sit down, and no iron changes that for long. A blend with cotton keeps most of the coolness and loses half of the creases.',
      'Viscose falls beautifully and feels cool to the touch, which makes it a favourite for dresses and long sleeves. It is weaker when wet, so wash it in a bag, without wringing, and hang it up on a wide hanger. In the evening it looks dressed up with no effort at all.',
      'Our advice after a week: linen blend for the office, cotton for weekends and viscose for visits. Light colours help less than a loose fit does. And whatever you wear, hang it in the shade to dry, because the sun that dries it quickly also takes the colour.',
    ],
  },
  'how-to-choose-a-phone': {
    title: 'How to Choose a Phone Without Reading a Hundred Numbers',
    description:
      'Megapixels, gigahertz, milliampere hours: a phone is described with so many numbers that the answer to a simple question disappears behind them. Which one will still be good in three years? We suggest looking at just five things, in this order: battery, storage, updates, repair and, only then, the camera. With this list in your pocket you need ten minutes in front of any shelf, ours included, and you will rarely pay for something you never use.',
    tags: ['electronics', 'phones', 'buying guide'],
    body: [
      'Begin with the battery, because an empty phone is no phone. A capacity of 5,000 milliampere hours is a good mark for a large screen, a little less for a small one. More useful than the number is the question how people around you get through the day with it. Ask them.',
      'Then think about storage. Photos, voice messages and family groups fill a phone faster than any app. 128 gigabytes are enough for most people, 256 for those who film. A slot for a memory card is a cheap insurance, although it often takes the place of the second SIM.',
      'Updates keep banking apps running and holes closed. Makers say on their own pages how long a model will receive them. Four years are decent, seven are excellent. Repair belongs to the same chapter: can the battery be replaced near you, and at what price?',
      'The camera comes last, because nearly all are good in daylight. Look at pictures taken indoors in the evening, of people who move. There the differences show. If you are still undecided between two phones, take the one that lies better in your hand. You will hold it every day.',
    ],
  },
  'a-living-room-that-seats-eight': {
    title: 'A Living Room of Twelve Square Metres That Seats Eight',
    description:
      'Guests come on Friday and the flat is small: most homes in the city know this problem. We visited three families who seat eight people in twelve square metres and have space to walk in between. None of them bought much. They turned the sofa, hung a lamp lower, sent one large cabinet into the corridor and discovered the floor as a place to sit. Their tricks cost little and can be tried out on one free morning.',
    tags: ['home', 'furniture', 'small flats'],
    body: [
      'The first family in Mirpur turned the sofa by ninety degrees. It used to face the television across the room, and everyone had to walk around it. Now it stands along the wall with two light chairs opposite, and the middle is free. The television moved to the corner and nobody has complained.',
      'The second family works with modules: four seats that form a corner on weekdays and two benches when guests arrive. They changed the arrangement eleven times before they knew what they wanted. That is just the advantage, they say. A heavy sofa would have stayed where the delivery men put it.',
      'The third family in Old Dhaka gave up one sofa altogether and bought a thick carpet, four floor cushions and a bolster. Children and uncles are delighted. Grandmother has the one good armchair, with a lamp beside it, and from there she presides.',
      'What the three have in common is light from several small lamps rather than one at the ceiling. Corners become visible and the room feels wider. Before you buy anything, lay the outline of the new piece on the floor with newspaper and live with it for a day.',
    ],
  },
  'a-small-map-of-our-rice': {
    title: 'Chinigura, Miniket or Nazirshail? A Small Map of Our Rice',
    description:
      'Everyone here eats rice every day, and yet many of us could not say what exactly is in the sack. Chinigura smells of a feast, miniket is polished slim, nazirshail keeps its bite until evening. We cooked them side by side with the same pot and the same stove and wrote down how much water they take, how long they need and which dish each one serves best. There is no winner, only the right rice for the right day.',
    tags: ['groceries', 'rice', 'cooking'],
    body: [
      'Chinigura is the small one: short, slender grains with a scent that fills the stairwell. It wants to be fried in ghee first and takes a little less than double the amount of water. Use it for polao, for biryani and for payesh. For dal on a Tuesday it would be a waste.',
      'Miniket is not strictly a variety of the field but a result of the mill: medium grains are polished until they are slim and white. It cooks quickly and stays light, which is why so many households buy it. Those who prefer more taste and fibre choose a rice that is polished less.',
      'Nazirshail is the choice of people who take lunch to work. Its grains stay separate and taste good even when they are cold. It needs five minutes longer and a little more water. The next day it makes the best fried rice of the three.',
      'Whatever you buy, rinse it until the water runs almost clear, let it rest for ten minutes after cooking and lift it with a fork. Store the sack off the floor, in a bin with a lid. Rice for a month is enough; it does not get better in our humidity.',
    ],
  },
  'three-bottles-are-enough': {
    title: 'Three Bottles Are Enough: A Simple Routine for Humid Days',
    description:
      'Ten steps in the morning and twelve at night: the shelves in the bathroom have grown faster than the time we have. In humid weather less is often more pleasant. We put together a routine of only three products, namely a mild cleanser, a light moisturizer and a sunscreen, and explain in which order they go on, how much you need and which extra is worth its money. It takes four minutes, and one of those is for waiting.',
    tags: ['beauty', 'skincare', 'routine'],
    body: [
      'In the evening, wash. A mild gel takes off sunscreen, dust and the day. One press of the pump is enough; more foam does not make anything cleaner. Lukewarm water is kinder than cold or hot. Pat the face with a towel and leave it slightly damp.',
      'Next comes the moisturizer, while the skin is still damp. In June a gel cream the size of a pea is sufficient, in January a richer one. If the face feels sticky after five minutes it was too much or the wrong one. Let it rest, and have a glass of water yourself.',
      'In the morning, rinse with water and put on sunscreen: two finger lengths for face and neck. Most people use half of that. Give it a minute before make-up. Whoever is outdoors puts it on again every two hours; a hat and the shady side of the street do the rest.',
      'If you would like an extra, take one serum and not four. Try anything new on the inside of the arm for a day. And if your skin troubles you for longer than two weeks, a doctor is a better adviser than a shop, even than a nice one.',
    ],
  },
  'why-wooden-blocks-last': {
    title: 'Why Fifty Wooden Blocks Outlast Every Talking Robot',
    description:
      'The robot speaks three languages, blinks and is in the cupboard after a week. The blocks have been on the floor for four years. We asked a kindergarten teacher in Sylhet and four pairs of parents why simple toys are played with so much longer, and how to choose them. Their answers are surprisingly alike: a good toy leaves something over for the child to do. They also told us how few toys a child needs at one time.',
    tags: ['toys', 'learning', 'parents'],
    body: [
      'A robot knows one story, says the teacher, and once it has been told there is nothing left. A block knows none. It is a brick, a telephone, a fish and a piece of cake within ten minutes. The child supplies the story, and so it never runs out.',
      'Parents noticed something else. With simple toys children of different ages play together. The small one carries, the big one builds, and when the tower falls everybody laughs. A puzzle is solved once; blocks have no solution, which also means that nobody can be wrong.',
      'When choosing, look for weight, for rounded edges and for pieces that share one measure, so that two short ones are as long as one long one. Paint should stay on when wet. The age on the box is there for a reason, above all for children under three and small parts.',
      'And how many? The teacher keeps a third of the toys within reach and the rest in a trunk. Every two weeks she exchanges them. What comes out of the trunk is greeted like new. It is the cheapest toy shop in town, she says, and it never closes.',
    ],
  },
};
