import { Box, Button, chakra, Container, Grid, Heading, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { useTextPageQuery } from '#web/generated/graphql.ts';
import { paths } from '#web/lib/paths.ts';
import { useSettings } from '#web/lib/settings.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { FailedState } from '#web/ui/FailedState.tsx';
import { PageTitle } from '#web/ui/PageTitle.tsx';
import { PostBody } from '#web/ui/PostBody.tsx';
import { Stall } from '#web/ui/Stall.tsx';
import { AnalyticsConsent } from './AnalyticsConsent.tsx';
import { Questions } from './Questions.tsx';
import { TOPICS, type Topic } from './topics.ts';

/* GraphQL */ `
  query TextPage($name: TextPageName!) {
    textPage(name: $name) {
      sections {
        heading
        html
        text
      }
    }
  }
`;

/** One of the short pages: Help Center, Privacy policy, Terms, Cookies. */
export default function HelpPage({ topic }: { topic: Topic }) {
  const { t, language } = useMessages();
  const { googleAnalytics } = useSettings();
  const { data, error, refetch } = useTextPageQuery({ variables: { name: TOPICS[topic] } });
  if (error && !data) return <FailedState error={error} retry={refetch} />;
  if (!data) return <Container minH="100dvh" />;
  const { sections } = data.textPage;
  const title = t(`footer.links.${topic}`);
  return (
    <Container maxW="60rem" py={{ base: '6', md: '12' }}>
      <PageTitle title={title} />
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 16rem' }} gap={{ base: '6', lg: '12' }}>
        <chakra.article minW="0" css={SMALL_HEADINGS}>
          <Heading as="h1" size="xl">
            {title}
          </Heading>
          {topic === 'help' ? (
            <Questions sections={sections} />
          ) : (
            sections.map(({ heading, html }, place) => (
              <chakra.section key={place} mt="6" maxW="prose">
                {heading && (
                  <Heading as="h2" size="md" overflowWrap="anywhere">
                    {heading}
                  </Heading>
                )}
                <PostBody html={html} lang={language} mt="2" />
              </chakra.section>
            ))
          )}
          {topic === 'cookies' && googleAnalytics !== '' && <AnalyticsConsent />}
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

/** Headings within a section are no larger than its own. */
const SMALL_HEADINGS = { '& div :is(h3, h4, h5, h6)': { textStyle: 'md', mt: '5' } };
