import { Box, Container, Grid } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { PlainNote } from '#web/ui/plain/PlainNote.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { StallBoard } from './StallBoard.tsx';

interface NarrowPageProps {
  title: string;
  text?: string | undefined;
  children: ReactNode;
}

/** A page for one task; on wide windows a market stall stands beside it. */
export const NarrowPage = ({ title, text, children }: NarrowPageProps) => (
  <Container maxW="60rem" py={{ base: '6', md: '12' }}>
    <Grid
      templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' }}
      gap={{ base: '5', lg: '10' }}
    >
      <StallBoard title={title} text={text} />
      <Box minW="0" alignSelf="center">
        <noscript>
          <PlainNote />
        </noscript>
        <Panel data-scripted p={{ base: '5', md: '8' }}>
          {children}
        </Panel>
      </Box>
    </Grid>
  </Container>
);
