import { chakra, Input, Stack, Text } from '@chakra-ui/react';
import { useId, useState } from 'react';
import type { TextPageQuery } from '#web/generated/graphql.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { PostBody } from '#web/ui/PostBody.tsx';

/** Questions that fold, with their answers, and a field that leaves those that have the typed words. */
export const Questions = ({ sections }: TextPageQuery['textPage']) => {
  const { t, language } = useMessages();
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
        {found.map(({ heading, html }, place) =>
          heading === '' ? (
            <PostBody key={place} html={html} lang={language} pb="5" maxW="prose" />
          ) : (
            // Another key opens all that were found, and closes them when nothing is searched any more.
            <chakra.details key={`${place} ${heading} ${words.length > 0}`} open={words.length > 0} css={FOLD}>
              <summary>
                <chakra.h2
                  display="inline"
                  textStyle="lg"
                  fontFamily="heading"
                  fontWeight="bold"
                  overflowWrap="anywhere"
                >
                  {heading}
                </chakra.h2>
              </summary>
              <PostBody html={html} lang={language} mt="0" pb="5" maxW="prose" />
            </chakra.details>
          ),
        )}
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
  // A question of two lines stands beside the triangle, not below it.
  '& > summary': {
    py: '3',
    ms: '5',
    minH: '12',
    cursor: 'button',
    listStylePosition: 'outside',
    _hover: { color: 'brand.fg' },
  },
  '& > summary::marker': { color: 'brand.fg' },
};
