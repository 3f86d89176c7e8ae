import { Box, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { formatPercent } from '#schema/format/figures.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { Detail } from './texts.tsx';

interface FigureProps {
  label: string;
  /** What exactly is counted. */
  note?: string;
  now: number;
  before: number;
  write: (value: number) => string;
  /** What it is compared with. */
  since: string;
  /** The list or the chart of what is counted. */
  to?: string;
  /** Whether less is better. */
  isCost?: boolean;
}

/** A figure beside that of an equal time before. */
export const Figure = ({ label, note, now, before, write, since, to, isCost = false }: FigureProps) => {
  const content = (
    <>
      <Detail>{label}</Detail>
      <Text
        fontSize={{ base: 'lg', md: '1.5rem' }}
        lineHeight="1.35"
        fontWeight="medium"
        fontVariantNumeric="tabular-nums"
        overflowWrap="anywhere"
      >
        {write(now)}
      </Text>
      <Detail fontVariantNumeric="tabular-nums">
        <Change now={now} before={before} isCost={isCost} /> {since} {write(before)}
      </Detail>
      {note !== undefined && <Detail mt="1">{note}</Detail>}
    </>
  );
  return <Frame to={to}>{content}</Frame>;
};

const Frame = ({ to, children }: { to: string | undefined; children: ReactNode }) => (
  <Box
    display="block"
    p={{ base: '3', md: '4' }}
    borderWidth="1px"
    borderColor="border"
    borderRadius="card"
    bg="bg.surface"
    {...(to !== undefined && { asChild: true, _hover: { borderColor: 'border.control' } })}
  >
    {to === undefined ? children : <Link to={to}>{children}</Link>}
  </Box>
);

/** By how much a figure has changed, with a word for the direction of the arrow. */
const Change = ({ now, before, isCost }: { now: number; before: number; isCost: boolean }) => {
  const { t, language } = useMessages();
  if (before === 0 || now === before) return null;
  const part = (now - before) / Math.abs(before);
  const isMore = part > 0;
  const percent = formatPercent(Math.abs(part), language);
  return (
    <Text as="span" color={isMore === isCost ? 'accent.fg' : 'fg.success'} fontWeight="medium" whiteSpace="nowrap">
      <span aria-hidden>
        {isMore ? '↑' : '↓'} {percent}
      </span>
      <Box as="span" srOnly>
        {t(isMore ? 'admin.figure.more' : 'admin.figure.less', { percent })}
      </Box>
    </Text>
  );
};
