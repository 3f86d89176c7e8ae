import { Box, type BoxProps } from '@chakra-ui/react';

/** A grey placeholder in the shape of what is loading. */
export const Skeleton = (props: BoxProps) => <Box data-scripted className="skeleton" aria-hidden {...props} />;
