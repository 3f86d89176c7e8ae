import { Box, chakra, Flex, Text } from '@chakra-ui/react';
import { useMessages } from '../messages/useMessages.ts';
import { Stars } from './Rating.tsx';

interface Props {
  /** Id of the group; the ids of the stars derive from it. */
  id: string;
  label: string;
  /** The chosen number of stars; 0 for none. */
  value: number;
  error?: string | null;
  onChange: (stars: number) => void;
}

const STARS = [1, 2, 3, 4, 5];

/** A choice of one to five stars: radio buttons that look like stars, for fingers, mouse and arrow keys. */
export const StarInput = ({ id, label, value, error, onChange }: Props) => {
  const { t, translate } = useMessages();
  return (
    <chakra.fieldset aria-describedby={error ? `${id}-error` : undefined} border="0">
      <chakra.legend fontWeight="medium" textStyle="sm" mb="1">
        {label}
      </chakra.legend>
      <Flex w="fit-content">
        {STARS.map((stars) => (
          <Star key={stars}>
            <chakra.input
              id={stars === 1 ? id : `${id}-${stars}`}
              type="radio"
              name={id}
              value={stars}
              checked={stars === value}
              onChange={() => onChange(stars)}
              aria-label={t('reviews.form.stars', { rating: stars })}
              aria-invalid={error ? true : undefined}
              position="absolute"
              inset="0"
              opacity="0"
              cursor="button"
            />
            <Stars stars={stars <= value ? 1 : 0} of={1} size={32} />
          </Star>
        ))}
      </Flex>
      <Box aria-live="polite">
        {error && (
          <Text id={`${id}-error`} textStyle="sm" color="fg.error" mt="1">
            {translate(error)}
          </Text>
        )}
      </Box>
    </chakra.fieldset>
  );
};

const Star = chakra('label', {
  base: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    boxSize: '11',
    borderRadius: 'control',
    _hover: { bg: 'brand.subtle' },
    '&:has(:focus-visible)': { outline: '2px solid {colors.brand.solid}', outlineOffset: '-2px' },
  },
});
