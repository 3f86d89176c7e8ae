import { chakra, Flex, Heading, Link, Text } from '@chakra-ui/react';
import { Fragment } from 'react';
import type { MailCard_MailFragment } from '#web/generated/graphql.ts';
import { useIsHydrating } from '#web/lib/hydration/useIsHydrating.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { Panel } from '#web/ui/Panel.tsx';
import { linksIn } from './linksIn.ts';

/* GraphQL */ `
  fragment MailCard_mail on DemoMail {
    recipient
    subject
    text
    sentAt
  }
`;

/** A mail with its text. Links to this shop stand there as words; other addresses are plain text. */
export const MailCard = ({ mail }: { mail: MailCard_MailFragment }) => {
  const { t, formatDateTime } = useMessages();
  const origin = useIsHydrating() ? '' : location.origin;
  return (
    <chakra.li mb="4">
      <Panel as="article">
        <Heading as="h2" size="md" overflowWrap="anywhere">
          {mail.subject}
        </Heading>
        <Flex mt="1" rowGap="1" columnGap="4" wrap="wrap" color="fg.muted" textStyle="sm">
          <Text as="span" overflowWrap="anywhere">
            {t('mailbox.to', { email: mail.recipient })}
          </Text>
          <time dateTime={mail.sentAt}>{formatDateTime(mail.sentAt)}</time>
        </Flex>
        <Text mt="4" pt="4" borderTopWidth="1px" borderColor="border" whiteSpace="pre-line" overflowWrap="anywhere">
          {linksIn(mail.text.trim(), origin).map(({ text, href }, index) =>
            href === undefined ? (
              <Fragment key={index}>{text}</Fragment>
            ) : (
              <Link key={index} href={href} className="link">
                {text}
              </Link>
            ),
          )}
        </Text>
      </Panel>
    </chakra.li>
  );
};
