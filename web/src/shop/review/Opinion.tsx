import { Box, chakra, Flex, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { FORMER_CUSTOMER } from '#schema/customer.ts';
import { useMessages } from '#web/messages/useMessages.ts';

interface Props {
  author: string;
  createdAt: string;
  text: string;
  /** The shop's reply under its title. */
  reply: { title: string; text: string; createdAt: string } | null;
  /** Above the text: stars. */
  above?: ReactNode;
  /** Below the text: pictures. */
  children?: ReactNode;
}

/** A review or comment, with the shop's reply. */
export const Opinion = ({ author, createdAt, text, reply, above, children }: Props) => (
  <chakra.li py="5" borderTopWidth="1px" borderColor="border" listStyleType="none">
    <Flex wrap="wrap" justify="space-between" columnGap="3" align="baseline">
      <Author name={author} />
      <Time createdAt={createdAt} />
    </Flex>
    {above}
    <Text mt="1.5" maxW="prose" whiteSpace="pre-line">
      {text}
    </Text>
    {children}
    {reply && (
      <Box mt="3" ps="4" borderStartWidth="3px" borderColor="brand.emphasized">
        <Flex wrap="wrap" justify="space-between" columnGap="3" align="baseline">
          <Text fontWeight="medium" textStyle="sm" color="brand.fg">
            {reply.title}
          </Text>
          <Time createdAt={reply.createdAt} />
        </Flex>
        <Text textStyle="sm" mt="0.5" maxW="prose" whiteSpace="pre-line">
          {reply.text}
        </Text>
      </Box>
    )}
  </chakra.li>
);

/** The author's name. The name of a deleted account is translated. */
const Author = ({ name }: { name: string }) => {
  const { translate } = useMessages();
  return <Text fontWeight="medium">{name === FORMER_CUSTOMER ? translate(name) : name}</Text>;
};

const Time = ({ createdAt }: { createdAt: string }) => {
  const { formatDate } = useMessages();
  return (
    <chakra.time dateTime={createdAt} textStyle="xs" color="fg.muted" whiteSpace="nowrap">
      {formatDate(createdAt)}
    </chakra.time>
  );
};
