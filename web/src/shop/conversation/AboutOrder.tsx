import { Box, Button, Flex, Link } from '@chakra-ui/react';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import { formatOrderNumber } from '#schema/format/order-number.ts';
import { paths } from '#web/lib/paths.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { Notice } from '#web/ui/Notice.tsx';
import type { OrderInQuestion } from './useOrderInQuestion.ts';

interface AboutOrderProps {
  about: OrderInQuestion;
  /** Called when the message is about something else. */
  onRemove: () => void;
}

/** Says above the form which order the message is about. */
export const AboutOrder = ({ about, onRemove }: AboutOrderProps) => {
  const { t, language } = useMessages();
  const location = useLocation();
  if (about.state === 'none') return null;
  if (about.state === 'visitor')
    return (
      <Notice tone="info">
        {t('conversation.about.login')}{' '}
        <Link asChild textDecoration="underline">
          <RouterLink to={paths.login} state={{ from: location }}>
            {t('customer.menu.login')}
          </RouterLink>
        </Link>
      </Notice>
    );
  if (about.state === 'missing') return <Notice tone="warning">{t('conversation.about.none')}</Notice>;
  const { id, number } = about;
  return (
    <Flex
      align="center"
      justify="space-between"
      wrap="wrap"
      columnGap="4"
      rowGap="1"
      px="4"
      py="2"
      bg="brand.subtle"
      borderRadius="control"
    >
      <Box fontWeight="medium" fontVariantNumeric="tabular-nums">
        <Link asChild color="brand.fg" textDecoration="underline">
          <RouterLink to={paths.viewOrder(id)}>
            {number === null
              ? t('conversation.about.unknownNumber')
              : t('conversation.about', { number: formatOrderNumber(number, language) })}
          </RouterLink>
        </Link>
      </Box>
      <Button type="button" variant="plain" size="sm" px="0" onClick={onRemove}>
        {t('conversation.about.remove')}
      </Button>
    </Flex>
  );
};
