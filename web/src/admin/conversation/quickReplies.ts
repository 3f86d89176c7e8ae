import type { Suggestion } from '#web/ui/talk/Composer.tsx';

/** By the language of the customer, which need not be that of the dashboard. */
const TEXTS: Record<'EN' | 'BN', readonly Suggestion[]> = {
  EN: [
    { label: 'Hello', text: 'Hello {name}, thank you for writing. How can we help?' },
    { label: 'A moment', text: 'One moment please, we are looking into it.' },
    { label: 'Order number?', text: 'Which order is it about? Its number begins with #.' },
    { label: 'On its way', text: 'Your parcel is on its way. We call you before it arrives.' },
    { label: 'Sorry', text: 'We are sorry about that. We will make it right.' },
    { label: 'Anything else?', text: 'Is there anything else that we can do for you?' },
  ],
  BN: [
    { label: 'স্বাগতম', text: 'স্বাগতম {name}, লেখার জন্য ধন্যবাদ। কীভাবে সাহায্য করতে পারি?' },
    { label: 'একটু সময়', text: 'একটু সময় দিন, আমরা দেখছি।' },
    { label: 'অর্ডার নম্বর?', text: 'কোন অর্ডারের কথা বলছেন? নম্বরটি # দিয়ে শুরু।' },
    { label: 'পথে আছে', text: 'আপনার পার্সেল পথে আছে। পৌঁছানোর আগে আমরা ফোন করব।' },
    { label: 'দুঃখিত', text: 'এর জন্য আমরা দুঃখিত। আমরা এটি ঠিক করে দেব।' },
    { label: 'আর কিছু?', text: 'আপনার জন্য আর কিছু করতে পারি?' },
  ],
};

/** Returns texts that answer many questions, in the customer's language. */
export const quickReplies = ({ language, name }: { language: 'EN' | 'BN'; name: string }): readonly Suggestion[] =>
  TEXTS[language].map(({ label, text }) => ({ label, text: text.replace('{name}', () => name) }));
