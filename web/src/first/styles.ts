/** The code of Chakra and Emotion is evaluated in a task of its own (`main.tsx`). */
export { ChakraProvider } from '@chakra-ui/react';
