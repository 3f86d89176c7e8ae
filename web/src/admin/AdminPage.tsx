import { Box, Flex, Heading, HStack } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface AdminPageProps {
  /** The heading of the page. */
  title: string;
  /** Buttons that belong to the whole page, beside the heading; one of them at most is solid. */
  actions?: ReactNode;
  /** A link to the list that the page belongs to, above the heading. */
  back?: ReactNode;
  children: ReactNode;
}

/** The frame of every page of the dashboard: heading, buttons, content. The navigation around it is the layout's. */
export const AdminPage = ({ title, actions, back, children }: AdminPageProps) => (
  <Box px={{ base: '4', md: '6' }} pt={{ base: '4', md: '5' }} pb="6" maxW="100rem" mx="auto">
    {back && (
      <Box mb="1" textStyle="sm">
        {back}
      </Box>
    )}
    <Flex align="center" justify="space-between" gap="3" wrap="wrap" mb={{ base: '4', md: '5' }}>
      <Heading as="h1" fontSize={{ base: 'lg', md: '1.375rem' }} lineHeight="1.3" overflowWrap="anywhere">
        {title}
      </Heading>
      {actions && (
        <HStack gap="2" wrap="wrap">
          {actions}
        </HStack>
      )}
    </Flex>
    {children}
  </Box>
);
