import { Box, Grid, type BoxProps, type GridProps } from '@chakra-ui/react';
import { useMessages } from '../messages/useMessages.ts';

/** A grey placeholder in the shape of what is loading. */
export const Skeleton = (props: BoxProps) => (
  <Box
    data-scripted
    bg="bg.muted"
    borderRadius="control"
    animation="pulse 1.6s ease-in-out infinite"
    aria-hidden
    {...props}
  />
);

interface CardGridProps extends GridProps {
  count: number;
}

/** Placeholders of product cards that are loading. */
export const SkeletonCards = ({ count, ...grid }: CardGridProps) => {
  const { t } = useMessages();
  return (
    <Grid role="status" aria-label={t('app.loading')} gap={{ base: '4', md: '6' }} {...grid}>
      {Array.from({ length: count }, (_, place) => (
        <Box key={place}>
          <Skeleton aspectRatio={1} borderRadius="card" />
          <Skeleton h="4" mt="3" w="85%" />
          <Skeleton h="4" mt="2" w="50%" />
          <Skeleton h="6" mt="2" w="35%" />
        </Box>
      ))}
    </Grid>
  );
};
