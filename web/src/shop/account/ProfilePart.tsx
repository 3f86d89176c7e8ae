import { Heading, Stack } from '@chakra-ui/react';
import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';

interface ProfilePartProps {
  /** The part of the page's address after `#`. */
  id: string;
  title: string;
  children: ReactNode;
}

/** A part of the profile under its heading, which a link with its id leads to, also when it opens the page. */
export const ProfilePart = ({ id, title, children }: ProfilePartProps) => {
  const { hash, key } = useLocation();
  const heading = useRef<HTMLHeadingElement>(null);
  const isMeant = hash === `#${id}`;
  useEffect(() => {
    if (!isMeant) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView();
  }, [isMeant, key]);
  return (
    <Stack as="section" gap="5" aria-labelledby={id}>
      <Heading
        as="h2"
        size="lg"
        id={id}
        ref={heading}
        tabIndex={-1}
        outline="none"
        scrollMarginTop="28"
        borderBottomWidth="2px"
        borderColor="fg"
        pb="2"
      >
        {title}
      </Heading>
      {children}
    </Stack>
  );
};
