import { Box, Text } from '@chakra-ui/react';

interface ProgressBarProps {
  label: string;
  /** From 0 to 100; null where nobody knows. */
  percent: number | null;
}

/** How far long work is, for the eye and for screen readers. */
export const ProgressBar = ({ label, percent }: ProgressBarProps) => (
  <Box flex="1" minW="12rem">
    <Text textStyle="sm" mb="1.5" overflowWrap="anywhere" fontVariantNumeric="tabular-nums">
      {label}
    </Text>
    <Box
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      {...(percent !== null && { 'aria-valuenow': percent })}
      h="1.5"
      borderRadius="full"
      bg="bg.muted"
      overflow="hidden"
    >
      <Box
        h="full"
        bg="brand.solid"
        borderRadius="full"
        transition="width 200ms ease-out"
        style={{ width: `${percent ?? 100}%` }}
        opacity={percent === null ? 0.5 : 1}
      />
    </Box>
  </Box>
);
