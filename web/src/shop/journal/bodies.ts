/** The bodies of the sample posts, four paragraphs each, by slug. */
export const bodies: Record<string, string[]> = {
  'what-to-wear-at-36-degrees': [
    'Cotton is the cloth everybody knows, and for good reason. It takes up a lot of moisture and feels soft from the first day. Its weakness is that it lets go of moisture slowly: a wet cotton shirt stays wet. Choose a thin, loose weave for the street and keep the heavy T-shirt for cooler evenings.',
    'Linen is the coolest of the three. Its fibres are stiff, so the cloth stands away from the skin and lets air pass below. It creases as soon as you sit down, and no iron changes that for long. A blend with cotton keeps most of the coolness and loses half of the creases.',
    'Viscose falls beautifully and feels cool to the touch, which makes it a favourite for dresses and long sleeves. It is weaker when wet, so wash it in a bag, without wringing, and hang it up on a wide hanger. In the evening it looks dressed up with no effort at all.',
    'Our advice after a week: linen blend for the office, cotton for weekends and viscose for visits. Light colours help less than a loose fit does. And whatever you wear, hang it in the shade to dry, because the sun that dries it quickly also takes the colour.',
  ],
  'how-to-choose-a-phone': [
    'Begin with the battery, because an empty phone is no phone. A capacity of 5,000 milliampere hours is a good mark for a large screen, a little less for a small one. More useful than the number is the question how people around you get through the day with it. Ask them.',
    'Then think about storage. Photos, voice messages and family groups fill a phone faster than any app. 128 gigabytes are enough for most people, 256 for those who film. A slot for a memory card is a cheap insurance, although it often takes the place of the second SIM.',
    'Updates keep banking apps running and holes closed. Makers say on their own pages how long a model will receive them. Four years are decent, seven are excellent. Repair belongs to the same chapter: can the battery be replaced near you, and at what price?',
    'The camera comes last, because nearly all are good in daylight. Look at pictures taken indoors in the evening, of people who move. There the differences show. If you are still undecided between two phones, take the one that lies better in your hand. You will hold it every day.',
  ],
  'a-living-room-that-seats-eight': [
    'The first family in Mirpur turned the sofa by ninety degrees. It used to face the television across the room, and everyone had to walk around it. Now it stands along the wall with two light chairs opposite, and the middle is free. The television moved to the corner and nobody has complained.',
    'The second family works with modules: four seats that form a corner on weekdays and two benches when guests arrive. They changed the arrangement eleven times before they knew what they wanted. That is just the advantage, they say. A heavy sofa would have stayed where the delivery men put it.',
    'The third family in Old Dhaka gave up one sofa altogether and bought a thick carpet, four floor cushions and a bolster. Children and uncles are delighted. Grandmother has the one good armchair, with a lamp beside it, and from there she presides.',
    'What the three have in common is light from several small lamps rather than one at the ceiling. Corners become visible and the room feels wider. Before you buy anything, lay the outline of the new piece on the floor with newspaper and live with it for a day.',
  ],
  'a-small-map-of-our-rice': [
    'Chinigura is the small one: short, slender grains with a scent that fills the stairwell. It wants to be fried in ghee first and takes a little less than double the amount of water. Use it for polao, for biryani and for payesh. For dal on a Tuesday it would be a waste.',
    'Miniket is not strictly a variety of the field but a result of the mill: medium grains are polished until they are slim and white. It cooks quickly and stays light, which is why so many households buy it. Those who prefer more taste and fibre choose a rice that is polished less.',
    'Nazirshail is the choice of people who take lunch to work. Its grains stay separate and taste good even when they are cold. It needs five minutes longer and a little more water. The next day it makes the best fried rice of the three.',
    'Whatever you buy, rinse it until the water runs almost clear, let it rest for ten minutes after cooking and lift it with a fork. Store the sack off the floor, in a bin with a lid. Rice for a month is enough; it does not get better in our humidity.',
  ],
  'three-bottles-are-enough': [
    'In the evening, wash. A mild gel takes off sunscreen, dust and the day. One press of the pump is enough; more foam does not make anything cleaner. Lukewarm water is kinder than cold or hot. Pat the face with a towel and leave it slightly damp.',
    'Next comes the moisturizer, while the skin is still damp. In June a gel cream the size of a pea is sufficient, in January a richer one. If the face feels sticky after five minutes it was too much or the wrong one. Let it rest, and have a glass of water yourself.',
    'In the morning, rinse with water and put on sunscreen: two finger lengths for face and neck. Most people use half of that. Give it a minute before make-up. Whoever is outdoors puts it on again every two hours; a hat and the shady side of the street do the rest.',
    'If you would like an extra, take one serum and not four. Try anything new on the inside of the arm for a day. And if your skin troubles you for longer than two weeks, a doctor is a better adviser than a shop, even than a nice one.',
  ],
  'why-wooden-blocks-last': [
    'A robot knows one story, says the teacher, and once it has been told there is nothing left. A block knows none. It is a brick, a telephone, a fish and a piece of cake within ten minutes. The child supplies the story, and so it never runs out.',
    'Parents noticed something else. With simple toys children of different ages play together. The small one carries, the big one builds, and when the tower falls everybody laughs. A puzzle is solved once; blocks have no solution, which also means that nobody can be wrong.',
    'When choosing, look for weight, for rounded edges and for pieces that share one measure, so that two short ones are as long as one long one. Paint should stay on when wet. The age on the box is there for a reason, above all for children under three and small parts.',
    'And how many? The teacher keeps a third of the toys within reach and the rest in a trunk. Every two weeks she exchanges them. What comes out of the trunk is greeted like new. It is the cheapest toy shop in town, she says, and it never closes.',
  ],
};
