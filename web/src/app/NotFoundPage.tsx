import { Button, Container, Heading, HStack, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { paths } from '../lib/paths.ts';
import { useMessages } from '../messages/useMessages.ts';
import { PageTitle } from '../ui/PageTitle.tsx';

/** The page for unknown URLs, with links to the shop. */
export default function NotFoundPage() {
  const { t } = useMessages();
  return (
    <Container py={{ base: '16', md: '28' }} textAlign="center">
      <PageTitle title={t('notFound.title')} />
      <Heading as="h1" size="lg">
        {t('notFound.title')}
      </Heading>
      <Text mt="3" color="fg.muted">
        {t('notFound.text')}
      </Text>
      <HStack mt="8" justify="center" gap="3" wrap="wrap">
        <Button asChild>
          <Link to={paths.home}>{t('notFound.home')}</Link>
        </Button>
        <Button asChild variant="outline">
          <Link to={paths.search}>{t('notFound.search')}</Link>
        </Button>
      </HStack>
    </Container>
  );
}
