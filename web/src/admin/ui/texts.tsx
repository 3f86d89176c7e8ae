import { chakra, Text, type TextProps } from '@chakra-ui/react';

/** Words in a line that matter less than the others. */
export const Muted = chakra('span', { base: { color: 'fg.muted' } });

/** A paragraph that says what a form or a list is for. */
export const Explanation = (props: TextProps) => <Text textStyle="sm" color="fg.muted" maxW="prose" {...props} />;

/** Small words below or beside others. */
export const Detail = (props: TextProps) => <Text textStyle="xs" color="fg.muted" {...props} />;
