import { Box, chakra, Flex, Heading, HStack } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

interface AdminPageProps {
  /** The heading of the page. */
  title: string;
  /** Buttons that belong to the whole page, beside the heading; one of them at most is solid. */
  actions?: ReactNode;
  /** The list that the page belongs to, to which a link above the heading leads. */
  back?: { to: string; label: string } | undefined;
  children: ReactNode;
}

/** The frame of every page of the dashboard: heading, buttons, content. The navigation around it is the layout's. */
export const AdminPage = ({ title, actions, back, children }: AdminPageProps) => (
  <Box px={{ base: '4', md: '6' }} pt={{ base: '4', md: '3.5' }} pb="6" maxW="100rem" mx="auto">
    {back && (
      <Back to={back.to}>
        <span aria-hidden>←</span>
        {back.label}
      </Back>
    )}
    {/* As high as its buttons where there are none, too: the heading of every page stands at one height. */}
    <Flex align="center" justify="space-between" gap="3" wrap="wrap" minH={{ md: '10' }} mb={{ base: '3', md: '4' }}>
      <Heading as="h1" size="md" overflowWrap="anywhere">
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

const Back = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    minH: { base: '9', md: '0' },
    mb: '1',
    textStyle: 'sm',
    color: 'fg.muted',
    _hover: { color: 'fg', textDecoration: 'underline' },
  },
});
