import { Link as StyledLink, type LinkProps } from '@chakra-ui/react';
import { Link } from 'react-router-dom';

/** A link to another page, in a text. */
export const TextLink = ({ to, children, ...style }: LinkProps & { to: string }) => (
  <StyledLink asChild {...style}>
    <Link to={to}>{children}</Link>
  </StyledLink>
);
