import { Button, chakra, Container, Heading, Text } from '@chakra-ui/react';
import { use } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#web/lib/paths.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { PageTitle } from '#web/ui/PageTitle.tsx';
import { helpIn } from './help.ts';
import type { HelpTexts } from './texts.ts';

/** One of the short pages: Help Center, Privacy policy, Terms, Cookies. */
export default function HelpPage({ topic }: { topic: keyof HelpTexts }) {
  const { t, language } = useMessages();
  const { title, sections } = use(helpIn(language))[topic];
  return (
    <Container py={{ base: '8', md: '14' }}>
      <PageTitle title={title} />
      <chakra.article maxW="prose" mx="auto">
        <Heading as="h1" size="lg">
          {title}
        </Heading>
        {sections.map(({ heading, text }) => (
          <chakra.section key={heading} mt="7">
            <Heading as="h2" size="md">
              {heading}
            </Heading>
            <Text mt="2" color="fg.muted">
              {text}
            </Text>
          </chakra.section>
        ))}
        <Button asChild variant="outline" mt="10">
          <Link to={paths.peopleList}>{t('footer.links.chat')}</Link>
        </Button>
      </chakra.article>
    </Container>
  );
}
