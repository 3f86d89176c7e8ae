import type { Kind, QuestionAndAnswer } from './types.ts';

/** Questions below a product with the seller's answers: for any product (`general`) and for each kind. */
export const questions: Record<Kind | 'general', QuestionAndAnswer[]> = {
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
      answer: 'We cannot say in advance. The old price on the page is the one that we really charged before.',
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
  accessories: [
    {
      question: 'Does it mind the rain?',
      answer: 'A shower does no harm. Let it dry slowly in the shade, with some paper inside.',
    },
    {
      question: 'How should I keep it in the humid months?',
      answer: 'Where air can reach it, not in a plastic bag. A sachet against damp helps.',
    },
    {
      question: 'ছেলে-মেয়ে দুজনেই ব্যবহার করতে পারবে?',
      answer: 'জি, গড়ন দুজনের জন্যই। মাপ বর্ণনায় দেওয়া আছে।',
    },
  ],
  hair: [
    {
      question: 'How long will one bottle last?',
      answer: 'With shoulder-length hair and two washes a week, about two months.',
    },
    {
      question: 'Is it all right for children?',
      answer: 'From six years on, yes. Try a little first, and keep it out of the eyes.',
    },
    {
      question: 'রং করা চুলে দেওয়া যাবে?',
      answer: 'জি, যাবে। নতুন রং করালে প্রথম দুই দিন শুধু পানি দিয়ে ধোয়া ভালো।',
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
      answer: 'We get deliveries every week and send the oldest first, but never anything close to its date.',
    },
    {
      question: 'Where does it come from?',
      answer: 'The origin is printed on the pack together with the packing date.',
    },
    {
      question: 'Is the big size cheaper?',
      answer: 'Not at the moment, the price shown is the one you pay. We tell you on the page when that changes.',
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
      answer: 'A normal size that is comfortable by lamplight.',
    },
  ],
  childrensBooks: [
    {
      question: 'Is this in English or in Bangla, or both?',
      answer: 'The description says so. Where it does not, the book is in English.',
    },
    {
      question: 'Will the pages survive a two-year-old?',
      answer: 'Board books will. Paper pages are better from three years on.',
    },
    {
      question: 'উপহারের জন্য র‍্যাপিং করে দেওয়া যাবে?',
      answer: 'দুঃখিত, এখনো না। তবে বই শক্ত কার্ডবোর্ডে মুড়ে পাঠানো হয়।',
    },
  ],
  toys: [
    {
      question: 'From what age is it really suitable?',
      answer: 'Please go by the age in the description. Under three, only give what has no small parts.',
    },
    {
      question: 'How do I clean it?',
      answer: 'A damp cloth is enough in most cases. What may go into the machine is written in the description.',
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
};
