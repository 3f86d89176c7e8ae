import { Box, Button, chakra, Container, Grid, Heading, Text } from '@chakra-ui/react';
import { use } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#web/lib/paths.ts';
import { useSettings } from '#web/lib/settings.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { PageTitle } from '#web/ui/PageTitle.tsx';
import { Stall } from '#web/ui/Stall.tsx';
import { helpIn, withFee } from './help.ts';
import { Questions } from './Questions.tsx';
import type { HelpTexts } from './texts.ts';

/** One of the short pages: Help Center, Privacy policy, Terms, Cookies. */
export default function HelpPage({ topic }: { topic: keyof HelpTexts }) {
  const { t, language, formatDollars } = useMessages();
  const { delivery } = useSettings();
  const { title, sections: given } = use(helpIn(language))[topic];
  const fee = formatDollars(delivery.feeCents / 100);
  const sections = given.map(({ heading, text }) => ({ heading, text: withFee(text, fee) }));
  return (
    <Container maxW="60rem" py={{ base: '6', md: '12' }}>
      <PageTitle title={title} />
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 16rem' }} gap={{ base: '6', lg: '12' }}>
        <chakra.article minW="0">
          <Heading as="h1" size="xl">
            {title}
          </Heading>
          {topic === 'help' ? (
            <Questions sections={sections} />
          ) : (
            sections.map(({ heading, text }) => (
              <chakra.section key={heading} mt="6" maxW="prose">
                <Heading as="h2" size="md">
                  {heading}
                </Heading>
                <Text mt="2">{text}</Text>
              </chakra.section>
            ))
          )}
        </chakra.article>
        <Box bg="ground.mustard" borderRadius="card" p="5" alignSelf="start">
          <Box hideBelow="lg" mb="4">
            <Stall width={216} />
          </Box>
          <Text mb="4">{t('help.people')}</Text>
          <Button asChild>
            <Link to={paths.peopleList}>{t('footer.links.chat')}</Link>
          </Button>
        </Box>
      </Grid>
    </Container>
  );
}
