import { Container, Heading, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { PlainNote } from '#web/ui/plain/PlainNote.tsx';
import { Panel } from '#web/ui/Panel.tsx';

interface NarrowPageProps {
  title: string;
  text?: string | undefined;
  children: ReactNode;
}

/** A narrow page for one task. */
export const NarrowPage = ({ title, text, children }: NarrowPageProps) => (
  <Container maxW="34rem" py={{ base: '8', md: '16' }} minH="60dvh">
    <Heading as="h1" size="lg">
      {title}
    </Heading>
    {text && (
      <Text mt="2" color="fg.muted">
        {text}
      </Text>
    )}
    <noscript>
      <PlainNote />
    </noscript>
    <Panel data-scripted mt="6" p={{ base: '5', md: '8' }}>
      {children}
    </Panel>
  </Container>
);
