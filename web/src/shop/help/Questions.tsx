import { chakra, Input, Stack, Text } from '@chakra-ui/react';
import { useId, useState } from 'react';
import { useMessages } from '#web/messages/useMessages.ts';
import type { HelpText } from './texts.ts';

/** Questions that fold, with their answers, and a field that leaves those that have the typed words. */
export const Questions = ({ sections }: Pick<HelpText, 'sections'>) => {
  const { t } = useMessages();
  const id = useId();
  const [term, setTerm] = useState('');
  const words = term.toLowerCase().split(/\s+/).filter(Boolean);
  const found = sections.filter(({ heading, text }) => {
    const whole = `${heading} ${text}`.toLowerCase();
    return words.every((word) => whole.includes(word));
  });
  return (
    <>
      <chakra.div data-scripted mt="5">
        <chakra.label htmlFor={id} fontWeight="medium" display="block" mb="1">
          {t('help.search')}
        </chakra.label>
        <Input
          id={id}
          type="search"
          size="lg"
          value={term}
          placeholder={t('help.search.placeholder')}
          onChange={(event) => setTerm(event.target.value)}
        />
      </chakra.div>
      <Stack gap="0" mt="5" borderTopWidth="2px" borderColor="fg">
        {found.map(({ heading, text }) => (
          // Another key opens all that were found, and closes them when nothing is searched any more.
          <chakra.details key={`${heading} ${words.length > 0}`} open={words.length > 0} css={FOLD}>
            <summary>
              <chakra.h2 display="inline" textStyle="lg" fontFamily="heading" fontWeight="bold">
                {heading}
              </chakra.h2>
            </summary>
            <Text pb="5" maxW="prose">
              {text}
            </Text>
          </chakra.details>
        ))}
      </Stack>
      <Text role="status" mt={found.length === 0 ? '5' : '0'}>
        {found.length === 0 && t('help.none', { term: term.trim() })}
      </Text>
    </>
  );
};

const FOLD = {
  borderBottomWidth: '1px',
  borderColor: 'border',
  '& > summary': { py: '3', minH: '12', cursor: 'button', _hover: { color: 'brand.fg' } },
  '& > summary::marker': { color: 'brand.fg' },
};
