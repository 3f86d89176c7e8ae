import { expect, test } from 'vitest';
import { choiceWords } from './choice-words.ts';

test.each([
  ['red saree', ['COLOR', 'red', 'saree']],
  ['headphone Blue', ['COLOR', 'Blue', 'headphone']],
  ['লাল রঙের শাড়ি', ['COLOR', 'লাল', 'শাড়ি']],
  ['panjabi size 42', ['SIZE', '42', 'panjabi']],
  ['xl size t-shirt', ['SIZE', 'xl', 't-shirt']],
  ['৪২ সাইজ জুতা', ['SIZE', '৪২', 'জুতা']],
  ['জুতা সাইজ 42', ['SIZE', '42', 'জুতা']],
  ['shampoo for baby', ['FOR', 'for baby', 'shampoo']],
  ['watch for my father', ['FOR', 'for my father', 'watch']],
  ['শিশুর জন্য জামা', ['FOR', 'শিশুর জন্য', 'জামা']],
  ['মায়ের জন্য শাড়ি', ['FOR', 'মায়ের জন্য', 'শাড়ি']],
  ['bacchar jonno jama', ['FOR', 'bacchar jonno', 'jama']],
  [
    'black shoes for men size 41',
    ['COLOR', 'black', 'shoes for men size 41'],
    ['SIZE', '41', 'black shoes for men'],
    ['FOR', 'for men', 'black shoes size 41'],
  ],
  ['redmi'],
  ['phone for 500'],
  ['red'],
  ['for baby'],
  ['bluetooth speaker'],
  ['size'],
  ['iphone 15'],
])('“%s”', (term, ...said) => {
  expect(choiceWords(term).map(({ kind, chosen, term: rest }) => [kind, chosen, rest])).toEqual(said);
});
