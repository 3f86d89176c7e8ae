import { Box, Button, Text, VisuallyHidden } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { useMessages } from '#web/messages/useMessages.ts';

/** How long the check is shown, in milliseconds (spec §9). */
const CONFIRMATION_MS = 2000;

interface CopyButtonProps {
  text: string;
  /** What the text is. */
  what?: 'id' | 'tracking';
}

/** Copies a text and shows a check for two seconds (spec §2). */
export const CopyButton = ({ text, what = 'id' }: CopyButtonProps) => {
  const { t } = useMessages();
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle');
  useEffect(() => {
    if (state !== 'copied') return;
    const timer = setTimeout(() => setState('idle'), CONFIRMATION_MS);
    return () => clearTimeout(timer);
  }, [state]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setState('copied');
    } catch {
      setState('failed');
    }
  };
  return (
    <>
      <Button
        data-scripted
        type="button"
        variant="ghost"
        size="sm"
        px="2"
        onClick={copy}
        aria-label={t(`order.copy.${what}`)}
      >
        {state === 'copied' ? <CheckIcon /> : <CopyIcon />}
      </Button>
      <Box role="status" display="inline">
        {state === 'copied' && <VisuallyHidden>{t(`order.copied.${what}`)}</VisuallyHidden>}
        {state === 'failed' && <Text textStyle="xs">{t('order.copyFailed')}</Text>}
      </Box>
    </>
  );
};

const icon = {
  width: 20,
  height: 20,
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.8,
  'aria-hidden': true,
} as const;

const CopyIcon = () => (
  <svg {...icon} data-icon="copy">
    <rect x="9" y="9" width="11" height="11" rx="2" />
    <path d="M5 15V6a2 2 0 0 1 2-2h8" />
  </svg>
);

const CheckIcon = () => (
  <svg {...icon} data-icon="check">
    <path d="m5 12.5 4.5 4.5L19 7.5" strokeLinecap="round" strokeLinejoin="round" />
  </svg>
);
