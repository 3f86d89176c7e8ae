import { Box, chakra, Text } from '@chakra-ui/react';
import { useState, type ReactNode } from 'react';

interface FoldProps {
  title: string;
  /** What is inside, in a few words. */
  hint: string;
  /** Whether it is open at first. */
  isOpen: boolean;
  /** Whether something inside is invalid: then it is open. */
  isInvalid: boolean;
  children: ReactNode;
}

/** A part of the form that is folded until it is needed; its title says what is inside. */
export const Fold = ({ title, hint, isOpen, isInvalid, children }: FoldProps) => {
  const [open, setOpen] = useState(isOpen);
  return (
    <chakra.details
      open={open || isInvalid}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      bg="bg.surface"
      borderWidth="1px"
      borderColor="border"
      borderRadius="card"
      minW="0"
    >
      <chakra.summary
        cursor="pointer"
        px={{ base: '4', md: '5' }}
        py="3"
        minH="11"
        borderRadius="card"
        _marker={{ color: 'fg.muted' }}
      >
        <Box as="span" display="inline-block" verticalAlign="top" ps="1" maxW="calc(100% - 2rem)">
          <Text as="span" display="block" fontWeight="medium">
            {title}
          </Text>
          <Text as="span" display="block" textStyle="xs" color="fg.muted">
            {hint}
          </Text>
        </Box>
      </chakra.summary>
      <Box px={{ base: '4', md: '5' }} pb="5" pt="1">
        {children}
      </Box>
    </chakra.details>
  );
};
