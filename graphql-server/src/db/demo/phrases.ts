import type { DemoProduct } from './catalogue/types.ts';
import type { Random } from './random.ts';

/** Names that reviewers and commenters go by. */
export const authors = [
  'Nusrat Jahan',
  'Arif Hossain',
  'Sadia Islam',
  'Imran Kabir',
  'Farhana Akter',
  'Rakib Hasan',
  'Mitu Das',
  'Shahin Alam',
  'Lamia Chowdhury',
];
/** What reviewers write, by rating from 1 to 5. */
export const reviewTexts: ((product: DemoProduct) => string[])[] = [
  () => ['Not what I hoped for. It went back.'],
  () => ['It works, but it looks better in the picture.'],
  () => ['All right for the price.'],
  () => ['Good quality, came a day late.'],
  () => ['Just as described. I would buy it again.'],
];
/** What the shop answers. */
export const reviewReply = (rating: number, random: Random): string =>
  rating > 2
    ? 'Thank you for telling others.'
    : random.pick(['We are sorry. Please write to us and we will put it right.']);
/** What is asked about a product, and the shop's answer. */
export const commentsAbout = (_: DemoProduct): { text: string; reply: string }[] => [
  { text: 'Is it delivered to Sylhet?', reply: 'Yes, within five days.' },
  { text: 'Is there a warranty?', reply: 'Yes, one year by the brand.' },
];
