import { Box, Center } from '@chakra-ui/react';

interface AvatarProps {
  name: string;
  photoUrl: string | null;
  /** Side length as a token of the grid. */
  size: string;
  /** What is read out; left out where the name stands beside it. */
  alt?: string;
}

/** The photo of a person, or the first letter of the name. */
export const Avatar = ({ name, photoUrl, size, alt }: AvatarProps) => (
  <Center
    boxSize={size}
    flexShrink="0"
    borderRadius="full"
    overflow="hidden"
    bg="brand.muted"
    color="brand.fg"
    fontWeight="bold"
    textStyle={Number(size) > 12 ? 'xl' : 'md'}
    aria-hidden={photoUrl || alt ? undefined : true}
    {...(!photoUrl && alt && { role: 'img', 'aria-label': alt })}
  >
    {photoUrl ? (
      <Box asChild boxSize="full" objectFit="cover">
        <img src={photoUrl} alt={alt ?? ''} />
      </Box>
    ) : (
      [...name.trim()][0]?.toUpperCase()
    )}
  </Center>
);
